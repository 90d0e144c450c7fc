/** Two robots in a lesson: one that does what it says, and one that first does everything else. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';

export interface Taken {
  steps: number; // moves and 'Continue's
  refused: number; // other things that were tried
}

const momentOf = (page: Page): Promise<string | null> =>
  page.locator('[data-moment]').getAttribute('data-moment');

/** Walks through the lesson that the page shows, to its line to remember. */
export async function takeLesson(page: Page, stubborn = false): Promise<Taken> {
  const taken: Taken = { steps: 0, refused: 0 };
  await page.locator('[data-duel], [data-city]').first().waitFor();
  const city = (await page.locator('[data-city]').count()) > 0;
  while (!(await page.locator('.panel.end').count())) {
    const { at, on } = await page.evaluate(() => {
      // both at once, since the opponent's turn goes on by itself
      const button = document.querySelector<HTMLElement>('[data-kind="continue"]');
      const moment = document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? null;
      button?.click();
      return { at: moment, on: button !== null };
    });
    if (!on) {
      if (stubborn) taken.refused += await (city ? everythingElseInTheCity : everythingElse)(page);
      expect(await momentOf(page)).toBe(at);
      await (city ? doItInTheCity : doIt)(page);
    }
    await page.waitForFunction(
      (old) => document.querySelector('[data-moment]')?.getAttribute('data-moment') !== old,
      at,
    );
    taken.steps += 1;
    expect(taken.steps).toBeLessThan(60);
  }
  return taken;
}

/** Does what glows: a card, a button or a dragon; of a card with several uses, the one that glows in its menu. */
async function doIt(page: Page): Promise<void> {
  const wanted = page.locator('[data-duel] .wanted').first();
  if ((await wanted.getAttribute('aria-pressed')) !== null) {
    for (const card of await page.locator('[data-zone="hand"][data-spot]').all()) await card.click();
    return page.locator('[data-duel] [data-kind="done"]').click();
  }
  const menu = (await wanted.getAttribute('aria-haspopup')) === 'menu';
  await wanted.click();
  if (menu) await page.locator('[role="menu"] .wanted').click();
}

/** Does what is marked in the city: a button, a building with or without a card, a box with its cards, a discard. */
async function doItInTheCity(page: Page): Promise<void> {
  const button = page.locator('.bar .buttons .wanted');
  if (await button.count()) return button.first().click();
  const cards = page.locator('.hand .wanted');
  const building = page.locator('.tile.wanted [data-place]');
  if (await building.count()) {
    if (await cards.count()) await cards.first().click();
    return building.first().click();
  }
  const box = page.locator('button:has(.box.wanted)');
  const paying = (await box.count()) > 0;
  if (paying) await box.first().click();
  for (let i = 0; i < (await cards.count()); i += 1)
    if ((await cards.nth(i).getAttribute('aria-pressed')) !== 'true') await cards.nth(i).click();
  return page.locator(paying ? '[data-action="contribute"]' : '[data-action="done"]').click();
}

/** Walks everywhere else, and ends the phase where the lesson does not want it. */
async function everythingElseInTheCity(page: Page): Promise<number> {
  let refused = 0;
  const others = page.locator(
    '[data-glow="walk"]:not(.wanted) [data-place], .bar [data-action="done"]:not(.wanted)',
  );
  for (let i = 0; i < (await others.count()); i += 1) {
    const before = await page.locator('[data-refusals]').getAttribute('data-refusals');
    await others.nth(i).click();
    await page.waitForFunction(
      (old) => document.querySelector('[data-refusals]')?.getAttribute('data-refusals') !== old,
      before,
    );
    expect((await page.locator('.panel .refusal').textContent())?.length).toBeGreaterThan(20);
    expect(await page.locator('.panel .say').isVisible(), 'the task is in sight').toBe(true);
    refused += 1;
  }
  return refused;
}

/** Tries all that the rules allow here and the lesson does not want; each must be told why not. */
async function everythingElse(page: Page): Promise<number> {
  let refused = 0;
  const others = page.locator(
    '[data-duel] [data-zone="hand"][data-live]:not(.wanted):not([aria-haspopup]):not([aria-pressed]), [data-duel] [data-action]:not(.wanted)',
  );
  for (let i = 0; i < (await others.count()); i += 1) {
    const before = await page.locator('[data-refusals]').getAttribute('data-refusals');
    await others.nth(i).click();
    const sure = page.locator('[data-action="retreat"].danger');
    if (await sure.count()) await sure.click();
    await page.waitForFunction(
      (old) => document.querySelector('[data-refusals]')?.getAttribute('data-refusals') !== old,
      before,
    );
    expect((await page.locator('.panel .refusal').textContent())?.length).toBeGreaterThan(20);
    expect(await page.locator('.panel .say').isVisible(), 'the task is in sight').toBe(true);
    refused += 1;
  }
  return refused;
}
