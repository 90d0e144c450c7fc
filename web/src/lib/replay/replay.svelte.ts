/**
 * A game looked at from its beginning to its end: which moment, through whose eyes, playing or not. Moments are
 * fetched when they are shown, the next ones ahead of time, and kept.
 */
import type { Analysis, LogEntry, Table, View } from '../protocol';
import { api, ApiProblem, problemText, type Moment } from '../shell/api';
import {
  gameAt,
  gamesOf,
  jump,
  marksOf,
  nextShown,
  otherSpeed,
  pause,
  seenBy,
  turnAt,
  turnStarts,
} from './timeline';
import { ownSeat } from '../shell/logWords';

const KEPT = 400; // moments
const AHEAD = 3;

export class Replay {
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogEntry[]>([]);
  seat = $state(-1); // whose eyes; -1: a spectator's
  version = $state(0); // the moment that is wanted
  first = $state(0); // the moment at which the game begins: before it people sit down
  shown = $state.raw<Moment | null>(null); // the moment that is here
  playing = $state(false);
  speed = $state(1);
  problem = $state.raw<ApiProblem | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  waits = $state(''); // what is said about an analysis that is not there yet
  analysing = $state<'' | 'asking' | 'failed'>('');
  wanted = $state(0); // the game of a match whose analysis is wanted; 0: the one that is shown

  readonly last = $derived.by(() => this.log.at(-1)?.version ?? 0);
  readonly starts = $derived.by(() => turnStarts(this.log));
  readonly marks = $derived.by(() => marksOf(this.log));
  readonly turn = $derived.by(() => turnAt(this.starts, this.version));
  readonly games = $derived.by(() => gamesOf(this.log)); // of a match, those that were played to their end
  readonly game = $derived.by(() => this.wanted || gameAt(this.games, this.version));
  readonly past = $derived.by(() => this.log.filter((entry) => entry.version <= (this.shown?.version ?? 0)));
  readonly view = $derived.by((): View | null => this.shown?.view ?? null);
  readonly over = $derived.by(() => this.table?.status === 'over');

  private readonly analyses = new Map<number, Analysis>();
  private readonly kept = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Fetches the game; without a wish the eyes are one's own, or those of the first seat when all is open. */
  async open(wanted: { version: number | null; seat: number | null }): Promise<void> {
    try {
      const table = await api.table(this.id);
      this.seat = eyes(table, wanted.seat);
      this.log = await api.log(this.id, this.own());
      this.table = table;
      if (table.status === 'over') this.first = await this.beginning();
      await this.goto(wanted.version ?? (table.status === 'over' ? this.first : this.last));
    } catch (error) {
      this.problem = error instanceof ApiProblem ? error : new ApiProblem('error', String(error), 0);
    }
  }

  /** The first moment at which there is a game to see; 0 if it never began. */
  private async beginning(): Promise<number> {
    for (let version = 0; version < this.last; version++)
      if ((await this.fetch(version)).view.game !== 'waiting') return version;
    return 0;
  }

  close(): void {
    this.halt();
  }

  /** The seat as the server wants it: nothing for a spectator. */
  private own(): number | undefined {
    return this.seat < 0 ? undefined : this.seat;
  }

  private fetch(version: number): Promise<Moment> {
    const key = `${this.seat}/${version}`;
    let found = this.kept.get(key);
    if (!found) {
      found = api.at(this.id, version, this.own());
      found.catch(() => this.kept.delete(key)); // may be tried again
      this.kept.set(key, found);
      if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value ?? '');
    }
    return found;
  }

  /** Shows a moment; when several are wanted in quick succession, only the last of them is waited for. */
  goto = async (version: number): Promise<void> => {
    const seat = this.seat;
    this.version = Math.max(0, Math.min(this.last, Math.round(version)));
    const wanted = this.version;
    try {
      const moment = await this.fetch(wanted);
      if (wanted !== this.version || seat !== this.seat) return;
      this.shown = moment;
      this.problem = null;
      for (let step = 1; step <= AHEAD; step++)
        if (wanted + step <= this.last) void this.fetch(wanted + step).catch(() => undefined);
    } catch (error) {
      if (wanted !== this.version) return;
      this.halt();
      this.problem = error instanceof ApiProblem ? error : new ApiProblem('error', String(error), 0);
    }
  };

  /** By a person: stops playing. */
  move(version: number): void {
    this.halt();
    void this.goto(version);
  }

  step(way: 1 | -1): void {
    this.move(this.version + way);
  }

  leap(way: 1 | -1, stops: readonly number[] = this.starts): void {
    this.move(jump(stops, this.version, way, this.last));
  }

  async look(seat: number): Promise<void> {
    this.seat = seat;
    const wanted = this.version;
    try {
      this.log = await api.log(this.id, this.own());
      await this.goto(wanted);
    } catch (error) {
      this.problem = error instanceof ApiProblem ? error : new ApiProblem('error', String(error), 0);
    }
  }

  toggle(): void {
    if (this.playing) return this.halt();
    this.playing = true;
    if (this.version >= this.last) this.version = this.first;
    void this.run();
  }

  private async run(): Promise<void> {
    await this.goto(this.version);
    while (this.playing && this.version < this.last) {
      await new Promise<void>((done) => (this.timer = setTimeout(done, pause(this.speed))));
      if (this.playing) await this.goto(nextShown(this.log, this.version, this.last));
    }
    this.playing = false;
  }

  halt(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  faster(way: 1 | -1): void {
    this.speed = otherSpeed(this.speed, way);
  }

  /** Another game of the match is to be analysed; what is known of it already is there at once. */
  choose(game: number): void {
    this.wanted = game;
    this.analysis = this.analyses.get(game) ?? null;
    this.analysing = '';
    this.waits = '';
  }

  async analyse(): Promise<void> {
    if (this.analysis || this.analysing === 'asking') return;
    const game = this.game;
    this.wanted = game; // the moment may move while one waits
    this.analysing = 'asking';
    try {
      const found = await api.analysis(this.id, game, (words) => (this.waits = words));
      const seen = seenBy(found, this.table ? ownSeat(this.table) : -1);
      this.analyses.set(game, seen);
      if (this.game !== game) return; // another one is looked at by now
      this.analysis = seen;
      this.analysing = '';
    } catch (error) {
      if (this.game !== game) return;
      this.analysing = 'failed';
      this.waits = error instanceof ApiProblem && error.retryAfter !== null ? problemText(error) : '';
    }
  }
}

function eyes(table: Table, wanted: number | null): number {
  const open = table.status === 'over';
  const mine = table.seats.find((seat) => seat.mine)?.seat;
  if (wanted !== null && table.seats[wanted] && (open || table.seats[wanted].mine)) return wanted;
  return mine ?? (open ? 0 : -1);
}
