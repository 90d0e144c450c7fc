/** What a contribution would earn, and when: shown before the cards are given away. */
import type { CityFacts, CityView, Reward } from '../protocol';
import { dragonsAt, neighbours, tileFacts } from './board';

export const NOTHING: Reward = { crystals: 0, cards: 0, scales: 0 };

export interface Preview {
  now: Reward; // scales of the dragons present, once a turn
  completes: boolean; // the last open box
  left: number; // boxes still open afterwards
  most: Reward; // for most markers …
  mostIsMine: boolean; // … which would be mine if the building were complete with the markers there then
  each: Reward;
  around: { tile: string; reward: Reward }[]; // completed neighbours
  whenComplete: Reward; // all that I would receive at completion, as it stands
  scores: boolean; // the last scale is taken: the scales are scored at once
}

export function plus(one: Reward, other: Reward): Reward {
  return {
    crystals: one.crystals + other.crystals,
    cards: one.cards + other.cards,
    scales: one.scales + other.scales,
  };
}

export function isNothing(reward: Reward): boolean {
  return reward.crystals === 0 && reward.cards === 0 && reward.scales === 0;
}

/** The seat with most markers; of several, the one whose marker stands farther left. Null: no marker there. */
export function mostMarkers(boxes: readonly (number | null)[]): number | null {
  const count = (seat: number): number => boxes.filter((owner) => owner === seat).length;
  let best: number | null = null;
  for (const owner of boxes) {
    if (owner !== null && (best === null || count(owner) > count(best))) best = owner;
  }
  return best;
}

/** What everybody with a marker receives from completed neighbours when this building is complete. */
export function neighbourhood(view: CityView, facts: CityFacts, place: number): Preview['around'] {
  return neighbours(view, place)
    .filter((other) => other.built)
    .map((other) => ({ tile: other.tile, reward: tileFacts(facts, other.tile).neighbourhood }))
    .filter((other) => !isNothing(other.reward));
}

/** What a seat would receive if the building were complete with these markers. */
export function earnings(
  view: CityView,
  facts: CityFacts,
  place: number,
  boxes: readonly (number | null)[],
  seat: number,
): Reward {
  if (!boxes.includes(seat)) return NOTHING;
  const tile = tileFacts(facts, view.tiles[place]?.tile ?? '');
  const shared = neighbourhood(view, facts, place).reduce((sum, other) => plus(sum, other.reward), tile.each);
  return mostMarkers(boxes) === seat ? plus(shared, tile.most) : shared;
}

/** A marker of `seat` on one more box of the building at `place`. */
export function preview(view: CityView, facts: CityFacts, place: number, box: number, seat: number): Preview {
  const placed = view.tiles[place];
  const tile = tileFacts(facts, placed?.tile ?? '');
  const boxes = (placed?.boxes ?? []).map((owner, index) => (index === box ? seat : owner));
  const left = boxes.filter((owner) => owner === null).length;
  const whenComplete = earnings(view, facts, place, boxes, seat);
  const scales = view.contributions === 0 || view.player !== seat ? dragonsAt(view, place).length : 0;
  return {
    now: { ...NOTHING, scales },
    completes: left === 0,
    left,
    most: tile.most,
    mostIsMine: mostMarkers(boxes) === seat,
    each: tile.each,
    around: neighbourhood(view, facts, place),
    whenComplete,
    scores: takesLast(view, scales, left === 0 ? atCompletion(view, facts, place, boxes) : 0),
  };
}

/** Scales that all players together receive when the building is complete. */
function atCompletion(
  view: CityView,
  facts: CityFacts,
  place: number,
  boxes: readonly (number | null)[],
): number {
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  return seats.reduce((sum, seat) => sum + earnings(view, facts, place, boxes, seat).scales, 0);
}

function takesLast(view: CityView, now: number, then: number): boolean {
  return now + then > 0 && now + then >= view.supply;
}
