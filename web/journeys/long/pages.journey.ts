import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playDuel } from '../duel';
import { accessible, fits, journeys, person, SIZES, type Size } from '../kit';

journeys();

const PAGES = ['/', '/city', '/draft', '/tables', '/cards', '/decks', '/tournaments', '/no/such/page'];

test.each(Object.keys(SIZES) as Size[])('every page fits and is accessible: %s', async (size) => {
  const page = await person('/', { size });
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await fits(page, `${path} ${size}`);
    await accessible(page, `${path} ${size}`);
  }
});

/** The table of a game at every size: reloaded, so that it is laid out as somebody with such a screen gets it. */
async function everySize(page: Page, where: string, there: string): Promise<void> {
  for (const [size, dimensions] of Object.entries(SIZES)) {
    await page.setViewportSize(dimensions);
    await page.reload();
    await page.locator(there).first().waitFor();
    await fits(page, `${where} ${size}`);
    await laid(page, `${where} ${size}`);
    await accessible(page, `${where} ${size}`);
  }
}

const LEAST_CARD = 34; // a value on it can still be read

/** Cards that lie on the duel table are large enough, and whole. */
async function laid(page: Page, where: string): Promise<void> {
  const boxes = await page.locator('[data-duel] .field button[data-fly]').evaluateAll((cards) =>
    cards
      .map((card) => card.getBoundingClientRect())
      .map(({ width, height, top, bottom }) => ({
        width,
        height,
        whole: top >= 0 && bottom <= innerHeight,
      })),
  );
  for (const { width, height, whole } of boxes) {
    expect(width, where).toBeGreaterThan(LEAST_CARD);
    expect(height, where).toBeGreaterThan(LEAST_CARD * 1.6);
    expect(whole, where).toBe(true);
  }
}

test('the tables of duel, city and draft fit and are accessible at every size', async () => {
  const duel = await person('/');
  await duel.getByRole('button', { name: /now$/ }).click();
  await duel.locator('[data-duel]').waitFor();
  await playDuel(duel, {
    seed: 9,
    until: async (now) =>
      (await now.locator('[data-duel] .field button[data-fly]').count()) >= 2 &&
      (await now.locator('[data-hand] [data-live]').count()) > 0,
  });
  await everySize(duel, 'duel', '[data-hand] [data-card]');
  const city = await person('/city');
  await city.getByRole('button', { name: 'Rebuild the city now' }).click();
  await city.locator('[data-city]').waitFor();
  await everySize(city, 'city', '[data-place]');
  const draft = await person('/draft');
  await draft.getByRole('button', { name: 'Open the packs' }).click();
  await draft.locator('.draft').waitFor();
  await everySize(draft, 'draft', 'ul button.card');
});

test('German is a language of the page', async () => {
  const page = await person('/', { language: 'de-DE' });
  await page.getByRole('button', { name: 'Hoax gegen Vulca – jetzt spielen' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('the quick reference, the keys and the settings are one key or click away', async () => {
  const page = await person('/');
  await page.getByRole('button', { name: /now$/ }).waitFor();
  await page.keyboard.press('?');
  await accessible(page, 'quick reference');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await page.getByRole('heading', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Settings').click();
  await accessible(page, 'settings');
  await page.getByText('Safe for colour-blind eyes').click();
  expect(await page.locator('html').getAttribute('data-colours')).toBe('safe');
});

test('the first load is under 250 kB gzipped, with facts of all cards, fonts and the pictures of leaders', async () => {
  const page = await person('about:blank');
  const bodies: Promise<number>[] = [];
  page.on('response', (answer) =>
    bodies.push(
      answer.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    ),
  );
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(bodies)).reduce((sum, one) => sum + one, 0);
  console.log(`first load: ${Math.round(bytes / 1000)} kB gzipped, ${bodies.length} files`);
  expect(bodies.length).toBeGreaterThan(5);
  expect(bytes).toBeLessThan(250_000);
});

test('a tournament is made, entered and begun', async () => {
  const host = await person('/tournaments');
  await host.getByLabel('Name').fill('Moon cup');
  await host.getByRole('button', { name: 'Make it' }).click();
  await host.getByRole('heading', { name: 'Moon cup' }).waitFor();
  const guest = await person(new URL(host.url()).pathname);
  for (const page of [host, guest]) {
    const enter = page.getByRole('button', { name: 'Take part' });
    if (await enter.count()) await enter.click();
    await page.getByText('You take part').waitFor();
  }
  await host.getByRole('button', { name: 'Begin' }).click({ timeout: 15_000 });
  await host.getByRole('heading', { name: 'Standings' }).waitFor();
  await accessible(host, 'tournament');
  await host.getByRole('link', { name: 'Play', exact: true }).first().click();
  await host.locator('[data-version]').waitFor();
});
