/**
 * Where pieces stand on the board, in tenths of a tile's width: between the band of rewards and the boxes, dragons to the
 * left and figures to the right, so that none hides a number.
 */
import type { CityView } from '../protocol';

export interface Spot {
  x: number;
  y: number;
}
export interface Spots {
  figures: Spot[];
  dragons: Spot[];
}

const TILE = 10;
const ROOST: Spot = { x: 0, y: 4 * TILE }; // the south-western corner, where dragons wait outside the city

export function spotsOf(view: CityView): Spots {
  return {
    figures: view.figures.map((place, seat) => {
      const { index, of } = among(view.figures, seat);
      const corner = cornerOf(view, place);
      return { x: corner.x + 8.6 - (of - 1 - index) * Math.min(2, 6.6 / of), y: corner.y + 5.8 };
    }),
    dragons: view.dragons.map((dragon, number) => {
      const places = view.dragons.map((one) => one.place);
      const { index, of } = among(places, number);
      if (dragon.place === null)
        return { x: ROOST.x + spread(index, of, 2.9), y: ROOST.y + 5.6 + (index === 1 ? -1.6 : 0) };
      const corner = cornerOf(view, dragon.place);
      return { x: corner.x + 2.1 + index * 2, y: corner.y + 3.9 + (index === 1 ? 0.5 : 0) };
    }),
  };
}

function cornerOf(view: CityView, place: number): Spot {
  const tile = view.tiles[place];
  return { x: (tile?.column ?? 0) * TILE, y: (tile?.row ?? 0) * TILE };
}

/** Which of those on the same place this one is, and how many there are. */
function among(places: readonly (number | null)[], number: number): { index: number; of: number } {
  const here = places[number];
  const before = places.slice(0, number).filter((place) => place === here).length;
  return { index: before, of: places.filter((place) => place === here).length };
}

function spread(index: number, of: number, width: number): number {
  return TILE / 2 + (index - (of - 1) / 2) * width;
}
