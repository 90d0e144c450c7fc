/**
 * What an advice or a lesson speaks of, as marks on the table: buildings, boxes, cards, buttons, and the ways that pieces
 * would take. Made from actions as the server writes them, in the order in which they would be done.
 */
import type { CityView } from '../protocol';
import { placeOf, way } from './board';
import { dragonOf, moves } from './cards';
import { read } from './notation';

export interface Route {
  kind: 'walk' | 'flight' | 'dragon';
  places: (number | null)[]; // null: outside the city
}
export interface Marks {
  buildings: ReadonlySet<number>; // places
  boxes: ReadonlyMap<number, ReadonlySet<number>>; // by place
  cards: readonly string[]; // each as often as it is needed
  actions: ReadonlySet<string>; // 'done', 'offer' …: the buttons
  routes: readonly Route[];
}

export const NO_MARKS: Marks = {
  buildings: new Set(),
  boxes: new Map(),
  cards: [],
  actions: new Set(),
  routes: [],
};

/** The marks of a plan: one action after the other. */
export function marksOfPlan(view: CityView, plan: readonly string[]): Marks {
  const boxes = new Map<number, Set<number>>();
  const routes: Route[] = [];
  const cards: string[] = [];
  let here = view.figures[view.player] ?? 0;
  for (const action of plan) {
    const said = read(action);
    if (!said) continue;
    cards.push(...said.cards);
    const to = said.building === undefined ? -1 : placeOf(view, said.building);
    const dragon = said.verb === 'play' && said.cards[0] ? dragonMoved(said.cards[0]) : null;
    if (dragon !== null) {
      const from = view.dragons.find((one) => one.name === dragon)?.place ?? null;
      routes.push({ kind: 'dragon', places: [from, to] });
    } else if (to >= 0) {
      routes.push(
        said.verb === 'walk'
          ? { kind: 'walk', places: [here, ...way(view, here, to)] }
          : { kind: 'flight', places: [here, to] },
      );
      here = to;
    }
    if (said.box !== undefined) boxes.set(here, new Set([...(boxes.get(here) ?? []), said.box]));
  }
  return {
    buildings: new Set(routes.flatMap((route) => route.places.at(-1) ?? [])),
    boxes,
    cards,
    actions: new Set(plan),
    routes,
  };
}

/** The marks of several actions, any of which may be done now. */
export function marksOfChoices(view: CityView, choices: readonly string[]): Marks {
  const all = choices.map((action) => marksOfPlan(view, [action]));
  const here = view.figures[view.player] ?? 0;
  const boxes = new Set(all.flatMap((one) => [...(one.boxes.get(here) ?? [])]));
  return {
    buildings: new Set(all.flatMap((one) => [...one.buildings])),
    boxes: boxes.size > 0 ? new Map([[here, boxes]]) : new Map(),
    cards: all[0]?.cards ?? [],
    actions: new Set(choices),
    routes: all.length === 1 ? (all[0]?.routes ?? []) : [],
  };
}

function dragonMoved(card: string): string | null {
  return moves(card) ? dragonOf(card) : null;
}

/** Which cards of a hand are marked: of equal ones only as many as are needed. */
export function markedIn(hand: readonly string[], cards: readonly string[]): ReadonlySet<number> {
  const left = [...cards];
  const found = new Set<number>();
  for (const [index, card] of hand.entries()) {
    const at = left.indexOf(card);
    if (at < 0) continue;
    left.splice(at, 1);
    found.add(index);
  }
  return found;
}
