import { expect, test } from 'vitest';
import { cardMark, pieces, spoken } from './chips';

const text = `You pay the 5 with ${cardMark('V2')} ${cardMark('K1')}.`;

test('cards in a text are pieces of their own', () => {
  expect(pieces(text)).toEqual([
    { text: 'You pay the 5 with ' },
    { card: 'V2' },
    { text: ' ' },
    { card: 'K1' },
    { text: '.' },
  ]);
  expect(pieces('[[no card]]')).toEqual([{ text: '[[no card]]' }]);
});

test('whoever listens hears their names', () => {
  expect(spoken(text)).toBe('You pay the 5 with Vulca 2 Khind 1.');
});
