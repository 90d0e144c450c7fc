import { expect, test } from 'vitest';
import { playDuel } from '../duel';
import { journeys, person } from '../kit';

journeys();

const position = '[data-position]';

test('a reload in mid-turn shows the same position, and the game goes on', async () => {
  const page = await person('/');
  await page.getByRole('button', { name: 'Play Hoax against Vulca now' }).click();
  await page.locator('[data-duel]').waitFor();
  // until a character of mine lies there and the turn is still mine
  await playDuel(page, {
    seed: 3,
    until: async (now) => (await now.locator('[data-kind="announce"]').count()) > 0,
  });
  const before = await page.locator(position).textContent();
  const version = await page.locator('[data-version]').getAttribute('data-version');
  await page.reload();
  await page.locator('[data-duel]').waitFor();
  expect(await page.locator(position).textContent()).toBe(before);
  expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(version);
  await page.locator('[data-kind="announce"]').first().click();
  await page.waitForFunction(
    (old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old,
    version,
  );
});
