import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import { showDuelPart } from '../../testing/duel';
import { closeLarge, largeCard } from '../cards/large.svelte';
import TheirHand from './TheirHand.svelte';
import { held, side, view } from './testing';

beforeAll(loadCards);

test('a card that is known stands there with name and values, and opens large', async () => {
  const hand = [...held('Volca'), null];
  showDuelPart(TheirHand, view(side(), side({ hand })), {}, { seat: 1 });
  expect(screen.getByRole('group', { name: /2/ }).textContent).toContain('Volca');
  await userEvent.click(screen.getByRole('button', { name: /^Volca, character, Fire 5/ }));
  expect(largeCard()).toMatchObject({ card: 'Volca', held: true });
  closeLarge();
});

test('a hand that nobody knows is one picture', () => {
  showDuelPart(TheirHand, view(side(), side({ hand: [null, null] })), {}, { seat: 1 });
  expect(screen.getByRole('img', { name: /2/ })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
