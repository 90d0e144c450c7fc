import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/shell/api';
import { become } from '../../lib/shell/me.svelte';
import { duelTable, seat, speaking } from '../../testing/kit';
import type { Table } from '../../lib/protocol';
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

test('whoever invites is asked for his name, too, unless it is kept', async () => {
  const mine = (): Table => duelTable({ ...city(), seats: [seat(0, { name: 'Lantern 104', mine: true })] });
  const who = { id: 'me', name: 'Lantern 104', tables: [], kept: false };
  become(who);
  const rename = vi.spyOn(api, 'rename').mockResolvedValue({ ...who, name: 'Ann' });
  const { unmount } = render(WaitingRoom, { table: mine(), onchange: vi.fn() });
  expect(screen.getByText('Lantern 104 (you)')).toBeTruthy();
  const name = screen.getByRole('textbox', { name: 'Your name at the table' });
  expect(name).toHaveProperty('value', 'Lantern 104');
  await userEvent.clear(name);
  await userEvent.type(name, ' Ann {Tab}');
  await waitFor(() => expect(rename).toHaveBeenCalledWith('Ann'));
  unmount();
  become({ ...who, kept: true });
  render(WaitingRoom, { table: mine(), onchange: vi.fn() });
  expect(screen.queryByRole('textbox', { name: 'Your name at the table' })).toBeNull();
});

test.each([
  ['en', ['Rated', '10 minutes + 5 s', 'Nobody gets hints', 'Nothing is taken back']],
  ['de', ['Gewertet', '10 Minuten + 5 s', 'Niemand bekommt Tipps', 'Nichts wird zurückgenommen']],
] as const)('before one sits down the terms of a rated game are read (%s)', async (language, marks) => {
  await speaking(language);
  const clock = { minutes: 10, increment: 5, days: 0, seconds: 0 };
  render(WaitingRoom, { table: { ...city(), rated: true, advice: false, clock }, onchange: vi.fn() });
  const list = screen.getByRole('list', { name: /Terms|Bedingungen/ });
  const read = within(list)
    .getAllByRole('listitem')
    .map((one) => one.querySelector('[aria-label]')?.getAttribute('aria-label') ?? one.textContent);
  expect(read).toEqual(marks);
});

test('the city is named once', async () => {
  await speaking('en');
  render(WaitingRoom, { table: city(), onchange: vi.fn() });
  expect(screen.getByText(/^Blue Moon City/).textContent).toBe('Blue Moon City');
});

test.each([
  ['en', 'Keep my name and sit down', 'I have kept them'],
  ['de', 'Namen behalten und hinsetzen', 'Ich habe sie gesichert'],
] as const)('a rated seat keeps the name first, then sits down (%s)', async (language, keep, written) => {
  await speaking(language);
  const who = { id: 'me', name: 'Lantern 104', tables: [], kept: false };
  become(who);
  const called: string[] = [];
  vi.spyOn(api, 'rename').mockImplementation((name) => {
    called.push(name);
    return Promise.resolve({ ...who, name });
  });
  vi.spyOn(api, 'newPhrase').mockResolvedValue({ phrase: 'lusab babad gutih tugad mubap' });
  const sit = vi.spyOn(api, 'sit').mockResolvedValue(city());
  const onchange = vi.fn();
  render(WaitingRoom, { table: { ...city(), rated: true }, onchange });
  await userEvent.type(screen.getByRole('textbox'), 'Ben');
  await userEvent.click(screen.getByRole('button', { name: keep }));
  expect(await screen.findByText('lusab babad gutih tugad mubap')).toBeTruthy();
  expect(sit).not.toHaveBeenCalled();
  expect(onchange).not.toHaveBeenCalled(); // the page would lay the room anew, and the words were gone
  await userEvent.click(screen.getByRole('button', { name: written, hidden: true }));
  await waitFor(() => expect(sit).toHaveBeenCalledWith('x', 1, { name: 'Ben' }));
  expect(called).toEqual(['Ben']);
});

test('a game that is not rated says so where a rated one says that it is', async () => {
  await speaking('en');
  render(WaitingRoom, { table: { ...city(), rated: false }, onchange: vi.fn() });
  expect(within(screen.getByRole('list', { name: 'Terms of this table' })).getByText('Casual')).toBeTruthy();
});

test.each([
  ['en', 'You can leave the table and come back; whoever resigns'],
  ['de', 'Du kannst den Tisch verlassen und zurückkommen; verloren hat, wer aufgibt'],
] as const)(
  'the terms of a rated game do not call leaving the page a defeat (%s)',
  async (language, words) => {
    await speaking(language);
    render(WaitingRoom, { table: { ...city(), rated: true }, onchange: vi.fn() });
    expect(document.body.textContent).toContain(words);
  },
);
