/**
 * The pictures of cards: drawn once from the name, kept as images that any number of faces share. Drawing waits for idle
 * moments, so that a table with thirty cards stands at once and its pictures follow. Large cards show the drawing itself,
 * cards on the table its dots.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { Card } from '../protocol';
import { dotted, imageUrl } from './image';
import { drawPicture } from './pictures/index';

type Kind = 'drawing' | 'dots';
const ready: Record<Kind, SvelteMap<string, string>> = { drawing: new SvelteMap(), dots: new SvelteMap() };
const waiting = new Map<string, { card: Card; kind: Kind }>();
let busy = false;
const SLICE_MS = 8;

/** The picture's address; null while it is still to be drawn. */
export function pictureUrl(card: Card, large: boolean): string | null {
  const kind: Kind = large ? 'drawing' : 'dots';
  const url = ready[kind].get(card.name);
  if (url !== undefined) return url;
  waiting.set(`${kind} ${card.name}`, { card, kind });
  if (!busy) {
    busy = true;
    rest(() => void draw());
  }
  return null;
}

/** Draws for a few milliseconds, then lets everything else go first. */
async function draw(): Promise<void> {
  const start = performance.now();
  for (const [key, { card, kind }] of waiting) {
    waiting.delete(key);
    const svg = drawPicture(card);
    ready[kind].set(card.name, kind === 'drawing' ? imageUrl(svg) : await dotted(svg));
    if (performance.now() - start > SLICE_MS) break;
  }
  busy = waiting.size > 0;
  if (busy) rest(() => void draw());
}

function rest(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 60 });
  else setTimeout(then, 16); // Safari has no idle moments to offer
}
