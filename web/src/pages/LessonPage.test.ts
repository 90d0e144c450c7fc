import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import cards from '../../fixtures/cards.json';
import { progress } from '../lib/lessons/progress.svelte';
import { film, lessons } from '../lib/lessons/testing';
import LessonPage from './LessonPage.svelte';

beforeAll(() => import('../lib/duel/DuelTable.svelte')); // the page fetches it when it is first needed
beforeEach(() => {
  progress.forget();
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.endsWith('/lessons')
        ? Response.json(lessons())
        : path.includes('/lessons/match')
          ? Response.json(film())
          : path.includes('/cards')
            ? Response.json(cards)
            : path.includes('/pictures')
              ? Response.json({})
              : Response.json({ code: 'not-found', text: 'no', reason: null }, { status: 404 }),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** What a learner taps, as soon as it is there. By attribute: to ask a whole table for its roles takes seconds in jsdom. */
async function tap(selector: string): Promise<void> {
  const found = await waitFor(() => {
    const element = document.querySelector(selector);
    expect(element, selector).not.toBeNull();
    return element as HTMLElement;
  });
  await userEvent.click(found);
}
const GO_ON = '[data-kind="continue"]';

test('on the real table, a wrong card says why not and stays; the wanted one is played', async () => {
  render(LessonPage, { id: 'match' });
  await tap(GO_ON);
  await tap(GO_ON);
  await tap('[data-card="Ignite"]');
  expect(await screen.findByText(/keep your stronger card/)).toBeTruthy();
  expect(screen.getByText('Step 2 of 8')).toBeTruthy();
  await tap('[data-card="Blaze"]');
  expect(await screen.findByText('Step 3 of 8')).toBeTruthy();
  await tap('[data-action="announce Earth"]');
  expect(await screen.findByText('Step 4 of 8')).toBeTruthy();
});

test('the opponent’s turn goes on by itself after a beat', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(LessonPage, { id: 'match' });
  await tap(GO_ON);
  expect(screen.getByText('Step 1 of 8')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await screen.findByText('Step 2 of 8')).toBeTruthy();
});

test('a won fight is a moment over the table; whoever comes back to it later sees only the table', async () => {
  progress.stand('match', [0, 1, 2, 3, 4, 5, 6, 7, 8], false);
  const first = render(LessonPage, { id: 'match' });
  await tap(GO_ON);
  expect(await screen.findByText('You win the fight')).toBeTruthy();
  first.unmount();
  render(LessonPage, { id: 'match' });
  expect(await screen.findByText('Step 8 of 8')).toBeTruthy();
  await waitFor(() => expect(document.querySelector('[data-duel] .dragon')).not.toBeNull());
  expect(document.querySelector('[data-spotlight]')).toBeNull();
});

test('where somebody stood is kept for the next visit', async () => {
  progress.stand('match', [0, 1, 2], false);
  render(LessonPage, { id: 'match' });
  expect(await screen.findByText('Step 2 of 8')).toBeTruthy();
  await userEvent.click(screen.getByText('Start again'));
  await waitFor(() => expect(progress.wayOf('match')).toEqual([]));
});

test('a lesson that does not exist leads back to the list', async () => {
  render(LessonPage, { id: 'nothing' });
  expect(await screen.findByText('There is no such lesson.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All lessons' }).getAttribute('href')).toBe('/learn');
});
