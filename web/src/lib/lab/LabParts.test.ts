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
  ['en', '90 %', 'No card stands out so far.', 'All 2 cards', '▲ +5 (+1 to +8)'],
  ['de', '90 %', 'Bisher fällt keine Karte auf.', 'Alle 2 Karten', '▲ +5 (+1 bis +8)'],
] as const)(
  'cards stand against their average, not against every second game (%s)',
  async (language, middle, none, all, apart) => {
    await speaking(language);
    const other = { games: 0, rate: 0.5, low: 0, high: 1 };
    const drawn = (card: string, rate: number, low: number, high: number) => ({
      card,
      drawn: { games: 100, rate, low, high },
      other,
    });
    const { rerender } = render(LabCards, {
      cards: [drawn('Spark', 0.95, 0.88, 0.98), drawn('Volca', 0.85, 0.77, 0.91)],
    });
    expect(document.body.textContent).toContain(middle);
    expect(screen.getByText(none)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: all }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { expanded: true }));
    await rerender({ cards: [drawn('Spark', 0.95, 0.91, 0.98), drawn('Volca', 0.85, 0.77, 0.91)] });
    const lines = screen.getAllByRole('listitem').map((one) => one.textContent!.replace(/\s+/g, ' '));
    expect(lines).toHaveLength(1); // only the one that stands out
    expect(lines[0]).toContain(apart);
  },
);
