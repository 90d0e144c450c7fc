/**
 * The pictures of cards: drawn once from the name, kept as images that any number of faces share. Drawing waits for idle
 * moments, so that a table with thirty cards stands at once and its pictures follow. Large cards show the drawing itself;
 * on the table its dots take its place as soon as they are there.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { Card } from '../protocol';
import { dotted, imageUrl } from './image';
import { drawPicture } from './pictures/index';

const drawings = new SvelteMap<string, string>();
const dots = new SvelteMap<string, string>();
const toDraw = new Map<string, Card>();
const toDot = new Map<string, Card>();
let busy = false;
const SLICE_MS = 8;

/** The picture's address; null while it is still to be drawn. */
export function pictureUrl(card: Card, large: boolean): string | null {
  const url = large ? undefined : dots.get(card.name);
  if (url !== undefined) return url;
  const drawing = drawings.get(card.name);
  if (drawing === undefined) toDraw.set(card.name, card);
  if (!large) toDot.set(card.name, card);
  if (!busy) {
    busy = true;
    rest();
  }
  return drawing ?? null;
}

/** Draws for a few milliseconds, then lets everything else go first; dots come when all is drawn, one at a time. */
async function work(): Promise<void> {
  const start = performance.now();
  for (const [name, card] of toDraw) {
    toDraw.delete(name);
    drawings.set(name, imageUrl(drawPicture(card)));
    if (performance.now() - start > SLICE_MS) break;
  }
  const [next] = toDraw.size === 0 ? toDot.values() : [];
  if (next) {
    toDot.delete(next.name);
    if (!dots.has(next.name)) dots.set(next.name, await dotted(drawPicture(next)));
  }
  busy = toDraw.size + toDot.size > 0;
  if (busy) rest();
}

function rest(): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(() => void work(), { timeout: toDraw.size > 0 ? 60 : 1000 });
  else setTimeout(() => void work(), 16); // Safari has no idle moments to offer
}
