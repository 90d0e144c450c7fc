import { expect, test } from 'vitest';
import { playCity } from '../city';
import { accessible, fits, journeys, person, SIZES } from '../kit';

journeys();

test('a whole city game of four people in four windows, joined by link', async () => {
  const anna = await person('/city');
  await anna.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  for (const seat of [2, 3, 4]) await anna.getByLabel(`Seat ${seat}`).selectOption('open');
  await anna.getByRole('button', { name: 'Rebuild the city now' }).click();
  const link = new URL(await anna.getByLabel('Send this link').inputValue()).pathname;
  const others = [];
  for (const size of ['phone', 'tablet', 'phone'] as const) {
    const page = await person(link, { size });
    await page.getByRole('button', { name: 'Sit down here' }).first().click();
    others.push(page);
  }
  const all = [anna, ...others];
  for (const page of all) await page.locator('[data-city]').waitFor();
  await accessible(anna, 'city table of four');
  for (const page of others) await fits(page, 'city table of four');
  for (const page of all) await page.setViewportSize(SIZES.phone); // small windows are drawn sooner
  await playCity(all, (view) => view.turn > 9);
  // what the others did stays as a strip, a row for each of them
  await expect.poll(() => anna.locator('[data-part="since"] li').count()).toBeGreaterThan(1);
  await playCity(all);
  for (const page of all) await page.locator('[data-result]').waitFor();
  const titles = await Promise.all(all.map((page) => page.locator('[data-result] h2').textContent()));
  expect(titles.filter((title) => title === 'You win').length).toBeLessThan(2);
  await anna.getByRole('heading', { name: 'The race at the obelisk' }).waitFor();
});

test('a table of three by link: a bot fills the seat that stays empty', async () => {
  const anna = await person('/city', { size: 'phone' });
  await anna.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await anna.getByLabel('Seat 2').selectOption('open');
  await anna.getByLabel('Seat 3').selectOption('open');
  await anna.getByRole('radio', { name: 'Shuffled' }).check({ force: true });
  await anna.getByRole('button', { name: 'Rebuild the city now' }).click();
  const link = new URL(await anna.getByLabel('Send this link').inputValue()).pathname;
  const ben = await person(link);
  await ben.getByRole('button', { name: 'Sit down here' }).first().click();
  await anna.getByLabel('Fill with a bot, Seat 3').selectOption('novice');
  for (const page of [anna, ben]) await page.locator('[data-city]').waitFor();
  expect(await ben.locator('[data-part="players"] li').count()).toBe(3);
  await fits(anna, 'city table of three');
});
