/** The facts of all cards in the language of the page, fetched once and kept. */
import type { Card, CardList } from '../protocol';
import { settings, type Language } from '../shell/settings.svelte';

const EMPTY: CardList = {
  peoples: [],
  cards: [],
  decks: {},
  emissaries: {},
  inquisitors: [],
  retired_emissaries: {},
};

let list = $state.raw<CardList>(EMPTY);
let byName = $state.raw<ReadonlyMap<string, Card>>(new Map());
let loading: Promise<CardList> | null = null;
let spoken: Language = 'en'; // the language of the texts that are here

export function setFacts(facts: CardList): void {
  list = facts;
  byName = new Map(facts.cards.map((card) => [card.name, card]));
}

/** Fetches the facts unless they are here; a failed attempt may be repeated. */
export function loadFacts(): Promise<CardList> {
  if (byName.size > 0 && spoken === settings.language) return Promise.resolve(list);
  loading ??= fetchFacts(settings.language).finally(() => (loading = null));
  return loading;
}

/** Another language was chosen: its texts replace those that are here. */
export async function translateFacts(language: Language): Promise<void> {
  if (byName.size > 0 && spoken !== language) await fetchFacts(language);
}

async function fetchFacts(language: Language): Promise<CardList> {
  const answer = await fetch(`/api/cards?language=${language}`);
  if (!answer.ok) throw new Error(`cards: ${answer.status}`);
  const facts = (await answer.json()) as CardList;
  spoken = language;
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
