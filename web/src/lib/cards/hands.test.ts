import { expect, test } from 'vitest';
import fixture from '../../../fixtures/cards.json';
import type { Card, CardList } from '../protocol';
import { answerRates, power } from './hands';

const facts = fixture as CardList;
const plain = facts.cards.find((card) => card.name === 'Spark')!;
let number = 0;
const card = (type: string, fire: number, ...icons: string[]): Card => ({
  ...plain,
  name: `Card ${++number}`,
  type,
  fire,
  earth: 0,
  icons,
});

test('a character, and one booster or support beside it', () => {
  const hand = [card('character', 3), card('character', 4), card('booster', 2), card('support', 1)];
  expect(power(hand, 'fire')).toBe(6);
  expect(power([card('booster', 5)], 'fire')).toBe(-1); // nobody to play it on
});

test('what is free comes on top, and nothing comes after a stop', () => {
  expect(power([card('character', 3), card('character', 2, 'free'), card('support', 1)], 'fire')).toBe(6);
  expect(power([card('character', 2), card('support', 1, 'free'), card('booster', 2)], 'fire')).toBe(5);
  expect(power([card('character', 5, 'stop'), card('booster', 4)], 'fire')).toBe(5);
});

test('pairs of one first word, and gangs, count as one', () => {
  const pair = [
    { ...card('character', 3, 'pair'), name: 'Moon One' },
    { ...card('character', 2, 'pair'), name: 'Moon Two' },
    { ...card('character', 4, 'pair'), name: 'Sun One' },
  ];
  expect(power(pair, 'fire')).toBe(5);
  const gang = [1, 2, 2].map((fire) => card('character', fire, 'gang (cool)'));
  expect(power([...gang, card('character', 4)], 'fire')).toBe(5);
});

test('the share of hands is that of counting: one 7 among thirty is in a fifth of all hands', () => {
  const deck = [card('character', 7), ...Array.from({ length: 29 }, () => card('character', 2))];
  const rates = answerRates(deck)!;
  expect(rates[2]!.fire).toBeGreaterThan(0.18); // 6 of 30, give or take three deviations
  expect(rates[2]!.fire).toBeLessThan(0.22);
  expect(rates[0]!.earth).toBe(0);
  expect(answerRates(deck.slice(0, 5))).toBeNull();
});
