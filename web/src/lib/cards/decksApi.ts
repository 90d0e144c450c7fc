/** The server's side of decks. */
import type { DeckChange, DeckList, Problem } from '../protocol';
import { call } from '../shell/api';

export interface Check {
  problems: Problem[];
  cards: number;
  moons: number;
  moon_limit: number;
}

export const decksApi = {
  all: () => call<DeckList[]>('GET', '/decks'),
  keep: (deck: DeckList) => call<DeckList>('PUT', `/decks/${encodeURIComponent(deck.name)}`, deck),
  forget: (name: string) => call<void>('DELETE', `/decks/${encodeURIComponent(name)}`),
  check: (deck: DeckList, rules: string, drafted?: readonly string[]) =>
    call<Check>('POST', '/decks/check', drafted ? { deck, rules, drafted } : { deck, rules }),
  fill: (deck: DeckList) => call<DeckList>('POST', '/decks/fill', { deck }),
  changes: (deck: DeckList) => call<DeckChange[]>('POST', '/decks/changes', { deck }),
  handIn: (table: string, seat: number, deck: DeckList) =>
    call<unknown>('POST', `/tables/${encodeURIComponent(table)}/deck`, { seat, deck }),
};
