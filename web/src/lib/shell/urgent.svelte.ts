/**
 * What must not be hidden behind a dialog: the page says what it is, and every dialog that is open shows it on top. (A dialog
 * makes everything behind it dead, so that it is not enough to lie above.)
 */
import type { Snippet } from 'svelte';

let shown = $state.raw<Snippet | null>(null);

export function urgent(): Snippet | null {
  return shown;
}

/** Shown on all dialogs until what is returned is called; for an effect of the page. */
export function showUrgent(words: Snippet): () => void {
  shown = words;
  return () => {
    if (shown === words) shown = null;
  };
}
