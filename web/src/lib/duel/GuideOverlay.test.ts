import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { duelTable, speaking } from '../../testing/kit';
import type { LogEntry } from '../protocol';
import { FIRST_FIGHT, progress, type Progress } from './guide';
import GuideOverlay from './GuideOverlay.svelte';
import { side, view } from './testing';

const table = duelTable({ guide: 'first-fight' });
const after = (...actions: string[]): Progress => {
  const log: LogEntry[] = actions.map((action, i) => ({ version: i, seat: 0, action, events: [], at: '' }));
  const now = progress(table, log);
  if (!now) throw new Error('no guide');
  return now;
};
const props = (now: Progress) => ({ now, table, view: view(side(), side()) });
const guide = (): string => screen.getByRole('complementary').textContent?.replace(/\s+/g, ' ') ?? '';

test('tells one step at a time', async () => {
  const { rerender } = render(GuideOverlay, props(after()));
  expect(screen.getByRole('complementary', { name: 'Your first fight' })).toBeTruthy();
  expect(guide()).toContain('Step 1 of 15');
  expect(guide()).toContain('play Volca');
  await rerender(props(after('play Volca')));
  expect(guide()).toContain('Step 2 of 15');
  expect(guide()).toContain('announce Fire');
});

test('names the other player', () => {
  render(GuideOverlay, props(after('play Volca', 'announce Fire')));
  expect(guide()).toContain('Ben must match 5 Fire');
});

test('says when the example was left, and when it is over', async () => {
  const { rerender } = render(GuideOverlay, props(after('play Glimmer')));
  expect(guide()).toContain('You have left the example.');
  await rerender(props(after(...FIRST_FIGHT.map((step) => step.action))));
  expect(guide()).toContain('Step 15 of 15');
  expect(guide()).toContain('That was the example.');
});

test.each([
  ['en', 'Hide the guide', 'Show the guide'],
  ['de', 'Anleitung ausblenden', 'Anleitung zeigen'],
] as const)('can be hidden and comes back (%s)', async (language, hide, show) => {
  await speaking(language);
  render(GuideOverlay, props(after()));
  await userEvent.click(screen.getByRole('button', { name: hide }));
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: show }));
  expect(screen.queryByRole('complementary')).not.toBeNull();
});
