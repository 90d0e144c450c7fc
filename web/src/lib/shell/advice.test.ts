import { expect, test } from 'vitest';
import { advice } from './advice';

test('the plan is told apart from what speaks for it', () => {
  const told = advice(
    'play Spark',
    'Play Spark, announce Fire: 7 in Fire is matched by 3 of 12 likely hands, for a dragon (55% to win).',
    'duel',
  );
  expect(told).toEqual({
    plan: 'Play Spark, announce Fire',
    step: 'Play Spark',
    why: '7 in Fire is matched by 3 of 12 likely hands, for a dragon (55% to win).',
  });
});

test('a turn of the city is told without the ends of its phases', () => {
  const told = advice(
    'walk Mill',
    'Walk Mill, done, build 1 with V3: the best of 12 ways through this turn (40% to win).',
    'city',
  );
  expect(told.plan).not.toMatch(/done/);
  expect(told.why).toBe('The best of 12 ways through this turn (40% to win).');
});

test('advice without a plan is told as it is', () => {
  expect(advice('yes', 'nothing has been decided yet', 'duel')).toEqual({
    plan: 'Yes',
    step: 'Yes',
    why: 'Nothing has been decided yet',
  });
});
