/** Addresses of rules. '001 Booster/Support Phase' stands at /rules/duel#001-booster-support-phase. */
import type { BookName, Rulebook } from './types';

/** As `slug` of src/bluemoon/rulebook/places.py. */
export function slug(place: string): string {
  return place
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function bookOf(place: string): BookName {
  return place.startsWith('003') ? 'city' : 'duel';
}

export function placeHref(place: string): string {
  return `/rules/${bookOf(place)}#${slug(place)}`;
}

/** The paragraph that an anchor means: its own name, a place, or the smallest section around a place. */
export function paragraphAt(rules: Rulebook, book: string, anchor: string): string | null {
  if (anchor === '') return null;
  const places = rules.places[book] ?? {};
  const own = rules.books
    .find((one) => one.id === book)
    ?.chapters.some((chapter) => chapter.id === anchor || chapter.paragraphs.some((p) => p.id === anchor));
  if (own) return anchor;
  for (let at = anchor; at.includes('-'); at = at.slice(0, at.lastIndexOf('-'))) {
    const found = places[at];
    if (found !== undefined) return found;
  }
  return null;
}

/** The heading of our rules that a place stands under, in the language of these rules. */
export function headingOf(rules: Rulebook, place: string): string | null {
  const book = bookOf(place);
  const id = paragraphAt(rules, book, slug(place));
  for (const chapter of rules.books.find((one) => one.id === book)?.chapters ?? []) {
    if (chapter.id === id) return chapter.title;
    const found = chapter.paragraphs.find((paragraph) => paragraph.id === id);
    if (found) return (found.title ?? chapter.title).replace(/^\d+\. /, '');
  }
  return null;
}
