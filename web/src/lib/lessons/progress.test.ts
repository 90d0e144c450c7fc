// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const fresh = async () => (await import('./progress.svelte')).progress;

test('the way through a lesson is kept until it is finished', async () => {
  const progress = await fresh();
  progress.stand('match', [0, 1, 2], false);
  expect([...progress.wayOf('match')]).toEqual([0, 1, 2]);
  vi.resetModules();
  const later = await fresh();
  expect([...later.wayOf('match')]).toEqual([0, 1, 2]);
  later.stand('match', [0, 1, 2, 3], true);
  expect([later.isDone('match'), later.wayOf('match').length]).toEqual([true, 0]);
});

test('a lesson that was finished once stays learned when it is begun again', async () => {
  const progress = await fresh();
  progress.stand('match', [0, 1], true);
  progress.stand('match', [0], false);
  progress.stand('match', [0, 1], false);
  expect(progress.done).toEqual(['match']);
});

test('nonsense in the storage is no progress', async () => {
  localStorage.setItem('bluemoon.lessons', '{"done": 3, "at": [], "x"');
  const progress = await fresh();
  expect([progress.done, progress.wayOf('match')]).toEqual([[], []]);
});
