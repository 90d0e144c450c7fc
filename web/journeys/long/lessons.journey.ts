import { expect, test } from 'vitest';
import type { LessonAbout } from '../../src/lib/protocol';
import { fits, journeys, person } from '../kit';
import { takeLesson } from '../lessons';

journeys();

test('every lesson can be taken as it says, after everything else was tried', async () => {
  const page = await person('/learn');
  await page.getByRole('heading', { name: 'Learn' }).waitFor();
  const lessons = await page.evaluate(
    async () => (await (await fetch('/api/lessons')).json()) as LessonAbout[],
  );
  expect(lessons.length).toBeGreaterThan(16);
  for (const { name } of lessons) {
    await page.goto(`/learn/${name}`);
    const taken = await takeLesson(page, true);
    expect(taken.steps, name).toBeGreaterThan(4);
    await fits(page, name);
  }
  await page.goto('/learn');
  await page
    .getByText('Learned', { exact: true })
    .nth(lessons.length - 1)
    .waitFor();
});
