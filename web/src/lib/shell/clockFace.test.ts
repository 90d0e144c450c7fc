import { expect, test } from 'vitest';
import { clockFace } from './clockFace';

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
