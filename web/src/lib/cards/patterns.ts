/** A people's pattern: one tile of 24 × 24, drawn in lines, for name bars and backs. */
import { imageUrl } from './image';

const TILES: Record<string, string> = {
  Vulca: 'M5 3l1.6 3.4L5 10 3.4 6.4zM17 12l2 4.4-2 4.6-2-4.6zM12 2v2M21 5v2M9 15v2M2 19v2', // sparks
  Hoax: 'M0 12a12 12 0 0 1 24 0M4 12a8 8 0 0 1 16 0M8 12a4 4 0 0 1 8 0M0 24a12 12 0 0 0-12-12M12 24a12 12 0 0 1 12-12M12 24a12 12 0 0 0-12-12M16 24a8 8 0 0 1 8-8M8 24a8 8 0 0 0-8-8M20 24a4 4 0 0 1 4-4M4 24a4 4 0 0 0-4-4', // engraved arcs
  Mimix:
    'M3 0q4 6 0 12t0 12M9 0q3 6 0 12t0 12M21 0q-3 6 0 12t0 12M15 0v5q-3 7 0 14v5M15 9q2.5 3 0 6-2.5-3 0-6z', // bark
  Flit: 'M0 7q6-5 12 0t12 0M4 15q5-4 10 0 3 2.5 6-.5-1-3-4-1.5M0 21q4-3 8 0M16 22q4-3 8-1', // wind
  Khind: 'M0 3l6 6 6-6 6 6 6-6M0 11l6 6 6-6 6 6 6-6M0 19l6 6 6-6 6 6 6-6', // zigzags
  Terrah: 'M0 4l8 2 8-3 8 1M0 12l6-1 9 3 9-2M0 20l10 1 6-2 8 1M11 5l2 3.5-2.5 4M18 13.5l-1.5 3 1.5 2.5', // strata
  Pillar: 'M0 8q6-8 12 0t12 0M0 12q6-8 12 0t12 0M0 20q6-8 12 0t12 0M0 24q6-8 12 0t12 0', // dunes
  Aqua: 'M0 0a6 6 0 0 0 12 0 6 6 0 0 0 12 0M-6 8a6 6 0 0 0 12 0 6 6 0 0 0 12 0 6 6 0 0 0 12 0M0 16a6 6 0 0 0 12 0 6 6 0 0 0 12 0', // scales
  Buka: 'M0 12L12 0l12 12-12 12zM12 9.5v5M9.5 12h5M0 9.5v5M24 9.5v5M9.5 0h5M9.5 24h5', // a net
  Mutant: 'M1 3h9M14 3h7M0 8h4M8 8h11M3 13h12M19 13h5M0 18h9M13 18h6M6 22h10', // torn lines
};
const STARS = 'M12 3v6M9 6h6M4 15v4M2 17h4M20 16v4M18 18h4';

const urls = new Map<string, string>();

export function tileOf(people: string): string {
  return TILES[people] ?? STARS;
}

/** The pattern as a background image. */
export function patternUrl(people: string, colour: string): string {
  const key = `${people} ${colour}`;
  let url = urls.get(key);
  if (url === undefined) {
    url = imageUrl(
      `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="${tileOf(people)}" fill="none" stroke="${colour}" stroke-width="1"/></svg>`,
    );
    urls.set(key, url);
  }
  return url;
}
