/**
 * How far somebody has come: the lessons that were finished, and the way through those that were begun. Kept in the
 * browser: a guest is a cookie of this browser anyway, and so the server needs to store nothing about who learns what.
 */
import type { LessonAbout } from '../protocol';

const KEY = 'bluemoon.lessons';
const FIRST_STEPS = ['dragons', 'match', 'helpers'];

/** Is this one of the lessons that somebody should know before a first game? The others can wait. */
export const isFirstStep = ({ name }: Pick<LessonAbout, 'name'>): boolean => FIRST_STEPS.includes(name);

interface Kept {
  done: string[];
  at: Record<string, number[]>; // the moments on the way through a lesson that is not finished
}

function stored(): Kept {
  const none: Kept = { done: [], at: {} };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> | null;
    const done = Array.isArray(found?.done) ? found.done.filter((name) => typeof name === 'string') : [];
    const at = typeof found?.at === 'object' && found.at !== null ? found.at : {};
    return { done, at };
  } catch {
    return none; // no storage, or nonsense in it
  }
}

let kept = $state.raw<Kept>(stored());

function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // a private window: it holds until the page is closed
  }
}

export const progress = {
  get done(): readonly string[] {
    return kept.done;
  },
  isDone: (name: string): boolean => kept.done.includes(name),
  wayOf: (name: string): readonly number[] => (Array.isArray(kept.at[name]) ? kept.at[name] : []),
  /** Somebody stands here now; the end of a lesson is kept for good. */
  stand(name: string, way: readonly number[], finished: boolean): void {
    const at = { ...kept.at };
    if (finished || way.length <= 1) delete at[name];
    else at[name] = [...way];
    const done = finished && !kept.done.includes(name) ? [...kept.done, name] : kept.done;
    keep({ done, at });
  },
  forget(): void {
    keep({ done: [], at: {} });
  },
};
