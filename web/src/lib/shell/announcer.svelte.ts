/** What a screen reader should say now, in the order it happened. One live region speaks for the whole page. */

let lines = $state.raw<{ id: number; text: string }[]>([]);
let count = 0;
const KEPT = 6; // spoken lines stay for a moment, then go, so that nobody reads them twice

export function announce(text: string): void {
  if (text === '') return;
  count += 1;
  lines = [...lines.slice(1 - KEPT), { id: count, text }];
}

export function spoken(): readonly { id: number; text: string }[] {
  return lines;
}
