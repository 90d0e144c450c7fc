/** Looking for words in headings and paragraphs. */
import { plain } from './inline';
import type { BookName, Paragraph, Rulebook } from './types';

export interface Hit {
  book: BookName;
  chapter: string;
  id: string;
  title: string;
  before: string;
  match: string;
  after: string;
  weight: number;
}

interface Entry {
  book: BookName;
  chapter: string;
  id: string;
  title: string;
  text: string;
}

const AROUND = 70;

/** Every paragraph with its plain words; made once for a language. */
export function searchable(rules: Rulebook): Entry[] {
  const titles = titlesOf(rules);
  const titled = (id: string): string => titles.get(id) ?? '';
  return rules.books.flatMap((book) =>
    book.chapters.flatMap((chapter) =>
      chapter.paragraphs.map((paragraph) => ({
        book: book.id as BookName,
        chapter: chapter.title,
        id: paragraph.id,
        title: paragraph.title ?? chapter.title,
        text: words(paragraph, titled),
      })),
    ),
  );
}

export function titlesOf(rules: Rulebook): Map<string, string> {
  return new Map(
    rules.books.flatMap((book) =>
      book.chapters.flatMap((chapter) => [
        [chapter.id, chapter.title] as const,
        ...chapter.paragraphs.map((one) => [one.id, one.title ?? chapter.title] as const),
      ]),
    ),
  );
}

/** Which book a paragraph or chapter stands in. */
export function bookOfId(rules: Rulebook, id: string): string {
  const found = rules.books.find((book) =>
    book.chapters.some((chapter) => chapter.id === id || chapter.paragraphs.some((one) => one.id === id)),
  );
  return found?.id ?? 'duel';
}

export function words(paragraph: Paragraph, titled: (id: string) => string): string {
  return paragraph.blocks
    .flatMap((block) => ('items' in block ? block.items : [block.text]))
    .map((text) => plain(text, titled))
    .join(' ');
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}

const ENDING = /(ing|ed|en|er|es|em|e|n|s)$/;

/** The word without its ending, so that 'erster' finds 'ersten' and 'boosters' finds 'booster'. */
const stem = (word: string): string => (word.length > 4 ? word.replace(ENDING, '') : word);

/** All words must occur, if not as written, then with other endings. */
export function search(entries: readonly Entry[], query: string): Hit[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  const found = hitsOf(entries, wanted);
  return found.length ? found : hitsOf(entries, wanted.map(stem));
}

/** Headings weigh more, then paragraphs with the words side by side. */
function hitsOf(entries: readonly Entry[], wanted: readonly string[]): Hit[] {
  if (wanted.length === 0) return [];
  const hits: Hit[] = [];
  for (const entry of entries) {
    const title = folded(entry.title);
    const text = folded(entry.text);
    if (!wanted.every((word) => title.includes(word) || text.includes(word))) continue;
    const inTitle = wanted.filter((word) => title.includes(word)).length;
    const phrase = text.includes(wanted.join(' ')) ? 1 : 0;
    hits.push({ ...entry, ...cut(entry.text, text, wanted), weight: inTitle * 4 + phrase * 2 });
  }
  return hits.sort((one, two) => two.weight - one.weight);
}

/** The first hit with a few words around it. Folding may change the length of a text, so the cut is by share. */
function cut(
  text: string,
  flat: string,
  wanted: readonly string[],
): { before: string; match: string; after: string } {
  const found = wanted.map((word) => [flat.indexOf(word), word] as const).filter(([at]) => at >= 0);
  const first = found.sort((one, two) => one[0] - two[0])[0];
  const same = flat.length === text.length;
  if (!first || !same) return { before: text.slice(0, wordEnd(text, 2 * AROUND)), match: '', after: ' …' };
  const [at, word] = first;
  const from = at > AROUND ? text.indexOf(' ', at - AROUND) + 1 : 0;
  const to = wordEnd(text, at + word.length + AROUND);
  return {
    before: (from > 0 ? '… ' : '') + text.slice(from, at),
    match: text.slice(at, at + word.length),
    after: text.slice(at + word.length, to) + (to < text.length ? ' …' : ''),
  };
}

/** Where the word ends that stands there, or the text. */
function wordEnd(text: string, at: number): number {
  const end = text.indexOf(' ', at);
  return end < 0 ? text.length : end;
}
