import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FACTS, loadCards } from '../../testing/cards';
import { speaking } from '../../testing/kit';
import { newDeck } from './deck';
import { DeckEditor } from './deckEditor.svelte';
import { fromHash } from './deckLink';
import { decksApi } from './decksApi';
import DeckTransfer from './DeckTransfer.svelte';

beforeEach(() => {
  loadCards();
  vi.spyOn(decksApi, 'check').mockResolvedValue({ problems: [] } as never);
});

function show() {
  const editor = new DeckEditor(() => FACTS);
  editor.deck = { ...newDeck('Vulca', 'Embers'), cards: ['Volca', 'Fireblast'] };
  const onclose = vi.fn();
  render(DeckTransfer, { editor, onclose });
  return { editor, onclose };
}
const text = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: /Text (of|der)/ });
async function type(words: string): Promise<void> {
  await userEvent.clear(text());
  await userEvent.click(text());
  await userEvent.paste(words);
}

test('shows the deck as the text of a file', () => {
  show();
  expect(text().value).toBe('bluemoon deck 1\nname: Embers\nleader: Vulca\n\nVolca\nFireblast\n');
});

test('its link opens as the same deck', () => {
  const { editor } = show();
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this deck' }).value;
  expect(fromHash(new URL(link).hash, FACTS)).toEqual(editor.deck);
});

test('takes what is typed and closes', async () => {
  const { editor, onclose } = show();
  await type('bluemoon deck 1\nname: Other\nleader: Hoax\n\nCatusan');
  await userEvent.click(screen.getByRole('button', { name: 'Use this text' }));
  expect(editor.deck).toMatchObject({ name: 'Other', leader: 'Hoax', cards: ['Catusan'] });
  expect(onclose).toHaveBeenCalledTimes(1);
});

describe('a text that is no deck', () => {
  test.each([
    ['en', 'Use this text', 'There is nothing in this text'],
    ['de', 'Diesen Text nehmen', 'In diesem Text steht nichts'],
  ] as const)('is refused with the reason, and the deck stays (%s)', async (language, take, words) => {
    await speaking(language);
    const { editor, onclose } = show();
    await type('# nothing');
    await userEvent.click(screen.getByRole('button', { name: take }));
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(editor.deck.name).toBe('Embers');
    expect(onclose).not.toHaveBeenCalled();
  });

  test('the reason goes when one types on', async () => {
    show();
    await type('# nothing');
    await userEvent.click(screen.getByRole('button', { name: 'Use this text' }));
    expect(screen.getByRole('alert').textContent).toContain('nothing');
    await userEvent.type(text(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a line that is no card comes along, to be mended', async () => {
  const { editor } = show();
  await type('fireblast\nSprak');
  await userEvent.click(screen.getByRole('button', { name: 'Use this text' }));
  expect(editor.deck.cards).toEqual(['Fireblast', 'Sprak']);
  expect(editor.bad).toEqual([{ index: 1, text: 'Sprak', kind: 'unknown' }]);
});

test('a file is read and taken', async () => {
  const { editor, onclose } = show();
  const file = new File(['bluemoon deck 1\nname: Filed\nleader: Aqua\n'], 'filed.deck', {
    type: 'text/plain',
  });
  await userEvent.upload(screen.getByLabelText(/Open a file/), file);
  await waitFor(() => expect(editor.deck.name).toBe('Filed'));
  expect(onclose).toHaveBeenCalledTimes(1);
});

test('is copied; where the browser will not, it says so', async () => {
  const user = userEvent.setup(); // with a clipboard
  show();
  await user.click(screen.getAllByRole('button', { name: 'Copy' })[1] as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe(text().value);
  expect(screen.getByText('Copied.')).toBeTruthy();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getAllByRole('button', { name: 'Copy' })[1] as HTMLElement);
  expect(screen.getByText(/It could not be copied/)).toBeTruthy();
});
