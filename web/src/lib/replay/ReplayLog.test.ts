import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { speaking } from '../../testing/kit';
import { replayed } from '../../testing/replay';
import ReplayLog from './ReplayLog.svelte';

afterEach(() => vi.restoreAllMocks());

const lines = (): string[] => screen.getAllByRole('button').map((one) => one.textContent?.trim() ?? '');
const current = (): string[] =>
  screen
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-current') === 'step')
    .map((one) => one.textContent?.trim() ?? '');

test.each([
  ['en', 'Your turn 1You play Volca', 'You play Spark'],
  ['de', 'Dein Zug 1Du spielst Volca', 'Du spielst Spark'],
] as const)('tells the whole game in words (%s)', async (language, first, last) => {
  await speaking(language);
  render(ReplayLog, { replay: replayed() });
  expect(lines()).toHaveLength(5);
  expect([lines()[0], lines().at(-1)]).toEqual([first, last]);
});

test('marks the moment that is shown, none at the beginning', async () => {
  const replay = replayed(0);
  render(ReplayLog, { replay });
  expect(current()).toEqual([]);
  replay.version = 5;
  await tick();
  expect(current()).toEqual(['You play Spark']);
});

test('a line leads to its moment', async () => {
  const replay = replayed(0);
  render(ReplayLog, { replay });
  await userEvent.click(screen.getByRole('button', { name: 'You play Spark' }));
  expect(replay.version).toBe(5);
});

test('whoever looks through other eyes is still the one who is called you', () => {
  const replay = replayed(0);
  replay.seat = 1;
  render(ReplayLog, { replay });
  expect(lines()[0]).toContain('You play Volca');
  expect(lines()[2]).toContain('Ben retreats');
});
