import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Club, ClubMember } from '../../lib/protocol';
import { refreshMe } from '../../lib/shell/me.svelte';
import { route } from '../../lib/shell/router.svelte';
import { duelTable, seat, speaking } from '../../testing/kit';
import { pastGame } from '../../testing/past';
import ClubPage from './ClubPage.svelte';
import Clubs from './Clubs.svelte';
import Invited from './Invited.svelte';

function member(number: number, name: string, more: Partial<ClubMember> = {}): ClubMember {
  const plain = { mine: false, leads: false, since: '2026-11-01', duel: null, city: null, games: 0, wins: 0 };
  return { number, name, ...plain, ...more };
}

const { players } = pastGame({});
const CLUB: Club = {
  id: 'moon',
  name: 'Moon circle',
  leads: true,
  path: '/invited/abc',
  squares: ['01', '10'],
  members: [
    member(1, 'Ann', { mine: true, leads: true, duel: { points: 1523, sure: false }, games: 1, wins: 1 }),
    member(2, 'Ben', { games: 1 }),
  ],
  waiting: [
    {
      table: duelTable({
        id: 'open',
        status: 'waiting',
        seats: [seat(0, { name: 'Ben' }), seat(1, { kind: 'open' })],
      }),
      peoples: ['Flit', ''],
      strengths: [null, null],
    },
  ],
  running: [],
  games: [
    {
      table: 'done',
      game: 'duel',
      ended: '2026-11-18T20:00:00+00:00',
      how: 'resigned',
      rated: false,
      players,
    },
  ],
};

const asked: { question: string; body: unknown }[] = [];
let answers: Record<string, unknown>;

beforeEach(async () => {
  asked.length = 0;
  answers = {
    'GET /api/me': { id: 'a', name: 'Ann', tables: [], kept: true },
    'GET /api/clubs/moon': CLUB,
    'GET /api/me/clubs': [{ id: 'moon', name: 'Moon circle', members: 2, waiting: 1 }],
    'GET /api/invitations/abc': { name: 'Moon circle', leader: 'Ben', members: 2, club: null },
    'POST /api/invitations/abc': CLUB,
    'POST /api/clubs': CLUB,
    'POST /api/tables': duelTable({ id: 'new' }),
  };
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    const question = `${request.method} ${path}`;
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : null;
    asked.push({ question, body });
    if (request.method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(
      question in answers
        ? Response.json(answers[question])
        : Response.json({ code: 'not-found', text: 'no' }, { status: 404 }),
    );
  });
  await speaking('en');
  await refreshMe();
});
afterEach(() => vi.unstubAllGlobals());

test('members with their figures, tables that wait, and how games ended', async () => {
  render(ClubPage, { id: 'moon' });
  const row = await screen.findByRole('row', { name: /^Ann/ });
  expect(row.textContent).toContain('you · leads the club');
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent.trim())).toEqual(['1', '1', '1523 provisional', '']);
  const link = screen.getByRole('link', { name: 'Sit down: Ben with Flit' });
  expect(link.getAttribute('href')).toBe('/table/open');
  expect(screen.getByRole('link', { name: /^See it again: .* won against / })).toBeTruthy();
});

test('whoever leads takes somebody out after a question; others have no such button', async () => {
  const user = userEvent.setup();
  const { unmount } = render(ClubPage, { id: 'moon' });
  await user.click(await screen.findByRole('button', { name: 'Take Ben out' }));
  await screen.findByText(/With the link Ben could join again/);
  await user.click(screen.getByRole('button', { name: 'Take out' }));
  await waitFor(() => expect(asked.map((one) => one.question)).toContain('DELETE /api/clubs/moon/members/2'));
  unmount();
  answers['GET /api/clubs/moon'] = { ...CLUB, leads: false };
  render(ClubPage, { id: 'moon' });
  await screen.findByRole('row', { name: /^Ben/ });
  expect(screen.queryByRole('button', { name: 'Take Ben out' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Make a new link' })).toBeNull();
});

test('a table for the club is made with my side and is not listed', async () => {
  const user = userEvent.setup();
  render(ClubPage, { id: 'moon' });
  await user.click(await screen.findByRole('button', { name: 'Make a table for the club' }));
  await waitFor(() => expect(route.path).toBe('/table/new'));
  expect(asked.find(({ question }) => question === 'POST /api/tables')?.body).toMatchObject({
    game: 'duel',
    club: 'moon',
    listed: false,
    seats: [{ who: 'me', deck: { leader: 'Hoax' } }, { who: 'open' }],
  });
});

test('a city for three', async () => {
  const user = userEvent.setup();
  render(ClubPage, { id: 'moon' });
  await user.click(await screen.findByRole('radio', { name: 'Blue Moon City' }));
  await user.click(screen.getByRole('radio', { name: '3' }));
  await user.click(screen.getByRole('button', { name: 'Make a table for the club' }));
  await waitFor(() =>
    expect(asked.find(({ question }) => question === 'POST /api/tables')?.body).toMatchObject({
      game: 'city',
      club: 'moon',
      seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }],
    }),
  );
});

test('somebody who is not in it is told so; the list and the link lead to it, in German', async () => {
  const { unmount } = render(ClubPage, { id: 'other' });
  await screen.findByRole('heading', { name: 'You are not in this club' });
  unmount();
  await speaking('de');
  const list = render(Clubs);
  const link = await screen.findByRole('link', { name: /^Moon circle/ });
  expect(link.textContent).toContain('2 Mitglieder · 1 Tisch wartet auf jemanden');
  list.unmount();
  render(Invited, { code: 'abc' });
  await screen.findByRole('heading', { name: 'Ben lädt dich ein: Moon circle' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Beitreten' }));
  await waitFor(() => expect(route.path).toBe('/club/moon'));
});
