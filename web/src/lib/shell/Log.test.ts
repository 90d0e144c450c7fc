import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { duelTable, speaking } from '../../testing/kit';
import type { GameEvent, LogEntry } from '../protocol';
import Log from './Log.svelte';

const event = (kind: string, seat: number, more: Partial<GameEvent> = {}): GameEvent =>
  ({ kind, seat, text: '', ...more }) as GameEvent;
const entry = (version: number, seat: number, ...events: GameEvent[]): LogEntry => ({
  version,
  seat,
  action: '',
  events,
  at: '',
});
const table = duelTable({ id: 'a table' });
const log = [
  entry(1, 1, event('play', 1, { card: 'Catusan' })),
  entry(2, 0, event('target', 0, { card: 'Catusan' })),
  entry(3, 0, event('play', 0, { card: 'Volca' }), event('announce', 0, { element: 'fire' })),
];
const lines = (): string[][] =>
  screen
    .getAllByRole('link')
    .map((link) => [...link.querySelectorAll('span')].map((one) => one.textContent ?? ''));

test('tells what each of them did; what the table shows by itself is left out', () => {
  render(Log, { log, table, seat: 0 });
  expect(lines()).toEqual([
    ['Ben: turn 1', 'Ben plays Catusan'],
    ['You play Volca', 'You announce Fire'],
  ]);
});

test('in German, and for a spectator by names', async () => {
  await speaking('de');
  render(Log, { log, table, seat: -1 });
  expect(lines()).toEqual([
    ['Ben: Zug 1', 'Ben spielt Catusan'],
    ['Anna spielt Volca', 'Anna sagt Feuer an'],
  ]);
});

test('every line leads to its moment, seen by the own seat', () => {
  const { unmount } = render(Log, { log, table, seat: 0 });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/table/a%20table/at/1?seat=0',
    '/table/a%20table/at/3?seat=0',
  ]);
  unmount();
  render(Log, { log, table, seat: -1 });
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/table/a%20table/at/1');
});

test('grows with the game', async () => {
  const { rerender } = render(Log, { log: [], table, seat: 0 });
  const list = screen.getByRole('list', { name: 'Log' });
  expect(within(list).getByText('Nothing has happened yet.')).toBeTruthy();
  await rerender({ log });
  expect(lines()).toHaveLength(2);
  expect(within(list).queryByText('Nothing has happened yet.')).toBeNull();
});
