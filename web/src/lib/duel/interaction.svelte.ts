/** What a person is doing at the table right now: cards marked for a choice, an open menu, a tray, an answer to 'why'. */
import { getContext, setContext, type Snippet } from 'svelte';
import type {
  Coded,
  Decision,
  DuelAction,
  DuelDecision,
  DuelView,
  LogEntry,
  QuestionKind,
  Table,
} from '../protocol';
import { seatName } from '../shell/logWords';
import { settings } from '../shell/settings.svelte';
import type { Stage } from '../shell/stage.svelte';
import type { Names } from './events';
import { below, choosing, dropped, keyOf, locate, marking, nextStep, offers, type TrayItem } from './model';

export interface DuelProps {
  view: DuelView;
  decision: Decision | null;
  table: Table;
  log: LogEntry[];
  act?: ((action: string) => void) | undefined; // none: one only looks on
  why?: ((what: string) => Promise<{ place: string; reason: Coded | null }>) | undefined;
  wanted?: readonly string[] | undefined; // the actions that a lesson asks for
  thinking?: { seat: number; share: number } | null | undefined;
  advised?: readonly string[] | undefined; // of a hint: the action to do now, and the cards of its later steps
  coach?: Snippet | undefined; // advice, at its own place
  coached?: boolean | undefined; // that place is kept free all the time
  judged?: boolean | undefined; // a puzzle's turn is over: nobody is asked any more
  stage?: Stage | undefined; // holds back what comes, so that it can be followed
}

export interface Anchor {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Menu {
  key: string;
  card: string;
  actions: DuelAction[];
  anchor: Anchor;
}
export interface Bubble {
  key: string;
  card: string;
  anchor: Anchor;
  place: string;
  reason: Coded | null;
  asking: boolean;
  failed: boolean;
}
export interface Look {
  title: string;
  cards: { key: string; seat: number; card: string }[];
  note?: string;
}

const anchorOf = (element: Element): Anchor => element.getBoundingClientRect();

export class DuelInteraction {
  menu = $state.raw<Menu | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  look = $state.raw<Look | null>(null); // a pile that is looked through
  folded = $state(false); // the tray of a choice is put aside to see the table
  marked = $state.raw<ReadonlySet<string>>(new Set());
  dragging = $state.raw<string | null>(null); // the key of the card under the finger
  compact = $state(false); // a phone: smaller faces
  reading = $state.raw<string | null>(null); // (phone) the hand card in front, by its key
  unsure = $state(false); // a retreat was pressed and has to be pressed again
  private sending: { kind: QuestionKind; last: DuelDecision } | null = null;

  readonly view = $derived.by(() => this.props().view);
  readonly decision = $derived.by((): DuelDecision | null => {
    const { act, decision } = this.props();
    return act && decision?.game === 'duel' ? decision : null;
  });
  /** Is something still being shown, so that nobody is asked yet? */
  readonly staging = $derived.by(() => this.props().stage?.busy ?? false);
  readonly me = $derived.by(() => below(this.view));
  readonly offers = $derived.by(() => offers(this.view, this.decision));
  readonly choosing = $derived.by(() => choosing(this.view, this.decision));
  readonly names = $derived.by((): Names => ({
    // in a replay one may look through the eyes of somebody else, who is not 'you'
    me: this.props().table.seats[this.view.seat]?.mine === false ? -1 : this.view.seat,
    alone: this.props().table.game === 'duel',
    players: this.props().table.seats.map((seat, i) =>
      seat.name ? seatName(this.props().table, i) : this.view.sides[i === 1 ? 1 : 0].name,
    ),
  }));

  constructor(readonly props: () => DuelProps) {}

  act(action: DuelAction): void {
    this.close();
    const asks =
      action.kind === 'retreat' &&
      settings.confirm &&
      (this.decision?.actions.length ?? 0) > 1 &&
      !this.wants(action);
    if (asks && !this.unsure) return void (this.unsure = true);
    this.unsure = false;
    this.props().act?.(action.action);
  }

  actionsOf(seat: number, card: string): DuelAction[] {
    return this.offers.byCard.get(keyOf(seat, card)) ?? [];
  }

  /** Does a lesson or a hint ask for this action now? */
  wants(action: DuelAction): boolean {
    const { wanted, advised } = this.props();
    return (wanted?.includes(action.action) ?? false) || action.action === advised?.[0];
  }

  /** May the hand card be marked for the set that is asked for? */
  markable(seat: number, card: string): boolean {
    return seat === this.me && (this.choosing?.cards.includes(card) ?? false);
  }

