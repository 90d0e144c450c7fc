import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Table } from '../lib/protocol';
import { refreshMe } from '../lib/shell/me.svelte';
import { duelTable, seat, speaking } from '../testing/kit';
import GoOn from './GoOn.svelte';

async function withTables(...tables: Table[]): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'me', name: 'Anna', tables })));
  await refreshMe();
}
afterEach(() => vi.unstubAllGlobals());

const against = (id: string, name: string, more: Partial<Table> = {}): Table =>
  duelTable({
    id,
    status: 'running',
    seats: [seat(0, { name: 'Anna', mine: true }), seat(1, { name })],
    deciders: [1],
    ...more,
  });

test.each([
  ['en', 'Go on with your game against Ben'],
  ['de', 'Weiter mit deinem Spiel gegen Ben'],
] as const)('a game that was left open is offered again (%s)', async (language, words) => {
  await speaking(language);
  await withTables(against('one', 'Ben'));
  render(GoOn);
  const link = screen.getByRole('link');
  expect(link.textContent).toContain(words);
  expect(link.getAttribute('href')).toBe('/table/one');
});

test('the one that waits for me comes first; games that are over do not count', async () => {
  await withTables(
    against('over', 'Cleo', { status: 'over' }),
    against('theirs', 'Ben'),
    against('mine', 'Dora', { deciders: [0] }),
  );
  render(GoOn);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/table/mine');
});

test('without an open game it says nothing', async () => {
  await withTables(against('over', 'Cleo', { status: 'over' }));
  render(GoOn);
  expect(screen.queryByRole('link')).toBeNull();
});
