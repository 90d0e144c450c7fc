/**
 * The pictures of cards: drawn once from the name, kept as images that any number of faces share. Drawing waits for idle
 * moments, so that a table with thirty cards stands at once and its pictures follow.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { Card } from '../protocol';
import { imageUrl } from './image';
import { drawPicture } from './pictures/index';

const ready = new SvelteMap<string, string>();
const waiting = new Map<string, Card>();
let busy = false;
const SLICE_MS = 8;

/** The picture's address; null while it is still to be drawn. */
export function pictureUrl(card: Card): string | null {
  const url = ready.get(card.name);
  if (url !== undefined) return url;
  waiting.set(card.name, card);
  if (!busy) {
    busy = true;
    rest(draw);
  }
  return null;
}

/** Draws for a few milliseconds, then lets everything else go first. */
function draw(): void {
  const start = performance.now();
  for (const [name, card] of waiting) {
    waiting.delete(name);
    ready.set(name, imageUrl(drawPicture(card)));
    if (performance.now() - start > SLICE_MS) break;
  }
  busy = waiting.size > 0;
  if (busy) rest(draw);
}

function rest(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 60 });
  else setTimeout(then, 16); // Safari has no idle moments to offer
}
