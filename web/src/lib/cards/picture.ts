/** The picture of a card: drawn once from its name, kept as an image that any number of faces share. */
import type { Card } from '../protocol';
import { drawPicture } from './pictures/index';

const urls = new Map<string, string>();

/** An SVG text as an address that an <img> can show. */
export function imageUrl(svg: string): string {
  if (typeof URL.createObjectURL !== 'function') return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

export function pictureUrl(card: Card): string {
  let url = urls.get(card.name);
  if (url === undefined) {
    url = imageUrl(drawPicture(card));
    urls.set(card.name, url);
  }
  return url;
}
