import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import draft from '../../../fixtures/draft.json';
import { loadCards } from '../../testing/cards';
import { snapshot, speaking } from '../../testing/kit';
import type { DraftDecision, DraftView } from '../protocol';
import { set } from '../shell/settings.svelte';
import DraftPack from './DraftPack.svelte';

beforeAll(loadCards);

function show(more: Record<string, unknown> = {}) {
  const { view, ...rest } = snapshot(draft);
  const decision = rest.decision as DraftDecision | null;
  const hand = (view as DraftView).hand;
  const sent: string[] = [];
  const act = (action: string): void => void sent.push(action);
  const { rerender } = render(DraftPack, { hand, sealed: null, decision, deck: null, act, ...more });
  const offered = (card: string): string | undefined =>
    decision?.actions.find((one) => one.card === card)?.action;
  return { hand, sent, rerender, offered };
}
const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button.card')];
const pressed = (): number[] =>
  cards().flatMap((card, i) => (card.getAttribute('aria-pressed') === 'true' ? [i] : []));

test('shows every card of the pack', () => {
  const { hand } = show();
  expect(hand.length).toBeGreaterThanOrEqual(3);
  expect(cards()).toHaveLength(hand.length);
});

describe('a card is chosen, then taken', () => {
  test.each([
    ['en', 'Take it'],
    ['de', 'Nehmen'],
  ] as const)('by its button (%s)', async (language, take) => {
    await speaking(language);
    const { hand, sent, offered } = show();
    await userEvent.click(cards()[1] as HTMLElement);
    expect([pressed(), sent]).toEqual([[1], []]);
    await userEvent.click(screen.getByRole('button', { name: take }));
    expect(sent).toEqual([offered(hand[1] ?? '')]);
  });

  test('or by a second click; another click first chooses the other', async () => {
    const { hand, sent, offered } = show();
    await userEvent.click(cards()[1] as HTMLElement);
    await userEvent.click(cards()[2] as HTMLElement);
    expect([pressed(), sent]).toEqual([[2], []]);
    await userEvent.click(cards()[2] as HTMLElement);
    expect(sent).toEqual([offered(hand[2] ?? '')]);
  });

  test('at once by whoever does not want to be asked', async () => {
    set('confirm', false);
    const { hand, sent, offered } = show();
    await userEvent.click(cards()[0] as HTMLElement);
    expect(sent).toEqual([offered(hand[0] ?? '')]);
  });

  test('only once, however often it is clicked', async () => {
    set('confirm', false);
    const { sent } = show();
    await userEvent.dblClick(cards()[0] as HTMLElement);
    await userEvent.click(cards()[1] as HTMLElement);
    expect(sent).toHaveLength(1);
  });
});

test('the chosen card is read aloud with its text', async () => {
  const { hand } = show();
  await userEvent.click(cards()[0] as HTMLElement);
  expect(screen.getByRole('heading', { name: hand[0] ?? '' })).toBeTruthy();
});

test('what was taken waits for the others; nothing more can be chosen', async () => {
  const { hand } = snapshot(draft).view as DraftView;
  const { sent } = show({ sealed: hand[2], decision: null });
  expect(screen.getByText('Taken, hidden until all have picked')).toBeTruthy();
  await userEvent.click(cards()[0] as HTMLElement);
  expect([pressed(), sent]).toEqual([[2], []]);
});

test('a choice is forgotten when the next pack comes', async () => {
  const { hand, rerender } = show();
  await userEvent.click(cards()[0] as HTMLElement);
  expect(screen.queryByRole('heading')).not.toBeNull();
  await rerender({ hand: hand.slice(1) });
  expect(pressed()).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a finished draft says so', () => {
  show({ deck: [] });
  expect(screen.getByText('The draft is complete.')).toBeTruthy();
  expect(cards()).toHaveLength(0);
});

test('what came of it lies there when the deck is handed in', () => {
  const { hand } = show({ deck: ['Spark', 'Cinder'], decision: null });
  expect(screen.getByRole('heading', { name: 'Your deck' })).toBeTruthy();
  expect(cards().map((card) => card.textContent)).toHaveLength(2);
  expect(hand).not.toHaveLength(2);
});
