import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Leaderboard, MyGames as Games, Statistics } from '../lib/protocol';
import { defaultSetup } from '../lib/shell/tableSetup';
import { speaking } from '../testing/kit';
import { pastGame } from '../testing/past';
import LeaderboardPage from './LeaderboardPage.svelte';
import MyGames from './MyGames.svelte';
import TermsChoice from './TermsChoice.svelte';

const STATISTICS: Statistics = {
  ratings: [{ ladder: 'duel', points: 1523, spread: 400, sure: false, games: 1, wins: 1 }],
  games: 4,
  wins: 3,
  streak: -1,
  longest: 3,
  peoples: [{ what: 'Vulca', level: null, games: 4, wins: 3 }],
  opponents: [{ what: '', level: 'adept', games: 4, wins: 3 }],
  considered: 1000,
};
const LADDER: Leaderboard = {
  ladder: 'duel',
  ranks: [
    rank({ place: 1, name: 'Ben', points: 1700 }),
    rank({ name: 'Adept', level: 'adept', points: 1620 }),
  ],
  mine: rank({ name: 'Ann', mine: true, points: 1650 }),
  a_day: 3,
};
const asked: string[] = [];
let answers: Record<string, unknown>;

function rank(more: object): Leaderboard['ranks'][number] {
  const nobody = { place: null, level: null, points: 1500, spread: 200, games: 5, wins: 2, mine: false };
  return { name: '', ...nobody, ...more };
}

beforeEach(async () => {
  asked.length = 0;
  const first: Games = { games: [pastGame({ number: 9 })], next: 9 };
  answers = {
    '/api/me': { id: 'a', name: 'Ann', tables: [], kept: true },
    '/api/me/games': first,
    '/api/me/games?before=9': {
      games: [pastGame({ number: 3, table: null, verdict: 'easy', before: null, after: null })],
      next: null,
    },
    '/api/me/games?rated=false': { games: [], next: null },
    '/api/me/statistics': STATISTICS,
    '/api/leaderboard/duel': LADDER,
  };
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(answers[path] ?? {}));
  });
  await speaking('en');
});
afterEach(() => vi.unstubAllGlobals());

test('a finished game tells result, opponent, decks, rating, and leads to the record', async () => {
  render(MyGames);
  const link = await screen.findByRole('link', { name: 'See it again: against Ben (Hoax)' });
  expect(link.getAttribute('href')).toBe('/replay/abc?seat=0');
  const row = link.closest('li');
  expect(row?.textContent).toContain('Won');
  expect(row?.textContent).toContain('+23');
  expect(row?.textContent).toContain('1523');
  expect(row?.textContent).toContain('Vulca · By resignation');
});

test('earlier games come when asked for, also those whose table is gone', async () => {
  render(MyGames);
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier games' }));
  expect(await screen.findByText('The table is deleted')).toBeTruthy();
  expect(screen.getByText('Much weaker bot: no points')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Earlier games' })).toBeNull();
});

test('the filter asks the server', async () => {
  render(MyGames);
  await screen.findByRole('link', { name: /against Ben/ });
  await userEvent.click(screen.getByRole('radio', { name: 'Casual' }));
  expect(await screen.findByText('No finished game is like that.')).toBeTruthy();
  expect(asked).toContain('/api/me/games?rated=false');
});

test('statistics: shares, streaks, and bots by level, in both languages', async () => {
  const { unmount } = render(MyGames);
  expect(await screen.findByText('Lost the last game')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'By opponent' });
  expect(within(table).getByRole('row', { name: 'Adept 4 3 75 %' })).toBeTruthy();
  unmount();
  await speaking('de');
  render(MyGames);
  expect(await screen.findByText('Die letzte Partie verloren')).toBeTruthy();
});

test('the leaderboard has bots between people, and my own line where my points put it', async () => {
  render(LeaderboardPage);
  const rows = await screen.findAllByRole('row');
  expect(
    rows.slice(1).map((row) => row.querySelector('th')?.textContent?.replace(/\s+/g, ' ').trim()),
  ).toEqual(['Ben', 'Ann (You)', 'Adept bot']);
  expect(document.body.textContent).toContain('You get a place when more is known');
});

test('a rated table has a clock, and neither hints nor taking back to choose', async () => {
  const onchange = vi.fn();
  const terms = { ...defaultSetup(), rated: true };
  const { rerender } = render(TermsChoice, { terms, people: true, noRating: null, onchange });
  expect(screen.queryByRole('radio', { name: 'No clock' })).toBeNull();
  expect(screen.getByRole('radio', { name: '10 minutes + 10 s' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('group', { name: 'Hints' })).toBeNull();
  await rerender({ people: false }); // against a bot, too: whoever walks away has lost
  expect(screen.getByRole('radio', { name: '10 minutes + 10 s' })).toHaveProperty('checked', true);
  await rerender({ people: true, noRating: 'kept' });
  expect(screen.getByRole('link', { name: 'Keep your name' }).getAttribute('href')).toBe('/you');
  expect(screen.getByRole('radio', { name: 'No clock' })).toHaveProperty('checked', true);
  await rerender({ terms: { ...terms, rated: false }, noRating: null });
  await userEvent.click(screen.getByRole('radio', { name: 'Rated' }));
  await waitFor(() => expect(onchange).toHaveBeenCalledWith({ rated: true }));
});
