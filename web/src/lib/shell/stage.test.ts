/** The pace: what came is shown one step after the other, each for as long as its beats; a tap shows all that waits. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { held, NO_SCENE, pace, Stage, type Scene } from './stage.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { pace: 'calm', games: 0 });
});
afterEach(() => vi.useRealTimers());

function playing(): { stage: Stage; seen: string[]; play: (name: string, scene?: Scene) => void } {
  const stage = new Stage();
  const seen: string[] = [];
  const play = (name: string, scene: Scene = NO_SCENE): void =>
    stage.play({
      scene: () => scene,
      show: () => seen.push(`show ${name}`),
      done: () => seen.push(`done ${name}`),
    });
  return { stage, seen, play };
}
const after = (ms: number): Scene => ({ before: [], after: [{ ms, what: ms }] });

test('a step without beats is shown at once', () => {
  const { stage, seen, play } = playing();
  play('one');
  expect(seen).toEqual(['show one', 'done one']);
  expect(stage.busy).toBe(false);
});

test('a beat holds the next step back, and whoever has to decide', async () => {
  const { stage, seen, play } = playing();
  play('one', after(1000));
  play('two');
  expect(seen).toEqual(['show one']);
  expect([stage.busy, stage.beat?.what]).toEqual([true, 1000]);
  await vi.advanceTimersByTimeAsync(999);
  expect(seen).toEqual(['show one']);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['show one', 'done one', 'show two', 'done two']);
  expect([stage.busy, stage.beat]).toEqual([false, null]);
});

test('a beat before a step stands over what was there', async () => {
  const { seen, play } = playing();
  play('one', { before: [{ ms: 500, what: '' }], after: [] });
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(seen).toEqual(['show one', 'done one']);
});

test('a tap goes one step on where much waits; another button shows all of it', async () => {
  const { stage, seen, play } = playing();
  for (let i = 0; i < 12; i += 1) play(String(i), after(1000));
  expect(stage.far).toBe(true);
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['show 0', 'done 0', 'show 1']); // and its own beat is held again
  stage.catchUp();
  await vi.advanceTimersByTimeAsync(0);
  expect([seen.at(-1), stage.busy, stage.behind, stage.far]).toEqual(['done 11', false, 0, false]);
});

test('a tap shows all that waits', async () => {
  const { stage, seen, play } = playing();
  play('one', after(1000));
  play('two', after(1000));
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['show one', 'done one', 'show two', 'done two']);
  play('three', after(1000)); // what comes later is held again
  expect(stage.busy).toBe(true);
});

test('what is cleared is never shown', async () => {
  const { stage, seen, play } = playing();
  play('one', { before: [{ ms: 500, what: '' }], after: [] });
  play('two');
  stage.clear();
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual([]);
  play('three');
  expect(seen).toEqual(['show three', 'done three']);
});

test('instant holds nothing; the first games are calm, the later ones normal', () => {
  expect(held(1000)).toBe(1000);
  settings.pace = 'instant';
  expect(held(1000)).toBe(0);
  const { seen, play } = playing();
  play('one', after(5000));
  expect(seen).toEqual(['show one', 'done one']);
  settings.pace = '';
  expect(pace()).toBe('calm');
  settings.games = 3;
  expect(pace()).toBe('normal');
});

test('where a clock runs nobody waits long', () => {
  expect(held(1000, true)).toBe(250);
});
