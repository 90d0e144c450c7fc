/** The way through a game: where turns and fights begin, where to jump, how the chances went. Versions are moments. */
import type { Analysis, GameEvent, LogEntry } from '../protocol';

export type MarkKind = 'turn' | 'fight' | 'rebuilt' | 'offered' | 'game' | 'over';
export interface Mark {
  version: number;
  kind: MarkKind;
  seat: number;
}

const KINDS: Partial<Record<GameEvent['kind'], MarkKind>> = {
  turn: 'turn',
  'fight over': 'fight',
  rebuilt: 'rebuilt',
  offered: 'offered',
  game: 'game',
  over: 'over',
  ended: 'over',
  'match over': 'over',
};
/** Of several things at one moment the greater one is marked. */
const WEIGHT: Record<MarkKind, number> = { turn: 0, offered: 1, rebuilt: 2, fight: 3, game: 4, over: 5 };

/** One mark a moment, in order. */
export function marksOf(log: readonly LogEntry[]): Mark[] {
  return log.flatMap((entry) => {
    const marks = entry.events.flatMap((event) => markOf(event, entry.version));
    const greatest = marks.sort((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind])[0];
    return greatest ? [greatest] : [];
  });
}

function markOf(event: GameEvent, version: number): Mark[] {
  const kind = KINDS[event.kind];
  return kind ? [{ version, kind, seat: event.seat }] : [];
}

/** The moments at which a turn begins, the beginning of the game included. */
export function turnStarts(log: readonly LogEntry[]): number[] {
  const begun = log
    .filter((entry) => entry.events.some((event) => event.kind === 'turn'))
    .map((entry) => entry.version);
  return [0, ...begun.filter((version) => version > 0)];
}

/** The turn that a moment belongs to, counted from 1. */
export function turnAt(starts: readonly number[], version: number): number {
  return starts.filter((start) => start <= version).length;
}

/** The nearest of these moments after (1) or before (-1) this one; the end or the beginning where there is none. */
export function jump(stops: readonly number[], version: number, way: 1 | -1, last: number): number {
  const ahead = way > 0 ? stops.filter((stop) => stop > version) : stops.filter((stop) => stop < version);
  if (ahead.length === 0) return way > 0 ? last : 0;
  return way > 0 ? Math.min(...ahead) : Math.max(...ahead);
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1300;

export function pause(speed: number): number {
  return STEP_MS / speed;
}

export function otherSpeed(speed: number, way: 1 | -1): number {
  const at = SPEEDS.findIndex((one) => one === speed);
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + way))] ?? 1;
}

/** A moment that takes part in nothing visible is passed over while playing: the end of a phase and the like. */
export function nextShown(log: readonly LogEntry[], version: number, last: number): number {
  const next = log.find((entry) => entry.version > version && entry.events.length > 0);
  return next?.version ?? last;
}

export interface Dot {
  x: number;
  y: number;
  version: number;
}

/** The curve of chances in a box of this size: a dot for each moment that was looked at, from left to right. */
export function curve(chances: Analysis['chances'], last: number, width: number, height: number): Dot[] {
  return [...chances]
    .sort((a, b) => a.version - b.version)
    .map(({ version, chance }) => ({
      version,
      x: last > 0 ? (version / last) * width : 0,
      y: (1 - Math.min(1, Math.max(0, chance))) * height,
    }));
}

export function line(dots: readonly Dot[]): string {
  return dots.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** The area between the curve and the even chance in the middle. */
export function area(dots: readonly Dot[], height: number): string {
  const first = dots[0];
  const end = dots.at(-1);
  if (!first || !end) return '';
  return `M${first.x.toFixed(1)} ${height / 2}${line(dots).replace('M', 'L')}L${end.x.toFixed(1)} ${height / 2}Z`;
}

/** The analysis with the eyes of whoever looks: the curve is that of their own chance. Spectators see the winner's. */
export function seenBy(analysis: Analysis, seat: number): Analysis {
  if (seat < 0 || seat === analysis.seat) return analysis;
  const two = analysis.chances.every((one) => one.all.length === 2);
  return {
    seat,
    chances: analysis.chances.map((one) => ({ ...one, chance: one.all[seat] ?? one.chance })),
    // what one of two players wins, the other loses
    turning_points: analysis.turning_points.map((one) => (two ? { ...one, swing: -one.swing } : one)),
  };
}

/** The chance at a moment: that of the last moment looked at before it. */
export function chanceAt(chances: Analysis['chances'], version: number): number | null {
  const before = chances.filter((one) => one.version <= version).sort((a, b) => b.version - a.version)[0];
  return before?.chance ?? null;
}

/** The address of a moment, in the way the page was opened. */
export function momentPath(path: string, table: string, version: number, seat: number): string {
  const id = encodeURIComponent(table);
  const eyes = seat < 0 ? '' : `seat=${seat}`;
  if (path.startsWith('/table/')) return `/table/${id}/at/${version}${eyes && `?${eyes}`}`;
  return `/replay/${id}?at=${version}${eyes && `&${eyes}`}`;
}

/** A game of a match: its number, and the version at which it began. */
export interface GameStart {
  number: number;
  version: number;
}

/** The games of a match that were played to their end; none where only one game is played. */
export function gamesOf(log: readonly LogEntry[]): GameStart[] {
  const found: GameStart[] = [];
  let ended = 0;
  for (const entry of log) {
    for (const event of entry.events) {
      if (event.kind === 'score') ended += 1;
      if (event.kind === 'game') found.push({ number: event.n, version: entry.version });
    }
  }
  // the first game of decks that nobody had to choose begins with the table, without an entry
  if (ended > 0 && found[0]?.number !== 1) found.unshift({ number: 1, version: 0 });
  return found.filter((game) => game.number <= ended);
}

/** The number of the game that is played at a version; 0 if it is no match. */
export function gameAt(games: readonly GameStart[], version: number): number {
  return games.findLast((game) => game.version <= version)?.number ?? games[0]?.number ?? 0;
}
