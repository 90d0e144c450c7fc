/** What happened since a person's last decision, each cause with its effects; made from the log, for any game. */
import type { LogEntry, Table } from '../protocol';
import { sentence, seatName, type AnyEvent } from './logWords';

export interface Part {
  text: string;
  cards: string[]; // to look at
}
export interface Told {
  key: number;
  mine: boolean;
  cause: Part;
  effects: Part[];
}

/** Seen on the table, or of no account for what came of a step. */
const QUIET: ReadonlySet<string> = new Set([
  'turn',
  'draw',
  'draws',
  'shuffle',
  'target',
  'attempt',
  'leave',
  'passed',
]);
/** What comes of something else: told with its cause, even where it is another step (a question that was answered). */
const EFFECTS: ReadonlySet<string> = new Set([
  ...['discard', 'discards', 'take', 'reveal', 'disclose', 'bottom', 'shuffle in', 'shuffle pile in'],
  ...['element', 'cancel', 'honest', 'lie', 'dragon', 'dragon home', 'fight over'],
]);
const SPECTATORS_SEE = 6;

/** All entries after one's own last one; if there are none, that one itself. A spectator sees the newest ones. */
export function sinceMine(log: readonly LogEntry[], me: number): LogEntry[] {
  if (me < 0) return log.slice(-SPECTATORS_SEE);
  const mine = log.findLastIndex((entry) => entry.seat === me && !consequence(entry));
  const since = log.slice(mine + 1);
  return since.some((entry) => loud(entry).length > 0) ? since : log.slice(Math.max(mine, 0));
}

/** A step that only carries out what an earlier one brought: the dragon that flies to the winner of a fight. */
const consequence = (entry: LogEntry): boolean => /^dragon/.test(loud(entry)[0]?.kind ?? '');

/** What is worth telling; that all cards of a fight are laid aside when it is over, is not. */
function loud(entry: LogEntry): AnyEvent[] {
  const events = entry.events as AnyEvent[];
  const over = events.some((event) => event.kind === 'fight over');
  return events.filter((event) => !QUIET.has(event.kind) && !(over && /^discards?$/.test(event.kind)));
}

export function story(
  entries: readonly LogEntry[],
  table: Pick<Table, 'game' | 'seats'>,
  me: number,
): Told[] {
  const out: Told[] = [];
  for (const entry of entries) {
    const events = rows(loud(entry));
    const parts = events
      .map((event) => ({
        text: sentence(event, table, me),
        cards: event.cards ?? (event.card ? [event.card] : []),
      }))
      .filter((part) => part.text !== '');
    const last = out.at(-1);
    const [cause, ...effects] = parts;
    if (!cause) continue;
    if (last && EFFECTS.has(events[0]?.kind ?? '')) last.effects.push(...parts);
    else out.push({ key: entry.version, mine: entry.seat === me && me >= 0, cause, effects });
  }
  return out.map((told) => unnamed(told, table));
}

/** Discards of one side in a row are one part with several cards. */
function rows(events: readonly AnyEvent[]): AnyEvent[] {
  const out: AnyEvent[] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (event.kind === 'discard' && last && last.seat === event.seat && /^discards?$/.test(last.kind)) {
      const cards = [...(last.cards ?? (last.card ? [last.card] : [])), ...(event.card ? [event.card] : [])];
      out[out.length - 1] = { ...last, kind: 'discards', n: (last.n ?? 1) + 1, cards };
    } else out.push(event);
  }
  return out;
}

/** Whoever acts is named once: 'Ben plays Spark', then 'discards Volca'. */
function unnamed(told: Told, table: Pick<Table, 'seats'>): Told {
  const who = table.seats
    .map((seat) => `${seatName(table, seat.seat)} `)
    .find((name) => told.cause.text.startsWith(name));
  if (!who) return told;
  const bare = (part: Part): Part =>
    part.text.startsWith(who) ? { ...part, text: part.text.slice(who.length) } : part;
  return { ...told, effects: told.effects.map(bare) };
}
