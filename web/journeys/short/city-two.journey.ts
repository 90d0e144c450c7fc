import { expect, test } from 'vitest';
import { playCity } from '../city';
import { accessible, fits, journeys, person, SIZES } from '../kit';

journeys();

test('a whole city game of two people in two windows, joined by link', async () => {
  const anna = await person('/city');
  await anna.getByLabel('Seat 2').selectOption('open');
  await anna.getByRole('button', { name: 'Rebuild the city now' }).click();
  const link = await anna.getByLabel('Send this link').inputValue();
  await accessible(anna, 'waiting room');
  const ben = await person(new URL(link).pathname, { size: 'phone' }); // one at a desk, one on a phone
  await ben.getByRole('button', { name: 'Sit down here' }).click();
  for (const page of [anna, ben]) await page.locator('[data-city]').waitFor();
  await accessible(anna, 'city table');
  await fits(ben, 'city table');
  await anna.setViewportSize(SIZES.phone); // small windows are drawn sooner
  await playCity([anna, ben]);
  for (const page of [anna, ben]) await page.locator('[data-result]').waitFor();
  const titles = await Promise.all([anna, ben].map((page) => page.locator('[data-result] h2').textContent()));
  expect(titles.filter((title) => title === 'You win')).toHaveLength(1);
});
