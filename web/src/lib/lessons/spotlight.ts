/** Points at what a lesson speaks of: the elements get `data-spot`, which shines (LessonPage.svelte). */
const PARTS: Record<string, string> = {
  dragons: '[data-zone^="perch"]',
  hand: '[data-zone="hand"]',
  deck: '[data-anchor^="deck-"]',
  discard: '[data-anchor^="discard-"]',
};

export function selector(what: string): string {
  if (what.startsWith('card ')) return `[data-card="${what.slice(5).replaceAll('"', '\\"')}"]`;
  return PARTS[what] ?? `[data-part="${what.replaceAll('"', '\\"')}"]`;
}

export function pointAt(root: Element, what: readonly string[]): void {
  for (const old of root.querySelectorAll('[data-spot]')) old.removeAttribute('data-spot');
  for (const one of what)
    for (const found of root.querySelectorAll(selector(one))) found.setAttribute('data-spot', '');
}
