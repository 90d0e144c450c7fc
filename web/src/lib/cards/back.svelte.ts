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
  if (known === undefined && !asked.has(key)) void fetchBack(key);
  return known ?? null;
}

async function fetchBack(key: string): Promise<void> {
  asked.add(key);
  const svg = (await pictureFile('Backs'))[key];
  if (svg === undefined) return;
  urls.set(key, imageUrl(svg));
  urls.set(key, await dotted(svg));
}
