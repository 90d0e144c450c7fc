import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/shell/api';
import { become } from '../../lib/shell/me.svelte';
import { duelTable, seat } from '../../testing/kit';
import WaitingRoom from './WaitingRoom.svelte';

afterEach(() => vi.restoreAllMocks());

const city = () =>
  duelTable({
    id: 'x',
    game: 'city',
    status: 'waiting',
    seats: [seat(0, { name: 'Ann' }), seat(1, { kind: 'open' })],
  });

test.each([
  [false, ['Ben']],
  [true, []],
])('a name typed at the table is my name everywhere, unless mine is kept (%s)', async (kept, renamed) => {
  const who = { id: 'me', name: 'Lantern 104', tables: [], kept };
  become(who);
  const names: string[] = [];
  vi.spyOn(api, 'rename').mockImplementation((name) => {
    names.push(name);
    return Promise.resolve({ ...who, name });
  });
  const sit = vi.spyOn(api, 'sit').mockResolvedValue(city());
  render(WaitingRoom, { table: city(), onchange: vi.fn() });
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name at the table' }), 'Ben');
  await userEvent.click(screen.getByRole('button', { name: 'Sit down here' }));
  await waitFor(() => expect(sit).toHaveBeenCalledWith('x', 1, { name: 'Ben' }));
  expect(names).toEqual(renamed);
});
