/** The pictures of README and docs: the real table, anybody can take them again. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { playCity } from './city';
import { playDuel } from './duel';
import { journeys, person } from './kit';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');
mkdirSync(FOLDER, { recursive: true });
const LYING = '[data-duel] [data-zone="combat"], [data-duel] [data-zone="support"]';
journeys();

async function picture(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape'); // nothing is half asked
  await page.mouse.move(2, 2); // nothing lights up under the pointer
  await page.waitForTimeout(900);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 86 });
}

/** A guest's table where something lies on both sides: some turns in, with a decision of ours. */
async function midGame(page: Page, seed: number, cards: number): Promise<void> {
  await page.locator('[data-duel]').waitFor();
  await playDuel(page, {
    seed,
    until: async (now) =>
      (await now.locator(LYING).count()) >= cards &&
      (await now.locator('[data-hand] [data-live]').count()) > 1,
  });
}

const crowded = async (page: Page): Promise<boolean> =>
  (await page.locator(`${LYING}`).count()) >= 5 && (await page.locator('dialog[open]').count()) === 0;

test('the start page', async () => {
  const page = await person('/');
  await page.getByRole('button', { name: /now$/ }).waitFor();
  await picture(page, 'start');
});

test('the duel on a wide screen, with its log', async () => {
  const page = await person('/', { size: 'wide' });
  for (let seed = 4; !(await crowded(page)); seed += 1) {
    await page.goto('/');
    await page.getByRole('button', { name: /now$/ }).click();
    await midGame(page, seed, 5);
  }
  await picture(page, 'duel');
});

test('the duel on a phone', async () => {
  const page = await person('/', { size: 'phone' });
  await page.getByRole('button', { name: /now$/ }).click();
  await midGame(page, 8, 4);
  await picture(page, 'duel-phone');
});

test('the city', async () => {
  const page = await person('/city');
  await page.getByRole('button', { name: 'Rebuild the city now' }).click();
  await page.locator('[data-city]').waitFor();
  await playCity([page], (view) => view.turn > 16 && view.player === 0 && view.phase === 'movement');
  await picture(page, 'city');
});

test('the cards', async () => {
  const page = await person('/cards');
  await page.locator('[role="img"]').nth(8).waitFor();
  await picture(page, 'cards');
});
