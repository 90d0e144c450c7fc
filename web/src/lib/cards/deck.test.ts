import { expect, test } from 'vitest';
import fixture from '../../../fixtures/cards.json';
import type { Card, CardList, DeckList } from '../protocol';
import {
  byType,
  cardsOf,
  curveOf,
  faultsOf,
  forMatches,
  limitsOf,
  newDeck,
  opponentFor,
  outsideMoons,
  typeCounts,
} from './deck';

const facts = fixture as CardList;
const named = (...names: string[]): Card[] =>
  names.map((name) => facts.cards.find((card) => card.name === name)!);
const built = (leader: string, cards: string[]): DeckList => ({ ...newDeck(leader, 'Test'), cards });

test('moons count for other peoples only', () => {
  const cards = named('Flamebreath the Dazzling', 'Megalit Mountainshaker', 'Den-bal-Ton'); // 3, 3 and 0 moons
  expect(outsideMoons(cards, 'Vulca')).toBe(3);
  expect(outsideMoons(cards, 'Hoax')).toBe(6);
});

test('the curve counts values; cards without are apart', () => {
  const curve = curveOf(named('Flamebreath the Dazzling', 'Spark', 'Den-bal-Ton', 'Wall of Fire')); // 7/0, 4/2, 8/8, –
  expect(curve.fire).toEqual([0, 0, 0, 0, 1, 0, 0, 1, 1]);
  expect(curve.earth).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 1]);
  expect(curve.without).toBe(1);
});

test('types in their order', () => {
  const cards = named('Wall of Fire', 'Spark', 'Torch');
  expect(typeCounts(cards)).toEqual([
    { type: 'character', n: 2 },
    { type: 'support', n: 1 },
  ]);
  expect(byType(cards)[0]!.cards.map((card) => card.name)).toEqual(['Spark', 'Torch']);
});

test('every ready-made deck, unpacked, is without fault', () => {
  for (const people of facts.peoples) {
    const deck = built(people, facts.decks[people]!);
    expect(
      faultsOf(deck, facts).filter((fault) => fault.kind !== 'moons'),
      people,
    ).toEqual([]);
    expect(faultsOf(newDeck(people, people), facts), people).toEqual([]);
  }
});

test('what is wrong at first sight', () => {
  const deck = built('Vulca', ['Spark', 'Spark', 'Sparkle', 'Inferno', 'Flame of Lika']);
  const kinds = faultsOf(
    { ...deck, name: 'a,b', emissary: 'Envoy of the Tides', inquisitor: 'Royal Marshal' },
    facts,
  ).map((fault) => fault.kind);
  expect(kinds).toEqual(['name', 'emissary', 'both', 'unknown', 'beside', 'twice', 'few']);
  expect(faultsOf({ ...deck, leader: 'Nobody' }, facts)[0]).toEqual({ kind: 'leader' });
});

test('achievements make it a deck for matches', () => {
  expect(forMatches(built('Vulca', ['Spark']), facts)).toBe(false);
  expect(forMatches(built('Vulca', ['Spark', 'Flame of Lika']), facts)).toBe(true);
});

test('too many moons', () => {
  const dear = facts.cards
    .filter((card) => card.moons === 4 && card.people !== 'Vulca')
    .slice(0, 3)
    .map((card) => card.name);
  expect(faultsOf(built('Vulca', dear), facts)).toContainEqual({ kind: 'moons', have: 12, wanted: 10 });
});

test('an inquisitor widens the limits by what is printed on him', () => {
  expect(facts.inquisitors.length).toBeGreaterThan(0);
  for (const name of facts.inquisitors) {
    const [card] = named(name);
    expect(limitsOf({ ...newDeck('Vulca'), inquisitor: name }, facts)).toEqual({
      cards: 30 + card!.more_cards,
      moons: 10 + card!.more_moons,
    });
  }
});

test('a family joins with five cards, an emissary makes forty, with the Buka thirty-eight', () => {
  expect(cardsOf({ ...newDeck('Vulca'), family: 3 }, facts)).toHaveLength(35);
  expect(cardsOf({ ...newDeck('Vulca'), emissary: 'Envoy of the Dunes' }, facts)).toHaveLength(40);
  expect(cardsOf({ ...newDeck('Vulca'), emissary: 'Envoy of the Tides' }, facts)).toHaveLength(40);
  expect(cardsOf({ ...newDeck('Buka'), emissary: 'Envoy of the Tides' }, facts)).toHaveLength(38);
});

test('the opponent has what the rules ask both to have', () => {
  const mine = { ...newDeck('Vulca', 'Mine'), emissary: 'Envoy of the Tides', family: 1 };
  const theirs = opponentFor(mine, 'Hoax', facts);
  expect(theirs.emissary).not.toBe('');
  expect(theirs.emissary).not.toBe(mine.emissary);
  expect(theirs.family).toBe(2);
  expect(opponentFor(newDeck('Vulca', 'Mine'), 'Hoax', facts)).toEqual(newDeck('Hoax', 'Hoax'));
});
