import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { coach } from '../../lib/lessons/coach.svelte';
import { api } from '../../lib/shell/api';
import { hide, overlay } from '../../lib/shell/overlays.svelte';
import { connectionTo } from '../../testing/connection';
import { duelTable, seat, speaking } from '../../testing/kit';
import type { Table } from '../../lib/protocol';
import TableMenu from './TableMenu.svelte';

afterEach(() => {
  hide(overlay.open);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (more: Partial<Table> = {}, at = 0) => {
  const { connection, done } = connectionTo(duelTable({ id: 'x', ...more }), at);
  const onclose = vi.fn();
  render(TableMenu, { connection, open: true, onclose });
  return { connection, done, onclose };
};
const mouse = (has: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: has }));
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const has = (name: RegExp): boolean => screen.queryByRole('button', { name }) !== null;

test('a coach is asked to come, and to go', async () => {
  const { connection, onclose } = show({ advice: true });
  await userEvent.click(button('With a coach who speaks every turn'));
  expect(coach.isAt(connection.id)).toBe(true);
  await userEvent.click(button('No coach'));
  expect(coach.isAt(connection.id)).toBe(false);
  expect(onclose).toHaveBeenCalledTimes(2);
});

test.each<Partial<Table>>([{ advice: false }, { advice: true, status: 'over' }])(
  'none comes where there is no advice (%o)',
  (more) => {
    show(more);
    expect(has(/coach/)).toBe(false);
  },
);

describe('resigning', () => {
  test.each([
    ['en', /^Resign/, 'Resign?', 'Yes, I resign'],
    ['de', /^Aufgeben/, 'Aufgeben?', 'Ja, ich gebe auf'],
  ] as const)('is asked again (%s)', async (language, resign, title, yes) => {
    await speaking(language);
    const { done, onclose } = show();
    await userEvent.click(button(resign));
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
    expect(done).toEqual([]);
    await userEvent.click(button(yes));
    expect(done).toEqual([['resign']]);
    expect(onclose).toHaveBeenCalledTimes(1);
  });

  test.each([true, false])('says what it costs in a rated game (%s)', async (rated) => {
    show({ rated });
    await userEvent.click(button(/^Resign/));
    expect(
      screen.queryAllByText(
        'The game is rated: it counts as lost, at the first turn as well, and your rating falls.',
      ),
    ).toHaveLength(rated ? 1 : 0);
  });

  test.each([
    ['en', /^Resign/, 'a bot plays for you to the end', 'you come last'],
    ['de', /^Aufgeben/, 'ein Bot spielt für dich zu Ende', 'Du wirst Letzter'],
  ] as const)('of three, the others play on (%s)', async (language, resign, bot, last) => {
    await speaking(language);
    const seats = ['Ann', 'Ben', 'Cleo'].map((name, n) => seat(n, { name }));
    show({ game: 'city', rated: true, seats });
    await userEvent.click(button(resign));
    const said = screen.getByRole('dialog').textContent;
    expect(said).toContain(bot);
    expect(said).toContain(last);
    expect(said).not.toMatch(/over at once|sofort vorbei/);
  });

  test('can be left', async () => {
    const { done, onclose } = show();
    await userEvent.click(button(/^Resign/));
    await userEvent.click(button('Play on'));
    expect([done, onclose.mock.calls.length]).toEqual([[], 1]);
  });
});

test('what a spectator does not see: resigning, moving a seat', () => {
  show({}, -1);
  expect([has(/^Resign/), has(/^Play on another device/), has(/^Settings/)]).toEqual([false, false, true]);
});

test('taking back only where the table allows it', async () => {
  const { done } = show({ takeback: true });
  await userEvent.click(button(/^Take back/));
  expect(done).toEqual([['offer', 'takeback']]);
});

test('no taking back where the table does not allow it', () => {
  show({ takeback: false });
  expect(has(/^Take back/)).toBe(false);
});

test('the record is there when the game is over, and nothing to resign', () => {
  show({ status: 'over' });
  expect(screen.getByRole('link', { name: 'Save the record' }).getAttribute('href')).toBe(
    '/api/tables/x/record',
  );
  expect(has(/^Resign/)).toBe(false);
});

test('no record of a game that goes on', () => {
  show();
  expect(screen.queryByRole('link', { name: 'Save the record' })).toBeNull();
});

test.each([
  [/^Quick reference/, 'reference'],
  [/^Keys/, 'keys'],
  [/^Settings/, 'settings'],
] as const)('%s opens over the page, and the menu closes', async (name, which) => {
  mouse(true);
  const { onclose } = show();
  await userEvent.click(button(name));
  expect(overlay.open).toBe(which);
  expect(onclose).toHaveBeenCalledTimes(1);
});

test('another device gets a link that the server gives', async () => {
  const link = { code: 'secret', path: '/device/secret', seconds: 600, squares: ['1'] };
  const asked = vi.spyOn(api, 'newDevice').mockResolvedValue(link);
  show();
  await userEvent.click(button(/^Play on another device/));
  await waitFor(() =>
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toMatch(/\/device\/secret$/),
  );
  expect(asked).toHaveBeenCalledTimes(1);
});

describe('reporting a player', () => {
  const guests = duelTable().seats.map((seat) => ({
    ...seat,
    kind: 'guest' as const,
    mine: seat.seat === 0,
  }));

  test.each([
    ['en', /^Report /, 'What happened?', 'Send the report'],
    ['de', / melden/, 'Was ist passiert?', 'Meldung abschicken'],
  ] as const)('sends what one writes, and nothing before (%s)', async (language, open, why, send) => {
    await speaking(language);
    const report = vi.spyOn(api, 'report').mockResolvedValue(undefined);
    const { connection, onclose } = show({ seats: guests });
    connection.version = 7;
    await userEvent.click(button(open));
    connection.version = 9; // somebody else may sit there by now
    expect(button(send)).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText(why), ' rude words ');
    expect(report).not.toHaveBeenCalled();
    await userEvent.click(button(send));
    expect(report).toHaveBeenCalledWith('x', 1, 'rude words', 7);
    await waitFor(() => expect(onclose).toHaveBeenCalledTimes(1));
  });

  test('stays open if the server refuses it', async () => {
    await speaking('en');
    vi.spyOn(api, 'report').mockRejectedValue(new Error('no'));
    const { onclose } = show({ seats: guests });
    await userEvent.click(button(/^Report /));
    await userEvent.type(screen.getByLabelText('What happened?'), 'x');
    await userEvent.click(button('Send the report'));
    expect([onclose.mock.calls.length, has(/^Send the report/)]).toEqual([0, true]);
  });

  test('nobody reports a bot, or himself; a spectator reports nobody', () => {
    show({ seats: guests.map((seat) => (seat.seat === 1 ? { ...seat, kind: 'bot' as const } : seat)) });
    expect(has(/^Report /)).toBe(false);
  });
});

test.each([true, false])('keys are offered to whoever has a mouse, not to a finger (%s)', (keyboard) => {
  mouse(keyboard);
  show();
  expect(has(/^Keys/)).toBe(keyboard);
  expect(document.querySelectorAll('kbd').length > 0).toBe(keyboard);
});

test('what one does stands before the terms of the table, so that resigning is on the screen', () => {
  show({ rated: true });
  const terms = screen.getByRole('list', { name: 'Terms of this table' });
  expect(button(/^Resign/).compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
