import { beforeAll, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import type { Coded } from '../protocol';
import { forced, Lately, planRemarks, reasonsFor, remarks, stakeRemarks } from './coach';
import { decision, lying, plain, play, side, view } from './testing';

beforeAll(loadCards);

const drop = {
  action: 'discard bluff Cannoneer Qu Cha',
  kind: 'drop' as const,
  card: 'Cannoneer Qu Cha',
  owner: 0,
};
const with_ = (honest: boolean) =>
  view(side({ support: [lying('Cannoneer Qu Cha', { face_down: true, honest })] }), side());

test('a lie that can still be taken back is remarked on', () => {
  expect(remarks(with_(false), decision([drop]), () => 'Ben')).toEqual([
    'Your bluff Cannoneer Qu Cha is a lie in Fire: take it back before Ben calls it.',
  ]);
});

test('an honest bluff is not, nor one that cannot be taken back', () => {
  expect(remarks(with_(true), decision([drop]), () => 'Ben')).toEqual([]);
  expect(remarks(with_(false), decision([]), () => 'Ben')).toEqual([]);
});

const step = (code: string, card?: string): Coded => ({ code, text: code, args: card ? { card } : {} });
const planned = (...plan: Coded[]): Coded => ({
  code: 'hint.plan',
  text: '',
  args: { plan, why: step('hint.best-found') },
});

test('a leadership card that is played without its text is explained', () => {
  const exchange = planned(step('action.play', 'Charm Holy Dragon'), step('action.no'));
  expect(planRemarks(exchange)).toEqual([
    'The text of Charm Holy Dragon is of no use now, but you draw a new card for it at the end of your turn.',
  ]);
});

test('one whose text is used is not, nor a character without its text', () => {
  expect(planRemarks(planned(step('action.play', 'Charm Holy Dragon'), step('action.yes')))).toEqual([]);
  expect(planRemarks(planned(step('action.play', 'Lavar the Powerful'), step('action.no')))).toEqual([]);
  expect(planRemarks(step('hint.nothing-else'))).toEqual([]);
});

const announce: Coded = { ...step('action.announce'), text: 'announce Fire' };
const allAnswer: Coded = {
  code: 'hint.all-answer',
  text: '',
  args: { n: 4, element: 'Fire', dragons: 'a dragon' },
};
const answered: Coded = {
  code: 'hint.plan',
  text: '',
  args: {
    plan: [step('action.play', 'Blaze'), announce],
    why: { code: 'hint.chance', text: '', args: { n: 34, why: allAnswer } },
    also: [
      { code: 'hint.lowest', text: '', args: { card: 'Blaze', element: 'Fire' } },
      { code: 'hint.refills', text: '', args: { n: 1 } },
    ],
  },
};

test('what speaks for a plan: its reason without the chance to win, and all else that the server tells', () => {
  const told = reasonsFor(answered, decision(['Blaze', 'Volca'].map(play)));
  expect(told.map((one) => one.key)).toEqual(['hint.all-answer', 'hint.lowest', 'hint.refills']);
  expect(told[0]?.text).toMatch(/^4 Fire will probably be answered.*a dragon\.$/);
  expect(told[1]?.text).toBe('Blaze has the lowest Fire that is enough: keep the higher numbers for later.');
  expect(told[2]?.text).toBe('At the end of this turn you draw 1 new card.');
});

test.each([
  [60, 45, 'That is better than the other way: call the bluff.'],
  [41, 41, 'It makes hardly any difference.'],
])('two ways are told apart without figures (%s to %s)', (n, m, words) => {
  const why: Coded = { code: 'hint.compared', text: '', args: { n, m, other: step('action.call') } };
  const reason: Coded = { code: 'hint.plan', text: '', args: { plan: [step('action.trust')], why } };
  expect(reasonsFor(reason, decision([])).map((one) => one.text)).toEqual([words]);
});

const A = { key: 'hint.all-answer', text: 'A' };
const B = { key: 'hint.lowest', text: 'B' };
const C = { key: 'hint.unmatchable', text: 'C' };
const D = { key: 'hint.you-begin', text: 'D' };
const tell = (list: (typeof A)[], times: number): string => {
  const lately = new Lately();
  return Array.from({ length: times }, () => lately.choose(list)).join('');
};

test('a reason that often holds gives way to one that was not told lately; there is always one', () => {
  expect(tell([A, B, D], 5)).toBe('ABDAB');
  expect(tell([A, B], 4)).toBe('ABAB');
  expect(tell([A], 3)).toBe('AAA');
});

test('one about this very moment is told again, but not three times running where another is true', () => {
  expect(tell([C, D], 4)).toBe('CCDC');
  expect(tell([C], 4)).toBe('CCCC');
});

test.each([
  ['retreat', /whoever cannot play a character.* retreats/],
  ['decline', /without a character you cannot start a fight/],
] as const)('a forced %s is explained, and again when it comes again', (kind, words) => {
  const only = decision([plain(kind)]);
  expect(forced(only)).toBe(kind);
  const lately = new Lately();
  for (const _ of [1, 2]) expect(lately.choose(reasonsFor(step('hint.nothing-else'), only))).toMatch(words);
});

test('nothing is forced where there is a choice, or something else is asked', () => {
  expect(forced(decision([plain('retreat'), play('Cinder')]))).toBeNull();
  expect(forced(decision([plain('end')]))).toBeNull();
  expect(forced(null)).toBeNull();
});

const fightFor = (dragons: string): Coded => ({
  code: 'hint.plan',
  text: '',
  args: {
    plan: [announce],
    why: { code: 'hint.no-answer', text: '', args: { n: 7, element: 'Fire', dragons: step(dragons) } },
  },
});
const dragonsAt = (at: number) =>
  view(side(), side(), { dragons: ['Lika', 'Doran', 'Sesa'].map((name) => ({ name, at })) });

test('what a fight is worth is said where it is no dragon, or the game', () => {
  expect(stakeRemarks(fightFor('hint.no-dragon'), dragonsAt(-1))).toEqual([
    'A card’s text keeps the dragons where they are: winning this fight only makes the other side retreat.',
  ]);
  expect(stakeRemarks(fightFor('hint.one-dragon'), dragonsAt(0))).toEqual([
    'All three dragons are with you: winning this fight wins the game.',
  ]);
});

test('nothing is added to a plain fight, nor to a plan without one', () => {
  expect(stakeRemarks(fightFor('hint.one-dragon'), dragonsAt(-1))).toEqual([]);
  expect(stakeRemarks(fightFor('hint.one-dragon'), dragonsAt(1))).toEqual([]);
  expect(stakeRemarks(planned(announce), dragonsAt(0))).toEqual([]);
});
