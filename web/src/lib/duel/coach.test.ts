import { beforeAll, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import type { Coded } from '../protocol';
import { planRemarks, remarks } from './coach';
import { decision, lying, side, view } from './testing';

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
