import { expect, test } from 'vitest';
import type { LabCard } from '../protocol';
import { average, compared, signed } from './drawn';

const card = (name: string, games: number, of: number, low: number, high: number): LabCard => ({
  card: name,
  drawn: { games, rate: of, low, high },
  other: { games: 0, rate: 0.5, low: 0, high: 1 },
});

test('the average counts each game once for each card that was drawn in it', () => {
  expect(average([card('A', 30, 0.5, 0.4, 0.6), card('B', 10, 0.9, 0.6, 0.98)])).toBeCloseTo(0.6);
  expect(average([])).toBe(0.5);
});

test('a card that won less often than the others is not among those that won', () => {
  // A deck that wins nearly always: 63 % is the worst of its cards, though more than half.
  const cards = [
    card('Weak', 100, 0.63, 0.53, 0.72),
    card('Usual', 100, 0.85, 0.77, 0.91),
    card('Strong', 100, 0.98, 0.93, 0.99),
    card('Seldom', 2, 1, 0.34, 1),
    card('Never', 0, 0.5, 0, 1),
  ];
  expect(compared(cards).map(({ card: name, out }) => [name, out])).toEqual([
    ['Strong', 'good'],
    ['Seldom', 'even'],
    ['Usual', 'even'],
    ['Weak', 'bad'],
  ]);
  const weak = compared(cards).at(-1)!;
  expect([weak.difference, weak.low, weak.high].map(signed)).toEqual(['−19', '−29', '−10']);
});

test('shares have their sign', () => {
  expect([0.041, -0.029, 0.001, -0.001].map(signed)).toEqual(['+4', '−3', '0', '0']);
});
