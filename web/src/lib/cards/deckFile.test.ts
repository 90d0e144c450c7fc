import { expect, test } from 'vitest';
import fixture from '../../../fixtures/cards.json';
import type { CardList, DeckList } from '../protocol';
import { newDeck } from './deck';
import { DeckFileError, readDeck, writeDeck } from './deckFile';
import { fromHash, toHash } from './deckLink';

const facts = fixture as CardList;
const deck: DeckList = {
  name: 'Fire under the earth',
  leader: 'Terrah',
  cards: ['Drowning Rain Storm', "Old Goo Laa's Ghost", 'Den-bal-Ton'],
  inquisitor: 'Royal Marshal',
  emissary: '',
  family: 2,
};

test('a file as the command line writes it', () => {
  expect(writeDeck(deck)).toBe(
    "bluemoon deck 1\nname: Fire under the earth\nleader: Terrah\ninquisitor: Royal Marshal\nfamily: 2\n\nDrowning Rain Storm\nOld Goo Laa's Ghost\nDen-bal-Ton\n",
  );
  expect(readDeck(writeDeck(deck), facts, 'x')).toEqual(deck);
});

test('comments, spaces and line ends of every kind', () => {
  const text =
    '\r\n# mine\r\nbluemoon deck 1\r\nName:   Mine   # so it is\r\n# between\r\nleader: Vulca\r\n\r\nSpark   # a spark\r\n\r\n  Wall   of Fire\r\n';
  expect(readDeck(text, facts, 'x')).toEqual({
    name: 'Mine',
    leader: 'Vulca',
    cards: ['Spark', 'Wall of Fire'],
    inquisitor: '',
    emissary: '',
    family: 0,
  });
});

test.each([
  ['a list without anything around it', 'Spark\nwall of fire\n', ['Spark', 'Wall of Fire'], 'Mine'],
  [
    'counted or marked lines',
    '1x Spark\n2. Torch\n- Wall of Fire',
    ['Spark', 'Torch', 'Wall of Fire'],
    'Mine',
  ],
  [
    'lines that say nothing known',
    'Sprak\ncolour: red\nfamily: 9',
    ['Sprak', 'colour: red', 'family: 9'],
    'Mine',
  ],
  ['a key that stands twice', 'name: x\nname: y\nSpark', ['name: y', 'Spark'], 'x'],
])('%s is read line by line', (_, text, cards, name) => {
  expect(readDeck(text, facts, 'Mine')).toEqual({ ...newDeck('', name), cards });
});

test.each([
  ['', 'empty'],
  ['# only a comment\n\nbluemoon deck 1\n', 'empty'],
  ['Spark\n'.repeat(61), 'many'],
])('%j is no deck', (text, kind) => {
  expect(() => readDeck(text, facts, 'Mine')).toThrow(DeckFileError);
  expect(() => readDeck(text, facts, 'Mine')).toThrow(expect.objectContaining({ kind }));
});

test('a link carries the whole deck', () => {
  expect(fromHash(toHash(deck, facts), facts)).toEqual(deck);
  for (const people of facts.peoples) {
    const ready: DeckList = {
      name: people,
      leader: people,
      cards: facts.decks[people]!,
      inquisitor: '',
      emissary: '',
      family: 0,
    };
    expect(fromHash(toHash(ready, facts), facts)).toEqual(ready);
    expect(toHash(ready, facts).length).toBeLessThan(300);
  }
});

test('every card that may stand in a deck has a code of its own', () => {
  const all = facts.cards
    .filter((card) => !['leader', 'emissary', 'inquisitor'].includes(card.type))
    .map((card) => card.name);
  for (let first = 0; first < all.length; first += 60) {
    const cards = all.slice(first, first + 60);
    expect(fromHash(toHash({ ...deck, cards }, facts), facts)!.cards).toEqual(cards);
  }
});

test('a hash without a deck, or with nonsense', () => {
  expect(fromHash('', facts)).toBeNull();
  expect(fromHash('#section', facts)).toBeNull();
  expect(fromHash('#deck=x&cards=Zz9.Vu14&family=12', facts)).toEqual({
    name: 'x',
    leader: '',
    cards: ['Zz9', 'Cinder'],
    inquisitor: '',
    emissary: '',
    family: 0,
  });
});

test('a card that stands there twice is read twice, so that the second can be seen and removed', () => {
  expect(readDeck('2x Spark\n12. Torch\n1 Flare', facts, 'Twice').cards).toEqual([
    'Spark',
    'Spark',
    'Torch',
    'Flare',
  ]);
});
