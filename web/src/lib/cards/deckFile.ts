/**
 * Deck files, as `bluemoon deck` writes them: a heading, 'key: value' lines, an empty line, a card a line. What is read
 * may be any list of cards: a line that says nothing we know becomes a line of the deck, where it can be mended.
 */
import type { DeckList } from '../protocol';
import type { Facts } from './deck';

export const HEADING = 'bluemoon deck 1';
export const MOST_LINES = 60; // the server takes no longer lists
const KEYS = ['name', 'leader', 'inquisitor', 'emissary', 'family'] as const;
const LONGEST: Record<Key, number> = { name: 64, leader: 40, inquisitor: 80, emissary: 80, family: 1 };
type Key = (typeof KEYS)[number];

export class DeckFileError extends Error {
  constructor(readonly kind: 'empty' | 'many') {
    super(kind);
  }
}

export function writeDeck(deck: DeckList): string {
  const values: Record<Key, string> = {
    name: deck.name,
    leader: deck.leader,
    inquisitor: deck.inquisitor,
    emissary: deck.emissary,
    family: deck.family ? String(deck.family) : '',
  };
  const lines = KEYS.filter((key) => values[key]).map((key) => `${key}: ${values[key]}`);
  const cards = deck.cards.length ? ['', ...deck.cards] : [];
  return `${[HEADING, ...lines, ...cards].join('\n')}\n`;
}

function tidy(text: string): string {
  return text.replace(/\p{C}/gu, ' ').split(/\s+/).filter(Boolean).join(' ');
}

/** The lines that say something, without comments. */
function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => tidy(line.replace(/^\s*#.*$|\s#(\s.*)?$/, '')))
    .filter((line) => line && line.toLowerCase() !== HEADING);
}

/** The deck that a text tells; `name` is its name if the text says none. */
export function readDeck(text: string, facts: Facts, name: string): DeckList {
  const spelled = new Map(
    [...facts.cards.map((card) => card.name), ...Object.keys(facts.decks)].map((one) => [
      one.toLowerCase(),
      one,
    ]),
  );
  const values = new Map<Key, string>();
  const cards: string[] = [];
  for (const line of linesOf(text)) if (!took(line, values)) cards.push(...cardsIn(line, spelled));
  if (values.size === 0 && cards.length === 0) throw new DeckFileError('empty');
  if (cards.length > MOST_LINES) throw new DeckFileError('many');
  const said = (key: Key): string => {
    const value = values.get(key) ?? '';
    return spelled.get(value.toLowerCase()) ?? value;
  };
  return {
    name: values.get('name') ?? name,
    leader: said('leader'),
    cards,
    inquisitor: said('inquisitor'),
    emissary: said('emissary'),
    family: Number(values.get('family') ?? 0),
  };
}

/** Takes a 'key: value' line; false if it is none. */
function took(line: string, values: Map<Key, string>): boolean {
  const colon = line.indexOf(':');
  const key = line.slice(0, Math.max(0, colon)).trim().toLowerCase() as Key;
  const value = line.slice(colon + 1).trim();
  if (!KEYS.includes(key) || values.has(key) || !value || value.length > LONGEST[key]) return false;
  if (key === 'family' && !/^[1-6]$/.test(value)) return false;
  values.set(key, value);
  return true;
}

/** A line as cards: '2x spark' is Spark twice, of which the second is a line to mend, since every card is there once. */
function cardsIn(line: string, spelled: ReadonlyMap<string, string>): string[] {
  const card = cardIn(line, spelled);
  const count = card === line ? 1 : Number(/^(\d)\s*[x×]?\s/.exec(line)?.[1] ?? 1);
  return Array.from({ length: Math.max(1, count) }, () => card);
}

/** A line as the name of a card: '1x spark' and '- Spark' are Spark. */
function cardIn(line: string, spelled: ReadonlyMap<string, string>): string {
  const bare = line.replace(/^(?:[-*•]|\d+\s*[x×.)]?)\s+/, '');
  return (spelled.get(line.toLowerCase()) ?? spelled.get(bare.toLowerCase()) ?? line).slice(0, 80);
}
