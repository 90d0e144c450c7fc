import { expect, test } from 'vitest';
import type { CityEvent, LogEntry } from '../protocol';
import { stairs, storyOf } from './ending';

const entry = (version: number, ...events: Partial<CityEvent>[]): LogEntry => ({
  version,
  seat: 0,
  action: '',
  events: events.map((event) => ({ seat: 0, text: '', ...event })) as LogEntry['events'],
  at: '',
});
const log = [
  entry(1, { kind: 'offered', n: 7, cards: [] }),
  entry(2, { kind: 'turn', seat: 1 }),
  entry(3, { kind: 'rebuilt', place: 'Mill', seat: 1 }, { kind: 'scales scored', seat: -1 }),
  entry(4, { kind: 'turn' }),
  entry(5, { kind: 'offered', n: 7, cards: [] }),
  entry(6, { kind: 'turn', seat: 1 }),
];

test('who built what, who offered when', () => {
  const story = storyOf(log, 2);
  expect(story.turns).toBe(4);
  expect(story.scored).toBe(1);
  expect(story.built).toEqual([[], [{ place: 'Mill', version: 3 }]]);
  expect(story.offerings.map(({ turn, made }) => [turn, made])).toEqual([
    [1, 1],
    [3, 2],
  ]);
});

test('the race is a line that rises with every offering', () => {
  expect(stairs(storyOf(log, 2), 0, 4, 80, 40)).toBe('M0 40.0H20.0V30.0H60.0V20.0H80');
  expect(stairs(storyOf(log, 2), 1, 4, 80, 40)).toBe('M0 40.0H80');
});

test('a game that went on from a position begins with the offerings that lay there', () => {
  const story = storyOf(log, 2, [4, 3]);
  expect(story.before).toEqual([2, 3]);
  expect(story.offerings.map(({ made }) => made)).toEqual([3, 4]);
  expect(stairs(story, 0, 4, 80, 40)).toBe('M0 20.0H20.0V10.0H60.0V0.0H80');
  expect(stairs(story, 1, 4, 80, 40)).toBe('M0 10.0H80');
});
