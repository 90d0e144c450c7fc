import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { duelTable, seat, speaking } from '../../testing/kit';
import TableBar from './TableBar.svelte';

const nothing = (): void => undefined;
function bar(at: number, far = false, waiting = false) {
  const catchUp = vi.fn();
  const seats = [seat(0, { name: 'Anna' }), seat(1, waiting ? { kind: 'open' } : { name: 'Ben' })];
  const connection = {
    table: duelTable({ status: waiting ? 'waiting' : 'running', seats, deciders: [0] }),
    seat: at,
    view: { game: 'duel' },
    thinking: null,
    stage: { far, catchUp },
  };
  const more = { logOpen: false, onlog: nothing, onhint: nothing, ontakeback: nothing, onmenu: nothing };
  render(TableBar, { connection: connection as never, ...more });
  return catchUp;
}

test.each([
  ['en', 'Skip to now'],
  ['de', 'Zum aktuellen Stand'],
] as const)('whoever is far behind may skip to what is now (%s)', async (language, name) => {
  await speaking(language);
  const catchUp = bar(-1, true);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(catchUp).toHaveBeenCalledOnce();
});

test('nobody else is asked; who looks on has a row for the whole names', () => {
  bar(-1);
  expect(screen.queryByRole('button', { name: 'Skip to now' })).toBeNull();
  expect(screen.getByRole('banner').className).toContain('many');
});

test('a player has the names beside the tools', () => {
  bar(0);
  expect(screen.getByRole('banner').className).not.toContain('many');
});

test.each([
  ['en', 'A seat is free for you', 'You look on'],
  ['de', 'Ein Platz ist für dich frei', 'Du schaust zu'],
] as const)(
  'whoever is invited is greeted by the free seat, not as a looker-on (%s)',
  async (language, free, looking) => {
    await speaking(language);
    bar(-1, false, true);
    expect(screen.getByText(free)).toBeTruthy();
    expect(screen.queryByText(looking)).toBeNull();
  },
);
