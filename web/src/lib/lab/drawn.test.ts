import { expect, test } from 'vitest';
import { signed, standsOut } from './drawn';

test('a card stands out when its interval leaves nothing out', () => {
  expect([
    standsOut({ low: 0.01, high: 0.1 }),
    standsOut({ low: -0.1, high: -0.01 }),
    standsOut({ low: -0.1, high: 0.1 }),
  ]).toEqual(['good', 'bad', 'even']);
});

test('shares have their sign', () => {
  expect([0.041, -0.029, 0.001, -0.001].map(signed)).toEqual(['+4', '−3', '0', '0']);
});
