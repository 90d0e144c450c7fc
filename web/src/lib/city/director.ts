/** How a step of the city is staged: what the others do is shown with its cards and what it brought, at the chosen pace. */
import type { CityEvent, LogEntry, Table, Update, View } from '../protocol';
import { sentence, type AnyEvent } from '../shell/logWords';
import { NO_SCENE, type Beat, type Scene } from '../shell/stage.svelte';

/** What stands over the board for a while: cards that lie open, and what happened. */
export interface Shown {
  seat: number;
  cards: string[];
  texts: string[];
  place: string; // the building it is about; '' for none
}

const STEP_MS = 900;
const CARDS_MS = 2000;
const MOMENT_MS = 2800;
const QUIET: ReadonlySet<string> = new Set(['turn', 'took up', 'drew', 'reshuffled', 'ended']);
const GREAT: ReadonlySet<string> = new Set(['rebuilt', 'offered', 'scales scored']);

export function direct(
  update: Pick<Update, 'entry' | 'view' | 'table'>,
  _shown: View | null,
  me: number,
): Scene {
  const { entry } = update;
  if (update.view.game !== 'city' || entry.seat === me || entry.events.length === 0) return NO_SCENE;
  const loud = (entry.events as CityEvent[]).filter((event) => !QUIET.has(event.kind));
  if (loud.length === 0) return NO_SCENE;
  return { before: [], after: [beatOf(entry, loud, update.table, me)] };
}

function beatOf(entry: LogEntry, events: CityEvent[], table: Table, me: number): Beat<Shown | null> {
  const cards = events.flatMap((event) => ('cards' in event ? event.cards : []));
  if (events.every((event) => event.kind === 'walked')) return { ms: STEP_MS, what: null };
  const place = events.find((event) => 'place' in event);
  return {
    ms: events.some((event) => GREAT.has(event.kind)) ? MOMENT_MS : cards.length > 0 ? CARDS_MS : STEP_MS,
    what: {
      seat: entry.seat,
      cards,
      texts: events.map((event) => sentence(event as AnyEvent, table, me)).filter(Boolean),
      place: place && 'place' in place ? place.place : '',
    },
  };
}
