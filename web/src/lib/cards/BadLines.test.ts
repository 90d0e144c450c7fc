import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FACTS, loadCards } from '../../testing/cards';
import { speaking } from '../../testing/kit';
import BadLines from './BadLines.svelte';
import { newDeck } from './deck';
import { DeckEditor } from './deckEditor.svelte';
import { decksApi } from './decksApi';

beforeEach(() => {
  loadCards();
  vi.spyOn(decksApi, 'check').mockResolvedValue({ problems: [] } as never);
});

function show(...cards: string[]): DeckEditor {
  const editor = new DeckEditor(() => FACTS);
  editor.deck = { ...newDeck('Vulca', 'Embers'), cards };
  render(BadLines, { editor });
  return editor;
}

test('a line that names no card is mended by the card that was meant', async () => {
  const editor = show('Spark', 'Fireblats', 'Torch');
  await userEvent.click(screen.getByRole('button', { name: 'Fireblast' }));
  expect(editor.deck.cards).toEqual(['Spark', 'Fireblast', 'Torch']);
  expect(editor.bad).toEqual([]);
});

test('the nearest card stands in the field already', async () => {
  const editor = show('Fireblats');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Fireblast');
  await userEvent.click(screen.getByRole('button', { name: 'Mend' }));
  expect(editor.deck.cards).toEqual(['Fireblast']);
});

test('by typing a name; a name that is none is refused', async () => {
  const editor = show('Xyzzyx');
  await userEvent.type(screen.getByRole('combobox', { name: 'Card for ‘Xyzzyx’' }), 'nobody{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('There is no card ‘nobody’.');
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'wall of fire{Enter}');
  expect(editor.deck.cards).toEqual(['Wall of Fire']);
});

test.each([
  ['en', 'Lines to mend', 'Remove ‘Inferno’'],
  ['de', 'Zeilen zum Ausbessern', '„Inferno“ entfernen'],
] as const)('leaders and doubles are lines to remove (%s)', async (language, title, remove) => {
  await speaking(language);
  const editor = show('Spark', 'Inferno', 'Spark');
  const rows = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: remove }));
  expect(editor.deck.cards).toEqual(['Spark', 'Spark']);
});
