import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import over from '../../../fixtures/duel-over.json';
import cityOver from '../../../harness/city-over.json';
import { cityAt } from '../../testing/city';
import { connectionTo } from '../../testing/connection';
import { duelTable, seat, snapshot, speaking } from '../../testing/kit';
import type { DuelEvent, Table } from '../../lib/protocol';
import Result from './Result.svelte';

type Ended = NonNullable<Table['result']>;
const ended = (winners: number[], more: Partial<Table> = {}): Table => {
  const { result } = snapshot(over).table;
  const scores = [0, 1].map((one) => (winners.includes(one) ? 3 : 0));
  return duelTable({ id: 'x', status: 'over', result: { ...(result as Ended), winners, scores }, ...more });
};
const show = (table: Table, at = 0) => {
  const { connection, done } = connectionTo(table, at);
  render(Result, { connection, open: true, onclose: vi.fn() });
  return done;
};
const rows = (): string[] =>
  screen.getAllByRole('listitem').map((one) => one.textContent?.replace(/\s+/g, ' ').trim() ?? '');

describe('who won', () => {
  test.each([
    ['en', [0], 0, 'You win'],
    ['en', [1], 0, 'Ben wins'],
    ['en', [0], -1, 'Anna wins'],
    ['en', [], 0, 'Nobody wins'],
    ['en', [0, 1], 0, 'Anna & Ben win together'],
    ['de', [0], 0, 'Du gewinnst'],
    ['de', [1], 0, 'Ben gewinnt'],
    ['de', [], 0, 'Niemand gewinnt'],
  ] as const)('%s: winners %j seen by seat %i: %s', async (language, winners, at, title) => {
    await speaking(language);
    show(ended([...winners]), at);
    expect(screen.getByRole('region', { name: title })).toBeTruthy();
  });

  test('with the score of every seat', () => {
    show(ended([1]));
    expect(rows()).toEqual(['You', 'Ben']); // a duel by itself is won or lost
    cleanup();
    show(ended([1], { game: 'match' }));
    expect(rows()).toEqual(['You 0 crystals', 'Ben 3 crystals']);
  });
});

test('one step can be two key moves: a lie that is called, and with it the fight', () => {
  const { connection } = connectionTo(ended([1]));
  const event = (kind: 'lie' | 'retreat', n = 0): DuelEvent => ({ kind, seat: 0, text: '', n }) as DuelEvent;
  const events = [event('lie'), event('retreat', 1)];
  connection.log = [{ version: 9, seat: 1, action: 'call the bluff', events, at: '' }];
  render(Result, { connection, open: true, onclose: vi.fn() });
  expect(rows().slice(-2)).toEqual(['Your bluff is called: a lie', 'Ben wins a fight: 1 dragon']);
});

describe('a city', () => {
  const city = (scores: number[]): string[] => {
    const { view, table } = cityAt(cityOver).at;
    const termination = 'city-rebuilt';
    const { connection } = connectionTo({
      ...table,
      status: 'over',
      result: { ...(ended([0]).result as Ended), winners: [0], scores, termination },
    });
    connection.view = view;
    render(Result, { connection, open: true, onclose: vi.fn() });
    return rows().slice(0, 2);
  };

  test('is won by offerings', () => expect(city([6, 2])).toEqual(['You 6 offerings', 'Brann 2 offerings']));

  test('or by crystals, where the offerings are even', () =>
    expect(city([4, 4])).toEqual(['You 4 offerings 9 crystals', 'Brann 4 offerings 4 crystals']));
});

describe('what now', () => {
  test('a rematch is offered once', async () => {
    const done = show(ended([0]));
    await userEvent.click(screen.getByRole('button', { name: 'Rematch' }));
    expect(done).toEqual([['offer', 'rematch']]);
  });

  test('the rematch that was asked for begins by itself', async () => {
    const { connection } = connectionTo(ended([0]));
    render(Result, { connection, open: true, onclose: vi.fn() });
    await userEvent.click(screen.getByRole('button', { name: 'Rematch' }));
    expect(location.pathname).toBe('/');
    connection.table = ended([0], { next: 'y' });
    await tick();
    expect(location.pathname).toBe('/table/y');
  });

  test('no second offer while one stands', () => {
    show(ended([0], { seats: [seat(0, { name: 'Anna', offers: ['rematch'] }), seat(1, { name: 'Ben' })] }));
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
  });

  test.each([
    ['Accept', true],
    ['Not now', false],
  ] as const)('another’s offer stands in the result: %s', async (button, yes) => {
    const seats = [seat(0, { name: 'Anna' }), seat(1, { name: 'Ben', offers: ['rematch'] })];
    const done = show(ended([0], { seats }));
    expect(screen.getByRole('alert').textContent).toBe('Ben offers a rematch.');
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(done).toEqual([['answer', 'rematch', yes]]);
  });

  test('the rematch that everybody agreed on is a link', () => {
    show(ended([0], { next: 'y' }));
    expect(screen.getByRole('link', { name: 'To the rematch' }).getAttribute('href')).toBe('/table/y');
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
  });

  test('a spectator can look at it again but asks for no rematch', () => {
    show(ended([0]), -1);
    expect(screen.getByRole('link', { name: 'See it again' }).getAttribute('href')).toBe('/replay/x');
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
  });

  test('a player looks at it again from his own seat', () => {
    show(ended([0]));
    expect(screen.getByRole('link', { name: 'See it again' }).getAttribute('href')).toBe('/replay/x?seat=0');
  });
});

test('a game that goes on has no result', () => {
  show(duelTable());
  expect(screen.queryByRole('region')).toBeNull();
});
