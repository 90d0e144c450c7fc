/**
 * The pictures of cards: a people's pictures come in one file, fetched when the first of its cards is wanted (those of the
 * pages that greet in another, see `greeting.ts`), and are kept as images that any number of faces share. Large cards show the
 * drawing itself; on the table its dots take its place as soon as they are there: one after the other, in idle moments.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { Card } from '../protocol';
import { greetingFile } from './greeting';
import { dotted, imageUrl } from './image';
import { pictureFile } from './pictureFile';

const drawings = new SvelteMap<string, string>();
const dots = new SvelteMap<string, string>();
const texts = new Map<string, string>();
const files = new Map<string, Promise<void>>();
const toDot = new Set<string>();
let busy = false;

/** Whoever has just clicked or pressed a key sees the answer first: no dots are made in between. */
const QUIET_MS = 300;
let touched = -Infinity;
if (typeof window !== 'undefined')
  for (const kind of ['pointerdown', 'click', 'keydown'])
    window.addEventListener(kind, () => (touched = performance.now()), { capture: true, passive: true });
const quiet = (): number => touched + QUIET_MS - performance.now(); // so long no dots are made

/** The picture's address; null while it is still on its way. */
export function pictureUrl(card: Card, large: boolean): string | null {
  const url = large ? undefined : dots.get(card.name);
  if (url !== undefined) return url;
  const drawing = drawings.get(card.name);
  if (drawing === undefined)
    void fetchPictures((!files.has(card.people) && greetingFile(card)) || card.people);
  else if (!large) soon(card.name);
  return drawing ?? null;
}

/** Fetches the pictures of a people; once. */
export function fetchPictures(people: string): Promise<void> {
  const file = files.get(people) ?? fetched(people);
  files.set(people, file);
  return file;
}

async function fetched(people: string): Promise<void> {
  for (const [name, svg] of Object.entries(await pictureFile(people))) {
    if (texts.has(name)) continue; // a leader that was here before its people
    texts.set(name, svg);
    drawings.set(name, imageUrl(svg));
  }
}

function soon(name: string): void {
  toDot.add(name);
  if (busy) return;
  busy = true;
  rest();
}

async function work(): Promise<void> {
  if (quiet() > 0) return rest();
  const [name] = toDot;
  if (name !== undefined) {
    toDot.delete(name);
    const svg = texts.get(name);
    if (svg !== undefined && !dots.has(name)) dots.set(name, await dotted(svg));
  }
  busy = toDot.size > 0;
  if (busy) rest();
}

function rest(): void {
  if (quiet() > 0) setTimeout(rest, quiet());
  else if (typeof requestIdleCallback === 'function')
    requestIdleCallback(() => void work(), { timeout: 1000 });
  else setTimeout(() => void work(), 16); // Safari has no idle moments to offer
}
