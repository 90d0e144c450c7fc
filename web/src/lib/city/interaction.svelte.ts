/**
 * What a person is about to do at the city table: a card chosen for its power, a box and the cards for it, cards to
 * discard. Everything here is undone by a click; only `act` reaches the server.
 */
import type { BuildAction, CityAction, CityDecision, CityFacts, CityView } from '../protocol';
import { is } from '../shell/kinds';
import { colourOf, placeOf, tileFacts } from './board';
import { valueOf } from './cards';
import * as notation from './notation';
import {
  assess,
  cheapest,
  cost,
  couldPay,
  isNatural,
  mostWorth,
  naturalPayments,
  pays,
  type Colour,
  type Payment,
} from './payments';

export interface Table {
  view: CityView;
  decision: CityDecision | null;
  facts: CityFacts;
  act: ((action: string) => void) | undefined;
  thrown: number; // cards discarded in this phase already, after a reload in the midst of it
}

const MOST_DISCARDS = 2;

export class CityInteraction {
  power = $state<number | null>(null); // the card in hand chosen for its movement power
  box = $state<number | null>(null);
  picked = $state<number[]>([]); // positions in the hand, in the order they were picked
  private queue = $state.raw<string[]>([]); // discards that follow one another

  constructor(private readonly table: () => Table) {}

  get view(): CityView {
    return this.table().view;
  }

  get hand(): string[] {
    return this.view.hand;
  }

  readonly actions = $derived.by((): readonly CityAction[] => {
    const { act, decision } = this.table();
    return act && decision ? decision.actions : [];
  });
  readonly deciding = $derived(this.actions.length > 0);
  readonly here = $derived.by(() => this.view.figures[this.view.player] ?? 0);
  readonly tile = $derived.by(() => tileFacts(this.table().facts, this.view.tiles[this.here]?.tile ?? ''));
  readonly colour = $derived<Colour | null>(colourOf(this.tile));
  readonly atCourtyard = $derived(this.colour === null);

  readonly walks = $derived.by(() => this.places(this.actions.filter(is('walk'))));
  /** Where the chosen card's power can lead. */
  readonly flights = $derived.by(() => {
    const card = this.power === null ? null : this.hand[this.power];
    return this.places(this.actions.filter(is('play')).filter((one) => one.cards[0] === card));
  });
  readonly targets = $derived(this.power === null ? this.walks : this.flights);
  readonly canFinish = $derived(this.actions.some((one) => one.kind === 'done'));

  /** Boxes that are open now, whether the hand can pay for them or not. */
  readonly openBoxes = $derived.by((): number[] => {
    if (!this.deciding || this.view.phase !== 'contribution' || this.atCourtyard) return [];
    const boxes = this.view.tiles[this.here]?.boxes ?? [];
    return boxes.flatMap((owner, box) => (owner === null ? [box] : []));
  });
  readonly payable = $derived.by((): ReadonlySet<number> => {
    const listed = new Set(this.actions.filter(is('build')).map((one) => one.box));
    if (!this.table().decision?.more || this.colour === null) return listed;
    // So many payments that not all are listed: the rules are known here too.
    const most = mostWorth(this.hand, this.colour);
    return new Set(this.openBoxes.filter((box) => most >= (this.tile.boxes[box] ?? 0)));
  });
  readonly need = $derived.by(() => (this.box === null ? 0 : (this.tile.boxes[this.box] ?? 0)));
  // A new view may have a smaller hand before `moved` is told of it.
  readonly pickedCards = $derived.by(() => this.picked.flatMap((index) => this.hand[index] ?? []));
  readonly payment = $derived.by((): Payment | null =>
    this.box !== null && this.colour ? assess(this.pickedCards, this.colour) : null,
  );
  readonly enough = $derived.by(
    () => this.payment !== null && this.picked.length > 0 && pays(this.payment, this.need),
  );

  readonly offerings = $derived.by(() => this.actions.filter(is('offer')));
  readonly canDiscard = $derived.by(() => this.actions.some((one) => one.kind === 'discard'));
  readonly thrown = $derived.by(() => this.table().thrown);
  readonly discardsLeft = $derived(MOST_DISCARDS - this.thrown);

  private places(actions: readonly { place: string }[]): Set<number> {
    return new Set(actions.map((one) => placeOf(this.view, one.place)));
  }

  /** Whether a card of the hand is of any use now. */
  useful(index: number): boolean {
    const card = this.hand[index];
    if (!card || !this.deciding) return false;
    if (this.view.phase === 'movement')
      return this.actions.some((one) => one.kind === 'play' && one.cards[0] === card);
    if (this.view.phase === 'discard') return this.canDiscard;
    if (this.atCourtyard) return this.offerings.some((one) => one.cards[0] === card);
    if (this.colour === null || this.openBoxes.length === 0 || (this.view.markers[this.view.seat] ?? 0) === 0)
      return false;
    return couldPay(card, this.hand, this.colour);
  }

  /** A click on a card. False: it is of no use now, and the person should learn why. */
  touch(index: number): boolean {
    if (!this.useful(index)) return false;
    if (this.view.phase === 'movement') this.power = this.power === index ? null : index;
    else this.pick(index);
    return true;
  }

