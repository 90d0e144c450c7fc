import type { LogEntry } from '../protocol';

/** Points at what a lesson speaks of: the elements get `data-spot`, which shines (LessonPage.svelte). */
const PARTS: Record<string, string> = {
  dragons: '[data-zone^="perch"], [data-part="dragons"]',
  hand: '[data-zone="hand"]',
  deck: '[data-anchor^="deck-"]',
  discard: '[data-anchor^="discard-"]',
};

export function selector(what: string): string {
  if (what.startsWith('card ')) return `[data-card="${what.slice(5).replaceAll('"', '\\"')}"]`;
  if (what.startsWith('building ')) return `[data-building="${what.slice(9)}"]`;
  return PARTS[what] ?? `[data-part="${what.replaceAll('"', '\\"')}"]`;
}

export function pointAt(root: Element, what: readonly string[]): void {
  for (const old of root.querySelectorAll('[data-spot]')) old.removeAttribute('data-spot');
  for (const one of what)
    for (const found of root.querySelectorAll(selector(one))) found.setAttribute('data-spot', '');
}

/**
 * The card that a step is about: the one it wants, or else the first one that it points at; in the middle of the
 * opponent's turn the card that was just played (`move`).
 */
export function subject(
  show: readonly string[],
  wanted: readonly string[],
  move: Pick<LogEntry, 'action'> | null = null,
): string | null {
  const played = (move ? [move.action] : wanted)
    .map(
      (move) =>
        /^(?:play|add|bluff|retrieve|land|pick) (.+)$/.exec(move)?.[1] ?? /^load (.+) onto /.exec(move)?.[1],
    )
    .find((card) => card !== undefined);
  return played ?? show.find((one) => one.startsWith('card '))?.slice(5) ?? null;
}
