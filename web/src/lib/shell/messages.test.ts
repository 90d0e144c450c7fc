import { expect, test } from 'vitest';
import type { Coded } from '../protocol';
import german from '../texts/messages.de.json';
import english from '../texts/messages.en.json';
import { placeOf, said, worded } from './messages';

const de = (message: Coded): string => worded(message, { words: german, language: 'de', and: 'und' });
const en = (message: Coded): string => worded(message, { words: english, language: 'en', and: 'and' });
const coded = (code: string, args: Coded['args'] = {}, text = '?'): Coded => ({ code, args, text });

const forbidden = coded(
  'duel.forbidden',
  { card: 'Spark', by: ['Ember', 'Corono Cos'] },
  'Ember and Corono Cos forbid you to play Spark',
);

test('the list of the language words a reason: names, lists and things of the game', () => {
  expect(de(forbidden)).toBe('wegen Ember und Corono Cos darfst du Spark nicht spielen');
  expect(en(forbidden)).toBe(forbidden.text);
  expect(de(coded('duel.must-match', { have: 4, n: 6, element: { en: 'Fire', de: 'Feuer' } }))).toBe(
    'du hast 4 und musst 6 Feuer erreichen',
  );
});

test('one or several', () => {
  expect(en(coded('duel.forbidden', { card: 'Spark', by: ['Ember'] }))).toBe(
    'Ember forbids you to play Spark',
  );
  expect(en(coded('duel.play-limit', { by: ['Brain Drain'], n: 1 }))).toBe(
    'Brain Drain lets you play no more than 1 card a turn',
  );
});

test('a message inside another one', () => {
  expect(de(coded('record.action', { n: 3, text: 'play Spark', why: forbidden }))).toBe(
    'Aktion 3, „play Spark“: wegen Ember und Corono Cos darfst du Spark nicht spielen',
  );
});

test('several problems of a deck are a list of sentences', () => {
  const problems = [
    coded('deck.too-few', { have: 29, n: 1, wanted: 30 }),
    coded('deck.twice', { card: 'Pim and Pom', n: 2 }),
  ];
  expect(de(coded('general.several', { problems }))).toBe(
    '29 Karten, 1 zu wenig: es müssen genau 30 sein; Pim and Pom steht 2-mal da; alle Karten eines Decks sind verschieden',
  );
});

test('buildings have the names of the language, places of rules those of the page', () => {
  const mill = coded('city.no-box', { building: { en: 'Mill', de: 'Mühle' } });
  expect([en(mill), de(mill)]).toEqual(['Mill has no such box.', 'Mühle hat kein solches Feld.']);
  const why = coded('city.over');
  expect(en(coded('general.with-place', { why, place: '003 Winning the Game' }))).toBe(
    'The game is over. (Blue Moon City rulebook: Winning the Game)',
  );
  expect(placeOf('our own rule')).toBe('our own rule');
});

test('a code from tomorrow is told as the server words it, and nothing is nothing', () => {
  expect(de(coded('duel.from-tomorrow', {}, 'new rule'))).toBe('new rule');
  expect(said(null)).toBe('');
});

test('both languages have the same codes, and fill in nothing that the English words do not have', () => {
  const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? '');
  expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  for (const [code, text] of Object.entries(german))
    expect(gaps(english[code as keyof typeof english]), code).toEqual(expect.arrayContaining(gaps(text)));
});
