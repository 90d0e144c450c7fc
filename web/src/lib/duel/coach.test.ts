import { beforeAll, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import type { Coded } from '../protocol';
import { forced, Lately, planRemarks, reasonsFor, remarks, stakeRemarks } from './coach';
import { decision, held, lying, plain, play, side, total, view } from './testing';

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
const answered = (card: string): Coded => ({
  code: 'hint.plan',
  text: '',
  args: {
    plan: [step('action.play', card), announce],
    why: {
      code: 'hint.chance',
      text: '',
      args: {
        n: 34,
        why: { code: 'hint.all-answer', text: '', args: { n: 4, element: 'Fire', dragons: 'a dragon' } },
      },
    },
  },
});
const hand = held('Blaze', 'Scorch the Inflammable', 'Volca', 'Ember');
const match = view(side({ hand }), side({ power: total(3) }));
const open = view(side({ hand }), side(), { first_turn: true, element: null });
const plays = decision(['Blaze', 'Scorch the Inflammable', 'Volca', 'Ember'].map(play));
const keys = (card: string, now = match): string[] =>
  reasonsFor(answered(card), now, plays).map((one) => one.key);

test('what speaks for a plan: its reason without the chance to win, and what one sees of the cards', () => {
  const [reason, lowest] = reasonsFor(answered('Blaze'), match, plays); // 4, 6, 5 and 1 Fire
  expect(reason?.text).toMatch(/^4 Fire will probably be answered.*a dragon\.$/);
  expect(lowest?.text).toBe('Blaze has the lowest Fire that is enough. Keep the higher numbers for later.');
  expect(keys('Volca')).toEqual(['hint.all-answer']);
  expect(keys('Scorch the Inflammable', open)).toEqual(['hint.all-answer', 'highest']);
  expect(keys('Blaze', open)).toEqual(['hint.all-answer']);
});

test.each([
  [60, 45, 'That is better than the other way: call the bluff.'],
  [41, 41, 'It makes hardly any difference.'],
])('two ways are told apart without figures (%s to %s)', (n, m, words) => {
  const why: Coded = { code: 'hint.compared', text: '', args: { n, m, other: step('action.call') } };
  const reason: Coded = { code: 'hint.plan', text: '', args: { plan: [step('action.trust')], why } };
  expect(reasonsFor(reason, match, decision([])).map((one) => one.text)).toEqual([words]);
});

test('a support that is played helps on', () => {
  const { args } = answered('Volca');
  const of = (...plan: Coded[]) =>
    reasonsFor({ ...answered('Volca'), args: { ...args, plan } }, match, plays);
  const told = of(step('action.play', 'Volca'), step('action.play', 'Lightning Bolts'), announce);
  expect(told.map((one) => one.key)).toEqual(['hint.all-answer', 'support']);
  expect(told[1]?.text).toContain('Lightning Bolts helps you in later turns');
  const theirs = of(step('action.play', 'Volca'), step('action.pick', 'Lightning Bolts'), announce);
  expect(theirs.map((one) => one.key)).toEqual(['hint.all-answer']); // a card that is chosen is not played
});

test('six cards in the fight are worth a second dragon', () => {
  const five = ['Sear', 'Glimmer', 'Ignite', 'Torch', 'Spark'].map((card) => lying(card));
  const crowded = view(side({ hand, combat: five }), side({ power: total(3) }));
  expect(keys('Volca', crowded)).toEqual(['hint.all-answer', 'six']);
});

test('a reason that often holds is not told again the next turn, one about this moment always is', () => {
  const lately = new Lately();
  const often = [
    { key: 'hint.all-answer', text: 'A' },
    { key: 'lowest', text: 'B' },
  ];
  expect([1, 2, 3, 4].map(() => lately.choose(often))).toEqual(['A', 'B', '', 'A']);
  const now = [{ key: 'hint.unmatchable', text: 'C' }];
  expect([lately.choose(now), lately.choose(now)]).toEqual(['C', 'C']);
});

test.each([
  ['retreat', /whoever cannot play a character.* retreats/],
  ['decline', /without a character you cannot start a fight/],
] as const)('a forced %s is explained, and again when it comes again', (kind, words) => {
  const only = decision([plain(kind)]);
  expect(forced(only)).toBe(kind);
  const lately = new Lately();
  for (const _ of [1, 2])
    expect(lately.choose(reasonsFor(step('hint.nothing-else'), open, only))).toMatch(words);
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
