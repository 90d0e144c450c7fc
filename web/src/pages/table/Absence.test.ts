import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connectionTo } from '../../testing/connection';
import { duelTable, seat, speaking } from '../../testing/kit';
import type { Seat, Table } from '../../lib/protocol';
import Absence from './Absence.svelte';

const table = (theirs: Partial<Seat>, claims: Table['claims'] = ['win', 'draw', 'bot']): Table =>
  duelTable({
    claims,
    seats: [seat(0, { name: 'Anna', mine: true }), seat(1, { name: 'Ben', here: false, ...theirs })],
  });

test.each([
  ['en', 'Claim the win', 'win'],
  ['en', 'Call it a draw', 'draw'],
  ['de', 'Bot spielen lassen', 'bot'],
] as const)('when the time has come (%s) one may: %s', async (language, button, what) => {
  await speaking(language);
  const { connection, done } = connectionTo(table({ claim_ms: 0 }));
  render(Absence, { connection });
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(done).toEqual([['claim', 1, what]]);
});

test('before it everybody sees what will be possible, and when', () => {
  const { connection } = connectionTo(table({ claim_ms: 65_000 }));
  render(Absence, { connection });
  expect(screen.getByRole('status').textContent).toContain('Ben is away.');
  expect(screen.getByRole('timer').textContent).toBe('1:05');
  for (const button of screen.getAllByRole('button')) expect(button.hasAttribute('disabled')).toBe(true);
});

test('the buttons come alive when the time has come', async () => {
  const { connection, done } = connectionTo(table({ claim_ms: 50 }));
  render(Absence, { connection });
  const button = screen.getByRole('button', { name: 'Claim the win' });
  await vi.waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await userEvent.click(button);
  expect(done).toEqual([['claim', 1, 'win']]);
});

test('a spectator sees it and claims nothing', () => {
  const { connection } = connectionTo(table({ claim_ms: 0 }), -1);
  render(Absence, { connection });
  expect(screen.getByRole('status').textContent).toContain('Ben has been away for long.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is said where nothing can be claimed, and when the game is over', () => {
  const { connection } = connectionTo(table({ claim_ms: 0 }, []));
  render(Absence, { connection });
  expect(screen.queryByRole('status')).toBeNull();
  const over = connectionTo({ ...table({ claim_ms: 0 }), status: 'over' });
  render(Absence, { connection: over.connection });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a bot that stands in is said to all', () => {
  const { connection } = connectionTo(table({ stand_in: true }));
  render(Absence, { connection });
  expect(screen.getByRole('status').textContent).toContain('A bot plays for Ben, until Ben is back.');
});
