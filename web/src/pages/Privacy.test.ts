import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me, refreshMe } from '../lib/shell/me.svelte';
import type { About } from '../lib/protocol';
import { speaking } from '../testing/kit';
import Privacy from './Privacy.svelte';

const ABOUT: About = { version: '1', keep_days: 90, contact: 'moon@example.org' };
const asked: string[] = [];
let about: About;
let deleting: Response;

beforeEach(async () => {
  asked.length = 0;
  about = ABOUT;
  deleting = new Response(null, { status: 204 });
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push(`${request.method} ${path}`);
    if (path === '/api/about') return Promise.resolve(Response.json(about));
    if (request.method === 'DELETE') return Promise.resolve(deleting);
    return Promise.resolve(Response.json({ id: 'a', name: 'Ann', tables: [] }));
  });
  await speaking('en');
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'What is kept', 'nobody has used for 90 days', 'Download my data'],
  ['de', 'Was gespeichert wird', 'die 90 Tage lang niemand', 'Meine Daten herunterladen'],
] as const)('says what is kept, how long and by whom (%s)', async (language, kept, days, download) => {
  await speaking(language);
  render(Privacy);
  expect(screen.getByRole('heading', { name: kept })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  await waitFor(() => expect(document.body.textContent).toContain(days));
  expect(document.body.textContent).toContain('moon@example.org');
  expect(screen.getByRole('link', { name: download }).getAttribute('href')).toBe('/api/me/data');
});

test('says that there is no limit where there is none', async () => {
  about = { ...ABOUT, keep_days: 0, contact: '' };
  render(Privacy);
  await waitFor(() => expect(document.body.textContent).toContain('no time limit'));
  expect(document.body.textContent).toContain('has not said');
});

test('deletes only after a second question', async () => {
  const user = userEvent.setup();
  await refreshMe();
  expect(me.who?.name).toBe('Ann');
  render(Privacy);
  await user.click(screen.getByRole('button', { name: 'Delete my data' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Keep it', hidden: true }));
  expect(asked).not.toContain('DELETE /api/me');
  await user.click(screen.getByRole('button', { name: 'Delete my data' }));
  await user.click(dialog.getByRole('button', { name: 'Delete everything', hidden: true }));
  await waitFor(() => expect(screen.getByText('Your data is deleted.')).toBeTruthy());
  expect(asked).toContain('DELETE /api/me');
  expect(me.who).toBeNull();
  expect(screen.queryByRole('link', { name: 'Download my data' })).toBeNull();
});

test('ends the sessions of other browsers', async () => {
  const user = userEvent.setup();
  render(Privacy);
  await user.click(screen.getByRole('button', { name: 'End other sessions' }));
  await waitFor(() => expect(screen.getByText('You are known only in this browser now.')).toBeTruthy());
  expect(asked).toContain('POST /api/me/sessions');
});

test('says why it did not work', async () => {
  const user = userEvent.setup();
  const reason = { code: 'server.try-again', args: {}, text: 'the database is away' };
  deleting = Response.json({ code: 'try-again', text: 'x', reason }, { status: 503 });
  render(Privacy);
  await user.click(screen.getByRole('button', { name: 'Delete my data' }));
  await user.click(screen.getByRole('button', { name: 'Delete everything', hidden: true }));
  await waitFor(() => expect(document.body.textContent).toContain('That did not work'));
  expect(screen.getByRole('button', { name: 'Delete my data' })).toBeTruthy();
});
