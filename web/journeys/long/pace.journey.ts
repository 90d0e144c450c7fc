/** The opponent's turn can be followed at a calm pace, a tap shows all that waits, and instant holds nothing. */
import { expect, test } from 'vitest';
import { playDuel } from '../duel';
import { accessible, journeys, person } from '../kit';

journeys();

const SPOT = '[data-spotlight]';

test('calm: his card stands large with its text, then it is my turn; a tap goes on at once', async () => {
  const page = await person('/', { pace: 'calm' });
  await page.getByRole('button', { name: /^Play .* now$/ }).click();
  await page.locator('[data-duel]').waitFor();
  await playDuel(page, {
    seed: 3,
    until: async (now) => (await now.locator('[data-spotlight="card"]').count()) > 0,
  });
  const large = page.locator('[data-spotlight="card"]');
  expect((await large.locator('.card.full').boundingBox())?.width ?? 0).toBeGreaterThan(140);
  expect(await page.locator('[data-duel] [data-live]').count(), 'nobody is asked while it is shown').toBe(0);
  expect(await page.getByText('Your turn', { exact: true }).isVisible()).toBe(false);
  await accessible(page, 'a card shown large');
  await page.locator('[data-duel]').click({ position: { x: 20, y: 300 } });
  await page.waitForTimeout(60);
  expect(await page.locator(SPOT).count(), 'a tap shows all that waits').toBe(0);
});

test('instant: nothing stands in the way', async () => {
  const page = await person('/', { pace: 'instant' });
  await page.getByRole('button', { name: /^Play .* now$/ }).click();
  await page.locator('[data-duel]').waitFor();
  let seen = 0;
  await playDuel(page, {
    seed: 3,
    until: async (now, step) => {
      seen += await now.locator(SPOT).count();
      return step > 25;
    },
  });
  expect(seen).toBe(0);
});
