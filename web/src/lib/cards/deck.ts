/** Deck building as far as the page computes it by itself: counts, moons, curve. The server judges by the rules. */
import type { Card, CardList, DeckList } from '../protocol';
import { inOrder } from './filters';
import { TYPE_ORDER } from './typeMarks';

export const CARDS = 30;
export const MOONS = 10;
export const FAMILIES = [1, 2, 3, 4, 5, 6] as const;
const BESIDE_LEADER = ['leader', 'emissary', 'inquisitor'];

export type Facts = Pick<CardList, 'cards' | 'decks' | 'emissaries' | 'inquisitors' | 'retired_emissaries'>;

export function newDeck(leader: string, name = ''): DeckList {
  return { name, leader, cards: [], inquisitor: '', emissary: '', family: 0 };
}

/** May the card stand in a list at all? */
export function isDeckCard(card: Card): boolean {
  return !BESIDE_LEADER.includes(card.type);
}

function find(facts: Facts, name: string): Card | undefined {
  return facts.cards.find((card) => card.name === name);
}

function known(facts: Facts, names: readonly string[]): Card[] {
  const byName = new Map(facts.cards.map((card) => [card.name, card]));
  return names.map((name) => byName.get(name)).filter((card): card is Card => card !== undefined);
}

export function familyCards(facts: Facts, family: number): Card[] {
  return family ? facts.cards.filter((card) => card.family === family) : [];
}

/** The cards that are shuffled: of a built list, or of the ready-made deck with its emissary; the family joins both. */
export function cardsOf(deck: DeckList, facts: Facts): Card[] {
  const family = familyCards(facts, deck.family);
  if (deck.cards.length > 0) return [...known(facts, deck.cards), ...family];
  const ready = known(facts, facts.decks[deck.leader] ?? []);
  if (!deck.emissary) return [...ready, ...family];
  const loose = facts.cards.filter(
    (card) => card.people === deck.leader && card.deck === '' && isDeckCard(card),
  );
  return [
    ...ready,
    ...loose,
    ...known(facts, facts.emissaries[deck.emissary] ?? facts.retired_emissaries[deck.emissary] ?? []),
    ...family,
  ];
}

export interface Limits {
  cards: number;
  moons: number;
}

/** What the leader allows, widened by an inquisitor. */
export function limitsOf(deck: DeckList, facts: Facts): Limits {
  const inquisitor = find(facts, deck.inquisitor);
  return { cards: CARDS + (inquisitor?.more_cards ?? 0), moons: MOONS + (inquisitor?.more_moons ?? 0) };
}

/** Is it a deck for matches, because achievements are among its cards? */
export const forMatches = (deck: DeckList, facts: Facts): boolean =>
  deck.cards.some((name) => find(facts, name)?.type === 'achievement');

export function moonsOf(card: Card, leader: string): number {
  return card.people === leader ? 0 : card.moons;
}

/** The moons of all cards that are not of the leader's people. */
export function outsideMoons(cards: readonly Card[], leader: string): number {
  return cards.reduce((sum, card) => sum + moonsOf(card, leader), 0);
}

// --- what a list looks like -------------------------------------------------------------------------------------

export interface Curve {
  fire: number[];
  earth: number[];
  without: number;
} // how many cards have each value, 0 to 8

export function curveOf(cards: readonly Card[]): Curve {
  const curve: Curve = { fire: Array<number>(9).fill(0), earth: Array<number>(9).fill(0), without: 0 };
  for (const card of cards) {
    if (card.fire === null || card.earth === null) curve.without += 1;
    else {
      curve.fire[Math.min(8, card.fire)]! += 1;
      curve.earth[Math.min(8, card.earth)]! += 1;
    }
  }
  return curve;
}

export function typeCounts(cards: readonly Card[]): { type: string; n: number }[] {
  return TYPE_ORDER.map((type) => ({ type, n: cards.filter((card) => card.type === type).length })).filter(
    ({ n }) => n > 0,
  );
}

export function byType(cards: readonly Card[]): { type: string; cards: Card[] }[] {
  return typeCounts(cards).map(({ type }) => ({
    type,
    cards: cards.filter((card) => card.type === type).sort(inOrder),
  }));
}

// --- what is wrong at first sight -------------------------------------------------------------------------------

export type Fault =
  | { kind: 'name' }
  | { kind: 'leader' }
  | { kind: 'emissary' }
  | { kind: 'both' }
  | { kind: 'few' | 'many'; have: number; wanted: number }
  | { kind: 'moons'; have: number; wanted: number }
  | { kind: 'unknown' | 'twice' | 'beside'; card: string };

/** Lines of a list that cannot stay as they are: they name no card, no card for a list, or one that is there already. */
export interface BadLine {
  index: number;
  text: string;
  kind: 'unknown' | 'beside' | 'twice';
}

export function badLines(deck: DeckList, facts: Facts): BadLine[] {
  const bad: BadLine[] = [];
  const seen = new Set(familyCards(facts, deck.family).map((card) => card.name));
  deck.cards.forEach((text, index) => {
    const card = find(facts, text);
    if (!card) bad.push({ index, text, kind: 'unknown' });
    else if (!isDeckCard(card)) bad.push({ index, text, kind: 'beside' });
    else if (seen.has(text)) bad.push({ index, text, kind: 'twice' });
    seen.add(text);
  });
  return bad;
}

/** `empty`: it is a list in which nothing stands yet, and not the ready-made deck. */
export function faultsOf(deck: DeckList, facts: Facts, empty = false): Fault[] {
  const faults: Fault[] = [];
  if (!deck.name.trim() || /[,;#]/.test(deck.name)) faults.push({ kind: 'name' });
  if (!facts.decks[deck.leader]) faults.push({ kind: 'leader' });
  if (deck.emissary && deck.cards.length > 0) faults.push({ kind: 'emissary' });
  if (deck.emissary && deck.inquisitor) faults.push({ kind: 'both' });
  if (deck.cards.length === 0) {
    const have = familyCards(facts, deck.family).length;
    return empty ? [...faults, { kind: 'few', have, wanted: limitsOf(deck, facts).cards }] : faults;
  }
  for (const name of deck.cards) {
    const card = find(facts, name);
    if (!card) faults.push({ kind: 'unknown', card: name });
    else if (!isDeckCard(card)) faults.push({ kind: 'beside', card: name });
  }
  const all = [...deck.cards, ...familyCards(facts, deck.family).map((card) => card.name)];
  for (const name of new Set(all.filter((one, i) => all.indexOf(one) !== i)))
    faults.push({ kind: 'twice', card: name });
  const limits = limitsOf(deck, facts);
  if (all.length !== limits.cards)
    faults.push({ kind: all.length < limits.cards ? 'few' : 'many', have: all.length, wanted: limits.cards });
  const moons = outsideMoons(cardsOf(deck, facts), deck.leader);
  if (moons > limits.moons) faults.push({ kind: 'moons', have: moons, wanted: limits.moons });
  return faults;
}

/** A ready-made deck to play against; it has an emissary or a family where ours has one, as the rules ask. */
export function opponentFor(deck: DeckList, people: string, facts: Facts): DeckList {
  const emissaries = Object.keys(facts.emissaries);
  const theirs = emissaries.find((name) => name !== deck.emissary) ?? '';
  const family = deck.family && people !== 'Buka' ? (FAMILIES.find((one) => one !== deck.family) ?? 1) : 0;
  return { ...newDeck(people, people), emissary: deck.emissary ? theirs : '', family };
}
