import { expect, test } from 'vitest';
import fixture from '../../../fixtures/cards.json';
import type { CardList, DeckList } from '../protocol';
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
  expect(readDeck(writeDeck(deck))).toEqual(deck);
});

test('comments, spaces and line ends of every kind', () => {
  const text =
    '\r\n# mine\r\nbluemoon deck 1\r\nName:   Mine   # so it is\r\n# between\r\nleader: Vulca\r\n\r\nSpark   # a spark\r\n\r\n  Wall   of Fire\r\n';
  expect(readDeck(text)).toEqual({
    name: 'Mine',
    leader: 'Vulca',
    cards: ['Spark', 'Wall of Fire'],
    inquisitor: '',
    emissary: '',
    family: 0,
  });
});

test.each([
  ['', 'heading'],
  ['deck\n', 'heading'],
  ['bluemoon deck 1\nname: x\nSpark\n', 'line'],
  ['bluemoon deck 1\ncolour: red\n', 'key'],
  ['bluemoon deck 1\nname: x\nname: y\n', 'twice'],
  ['bluemoon deck 1\nname:\n', 'value'],
  ['bluemoon deck 1\nname: x\n\nleader: Vulca\n', 'late'],
  ['bluemoon deck 1\nleader: Vulca\n', 'name'],
  ['bluemoon deck 1\nname: x\nfamily: 7\n', 'family'],
])('%j is no deck file', (text, kind) => {
  expect(() => readDeck(text)).toThrow(DeckFileError);
  expect(() => readDeck(text)).toThrow(expect.objectContaining({ kind }));
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
  const all: DeckList = {
    ...deck,
    cards: facts.cards
      .filter((card) => !['leader', 'emissary', 'inquisitor'].includes(card.type))
      .map((card) => card.name),
  };
  expect(fromHash(toHash(all, facts), facts)!.cards).toEqual(all.cards);
});

test('a hash without a deck, or with nonsense', () => {
  expect(fromHash('', facts)).toBeNull();
  expect(fromHash('#section', facts)).toBeNull();
  expect(fromHash('#deck=x&cards=Zz9.Vu14&family=12', facts)).toEqual({
    name: 'x',
    leader: '',
    cards: ['Cinder'],
    inquisitor: '',
    emissary: '',
    family: 0,
  });
});