  /** Is there a choice, or something to know first: what a card that is laid face down costs and wins? */
  asksFirst(actions: readonly DuelAction[]): boolean {
    return actions.length > 1 || (settings.confirm && actions[0]?.kind === 'bluff');
  }

  /** Does a click on a hand card say something about playing it? Who only looks on wants to read it. */
  answers(seat: number, card: string): boolean {
    const brought = this.reading === keyOf(seat, card);
    return this.props().act !== undefined || (this.compact && seat === this.me && !brought);
  }

  /** A card was clicked: mark it, do the only thing, ask which one, or tell why there is none. */
  press(seat: number, card: string, element: Element): void {
    if (this.sending) return;
    if (this.firstTap(seat, card)) return;
    if (this.markable(seat, card)) return this.mark(card);
    const actions = this.actionsOf(seat, card);
    if (this.asksFirst(actions)) {
      this.close();
      this.menu = { key: keyOf(seat, card), card, actions, anchor: anchorOf(element) };
    } else if (actions.length === 1) this.act(actions[0] as DuelAction);
    else if (seat === this.me && this.props().act) {
      void this.askWhy(seat, card, element);
    }
  }

  /** On a phone the first tap on a hand card only brings it to the front, to be read. */
  private firstTap(seat: number, card: string): boolean {
    const key = keyOf(seat, card);
    if (!this.compact || seat !== this.me || locate(this.view.sides[this.me], card) !== 'hand') return false;
    if (this.reading === key) return false;
    this.close();
    this.reading = key;
    return true;
  }

  /** A card was dropped somewhere on the table. */
  drop(seat: number, card: string, place: string, name: string, element: Element): void {
    const actions = dropped(this.actionsOf(seat, card), place, name);
    if (this.markable(seat, card)) return this.mark(card);
    if (this.asksFirst(actions))
      this.menu = { key: keyOf(seat, card), card, actions, anchor: anchorOf(element) };
    else if (actions.length) this.act(actions[0] as DuelAction);
    else void this.askWhy(seat, card, element);
  }

  async askWhy(seat: number, card: string, element: Element): Promise<void> {
    const why = this.props().why;
    if (!why) return;
    this.close();
    const bubble: Bubble = {
      key: keyOf(seat, card),
      card,
      anchor: anchorOf(element),
      place: '',
      reason: null,
      asking: true,
      failed: false,
    };
    this.bubble = bubble;
    const answer = await why(card).catch(() => null);
    if (this.bubble?.key === bubble.key)
      this.bubble = {
        ...bubble,
        place: answer?.place ?? '',
        reason: answer?.reason ?? null,
        asking: false,
        failed: answer === null,
      };
  }

  mark(card: string): void {
    if (this.choosing) this.marked = marking(this.choosing, this.marked, card);
  }

  /** Send the marked cards one by one, as the server asks for them. */
  send(): void {
    const decision = this.decision;
    if (!decision?.question) return;
    this.step(decision, decision.question.kind);
  }

  /** A new decision came: the next of the marked cards is due, or all is said. */
  carryOn(decision: DuelDecision | null): void {
    if (this.sending === null) {
      if (this.choosing === null && this.marked.size) this.marked = new Set();
    } else if (decision !== this.sending.last) {
      if (decision) this.step(decision, this.sending.kind);
      else this.finish();
    }
  }

  private step(decision: DuelDecision, kind: QuestionKind): void {
    const next = nextStep(decision, this.marked, kind);
    if (!next) return this.finish();
    this.sending = next.kind === 'pick' ? { kind, last: decision } : null;
    if (next.kind !== 'pick') this.marked = new Set();
    this.act(next);
  }

  private finish(): void {
    this.sending = null;
    this.marked = new Set();
  }

  pickFrom(item: TrayItem): void {
    this.act(item.action);
  }

  close(): void {
    this.menu = null;
    this.bubble = null;
    this.look = null;
  }

  /** Is a choice asked for in the tray, so that its buttons stand there? */
  get trayOpen(): boolean {
    return this.offers.tray.length > 0 && !this.folded && this.look === null;
  }

  get open(): boolean {
    return this.menu !== null || this.bubble !== null || this.look !== null;
  }
}

const KEY = Symbol('duel interaction');
export const provideInteraction = (interaction: DuelInteraction): DuelInteraction =>
  setContext(KEY, interaction);
export const useInteraction = (): DuelInteraction => getContext<DuelInteraction>(KEY);
