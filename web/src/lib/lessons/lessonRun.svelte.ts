/**
 * One walk through a lesson. The server has sent every moment that can be reached (server/lessons.py); here is only
 * where the learner stands. A move that the lesson does not want changes nothing but what is said.
 */
import type { LessonFilm, LessonMoment, LogEntry } from '../protocol';

export type Words = Record<string, string>; // by language

export class LessonRun {
  way = $state.raw<readonly number[]>([0]); // the moments up to now
  refusal = $state.raw<Words | null>(null); // why the last move was not taken; {} where the lesson has no words for it
  refusals = $state(0); // counts them, so that each is noticed

  readonly moment = $derived.by((): LessonMoment => this.film.moments[this.way.at(-1) ?? 0] as LessonMoment);
  readonly wanted = $derived.by(() => Object.keys(this.moment.next).filter(Boolean));
  readonly log = $derived.by((): LogEntry[] =>
    this.way
      .flatMap((at) => this.film.moments[at]?.entry ?? [])
      .map((entry, i) => ({ ...entry, version: i + 1 })),
  );
  readonly finished = $derived.by(() => this.moment.kind === 'end');
  readonly waits = $derived.by(() => this.moment.kind === 'continue' || this.moment.kind === 'beat');

  constructor(
    readonly film: LessonFilm,
    kept: readonly number[] = [],
  ) {
    this.way = walkable(film, kept);
  }

  /** A move of the learner: a wanted one goes on, any other is told why not. */
  act = (action: string): void => {
    const to = this.moment.kind === 'you' ? this.moment.next[action] : undefined;
    if (to !== undefined) return this.goTo([...this.way, to]);
    if (this.moment.kind !== 'you') return;
    this.refusal = this.moment.instead[action] ?? this.moment.other ?? {};
    this.refusals += 1;
  };

  /** The learner has read; or a beat of the opponent's turn is over. */
  goOn = (): void => {
    const to = this.moment.next[''];
    if (to !== undefined) this.goTo([...this.way, to]);
  };

  /** To the last moment that waited for the learner. */
  back = (): void => {
    let end = this.way.length - 1;
    do end -= 1;
    while (end > 0 && this.film.moments[this.way[end] ?? 0]?.kind === 'beat');
    if (end >= 0) this.goTo(this.way.slice(0, end + 1));
  };

  restart = (): void => this.goTo([0]);

  private goTo(way: readonly number[]): void {
    this.refusal = null;
    this.way = way;
  }
}

/** The part of a kept way that this film still has; a lesson may have been changed since. */
export function walkable(film: LessonFilm, kept: readonly number[]): readonly number[] {
  const way = [0];
  for (const to of kept.slice(1)) {
    const from = film.moments[way.at(-1) ?? 0];
    if (!from || !Object.values(from.next).includes(to)) break;
    way.push(to);
  }
  return way;
}
