import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import fight from '../../../fixtures/duel-fight.json';
import question from '../../../fixtures/duel-question.json';
import { loadCards } from '../../testing/cards';
import { FORBIDDEN, snapshot, speaking } from '../../testing/kit';
import type { DuelView } from '../protocol';
import DuelTable from './DuelTable.svelte';
import type { DuelProps } from './interaction.svelte';

beforeAll(loadCards);

function show(fixture: unknown, more: Partial<DuelProps> = {}): { props: DuelProps; sent: string[] } {
  const { view, decision, table, log } = snapshot(fixture);
  const sent: string[] = [];
  const act = (action: string): void => void sent.push(action);
  const props: DuelProps = { view: view as DuelView, decision, table, log, act, ...more };
  render(DuelTable, { ...props });
  return { props, sent };
}
/** What the server offers to do with cards of the hand. */
const offeredCards = (props: DuelProps): { card: string; action: string }[] =>
  (props.decision?.actions ?? []).flatMap((one) =>
    'card' in one && inHand(props).includes(one.card) ? [{ card: one.card, action: one.action }] : [],
  );
const inHand = (props: DuelProps): string[] =>
  props.view.sides[0].hand.map((held) => held?.card ?? '').filter(Boolean);
const hand = (): HTMLElement => screen.getByLabelText('Your hand');
const handCard = (card: string): HTMLElement =>
  within(hand())
    .getAllByRole('button')
    .find((one) => one.dataset['card'] === card) ?? document.body;

describe('a real position', () => {
  test('every card of the hand that the server offers for play is played by its click', async () => {
    const { props, sent } = show(fight);
    const offered = offeredCards(props);
    const alone = offered.filter((one) => offered.filter((other) => other.card === one.card).length === 1);
    expect(alone.length).toBeGreaterThan(0);
    for (const action of alone) await userEvent.click(handCard(action.card));
    expect(sent).toEqual(alone.map((action) => action.action));
  });

  test('a card that is not offered says why, beside the card', async () => {
    const asked: string[] = [];
    const why = (what: string) => {
      asked.push(what);
      return Promise.resolve({ reason: FORBIDDEN, place: '' });
    };
    const { props, sent } = show(fight, { why });
    const card = inHand(props).find((one) => !offeredCards(props).some((offered) => offered.card === one));
    if (!card) throw new Error('every card may be played: the fixture does not fit');
    await userEvent.click(handCard(card));
    await waitFor(() => screen.getByText('Ember and Corono Cos forbid you to play Glimmer.'));
    expect([asked, sent]).toEqual([[card], []]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Ember and Corono Cos forbid you to play Glimmer.')).toBeNull();
  });

  test('a dragon that is asked for is chosen by its click', async () => {
    const { sent } = show(question);
    expect(screen.getByText(/^Which dragon moves towards you\?/)).toBeTruthy();
    for (const dragon of ['Lika', 'Doran', 'Sesa'])
      await userEvent.click(screen.getByLabelText(new RegExp(`^${dragon}.*may be chosen`)));
    expect(sent).toEqual(['dragon Lika', 'dragon Doran', 'dragon Sesa']);
  });
});

test.each([
  ['en', 'Your hand'],
  ['de', 'Deine Hand'],
] as const)('somebody who only looks on is offered nothing (%s)', async (language, title) => {
  await speaking(language);
  show(fight, { act: undefined });
  expect(screen.getByLabelText(title)).toBeTruthy();
  expect(document.querySelectorAll('[data-live], [data-action]')).toHaveLength(0);
});
