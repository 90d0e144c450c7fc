import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { connectionTo } from '../../testing/connection';
import { duelTable, seat, speaking } from '../../testing/kit';
import TableBar from '../../pages/table/TableBar.svelte';

const bar = (rated: boolean, at: number): void => {
  const seats = [seat(0, { name: 'Ann' }), seat(1, { name: 'Ben' })];
  const { connection } = connectionTo(duelTable({ rated, seats }), at);
  const nothing = vi.fn();
  render(TableBar, {
    ...{ connection, logOpen: false, onlog: nothing, onhint: nothing, ontakeback: nothing, onmenu: nothing },
  });
};

test.each([
  ['en', 'Rated'],
  ['de', 'Gewertet'],
] as const)('a rated table says so to both, and to whoever looks on (%s)', async (language, word) => {
  await speaking(language);
  for (const at of [0, 1, -1]) bar(true, at);
  expect(screen.getAllByRole('img', { name: word })).toHaveLength(3);
});

test('a casual one does not', () => {
  bar(false, 0);
  expect(screen.queryByRole('img', { name: 'Rated' })).toBeNull();
});
