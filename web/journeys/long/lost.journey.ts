import { expect, test } from 'vitest';
import { playDuel } from '../duel';
import { journeys } from '../kit';
import { alone } from '../tables';

journeys();

test('the network goes and comes back: the page says so, returns by itself and shows the same position', async () => {
  const page = await alone('Hoax', 'Vulca', { quiet: true });
  await playDuel(page, {
    seed: 6,
    until: async (now) => (await now.locator('[data-kind="announce"]').count()) > 0,
  });
  const before = await page.locator('[data-position]').textContent();
  await page.context().setOffline(true);
  // Chromium leaves open sockets alone: the loss is noticed when a ping stays unanswered.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const line = page.locator('[role="alert"]', { hasText: 'The line is down' });
  await line.waitFor({ timeout: 60_000 });
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await line.waitFor({ state: 'detached' });
  expect(await page.locator('[data-position]').textContent()).toBe(before);
  await page.locator('[data-kind="announce"]').first().click();
  await page.waitForFunction((old) => document.querySelector('[data-position]')?.textContent !== old, before);
});
