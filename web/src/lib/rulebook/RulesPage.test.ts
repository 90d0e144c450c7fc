import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { FACTS, loadCards } from '../../testing/cards';
import { speaking } from '../../testing/kit';
import { go } from '../shell/router.svelte';
import RulesPage from './RulesPage.svelte';

const PATIENCE = { timeout: 15_000 }; // the rules are fetched first

beforeEach(() => {
  loadCards();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(FACTS))));
});

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name }, PATIENCE);

// The first test of this file: in the others the rules are there already.
test('what is typed before the rules have come is searched when they come', async () => {
  render(RulesPage);
  await userEvent.type(screen.getByRole('searchbox'), 'dragon');
  expect(screen.queryByText(/places for/)).toBeNull();
  expect(await screen.findByText(/^\d+ places for ‘dragon’$/, {}, PATIENCE)).toBeTruthy();
});

test('shows the first chapter of the duel, with its contents and the next chapter', async () => {
  render(RulesPage);
  expect(await heading('The idea')).toBeTruthy();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(contents.getByRole('link', { name: 'Fights and dragons' }).getAttribute('href')).toBe('#fights');
  expect(screen.getByRole('link', { name: 'Setting up ›' }).getAttribute('href')).toBe('#setup');
  expect(screen.queryByRole('heading', { level: 2, name: 'Setting up' })).toBeNull();
});

test('an address with a place opens its chapter and marks its paragraph', async () => {
  go('/rules/duel#001-gang');
  render(RulesPage, { book: 'duel' });
  expect(await heading('Icons')).toBeTruthy();
  await tick();
  expect(document.querySelector('.marked')?.id).toBe('gang');
  go('/rules/duel#004-backtracking');
  expect(await heading('Fights and dragons')).toBeTruthy();
  await tick();
  expect(document.querySelector('.marked')?.id).toBe('backtracking');
});

test('the city has its own book', async () => {
  go('/rules/city#003-offerings-cost');
  render(RulesPage, { book: 'city' });
  expect(await heading('Obelisk and victory')).toBeTruthy();
});

test('a search lists places of both books, in the language of the page', async () => {
  const user = userEvent.setup();
  render(RulesPage);
  await heading('The idea');
  await user.type(screen.getByRole('searchbox'), 'dragon');
  const hits = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(hits).toContain('/rules/duel#dragons');
  expect(hits).toContain('/rules/city#dragon-scales');
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ places for ‘dragon’$/);
});

test('in German', async () => {
  await speaking('de');
  render(RulesPage);
  expect(await heading('Worum es geht')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Inhalt' })).toBeTruthy();
});

test('a position opens a table of its own', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, wish?: RequestInit) => {
    if (wish?.method === 'POST') asked.push(JSON.parse(String(wish.body)));
    return Promise.resolve(new Response(JSON.stringify({ id: 'abc', ...FACTS }), { status: 201 }));
  });
  go('/rules/duel#pair');
  render(RulesPage);
  await heading('Icons');
  const section = document.getElementById('pair');
  await userEvent.click(within(section as HTMLElement).getByRole('button', { name: 'Try it at a table' }));
  expect(asked).toEqual([{ game: 'duel', example: 'pair' }]);
  expect(location.pathname).toBe('/table/abc');
});
