/** The server's side of decks. */
import type { ApiError, DeckList, Problem } from '../protocol';

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { 'content-type': 'application/json' };
  }
  const answer = await fetch(`/api${path}`, request);
  if (!answer.ok) throw new Error(await wordsOf(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function wordsOf(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as ApiError).text || answer.statusText;
  } catch {
    return answer.statusText;
  }
}

export interface Check {
  problems: Problem[];
  cards: number;
  moons: number;
  moon_limit: number;
}

export const decksApi = {
  all: () => send<DeckList[]>('GET', '/decks'),
  keep: (deck: DeckList) => send<DeckList>('PUT', `/decks/${encodeURIComponent(deck.name)}`, deck),
  forget: (name: string) => send<void>('DELETE', `/decks/${encodeURIComponent(name)}`),
  check: (deck: DeckList, rules: string, drafted?: readonly string[]) =>
    send<Check>('POST', '/decks/check', drafted ? { deck, rules, drafted } : { deck, rules }),
  handIn: (table: string, seat: number, deck: DeckList) =>
    send<unknown>('POST', `/tables/${encodeURIComponent(table)}/deck`, { seat, deck }),
};
