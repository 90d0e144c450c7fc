import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speaking } from '../../testing/kit';
import Offline from './Offline.svelte';

let answer: () => Promise<Response>;

beforeEach(async () => {
  vi.useFakeTimers();
  answer = () => Promise.reject(new TypeError('no network'));
  vi.stubGlobal('fetch', () => answer());
  await speaking('en');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['offline'];
});

test('a page that came from the server says nothing and never reloads itself', async () => {
  const reload = vi.fn();
  answer = () => Promise.resolve(new Response('{}'));
  render(Offline, { reload });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.queryByRole('status')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that was opened without the server says so, and reloads once when the server is there', async () => {
  document.documentElement.dataset['offline'] = '';
  const reload = vi.fn();
  render(Offline, { reload });
  expect(screen.getByRole('status').textContent).toContain('No connection');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  answer = () => Promise.resolve(new Response('', { status: 503 })); // it begins, but is not ready
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  answer = () => Promise.resolve(new Response('{}'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
