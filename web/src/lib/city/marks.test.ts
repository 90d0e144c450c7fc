import { describe, expect, test } from 'vitest';
import starting from '../../../harness/city-start.json';
import type { CityView } from '../protocol';
import { placeOf } from './board';
import { markedIn, marksOfChoices, marksOfPlan } from './marks';

const view = (starting as unknown as { view: CityView }).view;
const at = (building: string): number => placeOf(view, building);

describe('the marks of a turn', () => {
  const marks = marksOfPlan(view, ['walk Library', 'done', 'build 2 with K1 H3', 'build 3 with H2']);

  test('boxes belong to where the figure has gone', () => {
    expect([...marks.buildings]).toEqual([at('Library')]);
    expect([...(marks.boxes.get(at('Library')) ?? [])]).toEqual([1, 2]);
    expect(marks.cards).toEqual(['K1', 'H3', 'H2']);
  });

  test('the way is walked from building to building', () => {
    const [route] = marks.routes;
    expect(route?.kind).toBe('walk');
    expect(route?.places[0]).toBe(view.figures[view.player]);
    expect(route?.places.at(-1)).toBe(at('Library'));
  });

  test('a dragon flies from outside, the figure stays', () => {
    const flown = marksOfPlan(view, ['play V1 to Mill', 'build 1 with T3']);
    expect(flown.routes).toEqual([{ kind: 'dragon', places: [null, at('Mill')] }]);
    expect([...flown.boxes.keys()]).toEqual([view.figures[view.player]]);
  });
});

test('of several choices all boxes are marked, and the cards of the first', () => {
  const marks = marksOfChoices(view, ['build 2 with V2', 'build 3 with V2']);
  expect([...(marks.boxes.get(view.figures[view.player] ?? -1) ?? [])]).toEqual([1, 2]);
  expect(marks.cards).toEqual(['V2']);
});

test('of equal cards only as many are marked as are needed', () => {
  expect([...markedIn(['K1', 'V2', 'K1', 'K1'], ['K1', 'K1'])]).toEqual([0, 2]);
});
