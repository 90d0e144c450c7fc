import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCards } from '../../testing/cards';
import { speaking } from '../../testing/kit';
import LabCards from './LabCards.svelte';
import Matrix, { type Cell } from './Matrix.svelte';

beforeEach(loadCards);
afterEach(() => vi.unstubAllGlobals());

const phone = (matches: boolean): void =>
  void vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
const cell = (row: number, column: number): Cell => ({
  games: 20,
  rate: (1 + row + 4 * column) / 10,
  low: 0,
  high: 1,
});
const figures = (): string[][] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((one) => one.querySelector('b')!.textContent!),
    );

test.each([
  [
    false,
    ['', 'Hoax', 'Vulca'],
    ['Mine', 'Other'],
    [
      ['10', '50'],
      ['20', '60'],
    ],
  ],
  [
    true,
    ['', 'Mine', 'Other'],
    ['Hoax', 'Vulca'],
    [
      ['10', '20'],
      ['50', '60'],
    ],
  ],
] as const)('two versions stand beside each other on a phone (%s)', (narrow, columns, rows, said) => {
  phone(narrow);
  render(Matrix, { label: 'Matrix', rows: ['Mine', 'Other'], columns: ['Hoax', 'Vulca'], cell });
  const headings = screen.getAllByRole('columnheader').map((one) => one.textContent!.trim());
  expect(['', ...headings]).toEqual(columns);
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent!.trim())).toEqual(rows);
  expect(figures()).toEqual(said);
  expect(screen.getAllByRole('cell').at(-1)!.getAttribute('title')).toBe('Other against Vulca, 20 games');
});

test('what is too wide says that it goes on', async () => {
  phone(true);
  const wide = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const { container } = render(Matrix, { label: 'M', rows: ['A', 'B', 'C'], columns: ['A', 'B', 'C'], cell });
  await vi.waitFor(() => expect(container.querySelector('.edge.more')).toBeTruthy());
  wide.mockReturnValue(0);
  screen.getByRole('region').dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(container.querySelector('.edge.more')).toBeNull());
});

test.each([
  ['en', 'No card stands out so far.', 'All 3 cards', '▲ +9 (+1 to +17)'],
  ['de', 'Bisher fällt keine Karte auf.', 'Alle 3 Karten', '▲ +9 (+1 bis +17)'],
] as const)('of the cards those are shown that stand out (%s)', async (language, none, all, gain) => {
  await speaking(language);
  const card = (name: string, is: number, low: number, high: number) => ({
    card: name,
    drawn: { games: 100, rate: 0.63, low: 0.5, high: 0.7 }, // more than half, and yet less than without it
    gain: is,
    low,
    high,
  });
  const even = card('Shimmer', 0.02, -0.06, 0.1);
  const early = [card('Spark', 0.09, -0.05, 0.2), even, card('Volca', 0, -1, 1)]; // of the last nothing is known
  const { container, rerender } = render(LabCards, { cards: early });
  expect(screen.getByText(none)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: all }));
  const told = screen.getAllByRole('listitem').map((one) => one.textContent!.replace(/\s+/g, ' ').trim());
  expect([told.length, told[2]]).toEqual([3, 'Volca –']);
  await userEvent.click(screen.getByRole('button', { expanded: true }));
  await rerender({ cards: [card('Spark', 0.09, 0.01, 0.17), even, card('Volca', -0.12, -0.2, -0.04)] });
  const lines = screen.getAllByRole('listitem').map((one) => one.textContent!.replace(/\s+/g, ' '));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(gain);
  expect(lines[1]).toMatch(/^Volca .*▼ −12/);
  const band = container.querySelector<HTMLElement>('.band')!; // around the middle, where nothing is gained
  expect(parseFloat(band.style.left)).toBeCloseTo(51);
  expect(parseFloat(band.style.width)).toBeCloseTo(16);
  expect(parseFloat(container.querySelector<HTMLElement>('.mark')!.style.left)).toBeCloseTo(59);
});
