/** The picture of a card: drawn once from its name, kept as an image that any number of faces share. */
import type { Card } from '../protocol';
import { drawPicture } from './pictures/index';

const urls = new Map<string, string>();

/** A text, an SVG if nothing else is said, as an address that an <img> or a link can open. */
export function imageUrl(text: string, type = 'image/svg+xml'): string {
  if (typeof URL.createObjectURL !== 'function') return `data:${type},${encodeURIComponent(text)}`;
  return URL.createObjectURL(new Blob([text], { type }));
}

export function pictureUrl(card: Card): string {
  let url = urls.get(card.name);
  if (url === undefined) {
    url = imageUrl(drawPicture(card));
    urls.set(card.name, url);
  }
  return url;
}
