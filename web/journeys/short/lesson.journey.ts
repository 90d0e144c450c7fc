import { expect, test } from 'vitest';
import { accessible, fits, journeys, person } from '../kit';
import { takeLesson } from '../lessons';

journeys();

test('somebody new is offered the first lesson, does what it says, and has learned it', async () => {
  const page = await person('/');
  await page.getByRole('heading', { name: 'Two peoples, three dragons' }).waitFor();
  await page.getByRole('link', { name: 'Learn to play' }).first().click();
  await accessible(page, 'lesson');
  const taken = await takeLesson(page);
  expect(taken.steps).toBeGreaterThan(6);
  await page.goto('/learn');
  await page.getByText('Learned', { exact: true }).waitFor();
  await accessible(page, 'lessons');
  await fits(page, 'lessons');
});

test('somebody stubborn does everything else first: nothing breaks, also after a reload', async () => {
  const page = await person('/learn/match', { size: 'tablet' });
  await page.locator('[data-kind="continue"]').click();
  await page.reload();
  await page.locator('[data-duel]').waitFor();
  expect(await page.locator('.panel').textContent()).toContain('Match or retreat');
  const taken = await takeLesson(page, true);
  expect(taken.refused).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByText('Step 1 of 8').waitFor();
  await fits(page, 'lesson on a tablet');
});

test('somebody learns the city: a lesson on a phone, then the last rounds with a coach who marks the turn', async () => {
  const page = await person('/learn/completing', { size: 'phone' });
  const taken = await takeLesson(page, true);
  expect(taken.refused).toBeGreaterThan(2);
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Play now' }).last().click();
  await page.locator('[data-city]').waitFor();
  await page.locator('aside.hint .action').waitFor();
  expect(await page.locator('.tile.wanted, .hand .wanted, .bar .wanted').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'No coach' }).waitFor();
});
