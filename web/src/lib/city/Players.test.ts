import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import building from '../../../harness/city-build.json';
import over from '../../../harness/city-over.json';
import { CITY, cityAt } from '../../testing/city';
import { speaking } from '../../testing/kit';
import type { GameEvent, LogEntry } from '../protocol';
import Players from './Players.svelte';

const show = (fixture: unknown) => {
  const { view, table } = cityAt(fixture).at;
  return render(Players, { view, facts: CITY, table, log: [] as LogEntry[] });
};
const words = (): string[] =>
  screen
    .getAllByRole('listitem')
    .map((one) => one.querySelector('.hidden-visually')?.textContent?.trim() ?? '');

test.each([
  [
    'en',
    'Ayla: 0 of 5 offerings, 5 crystals, 2 golden scales, 10 cards in hand, 8 markers left, to play',
    'Brann: 1 of 5 offerings, crystals lie face down, 3 golden scales, 0 cards in hand, 7 markers left',
  ],
  [
    'de',
    'Ayla: 0 von 5 Opfern, 5 Kristalle, 2 goldene Schuppen, 10 Handkarten, 8 Steine übrig, am Zug',
    'Brann: 1 von 5 Opfern, Kristalle liegen verdeckt, 3 goldene Schuppen, 0 Handkarten, 7 Steine übrig',
  ],
] as const)(
  'tells what every player has; crystals of others lie face down (%s)',
  async (language, ...lines) => {
    await speaking(language);
    show(building);
    expect(words().slice(0, 2)).toEqual(lines);
  },
);

test('shows the open figures, and a question mark for what is hidden', () => {
  show(building);
  const crystals = screen.getAllByTitle(/crystals/).map((one) => one.textContent);
  expect(crystals).toEqual(['5', '?', '?']);
});

test('names the winner at the end, and nobody is to play', () => {
  show(over);
  expect(screen.getByText('winner').closest('li')).toBe(screen.getAllByRole('listitem')[0]);
  expect(words().some((one) => one.endsWith('to play'))).toBe(false);
});

test('what somebody receives rises from his panel, once', async () => {
  const { view, table } = cityAt(building).at;
  const entry = (version: number, ...events: Partial<GameEvent>[]): LogEntry =>
    ({ version, seat: 0, action: '', events, at: '' }) as LogEntry;
  const before = [entry(1)];
  const { rerender } = render(Players, { view, facts: CITY, table, log: before });
  expect(document.querySelectorAll('.gain')).toHaveLength(0);
  const after = [...before, entry(2, { kind: 'crystals', seat: 1, n: 3 })];
  await rerender({ log: after });
  const gains = [...document.querySelectorAll('.gain')];
  expect(gains).toHaveLength(1);
  expect(gains[0]?.closest('li')).toBe(screen.getAllByRole('listitem')[1]);
  expect(gains[0]?.textContent).toContain('3');
  await rerender({ log: [...after, entry(3)] });
  expect(document.querySelectorAll('.gain')).toHaveLength(0);
  await rerender({ log: after }); // a step back in a replay
  expect(document.querySelectorAll('.gain')).toHaveLength(0);
});
