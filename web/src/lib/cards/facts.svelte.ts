/** The facts of all cards, fetched once and kept. */
import type { Card, CardList } from '../protocol';

const EMPTY: CardList = { peoples: [], cards: [], decks: {}, emissaries: {}, inquisitors: [] };

let list = $state.raw<CardList>(EMPTY);
let byName = $state.raw<ReadonlyMap<string, Card>>(new Map());
let loading: Promise<CardList> | null = null;

export function setFacts(facts: CardList): void {
  list = facts;
  byName = new Map(facts.cards.map((card) => [card.name, card]));
}

/** Fetches the facts unless they are here; a failed attempt may be repeated. */
export function loadFacts(): Promise<CardList> {
  if (byName.size > 0) return Promise.resolve(list);
  loading ??= fetchFacts().finally(() => (loading = null));
  return loading;
}

async function fetchFacts(): Promise<CardList> {
  const answer = await fetch('/api/cards');
  if (!answer.ok) throw new Error(`cards: ${answer.status}`);
  const facts = (await answer.json()) as CardList;
  setFacts(facts);
  return facts;
}

export function cardFacts(name: string): Card | undefined {
  return byName.get(name);
}

export function allFacts(): CardList {
  return list;
}

export function factsHere(): boolean {
  return byName.size > 0;
}

export function leaderOf(people: string): Card | undefined {
  return list.cards.find((card) => card.type === 'leader' && card.people === people);
}
