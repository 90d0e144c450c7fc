import { expect, test } from 'vitest';
import { Dice, seedOf } from './prng';

// mulberry32 of seed 1, computed in Python with exact 32-bit arithmetic.
const REFERENCE = [2693262067, 11749833];

test('the same name gives the same chance, another name another', () => {
  const run = (name: string): number[] =>
    Array.from(
      { length: 5 },
      (
        (dice) => () =>
          dice.next()
      )(new Dice(name)),
    );
  expect(run('Cinder')).toEqual(run('Cinder'));
  expect(run('Cinder')).not.toEqual(run('Spark'));
  expect(seedOf('')).toBeGreaterThanOrEqual(0);
});

test('mulberry32: the first values of seed 1', () => {
  const dice = new Dice(1);
  expect(Math.floor(dice.next() * 2 ** 32)).toBe(REFERENCE[0]);
  expect(Math.floor(dice.next() * 2 ** 32)).toBe(REFERENCE[1]);
});

test('questions stay within their bounds', () => {
  const dice = new Dice('bounds');
  for (let i = 0; i < 2000; i++) {
    const whole = dice.int(2, 4);
    expect([2, 3, 4]).toContain(whole);
    const real = dice.between(-1, 1);
    expect(real >= -1 && real < 1).toBe(true);
    expect([-1, 1]).toContain(dice.sign());
  }
});

test('every item is picked in the long run', () => {
  const dice = new Dice(7);
  const seen = new Set(Array.from({ length: 400 }, () => dice.pick(['a', 'b', 'c', 'd'])));
  expect([...seen].sort()).toEqual(['a', 'b', 'c', 'd']);
});
