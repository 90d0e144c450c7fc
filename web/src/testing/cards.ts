/** The facts of all cards, as the server sends them. */
import cards from '../../fixtures/cards.json';
import { setFacts } from '../lib/cards/facts.svelte';
import type { CardList } from '../lib/protocol';

export const FACTS = cards as unknown as CardList;

export function loadCards(): void {
  setFacts(FACTS);
}
