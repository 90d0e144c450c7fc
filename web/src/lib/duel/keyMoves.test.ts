import { expect, test } from 'vitest';
import type { DuelEvent, LogEntry } from '../protocol';
import { duelTable } from '../../testing/kit';
import { keyMoves } from './keyMoves';
import { soundOf } from './sounds';

const entry = (version: number, seat: number, ...events: Partial<DuelEvent>[]): LogEntry =>
  ({
    version,
    seat,
    action: '',
    events: events.map((one) => ({ text: '', seat, ...one })),
    at: '',
  }) as LogEntry;
const LOG = [
  entry(1, 0, { kind: 'play', card: 'Volca' }),
  entry(2, 0, { kind: 'announce', element: 'fire', n: 5 }, { kind: 'turn', seat: 1, n: 2 }),
  entry(3, 1, { kind: 'retreat', n: 1 }),
  entry(4, 0, { kind: 'dragon', dragon: 'Lika' }),
  entry(5, 1, { kind: 'call' }, { kind: 'lie', seat: 0 }),
];

test('fights won with what they were won with, and called bluffs', () => {
  expect(keyMoves(LOG, duelTable(), 0)).toEqual([
    { version: 3, text: 'You win a fight with 5 Fire: 1 dragon', cards: ['Volca'] },
    { version: 5, text: 'Your bluff is called: a lie', cards: [] },
  ]);
  expect(keyMoves(LOG, duelTable(), 1)[0]?.text).toBe('Anna wins a fight with 5 Fire: 1 dragon');
});

test('a step has one sound, the weightiest, and a retreat sounds good only to the winner', () => {
  expect(LOG.map((one) => soundOf(one, 0))).toEqual(['card', 'announce', 'good', 'dragon', 'call']);
  expect(soundOf(LOG[2] as LogEntry, 1)).toBe('bad');
  expect(soundOf(entry(6, 0, { kind: 'over', seat: 1, n: 3 }), 0)).toBe('lost');
});
