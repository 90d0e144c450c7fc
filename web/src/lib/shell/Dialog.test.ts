import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet, tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { speaking } from '../../testing/kit';
import Dialog from './Dialog.svelte';
import { showUrgent } from './urgent.svelte';

const text = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }));

function show(open: boolean) {
  const onclose = vi.fn();
  const children = text('The body.');
  const { rerender } = render(Dialog, { open, title: 'A title', onclose, children });
  return { onclose, rerender };
}

test('has its title as its name, and its words inside', () => {
  show(true);
  const dialog = screen.getByRole('dialog', { name: 'A title' });
  expect(within(dialog).getByText('The body.')).toBeTruthy();
});

test('is shown and hidden by its property', async () => {
  const { rerender } = show(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  await rerender({ open: true });
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await rerender({ open: false });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['en', 'Close'],
  ['de', 'Schließen'],
] as const)('is closed by its button (%s)', async (language, close) => {
  await speaking(language);
  const { onclose } = show(true);
  await userEvent.click(screen.getByRole('button', { name: close }));
  expect(onclose).toHaveBeenCalledTimes(1);
});

test('is closed by a click beside the sheet, not by one on it', async () => {
  const { onclose } = show(true);
  await userEvent.click(screen.getByText('The body.'));
  expect(onclose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('dialog'));
  expect(onclose).toHaveBeenCalledTimes(1);
});

test('tells when the browser closes it (Escape)', () => {
  const { onclose } = show(true);
  (screen.getByRole('dialog') as HTMLDialogElement).close();
  expect(onclose).toHaveBeenCalledTimes(1);
});

test('what is urgent stands on top of it, and only as long as it is', async () => {
  const over = showUrgent(text('Ben asks for something.'));
  show(true);
  expect(within(screen.getByRole('dialog')).getByText('Ben asks for something.')).toBeTruthy();
  over();
  await tick();
  expect(screen.queryByText('Ben asks for something.')).toBeNull();
});
