import { expect, test } from 'vitest';
import { accessible, fits, journeys, person } from '../kit';
import { playDuel } from '../duel';

journeys();

test('a whole duel against a bot by clicks, two clicks from the start page', async () => {
  const page = await person('/');
  await accessible(page, 'start page');
  await page.getByRole('button', { name: 'Play Hoax against Vulca now' }).click();
  await page.locator('[data-duel]').waitFor();
  await accessible(page, 'duel table');
  await fits(page, 'duel table');
  await playDuel(page, { seed: 11 });
  expect(await page.locator('[data-result] h2').textContent()).toMatch(/wins?$/);
  await accessible(page, 'result');
  expect(await page.getByRole('button', { name: 'Rematch' }).count()).toBe(1);
});
