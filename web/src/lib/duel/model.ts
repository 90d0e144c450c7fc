/** What the table shows: where cards lie, and what may be done with each of them now. Pure functions of a view and a decision. */
import type {
  CardAction,
  DragonAction,
  DuelAction,
  DuelDecision,
  DuelSide,
  DuelView,
  Element,
  LoadAction,
  LogEntry,
  Piles,
  QuestionKind,
} from '../protocol';
import { is, never } from '../shell/kinds';

export type Zone =
  | 'hand'
  | 'combat'
  | 'covered'
  | 'support'
  | 'ship'
  | 'cargo'
  | 'lasting'
  | 'pile'
  | 'leader'
  | 'discard'
  | 'revealed'
  | 'bottom'
  | 'deck';

/** A card's identity on the table: both decks may hold a card of the same name. */
export const keyOf = (seat: number, card: string): string => `${seat}:${card}`;

/** Who sits below: the viewer, or seat 0 for somebody who only looks on. */
export const below = (view: DuelView): 0 | 1 => (view.seat === 1 ? 1 : 0);
export const otherSeat = (seat: number): 0 | 1 => (seat === 0 ? 1 : 0);

export const elements: readonly Element[] = ['fire', 'earth'];

/** Where a card of this seat lies; 'deck' if it is nowhere to be seen. */
export function locate(side: DuelSide, card: string): Zone {
  if (side.hand.some((held) => held?.card === card)) return 'hand';
  if (side.combat.some((lying) => lying.card === card)) return 'combat';
  if (side.support.some((lying) => lying.card === card)) return 'support';
  if (side.ships.some((ship) => ship.card === card)) return 'ship';
  if (side.ships.some((ship) => ship.cargo.includes(card))) return 'cargo';
  if (side.lasting.some((lying) => lying.card === card)) return 'lasting';
  if (side.leader === card) return 'leader';
  if (side.pile.includes(card)) return 'pile';
  if (side.covered.includes(card)) return 'covered';
  if (side.revealed.includes(card)) return 'revealed';
  if (side.discard.includes(card)) return 'discard';
  if (side.bottom.includes(card)) return 'bottom';
  return 'deck';
}

/** Zones whose cards lie open on the table, so that a choice among them is made in place. */
const IN_PLACE: ReadonlySet<Zone> = new Set<Zone>([
  'hand',
  'combat',
  'support',
  'ship',
  'cargo',
  'lasting',
  'leader',
]);

export interface TrayItem {
  key: string;
  seat: number;
  card: string;
  zone: Zone;
  action: DuelAction;
}

export interface Offers {
  byCard: Map<string, DuelAction[]>; // what may be done with a card that lies open, in place
  faceDown: Map<number, DuelAction>; // the other side's face-down cards, by their place
  dragons: Map<string, DuelAction>;
  tray: TrayItem[]; // choices among cards that do not lie open: shown in a tray
  buttons: DuelAction[]; // everything that needs no card
}

/** Sort the actions of a decision by where on the table they are done. */
export function offers(view: DuelView, decision: DuelDecision | null): Offers {
  const found: Offers = { byCard: new Map(), faceDown: new Map(), dragons: new Map(), tray: [], buttons: [] };
  for (const action of decision?.actions ?? []) offer(found, view, action);
  return found;
}

function offer(found: Offers, view: DuelView, action: DuelAction): void {
  switch (action.kind) {
    case 'dragon':
      found.dragons.set(action.dragon, action);
      break;
    case 'face down':
      found.faceDown.set(action.n, action);
      break;
    case 'play':
    case 'add':
    case 'bluff':
    case 'load':
    case 'land':
    case 'retrieve':
    case 'drop':
    case 'use':
    case 'satisfy':
    case 'pick':
    case 'replace':
      offerCard(found, view, action);
      break;
    case 'announce':
    case 'number':
    case 'group':
    case 'retreat':
    case 'decline':
    case 'end':
    case 'call':
    case 'trust':
    case 'done':
    case 'yes':
    case 'no':
    case 'random':
    case 'backtrack':
    case 'pass':
      found.buttons.push(action);
      break;
    default:
      never(action);
  }
}

