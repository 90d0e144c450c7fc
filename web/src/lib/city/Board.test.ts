import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import building from '../../../harness/city-build.json';
import starting from '../../../harness/city-start.json';
import { CITY, cityAt } from '../../testing/city';
import { speaking } from '../../testing/kit';
import Board from './Board.svelte';
import { marksOfPlan, NO_MARKS } from './marks';

function show(fixture: unknown, more: Record<string, unknown> = {}) {
  const { at, interaction } = cityAt(fixture);
  const told = { onpress: vi.fn(), onlook: vi.fn(), onbox: vi.fn(), onpeek: vi.fn() };
  render(Board, {
    view: at.view,
    facts: CITY,
    table: at.table,
    targets: interaction.targets,
    power: false,
    looked: null,
    turned: new Set<number>(),
    openBoxes: interaction.openBoxes,
    box: null,
    payable: interaction.payable,
    affordable: () => new Set<number>(),
    marks: NO_MARKS,
    traces: { boxes: new Map(), rebuilt: new Set<number>(), visited: new Map() },
    corner: createRawSnippet(() => ({ render: () => '<span></span>' })),
    ...told,
    ...more,
  });
  return { ...told, interaction };
}
const tile = (name: string): HTMLElement =>
  document.querySelector<HTMLElement>(`button[data-tile="${name}"]`) ?? document.body;
const label = (name: string): string => tile(name).getAttribute('aria-label') ?? '';
const place = (name: string): number => Number(tile(name).dataset['place']);

describe('a tile in words', () => {
  test.each([
    ['en', 'Library', 'you can walk here'],
    ['de', 'Bibliothek', 'du kannst hierher gehen'],
  ] as const)('its name, its boxes, and that one can walk there (%s)', async (language, name, reachable) => {
    await speaking(language);
    show(starting);
    expect(label('Library').startsWith(name)).toBe(true);
    expect(label('Library')).toContain(reachable);
    expect(label('Mill')).not.toContain(reachable); // three steps away
  });

  test('where the figures stand', () => {
    show(building);
    expect(label('University')).toContain('your figure is here');
    expect(label('Courtyard')).toContain('figure of Brann');
    expect(label('Mill')).toContain('figure of Cosima');
  });
});

describe('boxes', () => {
  test('those that may be paid for now are buttons, on the tile of the player alone', async () => {
    const { onbox, interaction } = show(building);
    const boxes = screen.getAllByLabelText(/^Pay for box/);
    expect(boxes).toHaveLength(interaction.openBoxes.length);
    await userEvent.click(boxes[0] as HTMLElement);
    expect(onbox).toHaveBeenCalledExactlyOnceWith(interaction.openBoxes[0]);
  });

  test('the chosen one is pressed', () => {
    const { interaction } = cityAt(building);
    show(building, { box: interaction.openBoxes[0] });
    const pressed = screen.getAllByLabelText(/^Pay for box/).map((one) => one.getAttribute('aria-pressed'));
    expect(pressed.filter((one) => one === 'true')).toHaveLength(1);
  });

  test('none while moving', () => {
    show(starting);
    expect(screen.queryAllByLabelText(/^Pay for box/)).toEqual([]);
  });
});

test('a click tells the place', async () => {
  const { onpress } = show(starting);
  await userEvent.click(tile('Library'));
  expect(onpress).toHaveBeenCalledExactlyOnceWith(place('Library'), false);
});

test('Tab stops at the own figure; the arrows go from tile to tile', async () => {
  const { onlook } = show(starting);
  await userEvent.tab();
  expect(document.activeElement).toBe(tile('Courtyard'));
  const here = starting.view.tiles.find((one) => one.tile === 'Courtyard');
  const right = starting.view.tiles.find(
    (one) => one.row === here?.row && one.column === (here?.column ?? 0) + 1,
  );
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tile(right?.tile ?? ''));
  expect(onlook).toHaveBeenLastCalledWith(right?.place);
});

test('the way to a building that is pointed at is drawn, from the figure to it', () => {
  const { interaction } = cityAt(starting);
  const far = starting.view.tiles.find((one) => one.tile === 'Library')?.place ?? -1;
  expect(interaction.targets.has(far)).toBe(true);
  show(starting, { looked: far });
  const points = document.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
  expect(points.length).toBeGreaterThan(1);
  expect(points.length).toBeLessThanOrEqual(3); // two steps
});

test('an advice marks its buildings and boxes and draws its ways', () => {
  const { at } = cityAt(starting);
  show(starting, { marks: marksOfPlan(at.view, ['walk Library', 'play V1 to Library', 'build 2 with H3']) });
  const wanted = [...document.querySelectorAll<HTMLElement>('.tile.wanted')];
  expect(wanted.map((one) => one.dataset['building'])).toEqual(['Library']);
  expect(document.querySelectorAll('[data-building="Library"] .box.wanted')).toHaveLength(1);
  expect(document.querySelectorAll('.trail .advised')).toHaveLength(2);
});

test('what the others built is marked and told', () => {
  const { at } = cityAt(building);
  const boxes = new Map([
    [at.view.tiles.findIndex((one) => one.boxes.some((owner) => owner !== null)), new Set([0, 1, 2])],
  ]);
  show(building, { traces: { boxes, rebuilt: new Set<number>(), visited: new Map() } });
  expect(document.querySelectorAll('.box.fresh').length).toBeGreaterThan(0);
  expect(document.querySelector('.tile:has(.fresh) button')?.getAttribute('aria-label')).toContain(
    'built since your last turn',
  );
});
