/** What the deck builder works on: one list, what is wrong with it, and the lists that are kept. */
import type { DeckList, Problem } from '../protocol';
import {
  badLines,
  CARDS,
  cardsOf,
  familyCards,
  faultsOf,
  forMatches,
  isDeckCard,
  limitsOf,
  newDeck,
  outsideMoons,
  type BadLine,
  type Fault,
  type Facts,
} from './deck';
import { decksApi } from './decksApi';

const KEY = 'bluemoon.bench'; // an older name, kept because decks are stored under it
const PAUSE_MS = 250;

/** The name of the list that the deck builder had last; '' for none. */
export function lastBuilt(): string {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored).name ?? '';
  } catch {
    return '';
  }
}

type Stored = Partial<DeckList> & { ready?: boolean };

export class DeckEditor {
  deck: DeckList = $state.raw(newDeck(''));
  saved: DeckList[] = $state.raw([]);
  problems: Problem[] | null = $state.raw(null); // null: the server has not said yet
  rules: 'legends' | 'classic' = $state('legends');
  private asReady = $state(true); // without cards it is the ready-made deck, not an empty list
  away = $state(false); // the server does not answer: we judge as far as we can
  private timer = 0;
  private asked = 0;

  constructor(private readonly facts: () => Facts) {}

  /** Is it the ready-made deck of its leader? */
  get ready(): boolean {
    return this.deck.cards.length === 0 && this.asReady && this.deck.leader !== '';
  }
  /** Is it a list in which nothing stands yet? */
  get empty(): boolean {
    return this.deck.cards.length === 0 && !this.ready;
  }
  /** The cards that are shuffled, without the lines that are wrong. */
  get cards() {
    const family = familyCards(this.facts(), this.deck.family);
    if (this.empty) return family;
    const wrong = new Set(this.bad.map(({ index }) => index));
    const cards = this.deck.cards.filter((_, index) => !wrong.has(index));
    return this.ready || cards.length ? cardsOf({ ...this.deck, cards }, this.facts()) : family;
  }
  /** How many lines the list has, wrong ones too. */
  get count(): number {
    return this.ready
      ? this.cards.length
      : this.deck.cards.length + familyCards(this.facts(), this.deck.family).length;
  }
  get bad(): BadLine[] {
    return badLines(this.deck, this.facts());
  }
  get limits() {
    return limitsOf(this.deck, this.facts());
  }
  get moons(): number {
    return this.deck.cards.length || this.deck.family ? outsideMoons(this.built, this.deck.leader) : 0;
  }
  get faults(): Fault[] {
    return faultsOf(this.deck, this.facts(), this.empty);
  }
  get legal(): boolean {
    if (this.empty) return false;
    return this.problems !== null && !this.away ? this.problems.length === 0 : this.faults.length === 0;
  }
  /** Is it a deck for matches, because achievements are among its cards? */
  get match(): boolean {
    return forMatches(this.deck, this.facts());
  }
  get unsaved(): boolean {
    if (this.empty) return false; // nothing to keep
    const kept = this.saved.find((one) => one.name === this.deck.name);
    return JSON.stringify(kept) !== JSON.stringify(this.deck);
  }

  /** Built cards only: the ready-made deck has no moons to count. */
  private get built() {
    return this.ready ? [] : this.cards;
  }

  /** Changes the list; `ready` says what a list without cards means from now on. */
  set(part: Partial<DeckList>, ready?: boolean): void {
    this.deck = { ...this.deck, ...part };
    if (this.deck.cards.length > 0) this.asReady = false;
    else if (ready !== undefined) this.asReady = ready;
    this.problems = null;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...this.deck, ready: this.asReady }));
    } catch {
      // no storage: the list lives as long as the page
    }
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), PAUSE_MS);
  }

  /** Goes on with the list of the last visit; false if there is none. */
  remember(): boolean {
    try {
      const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored | null;
      if (typeof found?.leader !== 'string' || !Array.isArray(found.cards)) return false;
      const { ready, ...deck } = found;
      this.set({ ...newDeck(''), ...deck }, ready ?? true);
      return true;
    } catch {
      return false;
    }
  }

  has(card: string): boolean {
    return this.deck.cards.includes(card);
  }

  /** Adds the card or takes it out; beginning with a ready-made deck means to change that deck. */
  toggle(card: string): void {
    if (this.has(card)) this.remove(card);
    else this.add(card);
  }

  add(card: string): void {
    const facts = this.facts().cards.find((one) => one.name === card);
    if (!facts || !isDeckCard(facts) || this.has(card)) return;
    this.set({ cards: [...this.deck.cards, card], emissary: '' });
  }

  remove(card: string): void {
    this.set({ cards: this.deck.cards.filter((one) => one !== card) });
  }

  /** Puts a card in the place of a wrong line. */
  mend(index: number, card: string): void {
    this.set({ cards: this.deck.cards.map((one, i) => (i === index ? card : one)) });
  }

  /** Takes a line out, whatever it says. */
  strike(index: number): void {
    this.set({ cards: this.deck.cards.filter((_, i) => i !== index) });
  }

  /** A name that no kept list has yet. */
  freeName(name: string): string {
    const taken = new Set(this.saved.map((one) => one.name));
    let free = name;
    for (let n = 2; taken.has(free); n++) free = `${name} ${n}`;
    return free;
  }

  /** The ready-made deck as a list of its own, to be changed. */
  unpack(): void {
    this.set({ cards: [...(this.facts().decks[this.deck.leader] ?? [])].slice(0, CARDS), emissary: '' });
  }

  async check(): Promise<void> {
    const mine = ++this.asked;
    if (this.empty) return; // for the server a list without cards is the ready-made deck
    try {
      const { problems } = await decksApi.check(this.deck, this.rules, { match: this.match });
      if (mine !== this.asked) return;
      this.problems = problems;
      this.away = false;
    } catch {
      if (mine === this.asked) this.away = true;
    }
  }

  async refresh(): Promise<void> {
    this.saved = await decksApi.all();
  }

  async keep(): Promise<void> {
    const name = this.deck.name.split(/\s+/).filter(Boolean).join(' ');
    if (name !== this.deck.name) this.set({ name });
    await decksApi.keep(this.deck);
    await this.refresh();
  }

  async forget(name: string): Promise<void> {
    await decksApi.forget(name);
    await this.refresh();
  }
}
