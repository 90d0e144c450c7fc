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

/** Draws as many as fit into the idle moment, at least one. */
function draw(left: () => number): void {
  do {
    const [card] = waiting.values();
    if (!card) break;
    waiting.delete(card.name);
    ready.set(card.name, imageUrl(drawPicture(card)));
  } while (left() > 3);
  busy = waiting.size > 0;
  if (busy) rest(draw);
}

function rest(then: (left: () => number) => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback((idle) => then(() => idle.timeRemaining()), { timeout: 120 });
  else {
    setTimeout(() => {
      const start = performance.now();
      then(() => 8 - (performance.now() - start));
    }, 16); // Safari has no idle moments to offer
  }
}
