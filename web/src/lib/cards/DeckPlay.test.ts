import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FACTS, loadCards } from '../../testing/cards';
import { api } from '../shell/api';
import { newDeck } from './deck';
import { DeckEditor } from './deckEditor.svelte';
import DeckPlay from './DeckPlay.svelte';

beforeEach(loadCards);

test.each([
  ['Spark', 'duel', 'deck'],
  ['Flame of Lika', 'match', 'decks'],
] as const)('a deck with %s begins a %s', async (card, game, brought) => {
  const make = vi.spyOn(api, 'make').mockRejectedValue(new Error('away'));
  const editor = new DeckEditor(() => FACTS);
  editor.deck = { ...newDeck('Vulca', 'Embers'), cards: [card] };
  render(DeckPlay, { editor, onclose: () => undefined });
  const length = screen.getByLabelText<HTMLSelectElement>('Length');
  expect(length.disabled).toBe(game === 'match'); // achievements are for matches only
  await userEvent.click(screen.getByRole('button', { name: 'To the table' }));
  const table = make.mock.lastCall![0];
  expect(table.game).toBe(game);
  expect(table.seats?.map((seat) => brought in seat)).toEqual([true, true]);
});
