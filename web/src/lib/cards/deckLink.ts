/** A deck in a link: after the hash, so that no server sees it. Cards are named by people and number: 'Vu14'. */
import type { Card, DeckList } from '../protocol';
import { isDeckCard, type Facts } from './deck';
import { MOST_LINES } from './deckFile';

function code(card: Card): string {
  return `${card.people.slice(0, 2)}${card.number}`;
}

export function toHash(deck: DeckList, facts: Facts): string {
  const byName = new Map(facts.cards.map((card) => [card.name, card]));
  const parts = new URLSearchParams();
  parts.set('deck', deck.name);
  if (deck.leader) parts.set('leader', deck.leader);
  const codes = deck.cards
    .map((name) => byName.get(name))
    .filter((card): card is Card => card !== undefined)
    .map(code);
  if (codes.length) parts.set('cards', codes.join('.'));
  if (deck.inquisitor) parts.set('inquisitor', deck.inquisitor);
  if (deck.emissary) parts.set('emissary', deck.emissary);
  if (deck.family) parts.set('family', String(deck.family));
  return `#${parts.toString()}`;
}

/** The deck of a link, null if the hash holds none. A code that no card bears stays as a line, to be mended. */
export function fromHash(hash: string, facts: Facts): DeckList | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const name = parts.get('deck');
  if (name === null) return null;
  const byCode = new Map(facts.cards.filter(isDeckCard).map((card) => [code(card), card.name]));
  const cards = (parts.get('cards') ?? '')
    .split('.')
    .filter(Boolean)
    .slice(0, MOST_LINES)
    .map((one) => byCode.get(one) ?? one.slice(0, 80));
  const family = Number(parts.get('family') ?? 0);
  return {
    name: name.slice(0, 64),
    leader: parts.get('leader') ?? '',
    cards,
    inquisitor: parts.get('inquisitor') ?? '',
    emissary: parts.get('emissary') ?? '',
    family: Number.isInteger(family) && family >= 0 && family <= 6 ? family : 0,
  };
}
