import { expect, test } from 'vitest';
import type { GameEvent, LogEntry, Table } from '../protocol';
import { duelTable } from '../../testing/kit';
import { lineOf, linesOf, sentence } from './logWords';

const seat = (n: number, name: string): Table['seats'][number] => ({
  seat: n,
  kind: 'guest',
  name,
  level: null,
  deck: '',
  mine: n === 0,
  here: true,
  clock_ms: null,
  offers: [],
  stand_in: false,
  claim_ms: null,
});
const table = { game: 'duel' as const, seats: [seat(0, 'Anna'), seat(1, 'Ben')] };
const entry = (events: GameEvent[]): LogEntry => ({ version: 7, seat: 1, action: '', events, at: '' });

test('what I do is told to me, what others do by their name', () => {
  const event: GameEvent = { kind: 'play', seat: 0, text: '', card: 'Cinder' };
  expect(sentence(event, table, 0)).toBe('You play Cinder');
  expect(sentence(event, table, 1)).toBe('Anna plays Cinder');
  expect(sentence(event, table, -1)).toBe('Anna plays Cinder');
});

test('hidden draws in a row are one sentence, and no card is named', () => {
  const draw: GameEvent = { kind: 'draw', seat: 1, text: '', card: null };
  expect(lineOf(entry([draw, draw, draw]), table, 0).texts.map((said) => said.text)).toEqual([
    'Ben draws 3 cards',
  ]);
  expect(lineOf(entry([draw]), table, 0).texts.map((said) => said.text)).toEqual(['Ben draws a card']);
});

test('a turn is a heading', () => {
  const line = lineOf(
    entry([
      { kind: 'announce', seat: 1, text: '', element: 'fire' },
      { kind: 'turn', seat: 0, text: '', n: 4 },
    ]),
    table,
    0,
  );
  expect(line.texts).toEqual([
    { text: 'Ben announces Fire', turn: false },
    { text: 'Your turn 4', turn: true },
  ]);
});

test('the table’s own events and unknown ones are told too', () => {
  expect(sentence({ kind: 'resigned', seat: 1, text: '' }, table, 0)).toBe('Ben resigns');
  expect(sentence({ kind: 'brand new', seat: 1, text: 'Ben sings' }, table, 0)).toBe('Ben sings');
});

test('the same kind is told as its game tells it', () => {
  const dragon: GameEvent = { kind: 'dragon', seat: 1, text: '', dragon: 'Lika', place: 'Fire Temple' };
  expect(sentence(dragon, table, 0)).toBe('Lika flies to Ben');
  expect(sentence(dragon, { ...table, game: 'city' }, 0)).toContain('Fire Temple');
});

const entryOf = (version: number, by: number, event: GameEvent): LogEntry => ({
  version,
  seat: by,
  action: '',
  events: [event],
  at: '',
});

test('the first turn has a heading, too, unless it is told', () => {
  const play = entryOf(1, 1, { kind: 'play', seat: 1, text: '', card: 'Spark' });
  const joined = entryOf(0, 0, { kind: 'joined', seat: 0, text: '', was: '' });
  const headings = (log: LogEntry[]): string[] =>
    linesOf(log, table, 0).flatMap((line) => line.texts.filter((said) => said.turn).map((said) => said.text));
  expect(headings([joined, play])).toEqual(['Ben: turn 1']);
  const begun = entryOf(2, 1, { kind: 'turn', seat: 1, text: '', n: 1 });
  expect(
    headings([joined, entryOf(1, 0, { kind: 'mulligan', seat: 0, text: '', n: 1 }), begun, play]),
  ).toEqual(['Ben: turn 1']);
});

test('a duel by itself is won; in a match crystals are told', () => {
  const entry = {
    version: 1,
    seat: 1,
    action: '',
    at: '',
    events: [{ kind: 'over', seat: 0, n: 2, text: '' }],
  };
  const told = (game: 'duel' | 'match'): string[] =>
    lineOf(entry as never, duelTable({ game }), 0).texts.map((one) => one.text);
  expect(told('duel')).toEqual(['You win']);
  expect(told('match')).toEqual(['You win: 2 crystals']);
});

test('a new name is told with the one before', () => {
  const event: GameEvent = { kind: 'renamed', seat: 1, text: '', was: 'Otter 12' };
  expect(sentence(event, table, 0)).toBe('Otter 12 is called Ben from now on');
  expect(sentence(event, table, 1)).toBe('You have a new name');
});
