/** The shape of the city: neighbours, ways, and what stands on a place. */
import type { CityFacts, CityTile, CityView } from '../protocol';
import type { Colour } from './payments';

export type PlacedTile = CityView['tiles'][number];

export function neighbours(view: CityView, place: number): PlacedTile[] {
  const here = view.tiles[place];
  if (!here) return [];
  return view.tiles.filter(
    (tile) => Math.abs(tile.row - here.row) + Math.abs(tile.column - here.column) === 1,
  );
}

/** How many steps each place is away from `start`, never diagonally. */
export function distances(view: CityView, start: number): number[] {
  const far = view.tiles.map(() => -1);
  far[start] = 0;
  const queue = [start];
  for (const place of queue) {
    for (const other of neighbours(view, place)) {
      if (far[other.place] === -1) {
        far[other.place] = (far[place] ?? 0) + 1;
        queue.push(other.place);
      }
    }
  }
  return far;
}

/** The places of a shortest way, the start left out; for showing where a figure would walk. */
export function way(view: CityView, from: number, to: number): number[] {
  const far = distances(view, from);
  const steps: number[] = [];
  let place = to;
  while (place !== from && (far[place] ?? -1) > 0) {
    steps.unshift(place);
    const before = neighbours(view, place).find((other) => far[other.place] === (far[place] ?? 0) - 1);
    if (!before) break;
    place = before.place;
  }
  return steps;
}

/** The place one step away in a direction of the arrow keys; over a missing corner to the nearest one beyond. */
export function beside(view: CityView, place: number, rows: number, columns: number): number {
  const here = view.tiles[place];
  if (!here) return place;
  const exact = view.tiles.find((t) => t.row === here.row + rows && t.column === here.column + columns);
  if (exact) return exact.place;
  const beyond = view.tiles.filter((t) =>
    rows !== 0 ? t.row === here.row + rows : t.column === here.column + columns,
  );
  const off = (t: PlacedTile): number => Math.abs(t.row - here.row) + Math.abs(t.column - here.column);
  const nearest = beyond.sort((a, b) => off(a) - off(b))[0];
  return nearest && off(nearest) <= 2 ? nearest.place : place;
}

export function tileFacts(facts: CityFacts, name: string): CityTile {
  const tile = facts.tiles.find((one) => one.name === name);
  if (!tile) throw new Error(`no such building: ${name}`);
  return tile;
}

/** The colour of a building's boxes; null for the courtyard, which has none. */
export function colourOf(tile: CityTile): Colour | null {
  return tile.people === 'none' ? null : (tile.people as Colour);
}

export function dragonsAt(view: CityView, place: number): string[] {
  return view.dragons.filter((dragon) => dragon.place === place).map((dragon) => dragon.name);
}

export function figuresAt(view: CityView, place: number): number[] {
  return view.figures.flatMap((where, seat) => (where === place ? [seat] : []));
}

export function placeOf(view: CityView, building: string): number {
  return view.tiles.findIndex((tile) => tile.tile === building);
}
