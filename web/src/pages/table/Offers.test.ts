import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connectionTo } from '../../testing/connection';
import { duelTable, seat, speaking } from '../../testing/kit';
import type { OfferKind, Seat } from '../../lib/protocol';
import Offers from './Offers.svelte';

const table = (mine: Seat['offers'], theirs: Seat['offers']) =>
  duelTable({
    seats: [seat(0, { name: 'Anna', mine: true, offers: mine }), seat(1, { name: 'Ben', offers: theirs })],
  });

test.each([
  ['en', 'Ben asks to take the last action back.', 'Allow it', true],
  ['en', 'Ben asks to take the last action back.', 'Do not', false],
  ['de', 'Ben möchte die letzte Handlung zurücknehmen.', 'Erlauben', true],
  ['de', 'Ben möchte die letzte Handlung zurücknehmen.', 'Nicht erlauben', false],
] as const)('taking back (%s): %s %s', async (language, words, button, yes) => {
  await speaking(language);
  const { connection, done } = connectionTo(table([], ['takeback']));
  render(Offers, { connection });
  expect(screen.getByRole('alert').textContent).toContain(words);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(done).toEqual([['answer', 'takeback', yes]]);
});

const timed = (one: OfferKind[], two: OfferKind[], decider: number) =>
  duelTable({
    status: 'running',
    deciders: [decider],
    seats: [
      seat(0, { name: 'Ann', clock_ms: 60_000, offers: one }),
      seat(1, { name: 'Ben', clock_ms: 60_000, offers: two }),
    ],
  });

test.each([
  [
    'whoever asks',
    timed(['takeback'], [], 0),
    'Your clock runs on meanwhile. If you play on, you no longer ask.',
  ],
  [
    'whoever is asked',
    timed([], ['takeback'], 0),
    'Your clock runs on meanwhile. If you play on, the answer is no.',
  ],
])('the clock of %s runs on, and it is said', (_who, at, words) => {
  const { connection } = connectionTo(at);
  render(Offers, { connection });
  expect(document.body.textContent).toContain(words);
});

test.each([
  ['the other side moves', timed(['takeback'], [], 1)],
  ['there is no clock', table(['takeback'], [])],
])('nothing is said of a clock where %s', (_why, at) => {
  const { connection } = connectionTo(at);
  render(Offers, { connection });
  expect(screen.getByRole('status').textContent).not.toContain('clock');
});

test('a rematch is accepted with one click', async () => {
  const { connection, done } = connectionTo(table([], ['rematch']));
  render(Offers, { connection });
  expect(screen.getByRole('alert').textContent).toContain('Ben offers a rematch.');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(done).toEqual([['answer', 'rematch', true]]);
});

test('whoever asked waits and is asked nothing', () => {
  const { connection } = connectionTo(table(['rematch'], []));
  render(Offers, { connection });
  expect(screen.getByRole('status').textContent).toContain('You have offered a rematch.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('what both want is no question any more', () => {
  const { connection } = connectionTo(table(['rematch'], ['rematch']));
  render(Offers, { connection });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a spectator is not asked', () => {
  const { connection } = connectionTo(table([], ['takeback']), -1);
  render(Offers, { connection });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the result asks about a rematch itself', () => {
  const { connection } = connectionTo(table([], ['rematch', 'takeback']));
  render(Offers, { connection, ended: true });
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
    expect.stringContaining('take the last action back'),
  ]);
});
