/**
 * An SVG as the address of an image: the text itself. A browser fetches a blob from another of its processes, which takes longer
 * for the small pictures of a deck than drawing them (`npm run cost`). It may stand in a style's `url(…)` without quotes.
 */
export function imageUrl(svg: string): string {
  const safe = encodeURIComponent(svg).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `data:image/svg+xml,${safe}`;
}

/** A text as an address from which it can be saved. */
export function fileUrl(text: string, type: string): string {
  if (typeof URL.createObjectURL !== 'function') return `data:${type},${encodeURIComponent(text)}`;
  return URL.createObjectURL(new Blob([text], { type }));
}

const WIDTH = 320; // of a card on the table, on a screen with two dots a pixel
const HEIGHT = Math.round((WIDTH * 12) / 7);

/**
 * A drawing as dots: a table full of drawings would be drawn anew with every frame, dots are only laid down.
 * Where the browser cannot do it, the drawing itself.
 */
export async function dotted(svg: string): Promise<string> {
  const url = imageUrl(svg.replace('<svg ', `<svg width="${WIDTH}" height="${HEIGHT}" `));
  if (typeof document === 'undefined') return url;
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
    // JPEG takes a tenth of WebP's time (2 ms, not 25), and the drawings leave nothing clear; toBlob waits for an idle moment
    return canvas.toDataURL('image/jpeg', 0.95);
  } catch {
    return url;
  }
}
