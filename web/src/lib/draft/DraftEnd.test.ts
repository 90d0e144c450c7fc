import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { cupOf, lineOf, meetingOf } from '../../testing/cups';
import { duelTable } from '../../testing/kit';
import type { Tournament } from '../protocol';
import { api } from '../shell/api';
import DraftEnd from './DraftEnd.svelte';

async function end(change: Partial<Tournament>): Promise<void> {
  vi.spyOn(api, 'tournament').mockResolvedValue(cupOf({ decks: 'drafted', ...change }));
  render(DraftEnd, { table: duelTable({ tournament: 'x' }), seat: 0, onclose: () => undefined });
  await screen.findByRole('heading', { level: 3 });
}
const mine = (crystals: [number, number] | null) => ({
  ...meetingOf('Ben', 'Ann', crystals),
  table: 'x-1-1',
});

test('after the last pick it leads to my match', async () => {
  await end({ rounds: [[mine(null)]] });
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/table/x-1-1');
  expect(screen.getByText('Everybody plays everybody with the deck they drafted.')).toBeTruthy();
});

test('looked at again when the match is played, it leads to the cup, and says who won', async () => {
  await end({ rounds: [[mine([5, 2])]], status: 'over', standings: [lineOf('Ben', 1), lineOf('Ann', 2)] });
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
  expect(screen.getByRole('link', { name: /cup/i }).className).toContain('warm');
  expect(screen.getByText('5 : 2')).toBeTruthy();
  expect(screen.getByText('Ben wins the cup')).toBeTruthy();
});
