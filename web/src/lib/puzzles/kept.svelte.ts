/**
 * What somebody has solved, the days in a row, and what they chose to be shown. Kept in the browser, as the lessons are
 * (lessons/progress): the server need not know who solves what.
 */
import type { PuzzleAbout } from '../protocol';

const KEY = 'bluemoon.puzzles';
const DAYS = 400; // that are remembered

export interface Filter {
  people: string; // '': any
  theme: string;
  difficulty: number; // 0: any
}
interface Kept {
  solved: string[]; // by oneself
  shown: string[]; // the solution was looked at first
  days: string[]; // on which the puzzle of the day was solved: '2026-11-16'
  filter: Filter;
}
const ANY: Filter = { people: '', theme: '', difficulty: 0 };

const texts = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];

function stored(): Kept {
  try {
    const found = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>;
    const chosen = (found['filter'] ?? {}) as Partial<Filter>;
    return {
      solved: texts(found['solved']),
      shown: texts(found['shown']),
      days: texts(found['days']),
      filter: {
        people: typeof chosen.people === 'string' ? chosen.people : '',
        theme: typeof chosen.theme === 'string' ? chosen.theme : '',
        difficulty: typeof chosen.difficulty === 'number' ? chosen.difficulty : 0,
      },
    };
  } catch {
    return { solved: [], shown: [], days: [], filter: ANY }; // no storage, or nonsense in it
  }
}

let kept = $state.raw<Kept>(stored());

function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a private window: it holds until the page is closed
  }
}

const with_ = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? [...list] : [...list, one];

export const solving = {
  get filter(): Filter {
    return kept.filter;
  },
  isSolved: (name: string): boolean => kept.solved.includes(name),
  wasShown: (name: string): boolean => kept.shown.includes(name),
  isOver: (name: string): boolean => kept.solved.includes(name) || kept.shown.includes(name),
  choose: (change: Partial<Filter>): void => keep({ filter: { ...kept.filter, ...change } }),
  /** Solved; `day` if it is the puzzle of that day. Whoever looked first has not solved it. */
  solve(name: string, day: string | null): void {
    if (kept.shown.includes(name)) return;
    keep({
      solved: with_(kept.solved, name),
      days: day === null ? kept.days : with_(kept.days, day).slice(-DAYS),
    });
  },
  /** Gave up and looked at the solution. */
  look(name: string): void {
    if (!kept.solved.includes(name)) keep({ shown: with_(kept.shown, name) });
  },
  isDayDone: (day: string): boolean => kept.days.includes(day),
  streak: (today: string): number => streak(kept.days, today),
  forget: (): void => keep({ solved: [], shown: [], days: [], filter: ANY }),
};

/** Days in a row up to today; yesterday's still counts while today's is open. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : before(today);
  let n = 0;
  for (; solved.has(day); day = before(day)) n += 1;
  return n;
}

function before(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

export const fits = (puzzle: PuzzleAbout, filter: Filter): boolean =>
  (filter.people === '' || puzzle.people === filter.people) &&
  (filter.theme === '' || puzzle.theme === filter.theme) &&
  (filter.difficulty === 0 || puzzle.difficulty === filter.difficulty);

/** The next puzzle of the list that is neither solved nor shown, on from this one and round; `by` -1: the one before. */
export function nextOpen(
  list: readonly PuzzleAbout[],
  from: string,
  by: 1 | -1,
  isOver: (name: string) => boolean,
): PuzzleAbout | null {
  const at = list.findIndex((one) => one.name === from);
  const start = at < 0 && by < 0 ? list.length : at;
  for (let i = 1; i <= list.length; i += 1) {
    const one = list[(start + by * i + list.length * 2) % list.length];
    if (one && one.name !== from && !isOver(one.name)) return one;
  }
  return null;
}
