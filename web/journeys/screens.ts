/** Every screen of the page in four sizes, to be looked at: `npm run screens` writes them to build/screens. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { playCity } from './city';
import { playDuel } from './duel';
import { journeys, person, SIZES, type Size } from './kit';
import { takePeople } from './tables';

const FOLDER = resolve(import.meta.dirname, '../../build/screens');
mkdirSync(FOLDER, { recursive: true });
journeys();

/** `again`: loaded anew at every size, as somebody with such a screen gets it; what is opened by hand would be gone. */
async function screens(page: Page, name: string, again = false): Promise<void> {
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    if (again) await page.reload();
    await page.mouse.move(2, 2);
    await page.waitForTimeout(again ? 1500 : 600);
    await page.screenshot({ path: join(FOLDER, `${name}-${size}.jpg`), type: 'jpeg', quality: 80 });
  }
  await page.setViewportSize(SIZES.desktop);
}

const LYING = '[data-duel] [data-zone="combat"], [data-duel] [data-zone="support"]';
const count = (page: Page, what: string): Promise<number> => page.locator(what).count();

test('pages', async () => {
  const page = await person('/');
  const pages = {
    start: '/',
    'city-door': '/city',
    'draft-door': '/draft',
    tables: '/tables',
    cards: '/cards',
    rules: '/rules',
    decks: '/decks',
    tournaments: '/tournaments',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await screens(page, name);
  }
  await page.goto('/');
  await page.getByRole('button', { name: /Your people/ }).click();
  await screens(page, 'start-people');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await screens(page, 'reference');
  await page.keyboard.press('Escape');
  await page.getByLabel('Settings').click();
  await screens(page, 'settings');
});

test('a duel from its beginning to its end, and again', async () => {
  const page = await person('/');
  await page.getByText('Novice', { exact: true }).click();
  await page.getByRole('button', { name: /^Play .* now$/ }).click();
  await page.locator('[data-duel]').waitFor();
  await playDuel(page, { seed: 12, until: async (now) => (await count(now, '[data-hand] [data-live]')) > 0 });
  await screens(page, 'duel-early', true);
  await playDuel(page, {
    seed: 12,
    until: async (now) => (await count(now, LYING)) >= 5 && (await count(now, '[data-hand] [data-live]')) > 0,
  });
  await screens(page, 'duel-middle', true);
  await page.keyboard.press('m');
  await screens(page, 'table-menu');
  await page.keyboard.press('Escape');
  if (await count(page, '[data-hand] [data-card]:not([data-live])')) {
    await page.locator('[data-hand] [data-card]:not([data-live])').first().click();
    await screens(page, 'duel-why');
    await page.keyboard.press('Escape');
  }
  await playDuel(page, { seed: 13 });
  await screens(page, 'duel-over');
  await page.getByRole('link', { name: 'See it again' }).click();
  await page.locator('[data-duel]').waitFor();
  await page.keyboard.press('End');
  for (let i = 0; i < 30; i += 1) await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(1500);
  await screens(page, 'replay');
});

test('choices, many cards, ships', async () => {
  for (const [one, two, seed] of [
    ['Buka', 'Mimix', 3],
    ['Pillar', 'Khind', 4],
  ] as const) {
    const page = await person('/');
    await takePeople(page, 'Your people', one);
    await takePeople(page, 'Their people', two);
    await page.getByText('Novice', { exact: true }).click();
    await page.getByRole('button', { name: /^Play .* now$/ }).click();
    await page.locator('[data-duel]').waitFor();
    await playDuel(page, {
      seed,
      until: async (now) =>
        (await count(now, '[data-duel] .tray')) > 0 ||
        (await count(now, '[data-duel] .source')) > 0 ||
        (await count(now, '[data-result]')) > 0,
    });
    await screens(page, `duel-choice-${one}`);
    await playDuel(page, {
      seed,
      until: async (now) => (await count(now, LYING)) >= 9 || (await count(now, '[data-result]')) > 0,
    });
    await screens(page, `duel-many-${one}`);
  }
});

test('two people at one screen', async () => {
  const page = await person('/');
  await page.getByText('Friend at this screen').click();
  await page.getByRole('button', { name: 'Play on this screen' }).click();
  await page.getByRole('alertdialog').waitFor();
  await screens(page, 'curtain');
});

test('the lessons', async () => {
  const page = await person('/learn');
  await page.getByRole('link', { name: /dragons/ }).waitFor();
  await screens(page, 'learn');
  await page.goto('/learn/dragons');
  await page.locator('[data-duel]').waitFor();
  await page.waitForTimeout(500);
  await screens(page, 'lesson');
});

test('the city', async () => {
  const page = await person('/city');
  await page.getByRole('button', { name: 'Rebuild the city now' }).click();
  await page.locator('[data-city]').waitFor();
  await playCity([page], (view) => view.turn > 12 && view.player === 0 && view.phase === 'movement');
  await screens(page, 'city', true);
  await playCity([page], (view) => view.turn > 16 && view.player === 0 && view.phase === 'contribution');
  await screens(page, 'city-contribution', true);
});

test('a draft and a deck', async () => {
  const page = await person('/draft');
  await page.getByRole('button', { name: 'Open the packs' }).click();
  await page.locator('[aria-disabled="false"]').first().waitFor();
  await screens(page, 'draft', true);
  await page.goto('/decks');
  await page.waitForLoadState('networkidle');
  const make = page.getByRole('button', { name: /New deck|Build/ }).first();
  if (await make.count()) await make.click();
  await screens(page, 'deck-builder');
});
