/**
 * How often a hand can answer: hands of six are drawn by lot, and the most that each can show in Fire and in Earth is
 * counted as the cards are printed: a character (or a pair, or a gang), a booster or support beside it, and whatever is
 * free. Texts do not count.
 */
import type { Card } from '../protocol';

export const HAND = 6;
export const ANSWERS = [3, 5, 7] as const;
export const HANDS = 4000;
export type Element = 'fire' | 'earth';

const isFree = (card: Card): boolean => card.icons.includes('free');
const stops = (card: Card): boolean => card.icons.includes('stop');
const gangOf = (card: Card): string => card.icons.find((icon) => icon.startsWith('gang')) ?? '';
const pairOf = (card: Card): string => (card.icons.includes('pair') ? (card.name.split(' ')[0] ?? '') : '');

/** What can be played as one: each card by itself, pairs of one first word, whole gangs. */
function groups(cards: readonly Card[]): Card[][] {
  const found: Card[][] = cards.map((card) => [card]);
  const gangs = new Map<string, Card[]>();
  for (const card of cards) {
    const gang = gangOf(card);
    if (gang) gangs.set(gang, [...(gangs.get(gang) ?? []), card]);
    for (const other of cards)
      if (card.name < other.name && pairOf(card) && pairOf(card) === pairOf(other)) found.push([card, other]);
  }
  return [...found, ...gangs.values()];
}

const sum = (cards: readonly Card[], element: Element): number =>
  cards.reduce((all, card) => all + (card[element] ?? 0), 0);

/** The most that a hand can show; -1 if it has no character to play. */
export function power(hand: readonly Card[], element: Element): number {
  const characters = hand.filter((card) => card.type === 'character');
  const beside = hand.filter((card) => card.type === 'booster' || card.type === 'support');
  let most = -1;
  for (const group of groups(characters)) {
    const shown = sum(group, element);
    if (group.some(stops)) {
      most = Math.max(most, shown);
      continue;
    }
    const others = characters.filter((card) => isFree(card) && !group.includes(card));
    const extra = ['booster', 'support'].flatMap((type) =>
      groups(beside.filter((card) => card.type === type)),
    );
    let best = sum(beside.filter(isFree), element);
    for (const one of extra) {
      const free = beside.filter((card) => isFree(card) && !one.includes(card));
      best = Math.max(best, sum(one, element) + sum(free, element));
    }
    most = Math.max(most, shown + sum(others, element) + best);
  }
  return most;
}

/** Numbers from 0 to 1 that are the same each time: the figures do not tremble. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Answer {
  value: number;
  fire: number; // shares from 0 to 1
  earth: number;
}

/** How often a first hand can answer each value; null if the deck is smaller than a hand. */
export function answerRates(deck: readonly Card[], hands = HANDS): Answer[] | null {
  if (deck.length < HAND) return null;
  const draw = numbers(7);
  const cards = [...deck];
  const able = ANSWERS.map(() => ({ fire: 0, earth: 0 }));
  for (let n = 0; n < hands; n++) {
    for (let i = 0; i < HAND; i++) {
      const j = i + Math.floor(draw() * (cards.length - i));
      [cards[i], cards[j]] = [cards[j]!, cards[i]!];
    }
    const hand = cards.slice(0, HAND);
    for (const element of ['fire', 'earth'] as const) {
      const shown = power(hand, element);
      ANSWERS.forEach((value, i) => (able[i]![element] += Number(shown >= value)));
    }
  }
  return ANSWERS.map((value, i) => ({
    value,
    fire: able[i]!.fire / hands,
    earth: able[i]!.earth / hands,
  }));
}
