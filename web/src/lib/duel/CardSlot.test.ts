import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import { showDuelPart } from '../../testing/duel';
import { closeLarge, largeCard } from '../cards/large.svelte';
import CardSlot from './CardSlot.svelte';
import { held, side, view } from './testing';

beforeAll(loadCards);
afterEach(closeLarge);

const now = view(side({ hand: held('Volca') }), side());
const card = (): HTMLElement => screen.getByRole('button', { name: /^Volca/ });

test('a click on a card of the table that can do nothing opens it large', async () => {
  const { sent } = showDuelPart(CardSlot, now, {}, { seat: 0, card: 'Volca', zone: 'combat' as const });
  await userEvent.click(card());
  expect(largeCard()).toMatchObject({ card: 'Volca', held: true });
  expect(sent).toEqual([]);
});

test('whoever only looks on reads a card of a hand by a click', async () => {
  showDuelPart(CardSlot, now, { act: undefined }, { seat: 0, card: 'Volca', zone: 'hand' as const });
  await userEvent.click(card());
  expect(largeCard()).toMatchObject({ card: 'Volca', held: true });
});

test('whoever plays is told why a card of the hand cannot be played', async () => {
  showDuelPart(CardSlot, now, {}, { seat: 0, card: 'Volca', zone: 'hand' as const });
  await userEvent.click(card());
  expect(largeCard()).toBeNull();
});
