/** The rulebook: read, searched, reached from a refusal at a table, and tried at a table of its own. */
import { expect, test } from 'vitest';
import { accessible, fits, journeys, person, type Size } from '../kit';

journeys();

test.each(['phone', 'tablet', 'desktop'] as Size[])('every chapter, %s', async (size) => {
  const page = await person('/rules', { size });
  for (const [book, chapters] of [
    [
      'duel',
      ['idea', 'setup', 'cards', 'turn', 'fights', 'icons', 'peoples', 'decks', 'draft', 'differences'],
    ],
    ['city', ['city-idea', 'city-building', 'city-obelisk', 'city-card-powers']],
  ] as const) {
    for (const chapter of chapters) {
      await page.goto(`/rules/${book}#${chapter}`);
      await page.locator(`article#${chapter}`).waitFor();
      await fits(page, `${chapter}, ${size}`);
      if (size === 'desktop') await accessible(page, chapter);
    }
  }
});

test('a search leads to a paragraph, its position to a table, a refusal back to its rule', async () => {
  const page = await person('/rules');
  await page.getByRole('searchbox').fill('shield');
  await page.getByRole('link', { name: /Icons Shield/ }).click();
  await page.locator('section#shield.marked').waitFor();
  expect(new URL(page.url()).hash).toBe('#shield');
  await page.locator('#shield').getByRole('button', { name: 'Try it at a table' }).click();
  await page.locator('[data-duel]').waitFor();
  await page.locator('[data-hand] [data-card]:not([data-live])').first().click();
  await page.getByRole('link', { name: /^Rule: / }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the rulebook' }).waitFor();
  await accessible(page, 'a rule over the table');
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
});
