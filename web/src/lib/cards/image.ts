/** A text, an SVG if nothing else is said, as an address that an <img> or a link can open. */
export function imageUrl(text: string, type = 'image/svg+xml'): string {
  if (typeof URL.createObjectURL !== 'function') return `data:${type},${encodeURIComponent(text)}`;
  return URL.createObjectURL(new Blob([text], { type }));
}
