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

const CHARMED = [
  ...LOG.slice(0, 3),
  entry(6, 1, { kind: 'turn', seat: 0, n: 3 }),
  entry(7, 0, { kind: 'play', card: 'Charm Holy Dragon' }),
  entry(
    8,
    0,
    { kind: 'discard', card: 'Lavar the Powerful' },
    { kind: 'fourth dragon' },
    { kind: 'over', n: 4 },
  ),
];
test('a dragon that a card attracts beyond all three is what won the game', () => {
  const last = keyMoves(CHARMED, duelTable(), 0).at(-1);
  expect(last).toEqual({
    version: 8,
    text: 'With all three dragons, you attract one more: that wins the game',
    cards: ['Charm Holy Dragon'],
  });
  expect(keyMoves(CHARMED, duelTable(), 1).at(-1)?.text).toBe(
    'With all three dragons, Anna attracts one more: that wins the game',
  );
});

test('a game that ended otherwise, or by a fight, has no such move', () => {
  const counted = [...CHARMED.slice(0, -1), entry(8, 0, { kind: 'over', n: 4 })];
  expect(keyMoves(counted, duelTable(), 0).at(-1)?.version).toBe(3);
  const end = [
    { kind: 'fourth dragon', seat: 0 },
    { kind: 'over', seat: 0, n: 4 },
  ] as const;
  const fought = [...LOG.slice(0, 3), entry(4, 1, ...end)];
  expect(keyMoves(fought, duelTable(), 0).map(({ version }) => version)).toEqual([3]);
});
