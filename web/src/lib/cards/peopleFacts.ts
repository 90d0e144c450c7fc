/** What a people's ready-made deck is made of, and what it has more of than any other people: counted from the cards. */
import type { Card, CardList } from '../protocol';
import type { Key } from '../shell/i18n';

export const FEATURES = [
  ...(['fire', 'earth', 'character', 'booster', 'support', 'leadership', 'ship'] as const),
  ...(['pair', 'gang', 'retrieve', 'protect', 'free', 'bluff', 'shield'] as const),
] as const;
export type Feature = (typeof FEATURES)[number];

export type Deck = Readonly<Record<Feature, number>>; // Fire and Earth: the average of a character

const rounded = (n: number): number => Math.round(n * 10) / 10;

export function deckOf(list: CardList, people: string): { cards: Card[]; figures: Deck } {
  const byName = new Map(list.cards.map((card) => [card.name, card]));
  const cards = (list.decks[people] ?? []).flatMap((name) => byName.get(name) ?? []);
  const characters = cards.filter((card) => card.type === 'character');
  const average = (element: 'fire' | 'earth'): number =>
    rounded(characters.reduce((sum, card) => sum + (card[element] ?? 0), 0) / Math.max(1, characters.length));
  const bearing = (icon: string): number =>
    cards.filter((card) => card.icons.some((one) => one.startsWith(icon))).length;
  const count = (feature: Feature): number => {
    if (feature === 'fire' || feature === 'earth') return average(feature);
    if (ICONS.has(feature)) return bearing(feature);
    return cards.filter((card) => card.type === feature).length;
  };
  return {
    cards,
    figures: Object.fromEntries(FEATURES.map((feature) => [feature, count(feature)])) as Deck,
  };
}
const ICONS: ReadonlySet<Feature> = new Set([
  'pair',
  'gang',
  'retrieve',
  'protect',
  'free',
  'bluff',
  'shield',
]);

/** What this people has most of, alone: 'Pair on 13 cards'. */
export function strengths(list: CardList, people: string): { feature: Feature; n: number }[] {
  const mine = deckOf(list, people).figures;
  const others = list.peoples.filter((one) => one !== people).map((one) => deckOf(list, one).figures);
  return FEATURES.filter(
    (feature) => mine[feature] > 0 && others.every((other) => other[feature] < mine[feature]),
  ).map((feature) => ({ feature, n: mine[feature] }));
}

export const featureKey = (feature: Feature): Key => `cards.people.feature.${feature}`;
