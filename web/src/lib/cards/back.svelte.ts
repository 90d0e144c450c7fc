/** Card backs: drawn with the other pictures, shown as dots, since a table has many of them. */
import { SvelteMap } from 'svelte/reactivity';
import { dotted, imageUrl } from './image';
import { EMBLEMS } from './peoples';
import { pictureFile } from './pictureFile';

const urls = new SvelteMap<string, string>();
const asked = new Set<string>();

/** The back's address: the drawing at first, soon its dots; null while it is still on its way. */
export function backUrl(people: string): string | null {
  const key = people in EMBLEMS ? people : '';
  const known = urls.get(key);
  if (known === undefined) void fetchBack(key);
  return known ?? null;
}

/** Fetches the back of a people; once. */
export async function fetchBack(people: string): Promise<void> {
  const key = people in EMBLEMS ? people : '';
  if (asked.has(key)) return;
  asked.add(key);
  const svg = (await pictureFile(`Back ${key}`.trim()))['back'];
  if (svg === undefined) return;
  urls.set(key, imageUrl(svg));
  urls.set(key, await dotted(svg));
}
