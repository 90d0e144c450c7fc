/** What is told about a building that is looked at. */
import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import facts from '../../../fixtures/city.json';
import start from '../../../harness/city-start.json';
import type { CityFacts, CityView } from '../protocol';
import { speaking } from '../../testing/kit';
import Details from './Details.svelte';

const VIEW = start.view as unknown as CityView;
const MILL = VIEW.tiles.findIndex((tile) => tile.tile === 'Mill'); // boxes 3, 2, 2
const mine = (boxes: (number | null)[]): CityView => ({
  ...VIEW,
  seat: 0,
  tiles: VIEW.tiles.map((tile, place) => (place === MILL ? { ...tile, boxes } : tile)),
});

function show(view: CityView, payable: number[]): void {
  render(Details, {
    ...{ view, facts: facts as unknown as CityFacts, table: null, place: MILL, box: null, card: null },
    ...{ payable: new Set(payable), turned: false, onturn: () => undefined },
  });
}

test.each([
  ['the hand can pay', [1, 2], 'A marker on box 2 earns you'],
  ['is open, if the hand can pay none', [], 'A marker on box 3 earns you'],
])('the gain is that of the first box that %s', async (_, payable, words) => {
  await speaking('en');
  show(mine([null, null, null]), payable);
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  ['en', 'You'],
  ['de', 'Du'],
] as const)('whoever looks is not a number (%s)', async (language, you) => {
  await speaking(language);
  show(mine([0, null, null]), []);
  expect(document.querySelector('.others')?.textContent).toContain(`${you}:`);
});
