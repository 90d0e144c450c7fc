/** What the others did since a person's last turn, from the log: turn by turn, and what it left on the board. */
import type { CityEvent, CityView, LogEntry, Reward } from '../protocol';
import { placeOf } from './board';
import { NOTHING, plus } from './rewards';

export type Deed =
  | { kind: 'went'; place: string; cards: string[] } // walked, or was carried by cards
  | { kind: 'dragon'; dragon: string; place: string; cards: string[] }
  | { kind: 'paid'; place: string; box: number; cards: string[] }
  | { kind: 'rebuilt'; place: string; most: number }
  | { kind: 'offered'; n: number; cards: string[] }
  | { kind: 'scored' }
  | { kind: 'drew'; n: number; away: string[] };

export interface Turn {
  key: number; // the version of its first entry
  seat: number;
  deeds: Deed[];
  gains: Reward[]; // by seat
}

/** What happens around the game is nobody's turn. */
const AROUND: ReadonlySet<string> = new Set(['left', 'joined', 'took back', 'moved', 'resigned', 'closed']);

/** The entries of the others since one's last turn, also while one's own turn goes on. A spectator sees the last turn. */
export function othersSince(log: readonly LogEntry[], me: number): LogEntry[] {
  const played = log.filter(
    (entry) => entry.seat >= 0 && entry.events.some((event) => !AROUND.has(event.kind)),
  );
  const last = played.at(-1)?.seat;
  let end = played.length;
  if (me >= 0) while (end > 0 && played[end - 1]?.seat === me) end -= 1;
  let begin = end;
  while (begin > 0 && (me >= 0 ? played[begin - 1]?.seat !== me : played[begin - 1]?.seat === last))
    begin -= 1;
  return played.slice(begin, end);
}

export function turnsOf(entries: readonly LogEntry[], players: number): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    let turn = turns.at(-1);
    if (!turn || turn.seat !== entry.seat)
      turns.push(
        (turn = {
          key: entry.version,
          seat: entry.seat,
          deeds: [],
          gains: Array.from({ length: players }, () => NOTHING),
        }),
      );
    for (const event of entry.events as CityEvent[]) note(turn, event);
  }
  return turns.filter((turn) => turn.deeds.length > 0);
}

function note(turn: Turn, event: CityEvent): void {
  const gain = gainOf(event);
  if (gain && event.seat >= 0) turn.gains[event.seat] = plus(turn.gains[event.seat] ?? NOTHING, gain);
  const deed = deedOf(turn, event);
  if (deed) turn.deeds.push(deed);
}

function gainOf(event: CityEvent): Reward | null {
  if (event.kind === 'crystals') return { ...NOTHING, crystals: event.n };
  if (event.kind === 'scales') return { ...NOTHING, scales: event.n };
  return event.kind === 'received' ? { ...NOTHING, cards: event.n } : null;
}

function deedOf(turn: Turn, event: CityEvent): Deed | null {
  const last = turn.deeds.at(-1);
  switch (event.kind) {
    case 'walked':
      if (last?.kind === 'went' && last.cards.length === 0) {
        last.place = event.place; // two steps are one walk
        return null;
      }
      return { kind: 'went', place: event.place, cards: [] };
    case 'flew':
      return { kind: 'went', place: event.place, cards: event.cards };
    case 'dragon':
      return { kind: 'dragon', dragon: event.dragon, place: event.place, cards: event.cards };
    case 'contributed':
      return { kind: 'paid', place: event.place, box: event.n, cards: event.cards };
    case 'rebuilt':
      return { kind: 'rebuilt', place: event.place, most: event.seat };
    case 'offered':
      return { kind: 'offered', n: event.n, cards: event.cards };
    case 'scales scored':
      return { kind: 'scored' };
    case 'discarded':
      if (last?.kind === 'drew') last.away = [...last.away, ...event.cards];
      else return { kind: 'drew', n: 0, away: event.cards };
      return null;
    case 'drew':
      if (last?.kind === 'drew') last.n += event.n;
      else return { kind: 'drew', n: event.n, away: [] };
      return null;
    default:
      return null;
  }
}

/** What the turns left on the board: where somebody placed markers, which buildings were rebuilt, where dragons went. */
export interface Traces {
  boxes: ReadonlyMap<number, ReadonlySet<number>>; // by place
  rebuilt: ReadonlySet<number>;
  visited: ReadonlyMap<number, ReadonlySet<number>>; // by place, the seats
}

export function tracesOf(view: CityView, turns: readonly Turn[]): Traces {
  const boxes = new Map<number, Set<number>>();
  const visited = new Map<number, Set<number>>();
  const rebuilt = new Set<number>();
  const add = (map: Map<number, Set<number>>, place: number, what: number): void => {
    map.set(place, (map.get(place) ?? new Set()).add(what));
  };
  for (const turn of turns)
    for (const deed of turn.deeds) {
      if (deed.kind === 'paid') {
        add(boxes, placeOf(view, deed.place), deed.box);
        add(visited, placeOf(view, deed.place), turn.seat);
      }
      if (deed.kind === 'rebuilt') rebuilt.add(placeOf(view, deed.place));
    }
  return { boxes, rebuilt, visited };
}
