/** What the deck builder works on: one list, what is wrong with it, and the lists that are kept. */
import type { DeckList, Problem } from '../protocol';
import {
  CARDS,
  cardsOf,
  faultsOf,
  isDeckCard,
  limitsOf,
  newDeck,
  outsideMoons,
  type Fault,
  type Facts,
} from './deck';
import { decksApi } from './decksApi';

const KEY = 'bluemoon.bench'; // an older name, kept because decks are stored under it
const PAUSE_MS = 250;

export class DeckEditor {
  deck: DeckList = $state.raw(newDeck(''));
  saved: DeckList[] = $state.raw([]);
  problems: Problem[] | null = $state.raw(null); // null: the server has not said yet
  rules: 'legends' | 'classic' = $state('legends');
  away = $state(false); // the server does not answer: we judge as far as we can
  private timer = 0;
  private asked = 0;

  constructor(private readonly facts: () => Facts) {}

  get cards() {
    return cardsOf(this.deck, this.facts());
  }
  get limits() {
    return limitsOf(this.deck, this.facts());
  }
  get moons(): number {
    return this.deck.cards.length || this.deck.family ? outsideMoons(this.built, this.deck.leader) : 0;
  }
  get faults(): Fault[] {
    return faultsOf(this.deck, this.facts());
  }
  get legal(): boolean {
    return this.problems !== null && !this.away ? this.problems.length === 0 : this.faults.length === 0;
  }
  get unsaved(): boolean {
    const kept = this.saved.find((one) => one.name === this.deck.name);
    return JSON.stringify(kept) !== JSON.stringify(this.deck);
  }

  /** Built cards only: the ready-made deck has no moons to count. */
  private get built() {
    return this.deck.cards.length ? this.cards : [];
  }

  set(part: Partial<DeckList>): void {
    this.deck = { ...this.deck, ...part };
    this.problems = null;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.deck));
    } catch {
      // no storage: the list lives as long as the page
    }
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), PAUSE_MS);
  }

  /** The list of the last visit. */
  remembered(): DeckList | null {
    try {
      const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<DeckList> | null;
      return found && typeof found.leader === 'string' && Array.isArray(found.cards)
        ? { ...newDeck(''), ...found }
        : null;
    } catch {
      return null;
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

  /** The ready-made deck as a list of its own, to be changed. */
  unpack(): void {
    this.set({ cards: [...(this.facts().decks[this.deck.leader] ?? [])].slice(0, CARDS), emissary: '' });
  }

  async check(): Promise<void> {
    const mine = ++this.asked;
    try {
      const { problems } = await decksApi.check(this.deck, this.rules);
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
