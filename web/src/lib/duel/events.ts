/** What happened, in words: for the log panel, the toasts and the live region. */
import { t, told } from '../shell/i18n';
import { worded, type AnyEvent } from '../shell/logWords';

/** How the players are called, by seat; `me` is 'you' (-1: nobody is). */
export interface Names {
  me: number;
  players: string[];
  alone?: boolean; // a duel by itself: it is won or lost, crystals are counted in matches
}

export const nameOf = (names: Names, seat: number): string => names.players[seat] ?? t('duel.opponent');

/** One event of the duel, or of the table and the match around it, as a short sentence without a full stop. */
export const describeEvent = (event: AnyEvent, names: Names): string =>
  worded(event, 'duel', nameOf(names, event.seat), event.seat === names.me);

/** Kinds that come in rows and are told as one: 'draws 3 cards'. */
const ROWS: Record<string, string> = { draw: 'draws', discard: 'discards' };
/** Kinds that say nothing a reader of the table would miss. */
const QUIET: ReadonlySet<string> = new Set(['shuffle', 'leave', 'attempt']);

/** The events of one step as sentences, rows of draws and discards told as one. */
export function describeEvents(events: readonly AnyEvent[], names: Names): string[] {
  const told_: string[] = [];
  for (let i = 0; i < events.length;) {
    const event = events[i] as AnyEvent;
    let end = i + 1;
    while (ROWS[event.kind] && events[end]?.kind === event.kind && events[end]?.seat === event.seat) end++;
    if (end - i > 1) told_.push(row(event, end - i, names));
    else if (!QUIET.has(event.kind)) told_.push(describeEvent(event, names));
    i = end;
  }
  return told_;
}

function row(event: AnyEvent, n: number, names: Names): string {
  const form = event.seat === names.me ? 'you' : 'they';
  return told(`duel.event.${ROWS[event.kind]}.${form}`, { who: nameOf(names, event.seat), n }, event.text);
}
