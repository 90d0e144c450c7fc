import { expect, test } from 'vitest';
import { playDuel } from '../duel';
import { accessible, fits, journeys } from '../kit';
import { alone, idOf } from '../tables';

journeys();

test('a game is resigned, looked at again step by step, shared as a link, played on', async () => {
  const page = await alone();
  await playDuel(page, { seed: 4, until: async (_page, step) => step >= 25 });
  const table = idOf(page);
  if ((await page.locator('[data-result]').count()) === 0) {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: /^Resign/ }).click();
    await page.getByRole('button', { name: 'Yes, I resign' }).click();
  }
  await page.getByRole('link', { name: 'See it again' }).click();
  await page.locator('[data-duel]').waitFor();
  await accessible(page, 'replay');
  await fits(page, 'replay');
  const position = page.locator('[data-position]');
  await page.keyboard.press('Home');
  const first = await position.textContent();
  for (let i = 0; i < 12; i += 1) await page.keyboard.press('ArrowRight');
  await page.waitForFunction((old) => document.querySelector('[data-position]')?.textContent !== old, first);
  await page.waitForTimeout(1500); // the address follows a little late
  const there = await position.textContent();
  const link = page.url();
  expect(link).toMatch(/[?/]at[=/]12(\D|$)/); // twelve steps from the beginning
  await page.goto('/');
  await page.goto(link);
  await position.waitFor({ state: 'attached' });
  await page.waitForFunction(
    (wanted) => document.querySelector('[data-position]')?.textContent === wanted,
    there,
  );
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('dialog[open] .button.warm').click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.includes(table));
  await page.locator('[data-duel]').waitFor();
});