  private pick(index: number): void {
    this.suggested = '';
    if (this.picked.includes(index)) {
      this.picked = this.picked.filter((one) => one !== index);
      return;
    }
    const most = this.view.phase === 'discard' ? this.discardsLeft : this.atCourtyard ? 1 : Infinity;
    this.picked = [...(this.picked.length >= most ? this.picked.slice(1) : this.picked), index];
    if (this.openBoxes.length > 0 && this.box === null) this.chooseBox(this.likelyBox());
  }

  /** The box that a person most likely means: the leftmost one that the hand can pay. */
  private likelyBox(): number {
    return this.openBoxes.find((box) => this.payable.has(box)) ?? this.openBoxes[0] ?? 0;
  }

  chooseBox(box: number): void {
    if (this.openBoxes.includes(box)) this.box = box;
  }

  /** Whether 'Pick for me' has found what is picked now, and whether it needs jokers. */
  suggested = $state<'' | 'natural' | 'jokers'>('');

  /**
   * Picks the payment that costs least: natural colours first, jokers and powers last. Nobody has chosen a box: it takes
   * the one that is paid for with least, the leftmost of several.
   */
  suggest(): void {
    const boxes = this.box === null ? this.openBoxes.filter((box) => this.payable.has(box)) : [this.box];
    const { colour } = this;
    if (colour === null) return;
    let best: { box: number; cards: readonly string[]; cost: number } | null = null;
    for (const box of boxes) {
      const cards = this.cheapestFor(box, colour);
      const price = cards ? cost(cards, colour) : Infinity;
      if (cards && price < (best?.cost ?? Infinity)) best = { box, cards, cost: price };
    }
    if (!best) return;
    this.chooseBox(best.box);
    this.picked = positions(this.hand, best.cards);
    this.suggested = isNatural(best.cards, colour) ? 'natural' : 'jokers';
  }

  private cheapestFor(box: number, colour: Colour): readonly string[] | null {
    const need = this.tile.boxes[box] ?? 0;
    const builds = this.actions.filter(is('build'));
    const fitting = (fits: (one: BuildAction) => boolean): readonly string[] | null =>
      cheapest(
        builds.filter(fits).map((one) => one.cards),
        colour,
      );
    // Where not all payments are listed, one for an equal or a dearer box does as well.
    return (
      cheapest(naturalPayments(this.hand, colour, need), colour) ??
      fitting((one) => one.box === box) ??
      fitting((one) => this.tile.boxes[one.box] === need) ??
      fitting((one) => (this.tile.boxes[one.box] ?? 0) >= need)
    );
  }

  /** A click on a place. False: nothing can go there. */
  visit(place: number): boolean {
    if (!this.targets.has(place)) return false;
    const building = this.view.tiles[place]?.tile ?? '';
    const card = this.power === null ? null : this.hand[this.power];
    this.send(card ? notation.playFor(card, building) : notation.walkTo(building));
    return true;
  }

  contribute(): void {
    if (this.enough && this.box !== null) this.send(notation.build(this.box, this.pickedCards));
  }

  offer(action: CityAction): void {
    this.send(action.action);
  }

  /** Ends the phase; in the last one discards what is picked and draws. */
  finish(): void {
    const cards =
      this.view.phase === 'discard'
        ? [...this.picked].sort((a, b) => a - b).flatMap((index) => this.hand[index] ?? [])
        : [];
    const ends = this.view.phase !== 'discard' || cards.length + this.thrown < MOST_DISCARDS;
    const all = [...cards.map(notation.discard), ...(ends ? [notation.DONE] : [])];
    this.queue = all.slice(1);
    if (all[0]) this.table().act?.(all[0]);
    this.picked = [];
  }

  /** The cards that can have a part in paying for a building, wherever the figure is. */
  payers(place: number): ReadonlySet<number> {
    const tile = tileFacts(this.table().facts, this.view.tiles[place]?.tile ?? '');
    const colour = colourOf(tile);
    const placed = this.view.tiles[place];
    if (colour === null || !placed || placed.built) return new Set();
    return new Set(this.hand.flatMap((card, index) => (couldPay(card, this.hand, colour) ? [index] : [])));
  }

  /** Nothing can be done in this phase but to end it: then it is passed over. */
  readonly idle = $derived.by(
    () => this.actions.length === 1 && this.canFinish && this.view.phase !== 'movement',
  );

  cancel(): void {
    this.suggested = '';
    this.power = null;
    this.box = null;
    this.picked = [];
  }

  private send(action: string): void {
    this.table().act?.(action);
  }

  /** The position moved on: what was about to be done is forgotten, what was queued goes out. */
  moved(): void {
    this.suggested = '';
    this.power = null;
    this.picked = [];
    if (!this.openBoxes.includes(this.box ?? -1))
      this.box = this.openBoxes.length === 1 ? (this.openBoxes[0] ?? null) : null;
    const [next, ...rest] = this.queue;
    if (!next) return;
    this.queue = rest;
    if (this.deciding && this.view.phase === 'discard') this.send(next);
    else this.queue = [];
  }
}

/** Where these cards stand in the hand, each position once. */
function positions(hand: readonly string[], cards: readonly string[]): number[] {
  const taken = new Set<number>();
  for (const card of cards) {
    const index = hand.findIndex((one, at) => one === card && !taken.has(at));
    if (index >= 0) taken.add(index);
  }
  return [...taken].sort((a, b) => valueOf(hand[b] ?? '') - valueOf(hand[a] ?? '') || a - b);
}
