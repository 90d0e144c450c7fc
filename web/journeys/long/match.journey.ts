import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playDuel } from '../duel';
import { accessible, fits, journeys, person, SIZES, type Size } from '../kit';

journeys();

const ended = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-pause], [data-result]').count()) > 0;

test('a match: two decks, the pause after a game, the other deck; every game has its analysis', async () => {
  const page = await person('/');
  await page.getByText('Match to five crystals', { exact: true }).click();
  await page.getByRole('button', { name: /Your people/ }).click();
  await page.locator('dialog[open] .chip', { hasText: 'Khind' }).click();
  await page.getByRole('button', { name: 'Take this side' }).click();
  await page.getByText('Newcomer', { exact: true }).click();
  await page.getByRole('button', { name: /^Play .* now$/ }).click();
  await page.getByRole('button', { name: 'Hoax', exact: true }).click();
  await page.locator('[data-duel]').waitFor();
  await playDuel(page, { seed: 5, until: ended });
  const pause = page.locator('[data-pause]');
  await pause.waitFor();
  expect(await pause.textContent()).toMatch(/(You win|wins) game 1/);
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    await fits(page, `pause, ${size}`);
    await accessible(page, `pause, ${size}`);
    if (process.env['PICTURES'])
      await page.screenshot({ path: `${process.env['PICTURES']}/pause-${size}.png` });
  }
  await page.setViewportSize(SIZES.desktop);
  await pause.getByRole('button', { name: 'Khind' }).click();
  await pause.waitFor({ state: 'detached' });
  await page.locator('[data-duel]').waitFor();

  await playDuel(page, { seed: 6, until: ended });
  if (await pause.count()) {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: /^Resign/ }).click();
    await page.getByRole('button', { name: 'Yes, I resign' }).click();
  }

  // looked at again: every game that was played to its end has its analysis
  await page.getByRole('link', { name: 'See it again' }).click();
  await page.getByRole('tab', { name: 'Turning points' }).click();
  const games = page.getByRole('group', { name: 'Which game of the match' });
  await games.getByRole('button', { name: 'Game 1' }).click();
  await page.getByRole('button', { name: 'Ask master' }).click();
  await page.locator('.points ol').waitFor({ timeout: 300_000 });
  expect(await games.getByRole('button').count()).toBe(2);
});
