import { expect, test } from 'vitest';
import { clockFace, daysLeft, roughly } from './clockFace';

test.each([
  [172_750_000, '47:59:10'],
  [7_200_000, '2:00:00'],
  [7_199_000, '119:59'],
  [600_000, '10:00'],
  [65_000, '1:05'],
  [59_001, '1:00'],
  [10_000, '0:10'],
  [9_990, '9.9'],
  [40, '0.0'],
  [-5, '0.0'],
])('%d milliseconds read %s', (left, face) => {
  expect(clockFace(left)).toBe(face);
});

const HOUR = 3_600_000;

test('from a day up a clock shows days and hours', () => {
  expect(daysLeft(24 * HOUR - 1)).toBeNull();
  expect(daysLeft(24 * HOUR)).toEqual({ days: 1, hours: 0 });
  expect(daysLeft(7 * 24 * HOUR - 1)).toEqual({ days: 6, hours: 23 });
});

test.each([
  [50 * HOUR, 'days', 2],
  [24 * HOUR - 1, 'hours', 23],
  [HOUR - 1, 'minutes', 59],
  [59_999, 'soon', 0],
] as const)('%d milliseconds are roughly %s %d', (left, unit, n) => {
  expect(roughly(left)).toEqual({ unit, n });
});
