import { render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Table } from '../lib/protocol';
import { refreshMe } from '../lib/shell/me.svelte';
import { duelTable, seat, speaking } from '../testing/kit';
import MyTables from './MyTables.svelte';

const DAYS = { minutes: 0, increment: 0, days: 3, seconds: 0 };

function against(name: string, deciders: number[], left: number): Table {
  const seats = [seat(0, { name: 'Anna', mine: true, clock_ms: left }), seat(1, { name, clock_ms: left })];
  return duelTable({ id: name, title: '', status: 'running', clock: DAYS, seats, deciders });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'Waiting for you', '2 days left', 'Your tables', '3 days a move'],
  ['de', 'Hier wartet man auf dich', 'noch 2 Tage', 'Deine Tische', '3 Tage je Zug'],
] as const)(
  'tables that wait for me, with the time that is left (%s)',
  async (language, waits, left, others, clock) => {
    const tables = [against('Ben', [1], 9e7), against('Cleo', [0], 2.1e8), against('Dora', [0], 3_600_000)];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'me', name: 'Anna', tables })));
    await speaking(language);
    await refreshMe();
    render(MyTables);
    const waiting = within(screen.getByRole('region', { name: waits })).getAllByRole('link');
    expect(waiting.map((link) => link.getAttribute('href'))).toEqual(['/table/Dora', '/table/Cleo']);
    expect(waiting[1]?.textContent).toContain(left);
    const theirs = within(screen.getByRole('region', { name: others })).getByRole('link');
    expect(theirs.getAttribute('href')).toBe('/table/Ben');
    expect(theirs.textContent).toContain(clock);
  },
);
