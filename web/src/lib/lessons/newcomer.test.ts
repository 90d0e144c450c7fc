// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const fresh = async () => (await import('./newcomer.svelte')).newcomer;

test('whoever has never been here is a newcomer until they say that they know the game', async () => {
  const first = await fresh();
  expect(first.yes).toBe(false); // not asked yet
  expect(first.arrive()).toBe(true);
  localStorage.setItem('bluemoon.proposal', '{}'); // as the start page does
  vi.resetModules();
  const second = await fresh();
  expect(second.arrive()).toBe(true);
  second.knows();
  vi.resetModules();
  expect((await fresh()).arrive()).toBe(false);
});

test('whoever was here before there were lessons is none', async () => {
  localStorage.setItem('bluemoon.proposal', '{}');
  expect((await fresh()).arrive()).toBe(false);
});
