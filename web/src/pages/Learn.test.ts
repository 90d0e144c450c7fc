import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFirstStep, progress } from '../lib/lessons/progress.svelte';
import { lessons } from '../lib/lessons/testing';
import Learn from './Learn.svelte';

let answers: (() => Response)[] = [];
beforeEach(() => {
  progress.forget();
  answers = [() => Response.json(lessons())];
  vi.stubGlobal('fetch', () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(answer?.());
  });
});
afterEach(() => vi.unstubAllGlobals());

const rows = async (): Promise<HTMLElement[]> => {
  await screen.findByRole('heading', { name: 'First steps' });
  return screen.getAllByRole('link').filter((row) => row.getAttribute('href')?.startsWith('/learn/'));
};

test('all lessons stand there in their order; a newcomer starts with the first', async () => {
  render(Learn);
  const all = await rows();
  expect(all.map((row) => row.getAttribute('href'))).toEqual(lessons().map((one) => `/learn/${one.name}`));
  expect(within(all[0] as HTMLElement).getByText('Start here')).toBeTruthy();
  expect(screen.queryByText(/\d of \d+ learned/)).toBeNull(); // nobody is told how little they know
  expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe('/puzzles');
});

test('what was learned is marked, and the next one is shown', async () => {
  progress.stand('dragons', [0], true);
  progress.stand('helpers', [0, 1], false);
  render(Learn);
  const [first, second, third] = await rows();
  expect(within(first as HTMLElement).getByText('Learned')).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Go on here')).toBeTruthy();
  expect(within(third as HTMLElement).getByText('Begun')).toBeTruthy();
});

test('after the first steps comes the first game, before all the rest', async () => {
  progress.stand('dragons', [0], true);
  render(Learn);
  await rows();
  const [first, more] = screen.getAllByRole('region');
  expect(first?.querySelectorAll('li')).toHaveLength(lessons().filter(isFirstStep).length);
  expect(within(first as HTMLElement).getByText(/^1 of \d learned$/)).toBeTruthy();
  const play = within(first as HTMLElement).getByRole('button', { name: 'Play your first game now' });
  expect(play.className).toContain('warm');
  expect(within(more as HTMLElement).queryByRole('button')).toBeNull();
});

test('without the server it says so, and tries again on a tap', async () => {
  answers = [
    () => Response.json({ code: 'try-again', text: 'away', reason: null }, { status: 503 }),
    () => Response.json(lessons()),
  ];
  render(Learn);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(lessons().length);
});
