import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MyRating } from '../protocol';
import { speaking } from '../../testing/kit';
import { pastGame } from '../../testing/past';
import RatingChange from './RatingChange.svelte';

const rating = (more: Partial<MyRating>): MyRating => ({
  ...{ ladder: 'duel', points: 1578, spread: 476, sure: false, games: 1, wins: 1 },
  ...more,
});
let ratings: MyRating[];

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      Response.json(
        path.startsWith('/api/me/games')
          ? { games: [pastGame({ table: 'x', before: 1500, after: 1578 })], next: null }
          : { ratings, games: 1 },
      ),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const text = (): string => document.body.textContent.replace(/\s+/g, ' ');

test.each([
  ['en', 'Your rating: 1578 ± 476 (+78)', 'the first games move it far'],
  ['de', 'Deine Wertung: 1578 ± 476 (+78)', 'bewegen die ersten Partien sie weit'],
] as const)('a provisional rating is told with what that means (%s)', async (language, now, why) => {
  await speaking(language);
  ratings = [rating({ ladder: 'city', points: 1578, spread: 9 }), rating({})];
  render(RatingChange, { table: 'x', game: 'match' });
  await screen.findByText(new RegExp(why));
  expect(text()).toContain(now);
});

test('a rating that is known well is told without', async () => {
  await speaking('en');
  ratings = [rating({ spread: 200, sure: true })];
  render(RatingChange, { table: 'x', game: 'duel' });
  await screen.findByText(/± 200/);
  expect(text()).not.toContain('rovisional');
});

test('what is known of a later game is not told with this one', async () => {
  await speaking('en');
  ratings = [rating({ points: 1600 })];
  render(RatingChange, { table: 'x', game: 'duel' });
  await screen.findByText(/1578/);
  expect(text()).not.toContain('±');
});

test('what could not be asked is asked again', async () => {
  await speaking('en');
  ratings = [rating({})];
  const good = fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    if (path.startsWith('/api/me/')) asked.push(path); // tests of other parts may still ask something else
    return asked.length === 2 && path === asked[1] ? Promise.reject(new Error('away')) : good(path, request);
  });
  render(RatingChange, { table: 'x', game: 'duel' });
  await screen.findByText(/± 476/, {}, { timeout: 4000 });
  const [game = '', ...statistics] = asked.map((path) => path.split('?')[0] ?? '');
  expect(game).toBe('/api/me/games');
  expect(statistics).toEqual(['/api/me/statistics', '/api/me/statistics']); // the game is not asked for again
});
