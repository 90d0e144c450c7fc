import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import cards from '../../fixtures/cards.json';
import { solving } from '../lib/puzzles/kept.svelte';
import { played } from '../lib/puzzles/testing';
import { settings } from '../lib/shell/settings.svelte';
import PuzzlePage from './PuzzlePage.svelte';

const { start, begun, solution, wrong } = played();
const DAY = '2026-11-16';
const list = { day: DAY, daily: start.about.name, puzzles: [start.about, { ...start.about, name: 'other' }] };
let answer = wrong;

beforeAll(() => import('../lib/duel/DuelTable.svelte')); // the page fetches it when it is first needed
beforeEach(() => {
  solving.forget();
  settings.pace = 'instant';
  answer = wrong;
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      Response.json(
        path.endsWith('/puzzles')
          ? list
          : path.endsWith('/solution')
            ? solution
            : path.includes('/turn?')
              ? answer
              : path.includes('/puzzles/')
                ? start
                : cards,
      ),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function tap(selector: string): Promise<void> {
  const found = await waitFor(() => {
    const element = document.querySelector(selector);
    expect(element, selector).not.toBeNull();
    return element as HTMLElement;
  });
  await userEvent.click(found);
}
const verdict = (): string | null | undefined =>
  document.querySelector('[data-verdict]')?.getAttribute('data-verdict');
const CARD = '[data-zone="hand"][data-live]:not([aria-haspopup])';

test('a wrong turn is answered with what the opponent does, and can be tried again', async () => {
  render(PuzzlePage, { id: start.about.name });
  expect(await screen.findByRole('heading', { name: 'Puzzle of the day' })).toBeTruthy();
  await tap(CARD);
  await waitFor(() => expect(verdict()).toBe('answered'));
  expect(screen.getByText('He still has an answer')).toBeTruthy();
  expect(document.querySelector('.refusal')?.textContent).toMatch(/announces \d+ (Fire|Earth)/);
  await tap('[data-kind="again"]');
  expect(verdict()).toBe('');
  expect(solving.isOver(start.about.name)).toBe(false);
});

test('the solution counts for the day and its streak', async () => {
  answer = solution;
  render(PuzzlePage, { id: start.about.name });
  await tap(CARD);
  await waitFor(() => expect(verdict()).toBe('solved'));
  expect(screen.getByText('Solved!')).toBeTruthy();
  expect(document.querySelector('[data-prompt]')?.textContent.trim()).toBe(''); // nobody is asked any more
  expect([solving.isSolved(start.about.name), solving.streak(DAY)]).toEqual([true, 1]);
  expect(screen.getByRole('link', { name: 'Next unsolved' }).getAttribute('href')).toBe('/puzzles/other');
});

test('whoever gives up sees the solution with its reason, and has not solved it', async () => {
  render(PuzzlePage, { id: start.about.name });
  await tap('[data-kind="look"]');
  await waitFor(() => expect(verdict()).toBe('solved'));
  expect(screen.getByText('The solution')).toBeTruthy();
  expect(screen.getByText(/he has no answer: he must retreat/)).toBeTruthy();
  expect([solving.isSolved(start.about.name), solving.wasShown(start.about.name)]).toEqual([false, true]);
});

test('in the middle of a turn a step can be taken back', async () => {
  answer = begun;
  render(PuzzlePage, { id: start.about.name });
  await tap(CARD);
  await waitFor(() => expect(document.querySelector('[data-moves="1"]')).not.toBeNull());
  expect(verdict()).toBe('');
  await userEvent.click(screen.getByTitle('One step back'));
  expect(document.querySelector('[data-moves="0"]')).not.toBeNull();
});
