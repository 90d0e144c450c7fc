import { describe, expect, it } from 'vitest';
import type { CityFacts, CityView } from '../protocol';
import facts from '../../../fixtures/city.json';
import snapshot from '../../../harness/city-build.json';
import { beside, distances, way } from './board';
import { earnings, mostMarkers, preview } from './rewards';

const FACTS = facts as unknown as CityFacts;
const VIEW = snapshot.view as unknown as CityView;

/** The city of the rules' own tests; the university lies beside market hall, fire temple, hospice and palace. */
function city(change: (view: CityView) => void = () => undefined): CityView {
  const view = structuredClone(VIEW);
  for (const tile of view.tiles) Object.assign(tile, { built: false, boxes: tile.boxes.map(() => null) });
  for (const dragon of view.dragons) dragon.place = null;
  Object.assign(view, { contributions: 0, player: 0, supply: 9 });
  change(view);
  return view;
}
const at = (name: string): number => VIEW.tiles.findIndex((tile) => tile.tile === name);
const tile = (view: CityView, name: string): CityView['tiles'][number] =>
  view.tiles[at(name)] as CityView['tiles'][number];

describe('most markers', () => {
  it.each([
    [[null, null], null],
    [[1, null], 1],
    [[1, 0, 0], 0],
    [[1, 2, 0], 1],
    [[2, null, 1], 2],
    [[1, 0, 0, 1], 1],
    [[null, 0, 0, 1], 0],
  ] as [(number | null)[], number | null][])('%j: %s', (boxes, seat) => {
    expect(mostMarkers(boxes)).toBe(seat);
  });
});

describe('what a contribution would earn', () => {
  it('the example of play: the university, two dragons, two completed neighbours', () => {
    const view = city((v) => {
      tile(v, 'Fire Temple').built = true;
      tile(v, 'Market Hall').built = true;
      tile(v, 'University').boxes = [null, 1];
      Object.assign(v.dragons[0] ?? {}, { place: at('University') });
      Object.assign(v.dragons[2] ?? {}, { place: at('University') });
    });
    const would = preview(view, FACTS, at('University'), 0, 0);
    expect(would.now.scales).toBe(2);
    expect(would.completes).toBe(true);
    expect(would.mostIsMine).toBe(true); // one marker each, the own one farther left
    // 1 scale for most, 1 crystal for each, 3 crystals from the fire temple, 2 cards from the market hall
    expect(would.whenComplete).toEqual({ crystals: 4, cards: 2, scales: 1 });
    expect(would.around.map((one) => one.tile).sort()).toEqual(['Fire Temple', 'Market Hall']);
    expect(earnings(view, FACTS, at('University'), [0, 1], 1)).toEqual({ crystals: 4, cards: 2, scales: 0 });
    expect(would.scores).toBe(false);
  });

  it('scales of dragons come once a turn', () => {
    const view = city((v) => {
      Object.assign(v.dragons[0] ?? {}, { place: at('Mill') });
      v.contributions = 1;
    });
    expect(preview(view, FACTS, at('Mill'), 0, 0).now.scales).toBe(0);
    expect(preview(view, FACTS, at('Mill'), 0, 1).now.scales).toBe(1); // another player's next turn
  });

  it('an unfinished building pays later', () => {
    const would = preview(city(), FACTS, at('Market Hall'), 1, 0);
    expect(would.completes).toBe(false);
    expect(would.left).toBe(2);
    expect(would.whenComplete).toEqual({ crystals: 4, cards: 0, scales: 0 });
  });

  it('says when the last scale goes', () => {
    const view = city((v) => {
      Object.assign(v.dragons[0] ?? {}, { place: at('Citadel') });
      v.supply = 2;
    });
    expect(preview(view, FACTS, at('Citadel'), 0, 0).scores).toBe(true); // one for the dragon, one for most markers
    view.supply = 3;
    expect(preview(view, FACTS, at('Citadel'), 0, 0).scores).toBe(false);
  });
});

describe('ways through the city', () => {
  it('never leads diagonally', () => {
    const far = distances(VIEW, at('Courtyard'));
    expect(far[at('Fire Temple')]).toBe(1);
    expect(far[at('University')]).toBe(2);
    expect(far[at('Mill')]).toBe(3);
    expect(Math.max(...far)).toBe(3);
    expect(far.every((steps) => steps >= 0)).toBe(true);
  });

  it('finds a way of neighbours', () => {
    const steps = way(VIEW, at('Courtyard'), at('University'));
    expect(steps).toHaveLength(2);
    expect([at('Fire Temple'), at('Royal Palace')]).toContain(steps[0]);
    expect(steps[1]).toBe(at('University'));
  });

  it('lets arrow keys go around the missing corners', () => {
    expect(beside(VIEW, at('Courtyard'), -1, 0)).toBe(at('Fire Temple'));
    expect(beside(VIEW, at('Mill'), -1, 0)).toBe(at('Aqueduct'));
    expect(beside(VIEW, at('Aqueduct'), -1, 0)).toBe(at('Aqueduct'));
  });
});
