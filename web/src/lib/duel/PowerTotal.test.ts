import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showDuelPart } from '../../testing/duel';
import { speaking } from '../../testing/kit';
import type { DuelSide, DuelView } from '../protocol';
import PowerTotal from './PowerTotal.svelte';
import { side, view } from './testing';

const part = (card: string | null, printed: number, worth: number, by: string[] = []) => ({
  card,
  printed,
  worth,
  by,
});
const power: DuelSide['power'] = {
  fire: {
    total: 9,
    shield: true,
    parts: [
      part('Volca', 5, 5),
      part('Glimmer', 3, 0, ['Hank Highflyer Hawk']),
      part('Spark', 1, 2, ['Flickering Fires', 'Tome of Wisdom']),
      part(null, 0, 0),
    ],
    raised_by: ['Elemental Enchantment'],
  },
  earth: { total: 0, shield: false, parts: [], raised_by: [] },
};
const now: DuelView = view(side({ power }), side());
const rows = (): string[] =>
  within(screen.getByRole('tooltip'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()).join(': '));

test('the figure and its words, the points only when they are asked for', async () => {
  showDuelPart(PowerTotal, now, {}, { seat: 0, element: 'fire', large: true });
  const total = screen.getByRole('button', { name: /Anna: 9 Fire, shielded/ });
  expect(total.textContent?.trim()).toBe('9');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.click(total);
  expect(total.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('tooltip', { name: 'Where 9 Fire comes from' })).toBeTruthy();
});

describe('the points', () => {
  test('card by card, with what changed them; face-down cards worth nothing are left out', async () => {
    showDuelPart(PowerTotal, now, {}, { seat: 0, element: 'fire' });
    await userEvent.click(screen.getByRole('button'));
    expect(rows()).toEqual([
      'Volca: 5',
      'Glimmer printed 3, by Hank Highflyer Hawk: ▼0',
      'Spark printed 1, by Flickering Fires and Tome of Wisdom: ▲2',
      'Total raised by Elemental Enchantment: +2',
      'Total: 9',
    ]);
    expect(screen.getByText('The shield holds against any Fire.')).toBeTruthy();
  });

  test('in German', async () => {
    await speaking('de');
    showDuelPart(PowerTotal, now, {}, { seat: 0, element: 'fire' });
    await userEvent.click(screen.getByRole('button', { name: /Anna: 9 Feuer, mit Schild/ }));
    expect(rows()[1]).toBe('Glimmer aufgedruckt 3, durch Hank Highflyer Hawk: ▼0');
    expect(rows().at(-1)).toBe('Gesamt: 9');
  });

  test('an element without cards says so', async () => {
    showDuelPart(PowerTotal, now, {}, { seat: 0, element: 'earth' });
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('No card adds Earth.')).toBeTruthy();
  });

  test('come with the mouse and go with it', async () => {
    showDuelPart(PowerTotal, now, {}, { seat: 0, element: 'fire' });
    await userEvent.hover(screen.getByRole('button'));
    expect(screen.queryByRole('tooltip')).not.toBeNull();
    await userEvent.unhover(screen.getByRole('button'));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('go with Escape, and when the focus goes', async () => {
    showDuelPart(PowerTotal, now, {}, { seat: 0, element: 'fire', large: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('tooltip')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
