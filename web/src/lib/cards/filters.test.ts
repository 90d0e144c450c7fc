import { expect, test } from 'vitest';
import facts from '../../../fixtures/cards.json';
import type { Card } from '../protocol';
import {
  fits,
  fromQuery,
  inOrder,
  isEmpty,
  NO_FILTER,
  plain,
  toggled,
  toQuery,
  type Filter,
} from './filters';
import { iconKey } from './icons';

const cards = facts.cards as Card[];
const found = (part: Partial<Filter>): string[] =>
  cards.filter((card) => fits(card, { ...NO_FILTER, ...part })).map((card) => card.name);

test('no filter admits every card', () => {
  expect(found({})).toHaveLength(cards.length);
});

test('a people and a type', () => {
  const ships = found({ types: ['ship'] });
  expect(ships.sort()).toEqual(['Rising Sun', 'Sea Devil', 'Sea Falcon', 'Sea Moon']);
  expect(found({ types: ['ship'], peoples: ['Vulca'] })).toEqual([]);
});

test('icons: all that are asked for', () => {
  expect(found({ icons: ['retrieve', 'pair'] }).sort()).toEqual([
    'Launch Cockroaches',
    'Launch Itching Bugs',
  ]);
});

test('values: at least; cards without values never', () => {
  expect(found({ fire: 7 }).sort()).toEqual(['Den-bal-Ton', 'Flamebreath the Dazzling', 'Sas-van-Son']);
  expect(found({ earth: 0 })).not.toContain('Wall of Fire');
});

test('moons: at most', () => {
  expect(found({ moons: 0, peoples: ['Vulca'], types: ['character'] }).sort()).toEqual([
    'Glimmer',
    'Ignite',
    'Sear',
    'Shimmer',
    'Spark',
    'Torch',
  ]);
});

test('the search finds words of name and text in any order, without signs and accents', () => {
  expect(found({ query: 'moon RISING' })).toContain('Moon Rising');
  expect(found({ query: 'laas ghost' })).toEqual(["Old Goo Laa's Ghost"]);
  expect(found({ query: 'den bal' })).toEqual(['Den-bal-Ton']);
  expect(found({ query: 'no such card anywhere' })).toEqual([]);
  expect(plain('Éa’s – Tést')).toBe('eas test');
});

test('with and without text', () => {
  expect(found({ text: 'with' }).length + found({ text: 'without' }).length).toBe(cards.length);
  expect(found({ text: 'without' })).toContain('Spark');
});

test('a filter survives the address', () => {
  const filter: Filter = {
    ...NO_FILTER,
    query: 'fire & flood',
    peoples: ['Vulca', 'Aqua'],
    types: ['booster'],
    icons: ['gang-cool', 'stop'],
    fire: 2,
    moons: 0,
    set: 'E1',
    text: 'with',
  };
  expect(fromQuery(new URLSearchParams(toQuery(filter)))).toEqual(filter);
  expect(isEmpty(NO_FILTER)).toBe(true);
  expect(fromQuery(new URLSearchParams('fire=x&text=maybe&icon=nonsense'))).toEqual(NO_FILTER);
});

test('the order: type before people before number', () => {
  const [one, two, three] = ['Spark', 'Fireblast', 'Torch'].map((name) =>
    cards.find((card) => card.name === name)!,
  );
  expect([two!, three!, one!].sort(inOrder).map((card) => card.name)).toEqual([
    'Spark',
    'Torch',
    'Fireblast',
  ]);
});

test('toggling', () => {
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggled(['b'], 'a')).toEqual(['b', 'a']);
});

test('icons by every spelling of the server; each card’s icons are known', () => {
  expect(iconKey('Gang (Cool)')).toBe('gang-cool');
  expect(iconKey('gang 4')).toBe('gang-no');
  expect(iconKey('bluff (neutral)')).toBe('bluff-neutral');
  expect(iconKey('shield fire')).toBe('shield-fire');
  expect(iconKey('sparkle')).toBeUndefined();
  for (const card of cards) for (const icon of card.icons) expect(iconKey(icon), icon).toBeDefined();
});