function offerCard(found: Offers, view: DuelView, action: CardAction | LoadAction): void {
  const { card, owner: seat } = action;
  const key = keyOf(seat, card);
  const zone = locate(view.sides[seat === 0 ? 0 : 1], card);
  const shown = IN_PLACE.has(zone) && !(zone === 'hand' && seat !== below(view));
  if (shown || action.kind !== 'pick') found.byCard.set(key, [...(found.byCard.get(key) ?? []), action]);
  else found.tray.push({ key, seat, card, zone, action });
}

/** Questions that take several cards: they are marked first and sent together, in the order the server asks for. */
const SETS: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'discard',
  'shuffle in',
  'any',
  'declining',
  'mulligan',
  'loading',
  'under',
]);

export interface Choosing {
  least: number;
  most: number;
  cards: string[];
  exact: boolean;
  pays?: string[][];
}

/** How many of which hand cards the question wants, where it wants a set; null where one click answers. */
export function choosing(view: DuelView, decision: DuelDecision | null): Choosing | null {
  const question = decision?.question;
  if (question?.pays?.length) return paying(question.chosen, question.pays);
  if (!decision || !question || !SETS.has(question.kind)) return null;
  const { kind, n } = question;
  const picks = decision.actions.filter(is('pick')).map((action) => action.card);
  const exact = kind === 'discard' || kind === 'shuffle in';
  if (exact) {
    if (n <= 1) return null;
    // The server names sets in ascending order and offers only the cards that may come first.
    const first = picks[0] ?? '';
    const held = view.sides[below(view)].hand.map((card) => card?.card ?? '');
    return { least: n, most: n, cards: held.slice(Math.max(held.indexOf(first), 0)), exact };
  }
  const most = kind === 'declining' ? 3 : kind === 'loading' ? Math.max(n, 1) : picks.length;
  const done = decision.actions.some((action) => action.kind === 'done');
  return { least: done ? 0 : 1, most, cards: picks, exact };
}

/** A payment: any of the sets, without what is paid already. */
function paying(chosen: readonly string[], pays: readonly string[][]): Choosing {
  const sets = pays.map((set) => set.filter((card) => !chosen.includes(card)));
  const sizes = sets.map((set) => set.length);
  return {
    least: Math.min(...sizes),
    most: Math.max(...sizes),
    cards: [...new Set(sets.flat())],
    exact: false,
    pays: sets,
  };
}

const within = (part: readonly string[], set: readonly string[]): boolean =>
  part.every((card) => set.includes(card));

/** Do the marked cards answer the question as they are? */
export function enough(asked: Choosing, marked: ReadonlySet<string>): boolean {
  if (asked.pays) return asked.pays.some((set) => set.length === marked.size && within([...marked], set));
  return marked.size >= asked.least && marked.size <= asked.most;
}

/** The marked cards after one more was pressed: taken away, added, or, where a payment has no room for both, in their place. */
export function marking(asked: Choosing, marked: ReadonlySet<string>, card: string): ReadonlySet<string> {
  const next = new Set(marked);
  if (next.delete(card)) return next;
  next.add(card);
  if (asked.pays) return asked.pays.some((set) => within([...next], set)) ? next : new Set([card]);
  return next.size <= asked.most ? next : marked;
}

/** The next step of sending a marked set: a pick, the final 'done', or nothing if the question is another one. */
export function nextStep(
  decision: DuelDecision | null,
  marked: ReadonlySet<string>,
  kind: QuestionKind,
): DuelAction | null {
  if (!decision || decision.question?.kind !== kind) return null;
  const picks = decision.actions.filter(is('pick')).filter((action) => marked.has(action.card));
  // Cards go under the deck in the order in which they were marked; other sets are told in the order offered.
  const first =
    kind === 'under'
      ? [...marked].find((card) => picks.some((action) => action.card === card))
      : picks[0]?.card;
  const pick = picks.find((action) => action.card === first);
  return pick ?? decision.actions.find((action) => action.kind === 'done') ?? null;
}

