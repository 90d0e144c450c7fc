import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { speaking } from '../../testing/kit';
import { LessonRun } from './lessonRun.svelte';
import LessonPanel from './LessonPanel.svelte';
import { film, lessons } from './testing';

function show(run = new LessonRun(film())) {
  const next = lessons()[2] ?? null;
  render(LessonPanel, { run, next });
  return run;
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test.each([
  ['en', 'Match or retreat', 'Continue', 'Step 1 of 8'],
  ['de', 'Erreichen oder zurückziehen', 'Weiter', 'Schritt 1 von 8'],
] as const)('says the step in the language of the page (%s)', async (language, title, goOn, step) => {
  await speaking(language);
  show();
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(step)).toBeTruthy();
  expect(screen.getByText(film().moments[0]?.say[language] ?? '?')).toBeTruthy();
  expect(button(goOn)).toBeTruthy();
});

test('the opponent moves when the learner is ready', async () => {
  const run = show();
  expect(run.log).toHaveLength(0);
  await userEvent.click(button('Continue'));
  expect(run.log).toHaveLength(1);
  await userEvent.click(button('Continue')); // no need to wait for the beat
  expect(screen.getByText('Step 2 of 8')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('another move is told why not; one step back takes it all back', async () => {
  const run = new LessonRun(film(), [0, 1, 2]);
  show(run);
  run.act('play Ignite');
  const told = await screen.findByRole('status');
  expect(told.textContent).toContain('keep your stronger card');
  expect(screen.getByText('Step 2 of 8')).toBeTruthy();
  await userEvent.click(button('One step back'));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Step 1 of 8')).toBeTruthy();
});

test('at the end there is a line to remember, the next lesson, and the way back to the beginning', async () => {
  const run = new LessonRun(film());
  while (!run.finished) {
    if (run.waits) run.goOn();
    else run.act(run.wanted[0] ?? '');
  }
  show(run);
  expect(screen.getByText(film().about.remember['en'] ?? '?')).toBeTruthy();
  const next = screen.getByRole('link', { name: 'Next: Boosters and supports' });
  expect(next.getAttribute('href')).toBe('/learn/helpers');
  expect(button('Play your first game now')).toBeTruthy();
  await userEvent.click(button('Start again'));
  expect(run.way).toEqual([0]);
});
