import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { speaking } from '../../testing/kit';
import Toasts from './Toasts.svelte';
import { notice } from './toasts.svelte';

beforeEach(() => void vi.useFakeTimers());

const words = (): string[] => [...document.querySelectorAll('p')].map((one) => one.textContent?.trim() ?? '');

test('speaks in a live region, with the place of the rule', async () => {
  render(Toasts);
  notice('Only one character.', { place: '001 Character Phase', bad: true });
  await tick();
  const status = screen.getByRole('status').textContent ?? '';
  expect(status).toContain('Only one character.');
  expect(status).toContain('Legends rulebook: Character Phase');
});

test('a notice goes by itself, a long one later', async () => {
  render(Toasts);
  notice('Short');
  notice('A sentence that takes a little longer to read than the other one.');
  await tick();
  expect(words()).toHaveLength(2);
  vi.advanceTimersByTime(5_500);
  await tick();
  expect(words()).toEqual(['A sentence that takes a little longer to read than the other one.']);
  vi.advanceTimersByTime(5_000);
  await tick();
  expect(words()).toEqual([]);
});

test('there are three at most, the newest ones', async () => {
  render(Toasts);
  for (const text of ['one', 'two', 'three', 'four']) notice(text);
  await tick();
  expect(words()).toEqual(['two', 'three', 'four']);
});

test.each([
  ['en', 'Close'],
  ['de', 'Schließen'],
] as const)('one of them is sent away by its button (%s)', async (language, close) => {
  await speaking(language);
  render(Toasts);
  notice('one');
  notice('two');
  await tick();
  await fireEvent.click(screen.getAllByRole('button', { name: close })[0] as HTMLElement);
  expect(words()).toEqual(['two']);
});
