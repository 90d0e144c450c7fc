import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenTable, Seeking } from '../protocol';
import { refreshMe } from '../shell/me.svelte';
import { go, route } from '../shell/router.svelte';
import { dismiss, toasts } from '../shell/toasts.svelte';
import { defaultSetup } from '../shell/tableSetup';
import { duelTable, seat, speaking } from '../../testing/kit';
import LobbyAtStart from '../../testing/LobbyAtStart.svelte';
import Lobby from './Lobby.svelte';

const WAITING: Seeking = { waited: 0, reach: 150, others: 0, points: 1500, table: null, bot: null };
const asked: { question: string; body: unknown }[] = [];
let answers: Record<string, unknown>;

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked.length = 0;
  for (const one of toasts()) dismiss(one.id);
  answers = {
    'GET /api/me': { id: 'a', name: 'Ann', tables: [], kept: true },
    'GET /api/lobby': [],
    'POST /api/seek': WAITING,
    'DELETE /api/seek': WAITING,
  };
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    const question = `${request.method} ${path}`;
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : null;
    asked.push({ question, body });
    return Promise.resolve(Response.json(answers[question] ?? {}));
  });
  await speaking('en');
  await refreshMe();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function find(): Promise<void> {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
  await user.click(screen.getByRole('radio', { name: 'Rated' }));
  await user.click(screen.getByRole('button', { name: 'Find me a game' }));
  await screen.findByText('Looking for an opponent …');
}

test('looks for a game with my side and my terms, and goes to the table', async () => {
  render(Lobby, { setup: defaultSetup() });
  await find();
  expect(asked.find(({ question }) => question === 'POST /api/seek')?.body).toMatchObject({
    game: 'duel',
    rules: 'legends',
    rated: true,
    clock: { minutes: 10, increment: 10 },
    deck: { leader: 'Hoax' },
  });
  answers['PUT /api/seek'] = { ...WAITING, table: 'xyz' };
  await vi.advanceTimersByTimeAsync(2500);
  await waitFor(() => expect(route.path).toBe('/table/xyz'));
  expect(toasts().map((one) => one.text)).toEqual([
    'An opponent is found: 10 minutes + 10 s, rated. No hints, nothing is taken back.',
  ]);
});

test('a rating of which little is known is told as about so much', async () => {
  const table = duelTable({ id: 'open', status: 'waiting', seats: [seat(0, { name: 'Ben' })] });
  const strengths = [{ points: 1578, sure: false }];
  answers['GET /api/lobby'] = [{ table, peoples: [''], strengths } satisfies OpenTable];
  render(Lobby, { setup: defaultSetup() });
  expect(await screen.findByRole('link', { name: 'Sit down: Ben (about 1578 points)' })).toBeTruthy();
});

test('that an opponent is found is said once, though the page goes at that moment', async () => {
  go('/');
  render(LobbyAtStart);
  await find();
  answers['PUT /api/seek'] = answers['DELETE /api/seek'] = { ...WAITING, table: 'xyz' };
  await vi.advanceTimersByTimeAsync(2500);
  await waitFor(() => expect(route.path).toBe('/table/xyz'));
  await vi.advanceTimersByTimeAsync(500);
  expect(toasts()).toHaveLength(1);
  expect(asked.at(-1)?.question).not.toBe('DELETE /api/seek');
});

test('says how far it looks, offers a bot after a while, and makes that table rated, too', async () => {
  answers['PUT /api/seek'] = { ...WAITING, waited: 21, reach: 360, others: 2, bot: 'apprentice' };
  answers['POST /api/tables'] = duelTable({ id: 'bots' });
  render(Lobby, { setup: defaultSetup() });
  await find();
  await vi.advanceTimersByTimeAsync(2500);
  const bot = await screen.findByRole('button', { name: 'Play Apprentice instead' });
  expect(document.body.textContent).toContain('2 others look for the same.');
  expect(document.body.textContent).toContain('within 360 points of your 1500');
  bot.click();
  await waitFor(() => expect(route.path).toBe('/table/bots'));
  const questions = asked.map(({ question }) => question);
  expect(questions.indexOf('DELETE /api/seek')).toBeLessThan(questions.indexOf('POST /api/tables'));
  expect(asked.find(({ question }) => question === 'POST /api/tables')?.body).toMatchObject({ rated: true });
});

test('leaving the page ends the search', async () => {
  const { unmount } = render(Lobby, { setup: defaultSetup() });
  await find();
  unmount();
  await waitFor(() => expect(asked.at(-1)?.question).toBe('DELETE /api/seek'));
});

test('open tables name people, strength, clock and whether they are rated, in both languages', async () => {
  const table = duelTable({
    id: 'open',
    status: 'waiting',
    rated: true,
    clock: { minutes: 20, increment: 15, days: 0, seconds: 0 },
    seats: [seat(0, { name: 'Ben' }), seat(1, { kind: 'open' })],
  });
  answers['GET /api/lobby'] = [
    { table, peoples: ['Flit', ''], strengths: [{ points: 1612, sure: true }, null] } satisfies OpenTable,
  ];
  const { unmount } = render(Lobby, { setup: defaultSetup() });
  const link = await screen.findByRole('link', { name: 'Sit down: Ben (1612 points) with Flit' });
  expect(link.getAttribute('href')).toBe('/table/open');
  expect(link.closest('li')?.textContent).toContain('20 minutes + 15 s · Rated');
  unmount();
  await speaking('de');
  render(Lobby, { setup: defaultSetup() });
  expect(await screen.findByRole('link', { name: 'Hinsetzen: Ben (1612 Punkte) mit Flit' })).toBeTruthy();
});