/** What of a card's actions belongs to the place where it was dropped. */
export function dropped(actions: DuelAction[], place: string, name: string): DuelAction[] {
  if (place === 'ship') {
    const loads = actions.filter((action) => action.kind === 'load' && action.other === name);
    if (loads.length) return loads;
  }
  const wanted = place === 'combat' ? ['play', 'add'] : place === 'support' ? ['bluff', 'play'] : null;
  const fitting = wanted ? actions.filter((action) => wanted.includes(action.kind)) : actions;
  return fitting.length ? fitting : actions;
}

/** What the player in turn has to reach, and how far he is; null while nothing has to be matched. */
export interface Match {
  element: Element;
  needed: number;
  has: number;
  shielded: boolean;
}

export function toMatch(view: DuelView): Match | null {
  if (!view.fight || view.first_turn || !view.element || view.result) return null;
  const mine = view.sides[view.player === 1 ? 1 : 0].power[view.element];
  const theirs = view.sides[otherSeat(view.player)].power[view.element];
  return { element: view.element, needed: theirs.total, has: mine.total, shielded: mine.shield };
}

export interface Comparison {
  mine: number;
  theirs: number;
  held: 'matched' | 'shielded' | 'short' | 'open';
}

/** How an announcement in this element would compare. */
export function comparison(view: DuelView, seat: number, element: Element): Comparison {
  const mine = view.sides[seat === 1 ? 1 : 0].power[element];
  const theirs = view.sides[otherSeat(seat)].power[element].total;
  const held = view.first_turn
    ? 'open'
    : mine.total >= theirs
      ? 'matched'
      : mine.shield
        ? 'shielded'
        : 'short';
  return { mine: mine.total, theirs, held };
}

/** The steps of a turn as the track shows them. */
export const PHASES = [
  'beginning',
  'leadership',
  'engagement',
  'character',
  'booster_support',
  'power',
  'refresh',
  'end',
] as const;
export type TrackPhase = (typeof PHASES)[number];

export function trackPhase(phase: DuelView['phase']): TrackPhase {
  if (phase === 'mulligan') return 'beginning';
  if (phase === 'after_booster_support') return 'booster_support';
  return phase === 'turn_over' || phase === 'turn_ended' ? 'end' : phase;
}

/** The card that lies on top of the discard pile: the only one that may be seen, or the newest one that the log tells of. */
export function topOfDiscard(
  side: DuelSide,
  seat: number,
  log: readonly LogEntry[],
  piles: Piles,
): string | null {
  if (piles === 'top') return side.discard.at(-1) ?? null;
  for (let i = log.length - 1; i >= 0 && i > log.length - 60; i--) {
    const found = log[i]?.events
      .filter(is('discard'))
      .findLast((event) => event.seat === seat && side.discard.includes(event.card ?? ''));
    if (found?.card) return found.card;
  }
  return side.discard.at(-1) ?? null;
}

/** The card that the other player is about to play, where an answer to it is asked for. */
export const attempted = (log: readonly LogEntry[]): string | null =>
  log.at(-1)?.events.findLast(is('attempt'))?.card ?? null;

/** The leadership pile: its top card where no other may be seen, otherwise all, the cards in force on top. */
export const pileInOrder = (side: DuelSide, piles: Piles): string[] =>
  piles === 'top'
    ? side.pile.slice(-1)
    : [...side.pile.filter((card) => !side.orders.includes(card)), ...side.orders];

/** All cards of a side in the combat and support areas: six or more are worth a second dragon. */
export const cardsInFight = (side: DuelSide): number =>
  side.combat.length + side.covered.length + side.support.length;

/** Of dragons that are asked for and lie at one place: that of the contested element, or else the first. */
export function anyDragon(view: DuelView, decision: DuelDecision): DragonAction | null {
  const dragons = decision.actions.filter(is('dragon'));
  if (decision.question?.kind !== 'attract' || dragons.length !== decision.actions.length) return null;
  const placeOf = (name: string): number | undefined => view.dragons.find((one) => one.name === name)?.at;
  if (new Set(dragons.map((one) => placeOf(one.dragon))).size !== 1) return null;
  return dragons.find((one) => one.dragon === DRAGON_OF[view.element ?? 'fire']) ?? dragons[0] ?? null;
}
const DRAGON_OF: Record<Element, string> = { fire: 'Lika', earth: 'Doran' };
