import { expect, test } from 'vitest';
import { startOf } from './fading';

const row = (...widths: number[]) => {
  let at = 0;
  return widths.map((width) => {
    const left = at;
    at += width + 6;
    return { left, width };
  });
};

test.each([
  ['all of it fits', row(100, 100), 0],
  ['a piece that would be seen for the most part is seen to its end', row(240, 150), 36],
  ['the newest would be cut off', row(240, 150, 80), 246],
  ['the newest is wider than its room', row(100, 900), 106],
  ['there is nothing', [], 0],
  ['a whole piece would leave most of the room empty: the newest is all seen', row(344, 150), 140],
])('where a row begins: %s', (_, pieces, left) => {
  expect(startOf(pieces, 360)).toBe(left);
});
