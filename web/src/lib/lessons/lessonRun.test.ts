import { expect, test } from 'vitest';
import { LessonRun, walkable } from './lessonRun.svelte';
import { film } from './testing';

/** Does what the lesson says until a step, or to the end. */
function walk(run: LessonRun, until = Infinity): void {
  while (!run.finished && run.moment.step < until) {
    if (run.waits) run.goOn();
    else run.act(run.wanted[0] ?? '');
  }
}

test('whoever does what the lesson says comes to its end', () => {
  const run = new LessonRun(film());
  expect(run.waits).toBe(true);
  walk(run);
  expect(run.finished).toBe(true);
  expect(run.moment.say).toEqual(film().about.remember);
  expect(run.log.map((entry) => entry.version)).toEqual(run.log.map((_, i) => i + 1));
  expect(run.log.at(0)?.action).toBe('play Helkomedes the Rhetorician');
});

test('every other legal move is told why not, and changes nothing', () => {
  const run = new LessonRun(film());
  let tried = 0;
  while (!run.finished) {
    const { moment, way } = run;
    for (const { action } of moment.decision?.actions ?? []) {
      if (run.wanted.includes(action)) continue;
      run.act(action);
      expect(run.refusal?.['en'], action).toBeTruthy();
      expect(run.refusal?.['de'], action).toBeTruthy();
      expect([run.way, run.moment]).toEqual([way, moment]);
      tried += 1;
    }
    if (run.waits) run.goOn();
    else run.act(run.wanted[0] ?? '');
    expect(run.refusal).toBeNull();
  }
  expect(tried).toBeGreaterThan(2);
});

test('a move counts only when it is the learner’s turn, and Continue only when it is asked for', () => {
  const run = new LessonRun(film());
  run.act('play Blaze');
  expect([run.way, run.refusal]).toEqual([[0], null]);
  walk(run, 2);
  const { way } = run;
  run.goOn();
  expect(run.way).toEqual(way);
});

test('each dragon is as good as the others', () => {
  const run = new LessonRun(film());
  walk(run, 8);
  expect([...run.wanted].sort()).toEqual(['dragon Doran', 'dragon Lika', 'dragon Sesa']);
  run.act('dragon Sesa');
  expect(run.finished).toBe(true);
});

test('one step back leads to the last moment that waited, not into the opponent’s turn', () => {
  const run = new LessonRun(film());
  walk(run, 2);
  expect(run.way.map((at) => film().moments[at]?.kind)).toEqual(['continue', 'beat', 'you']);
  run.back();
  expect(run.way).toEqual([0]);
  run.back();
  expect(run.way).toEqual([0]);
});

test('a way that was kept goes on; what the lesson no longer has is left out', () => {
  const run = new LessonRun(film());
  walk(run, 4);
  const again = new LessonRun(film(), run.way);
  expect(again.moment).toEqual(run.moment);
  expect(walkable(film(), [0, 1, 999])).toEqual([0, 1]);
  expect(walkable(film(), [])).toEqual([0]);
  again.restart();
  expect(again.way).toEqual([0]);
});
