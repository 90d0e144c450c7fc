/** Drawings that are no card's picture (dragons, backs, lands, the city), as images that everything on the page shares. */
import { SvelteMap } from 'svelte/reactivity';
import { imageUrl } from './image';
import { pictureFile } from './pictureFile';

const drawings = new SvelteMap<string, string>();
const asked = new Set<string>();

/** The address of a drawing of a file; null while it is still on its way. */
export function drawing(file: string, name: string): string | null {
  const found = drawings.get(`${file}/${name}`);
  if (found === undefined) void load(file);
  return found ?? null;
}

/** Fetches a file's drawings, if nobody has yet. */
export async function load(file: string): Promise<void> {
  if (asked.has(file)) return;
  asked.add(file);
  for (const [name, svg] of Object.entries(await pictureFile(file)))
    drawings.set(`${file}/${name}`, imageUrl(svg));
}
