import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../protocol';
import { duelTable, seat, speaking } from '../../testing/kit';
import { absenceSentence, clockName, timeLeft, waitingForMe } from './tableWords';

const HOUR = 3_600_000;

function table(id: string, more: Partial<Table>, left: number | null = null): Table {
  const seats = [
    seat(0, { name: 'Anna', mine: true, clock_ms: left }),
    seat(1, { name: 'Ben', clock_ms: HOUR }),
  ];
  return duelTable({ id, status: 'running', seats, deciders: [0], ...more });
}

beforeEach(() => speaking('en'));

test('the tables that wait for me, those with the least time first, those without a clock last', () => {
  const found = waitingForMe([
    table('none', {}),
    table('late', {}, 50 * HOUR),
    table('theirs', { deciders: [1] }, HOUR),
    table('over', { status: 'over' }, HOUR),
    table('soon', {}, 2 * HOUR),
  ]);
  expect(found.map((one) => one.id)).toEqual(['soon', 'late', 'none']);
});

test.each([
  ['en', '2 days left', '1 hour left', '3 days a move'],
  ['de', 'noch 2 Tage', 'noch 1 Stunde', '3 Tage je Zug'],
] as const)('how much time I have (%s)', async (language, days, hour, clock) => {
  await speaking(language);
  expect(timeLeft(table('a', {}, 71 * HOUR))).toBe(days);
  expect(timeLeft(table('a', {}, HOUR))).toBe(hour);
  expect(timeLeft(table('a', { deciders: [1] }, HOUR))).toBe(''); // their clock runs
  expect(timeLeft(table('a', {}))).toBe('');
  expect(clockName({ minutes: 0, increment: 0, days: 3, seconds: 0 })).toBe(clock);
});

test.each([
  ['en', ['win'], 'If somebody is away for 5 minutes, the other may claim the win.'],
  [
    'en',
    ['win', 'draw', 'bot'],
    'If somebody is away for 5 minutes, the other may claim the win, call it a draw, or let a bot play until the absent player is back.',
  ],
  ['de', ['win'], 'Ist jemand 5 Minuten fort, darf der andere den Sieg beanspruchen.'],
  [
    'de',
    ['out'],
    'Ist jemand 5 Minuten fort, dürfen die anderen einen Bot zu Ende spielen lassen; wer fort war, wird Letzter.',
  ],
  ['en', [], 'However long somebody is away, the table waits.'],
] as ['en' | 'de', Table['claims'], string][])(
  '%s: what may be claimed: %j',
  async (language, claims, words) => {
    await speaking(language);
    expect(absenceSentence(table('a', { absence: 300, claims }))).toBe(words);
  },
);

test.each([
  [2, 'Whoever has not moved when the days for a move are over has lost.'],
  [3, 'For whoever has not moved when the days for a move are over, a bot plays on.'],
])('a game by days of %i: what happens when they are over', (players, words) => {
  const seats = Array.from({ length: players }, (_, i) => seat(i));
  const clock = { minutes: 0, increment: 0, days: 2, seconds: 0 };
  expect(absenceSentence(table('a', { clock, seats, claims: [] }))).toBe(words);
});
