import { expect, test } from 'vitest';
import type { Coded } from '../protocol';
import { advice, afterStep, planWords } from './advice';

const coded = (code: string, args: Coded['args'] = {}, text = ''): Coded => ({ code, args, text });
const notation = (text: string): Coded => coded('action.notation', { text }, text);

const fire = { en: 'Fire', de: 'Feuer' };
const matched = coded('hint.matched-by', {
  n: 7,
  element: fire,
  able: 3,
  hands: 12,
  dragons: coded('hint.one-dragon'),
});
const duel = coded('hint.plan', {
  plan: [coded('action.play', { card: 'Spark' }), coded('action.announce', { element: fire })],
  why: coded('hint.chance', { why: matched, n: 55 }),
});

test('the plan is told apart from what speaks for it', () => {
  expect(advice('play Spark', duel, 'duel')).toEqual({
    marked: ['play Spark'],
    plan: 'Play Spark, announce Fire',
    step: 'Play Spark',
    why: 'The other side can answer 7 Fire with 3 of 12 likely hands; you fight for a dragon (about 55% to win the game).',
  });
});

test('a turn of the city is told without the ends of its phases', () => {
  const told = advice(
    'walk Mill',
    coded('hint.plan', {
      plan: [notation('walk Mill'), notation('done'), notation('build 1 with V3')],
      why: coded('hint.chance', { why: coded('hint.best-of', { n: 12 }), n: 40 }),
    }),
    'city',
  );
  expect(told.plan).not.toMatch(/done/);
  expect(told.why).toBe('The best of 12 ways through this turn (about 40% to win the game).');
});

test('advice without a plan is told as it is', () => {
  expect(advice('yes', coded('hint.nothing-yet'), 'duel')).toEqual({
    marked: ['yes'],
    plan: 'Yes',
    step: 'Yes',
    why: 'Nothing has been decided yet',
  });
});

test('a plan that goes on: what was done is left out, what is left is offered', () => {
  const plan = [
    coded('action.play', { card: 'Spark' }, 'play Spark'),
    coded('action.pick', { card: 'Volca' }, 'pick Volca'),
    coded('action.announce', { element: fire }, 'announce Fire'),
  ];
  const whole = { action: 'play Spark', reason: coded('hint.plan', { plan, why: coded('hint.best-found') }) };
  expect(advice(whole.action, whole.reason, 'duel').plan).toBe('Play Spark, announce Fire');
  const rest = afterStep(whole, 'play Spark');
  expect(rest?.action).toBe('pick Volca');
  expect(rest && advice(rest.action, rest.reason, 'duel').plan).toBe('Choose Volca, announce Fire');
  expect(afterStep(whole, 'play Volca')).toBeNull();
  const last = rest && afterStep(rest, 'pick Volca');
  expect(last?.action).toBe('announce Fire');
  expect(last && afterStep(last, 'announce Fire')).toBeNull();
});

test('a plan with its reason on one line', () => {
  expect(planWords(duel, 'duel')).toBe(
    'play Spark, announce Fire: the other side can answer 7 Fire with 3 of 12 likely hands; you fight for a dragon (about 55% to win the game).',
  );
});

test("raw words of the notation are told in the table's own, and later cards are marked", () => {
  const trust = coded('hint.plan', {
    plan: [coded('action.trust'), coded('action.play', { card: 'Spark' })],
    why: coded('hint.compared', { n: 60, other: coded('action.call'), m: 45 }),
  });
  expect(advice('trust', trust, 'duel')).toEqual({
    marked: ['trust', 'Spark'],
    plan: 'Do not call the bluff, play Spark',
    step: 'Do not call the bluff',
    why: "It gives you about 60% to win; 'call the bluff' would give 45%.",
  });
});
