import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { speaking } from '../../testing/kit';
import Clock from './Clock.svelte';

beforeEach(() => void vi.useFakeTimers());

const shown = (): string => screen.getByRole('timer').textContent?.trim() ?? '';
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await tick();
}

test('counts down while it runs', async () => {
  render(Clock, { left: 65_000, runs: true, who: 'Ben' });
  await pass(0);
  expect(shown()).toBe('1:05');
  await pass(5_000);
  expect(shown()).toBe('1:00');
});

test('stands still while another decides', async () => {
  render(Clock, { left: 65_000, runs: false, who: 'Ben' });
  await pass(5_000);
  expect(shown()).toBe('1:05');
});

test('goes by the figure of the server when a new one comes', async () => {
  const { rerender } = render(Clock, { left: 65_000, runs: true, who: 'Ben' });
  await pass(5_000);
  await rerender({ left: 75_000 });
  await pass(0);
  expect(shown()).toBe('1:15');
  await pass(1_000);
  expect(shown()).toBe('1:14');
});

test('warns below half a minute and never goes below nothing', async () => {
  render(Clock, { left: 31_000, runs: true, who: 'Ben' });
  await pass(0);
  expect(screen.getByRole('timer').classList.contains('short')).toBe(false);
  await pass(2_000);
  expect(screen.getByRole('timer').classList.contains('short')).toBe(true);
  await pass(60_000);
  expect(shown()).toBe('0.0');
});

test('says whose clock it is', async () => {
  await speaking('de');
  render(Clock, { left: 65_000, runs: false, who: 'Ben' });
  expect(screen.getByRole('timer', { name: 'Uhr von Ben' })).toBeTruthy();
});
