/** Deck files, as `bluemoon deck` reads and writes them: a heading, 'key: value' lines, an empty line, a card a line. */
import type { DeckList } from '../protocol';

export const HEADING = 'bluemoon deck 1';
const KEYS = ['name', 'leader', 'inquisitor', 'emissary', 'family'] as const;
type Key = (typeof KEYS)[number];

export class DeckFileError extends Error {
  constructor(
    readonly kind: 'heading' | 'line' | 'key' | 'twice' | 'value' | 'late' | 'name' | 'family',
    readonly line: number,
  ) {
    super(`${kind} ${line}`);
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
  return text.split(/\s+/).filter(Boolean).join(' ');
}

interface Line {
  number: number;
  text: string;
}

/** Without comments; lines that hold nothing but a comment are gone, empty ones stay. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  text.split(/\r\n|\r|\n/).forEach((whole, i) => {
    const kept = whole.replace(/^\s*#.*$|\s#(\s.*)?$/, '').trim();
    if (kept || !whole.trim()) lines.push({ number: i + 1, text: kept });
  });
  while (lines[0]?.text === '') lines.shift();
  return lines;
}

export function readDeck(text: string): DeckList {
  const lines = linesOf(text.replace(/^\ufeff/, ''));
  if (lines[0]?.text !== HEADING) throw new DeckFileError('heading', 1);
  const values = new Map<Key, string>();
  let at = 1;
  for (; at < lines.length && lines[at]!.text !== ''; at++) readLine(lines[at]!, values);
  const cards: string[] = [];
  for (const { number, text: card } of lines.slice(at)) {
    const [key] = card.split(':');
    if (card.includes(':') && KEYS.includes(key!.trim().toLowerCase() as Key))
      throw new DeckFileError('late', number);
    if (card) cards.push(tidy(card));
  }
  const name = values.get('name');
  if (!name) throw new DeckFileError('name', 1);
  return {
    name,
    leader: values.get('leader') ?? '',
    cards,
    inquisitor: values.get('inquisitor') ?? '',
    emissary: values.get('emissary') ?? '',
    family: familyOf(values.get('family') ?? ''),
  };
}

function readLine({ number, text }: Line, values: Map<Key, string>): void {
  const colon = text.indexOf(':');
  if (colon < 0) throw new DeckFileError('line', number);
  const key = text.slice(0, colon).trim().toLowerCase() as Key;
  if (!KEYS.includes(key)) throw new DeckFileError('key', number);
  if (values.has(key)) throw new DeckFileError('twice', number);
  const value = tidy(text.slice(colon + 1));
  if (!value) throw new DeckFileError('value', number);
  values.set(key, value);
}

function familyOf(text: string): number {
  if (!text) return 0;
  if (!/^[1-6]$/.test(text)) throw new DeckFileError('family', 1);
  return Number(text);
}
