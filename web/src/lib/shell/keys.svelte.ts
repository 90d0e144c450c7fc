/**
 * Keys that work everywhere on a page. A page adds its own for as long as it is shown; the overview lists them all.
 * Nothing happens while somebody types into a field or a dialog is open.
 */

export interface Shortcut {
  key: string; // as in KeyboardEvent.key, lower case
  words: string;
  run: () => void;
}
/** Keys that a page listens to itself; here they are only listed. */
export interface Told {
  keys: readonly string[];
  words: string;
}

let shortcuts = $state.raw<Shortcut[]>([]);
let others = $state.raw<readonly Told[]>([]);

/** Everything that works now; keys that do the same stand on one line. */
export function listed(): Told[] {
  const lines = new Map<string, string[]>();
  for (const one of [...others, ...shortcuts.map(({ key, words }) => ({ keys: [named(key)], words }))]) {
    lines.set(one.words, [...(lines.get(one.words) ?? []), ...one.keys]);
  }
  return [...lines].map(([words, keys]) => ({
    words,
    keys: keys.length > 4 ? [keys[0] ?? '', '…', keys.at(-1) ?? ''] : keys,
  }));
}

function named(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
}

/** Adds keys; gives back what takes them away again. Made for `$effect(() => keys([...]))`. */
export function keys(added: Shortcut[]): () => void {
  queueMicrotask(() => (shortcuts = [...shortcuts, ...added]));
  return () => queueMicrotask(() => (shortcuts = shortcuts.filter((one) => !added.includes(one))));
}

/** The open page's own keys, for the overview. */
export function tellKeys(told: readonly Told[]): void {
  others = told;
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

export function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (typing(event.target) || document.querySelector('dialog[open]') !== null) return;
  const found = shortcuts.findLast((one) => one.key === event.key.toLowerCase());
  if (found === undefined) return;
  event.preventDefault();
  found.run();
}
