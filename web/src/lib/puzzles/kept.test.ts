// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { PuzzleAbout } from '../protocol';
import { fits, nextOpen, streak } from './kept.svelte';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const fresh = async () => (await import('./kept.svelte')).solving;

const puzzle = (name: string, people = 'Vulca', theme = 'pairs', difficulty = 2): PuzzleAbout => ({
  name,
  people,
  theme,
  difficulty,
  opponent: 'Hoax',
  goal: '1',
  turns: 9,
});

test('days in a row: today counts, and yesterday while today is open', () => {
  expect(streak([], '2026-11-16')).toBe(0);
  expect(streak(['2026-11-14', '2026-11-15'], '2026-11-16')).toBe(2);
  expect(streak(['2026-11-14', '2026-11-15', '2026-11-16'], '2026-11-16')).toBe(3);
  expect(streak(['2026-11-13', '2026-11-14'], '2026-11-16')).toBe(0);
  expect(streak(['2026-02-28', '2026-03-01'], '2026-03-01')).toBe(2);
});

test('what was solved is kept; whoever looked first has not solved it', async () => {
  const solving = await fresh();
  solving.solve('one', '2026-11-16');
  solving.look('two');
  solving.solve('two', null);
  vi.resetModules();
  const later = await fresh();
  expect([later.isSolved('one'), later.isSolved('two'), later.wasShown('two')]).toEqual([true, false, true]);
  expect(later.isDayDone('2026-11-16')).toBe(true);
  later.look('one');
  expect(later.wasShown('one')).toBe(false); // it was solved before
});

test('nonsense in the storage is nothing solved', async () => {
  localStorage.setItem(
    'bluemoon.puzzles',
    '{"solved": 3, "filter": {"people": 4}, "days": [1, "2026-11-16"]}',
  );
  const solving = await fresh();
  expect(solving.isSolved('one')).toBe(false);
  expect(solving.filter).toEqual({ people: '', theme: '', difficulty: 0 });
  expect(solving.streak('2026-11-16')).toBe(1);
});

test('a filter chooses by people, theme and difficulty', () => {
  const any = { people: '', theme: '', difficulty: 0 };
  const one = puzzle('one');
  expect(fits(one, any)).toBe(true);
  expect(fits(one, { ...any, people: 'Hoax' })).toBe(false);
  expect(fits(one, { people: 'Vulca', theme: 'pairs', difficulty: 2 })).toBe(true);
  expect(fits(one, { ...any, difficulty: 5 })).toBe(false);
});

test('the next and the previous one that is not done, round the list', () => {
  const list = ['a', 'b', 'c', 'd'].map((name) => puzzle(name));
  const over = (name: string): boolean => name === 'c';
  expect(nextOpen(list, 'b', 1, over)?.name).toBe('d');
  expect(nextOpen(list, 'd', 1, over)?.name).toBe('a');
  expect(nextOpen(list, 'a', -1, over)?.name).toBe('d');
  expect(nextOpen(list, '', 1, over)?.name).toBe('a');
  expect(nextOpen(list, 'a', 1, () => true)).toBeNull();
  expect(nextOpen([], 'a', 1, over)).toBeNull();
});
