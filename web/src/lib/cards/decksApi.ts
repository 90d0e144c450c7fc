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
  /** `drafted`: the cards it may be built of; `match`: achievements may be used. */
  check: (deck: DeckList, rules: string, terms: { drafted?: readonly string[]; match?: boolean } = {}) =>
    call<Check>('POST', '/decks/check', { deck, rules, ...terms }),
  fill: (deck: DeckList, match: boolean) => call<DeckList>('POST', '/decks/fill', { deck, match }),
  changes: (deck: DeckList, match: boolean) => call<DeckChange[]>('POST', '/decks/changes', { deck, match }),
  handIn: (table: string, seat: number, deck: DeckList) =>
    call<unknown>('POST', `/tables/${encodeURIComponent(table)}/deck`, { seat, deck }),
};
