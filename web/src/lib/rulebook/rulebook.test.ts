/** The rulebook's files, its marks, its addresses and its search, without a page. */
import { expect, test } from 'vitest';
import { DRAWINGS } from '../cards/icons';
import { pieces, plain } from './inline';
import { bookOf, paragraphAt, placeHref, slug } from './place';
import german from './rules.de.json';
import english from './rules.en.json';
import { bookOfId, search, searchable, titlesOf } from './search';
import type { Rulebook } from './types';

const en = english as unknown as Rulebook;
const de = german as unknown as Rulebook;

test('marks inside a sentence', () => {
  expect(pieces('Play **one** of :pair: [[Wild Gazelle]], see ((retreat)) and ((six-cards|two)).')).toEqual([
    { kind: 'text', text: 'Play ' },
    { kind: 'strong', text: 'one' },
    { kind: 'text', text: ' of ' },
    { kind: 'icon', icon: 'pair' },
    { kind: 'text', text: ' ' },
    { kind: 'card', card: 'Wild Gazelle' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', to: 'retreat', text: '' },
    { kind: 'text', text: ' and ' },
    { kind: 'link', to: 'six-cards', text: 'two' },
    { kind: 'text', text: '.' },
  ]);
  expect(plain('**Draw** ((hand|six)) [[Volca]] ((x))', () => 'X')).toBe('Draw six Volca X');
});

test('no mark is left over in any sentence, and every icon is drawn', () => {
  for (const rules of [en, de]) {
    const sentences = rules.books
      .flatMap((book) => book.chapters.flatMap((chapter) => chapter.paragraphs))
      .flatMap((one) => one.blocks.flatMap((block) => ('items' in block ? block.items : [block.text])));
    expect(sentences.length).toBeGreaterThan(200);
    const found = sentences.flatMap(pieces);
    const icons = found.flatMap((piece) => (piece.kind === 'icon' ? [piece.icon] : []));
    expect(icons.length).toBeGreaterThan(5);
    expect(icons.filter((icon) => !(icon in DRAWINGS))).toEqual([]);
    const words = found.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []));
    expect(words.filter((text) => /\*\*|\[\[|\]\]|\(\(|\)\)|\{|\}/.test(text))).toEqual([]);
  }
});

test('both languages have the same paragraphs in the same order', () => {
  const shape = (rules: Rulebook) =>
    rules.books.map((book) => book.chapters.map((chapter) => chapter.paragraphs.map((one) => one.id)));
  expect(shape(de)).toEqual(shape(en));
  expect(de.places).toEqual(en.places);
});

test('a place is an address, and leads to its paragraph', () => {
  expect(slug('001 Booster/Support Phase')).toBe('001-booster-support-phase');
  expect(slug("004 Discarding Opponent's Cards")).toBe('004-discarding-opponents-cards');
  expect(slug('003 Offerings – Cost')).toBe('003-offerings-cost');
  expect(placeHref('001 Gang')).toBe('/rules/duel#001-gang');
  expect(placeHref('003 Movement')).toBe('/rules/city#003-movement');
  const found = (place: string) => paragraphAt(en, bookOf(place), slug(place));
  expect(found('001 Gang')).toBe('gang');
  expect(found('004 Gang b')).toBe('gang');
  expect(found('000 Special Rules 4')).toBe('may-must');
  expect(found('000 Special Rules')).toBe('precedence');
  expect(found("004 Discarding Opponent's Cards")).toBe('their-hand');
  expect(found('003 Offerings – Cost')).toBe('offerings');
  expect(found('003 Vulca – Value 1')).toBe('dragon-powers');
  expect(paragraphAt(en, 'duel', 'gang')).toBe('gang');
  expect(paragraphAt(en, 'duel', 'icons')).toBe('icons');
  expect(paragraphAt(en, 'duel', 'nonsense')).toBeNull();
  expect(paragraphAt(en, 'duel', '')).toBeNull();
});

test('search finds all words, headings first, whatever their case and accents', () => {
  const entries = searchable(en);
  expect(search(entries, 'gang')[0]?.id).toBe('gang');
  expect(search(entries, 'SHIELD')[0]?.id).toBe('shield');
  const both = search(entries, 'dragon bluff');
  expect(both.length).toBeGreaterThan(0);
  for (const hit of both) {
    const entry = entries.find((one) => one.id === hit.id);
    const text = `${entry?.title} ${entry?.text}`.toLowerCase();
    expect(text).toContain('dragon');
    expect(text).toContain('bluff');
  }
  expect(search(searchable(de), 'ruckkehr')[0]?.id).toBe('retrieve');
  const turns = search(searchable(de), 'Verstärkung erster Zug').map((hit) => hit.id);
  expect(turns.slice(0, 2)).toContain('first-turn'); // 'ersten Zug'
  expect(search(entries, 'xyzzy')).toEqual([]);
  expect(search(entries, '  ')).toEqual([]);
});

test('a hit shows the word among its neighbours', () => {
  const hit = search(searchable(en), 'influence')[0];
  expect(hit?.match.toLowerCase()).toBe('influence');
  expect(hit?.after).toMatch(/\S …$|[.:!?]$/);
  expect(`${hit?.before}${hit?.match}${hit?.after}`.length).toBeLessThan(240);
});

test('every paragraph is found in its book, with a title', () => {
  const titles = titlesOf(en);
  for (const book of en.books)
    for (const chapter of book.chapters)
      for (const paragraph of chapter.paragraphs) {
        expect(bookOfId(en, paragraph.id)).toBe(book.id);
        expect(titles.get(paragraph.id)).toBeTruthy();
      }
});
