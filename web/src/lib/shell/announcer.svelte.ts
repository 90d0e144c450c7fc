/** What a screen reader should say now, in the order it happened. One live region speaks for the whole page. */
import { untrack } from 'svelte';

let lines = $state.raw<{ id: number; text: string }[]>([]);
let count = 0;
const KEPT = 6;
const STAYS_MS = 10_000; // then a line goes, so that nobody reads it twice

export function announce(text: string): void {
  if (text === '') return;
  count += 1;
  const id = count;
  const before = untrack(() => lines); // whoever speaks does not have to listen
  lines = [...before.slice(1 - KEPT), { id, text }];
  setTimeout(() => (lines = lines.filter((line) => line.id !== id)), STAYS_MS);
}

export function spoken(): readonly { id: number; text: string }[] {
  return lines;
}
