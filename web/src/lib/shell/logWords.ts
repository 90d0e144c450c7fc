/**
 * The log in words. Every event of the protocol becomes one sentence of the catalogue; each game's own sentences
 * stand in its own section (`duel.event.play.you` and `.they`), the table's in `shell.event`.
 */
import type {
  CityEvent,
  DraftEvent,
  DuelEvent,
  Element,
  LogEntry,
  MatchEvent,
  Table,
  TableEvent,
} from '../protocol';
import { cardMark } from '../city/chips';
import type { en } from '../texts/en';
import { t, told, type Values } from './i18n';
import type { None } from './kinds';

/** An event of whatever kind, with all that one can tell. */
export interface AnyEvent {
  kind: string;
  seat: number;
  text: string;
  card?: string | null;
  other?: string;
  cards?: string[];
  n?: number;
  element?: Element;
  dragon?: string;
  place?: string;
  need?: number;
  was?: string;
}

const QUIET = ['target', 'attempt', 'passed'] as const; // seen on the table; said, they only make noise
const SILENT: ReadonlySet<string> = new Set(QUIET);

/** A kind of event without a sentence in its section of the catalogue does not compile here. */
type Has<Section extends 'duel' | 'city' | 'shell'> = keyof (typeof en)[Section]['event'];
export type EveryEventIsTold = None<
  | Exclude<DuelEvent['kind'], Has<'duel'> | (typeof QUIET)[number]>
  | Exclude<CityEvent['kind'], Has<'city'>>
  | Exclude<(DraftEvent | MatchEvent | TableEvent)['kind'], Has<'shell'> | (typeof QUIET)[number]>
>;

export interface Line {
  version: number;
  seat: number;
  texts: Said[];
}
export interface Said {
  text: string;
  turn: boolean;
} // turn: one begins here

/** Bots that have no other name are called by what they can, in the page's language. */
export function seatName(table: Pick<Table, 'seats'> | null, seat: number): string {
  const found = table?.seats[seat];
  if (found?.kind === 'bot' && found.level) {
    const [, level = '', number = ''] = /^(\S+)( \d+)?$/.exec(found.name) ?? []; // 'Master', 'Master 2'
    if (level.toLowerCase() === found.level) return t(`shell.level.${found.level}`) + number;
  }
  return found?.name || t('shell.seat.number', { n: seat + 1 });
}

function sectionOf(table: Pick<Table, 'game'>): string {
  return table.game === 'match' ? 'duel' : table.game;
}

function values(event: AnyEvent, who: string, section: string): Values {
  const n = event.n ?? 0;
  return {
    who,
    card: (event.card ?? (section === 'draft' && event.cards?.[0])) || t('shell.log.someCard'),
    other: event.other ?? t('shell.log.someCard'),
    cards: section === 'city' ? (event.cards ?? []).map(cardMark).join(' ') : (event.cards ?? []).join(', '),
    need: event.need ?? '',
    was: event.was ?? '',
    n,
    power: event.n === undefined ? '' : `${event.n} `,
    element: event.element === undefined ? '' : t(`shell.element.${event.element}`),
    dragon: event.dragon ?? '',
    dragons: t('shell.log.dragons', { n }),
    crystals: t('shell.log.crystals', { n }),
    place: event.place === undefined ? '' : told(`city.building.${event.place}`, {}, event.place),
  };
}

/** One event in words, cards of the city as marks (city/chips.ts); the server's English where the catalogue has no sentence for it. */
export function sentence(event: AnyEvent, table: Pick<Table, 'game' | 'seats'>, seat: number): string {
  const who = event.seat < 0 ? '' : seatName(table, event.seat);
  const you = event.seat === seat && seat >= 0;
  if (table.game === 'duel' && event.kind === 'over')
    return t(you ? 'shell.result.win' : 'shell.result.wins', { who }); // crystals are counted in matches
  return worded(event, sectionOf(table), who, you);
}

/** The same where the names are known; `section`: where the game's own sentences stand. `you`: the reader did it. */
export function worded(event: AnyEvent, section: string, who: string, you: boolean): string {
  const filled = values(event, who, section);
  for (const place of [section, 'shell']) {
    const key = `${place}.event.${event.kind}`;
    const found = told(`${key}.${you ? 'you' : 'they'}`, filled) || told(key, filled);
    if (found) return found;
  }
  return event.text;
}

export function lineOf(entry: LogEntry, table: Pick<Table, 'game' | 'seats'>, seat: number): Line {
  const shown = entry.events.filter((event) => !SILENT.has(event.kind));
  return {
    version: entry.version,
    seat: entry.seat,
    texts: merged(shown)
      .map((event) => ({ text: sentence(event, table, seat), turn: event.kind === 'turn' }))
      .filter((said) => said.text !== ''),
  };
}

/** Kinds of the table around a game: they are no part of a turn. */
const AROUND: ReadonlySet<string> = new Set<TableEvent['kind'] | MatchEvent['kind']>([
  ...([
    'joined',
    'resigned',
    'took back',
    'flagged',
    'left',
    'renamed',
    'moved',
    'rested',
    'rules changed',
    'closed',
    'absent win',
    'absent draw',
    'absent bot',
    'absent out',
    'returned',
  ] as const),
  ...(['chosen', 'changed', 'game', 'score', 'match over'] as const),
]);

/**
 * The whole log in words. The rules tell of every turn but the first, which begins with the game: its heading is put before the
 * first action of a duel.
 */
export function linesOf(
  log: readonly LogEntry[],
  table: Pick<Table, 'game' | 'seats'>,
  seat: number,
): Line[] {
  const duel = table.game === 'duel' || table.game === 'match';
  let due = duel;
  const lines: Line[] = [];
  for (const [i, entry] of log.entries()) {
    const line = lineOf(entry, table, seat);
    if (entry.events.some((event) => event.kind === 'game')) due = duel;
    else if (due && entry.seat >= 0 && entry.events.some((event) => !AROUND.has(event.kind))) {
      due = false;
      if (!turnOneComes(log.slice(i))) {
        const first: AnyEvent = { kind: 'turn', seat: entry.seat, n: 1, text: '' };
        line.texts.unshift({ text: sentence(first, table, seat), turn: true });
      }
    }
    if (line.texts.length > 0) lines.push(line);
  }
  return lines;
}

/** Where first hands may be exchanged, the first turn begins later and is told. */
function turnOneComes(rest: readonly LogEntry[]): boolean {
  const found = rest.flatMap((entry) => entry.events as AnyEvent[]).find((event) => event.kind === 'turn');
  return found?.n === 1;
}

/** The seat of whoever sits at this screen: 'you' is said to nobody else. */
export const ownSeat = (table: Pick<Table, 'seats'>): number =>
  table.seats.find((seat) => seat.mine)?.seat ?? -1;

/** Several hidden draws of one seat in a row are one sentence: 'Vulca draws 3 cards'. */
function merged(events: readonly AnyEvent[]): AnyEvent[] {
  const out: AnyEvent[] = [];
  for (const event of events) {
    const last = out.at(-1);
    const hidden = event.kind === 'draw' && event.card === null;
    if (hidden && last?.kind === 'draws' && last.seat === event.seat)
      out[out.length - 1] = { ...last, n: (last.n ?? 0) + 1 };
    else out.push(hidden ? { ...event, kind: 'draws', n: 1 } : event);
  }
  return out.map((event) => (event.kind === 'draws' && event.n === 1 ? { ...event, kind: 'draw' } : event));
}
