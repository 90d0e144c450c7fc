import { expect, test } from 'vitest';
import { playDuel } from '../duel';
import { accessible, journeys, person } from '../kit';

journeys();

test('a draft against a bot: every pick, the deck of thirty, handed in, the match begins', async () => {
  const page = await person('/draft');
  await page.getByRole('button', { name: 'Open the packs' }).click();
  await page.locator('.draft').waitFor();
  await accessible(page, 'draft');
  for (let pick = 0; pick < 80; pick += 1) {
    const first = page.locator('ul button.card[aria-disabled="false"]').first();
    const fill = page.getByRole('button', { name: 'Fill up for me' });
    await first.or(fill).first().waitFor();
    if (await fill.count()) break;
    const version = await page.locator('[data-version]').getAttribute('data-version');
    await first.click();
    await page.getByRole('button', { name: 'Take it' }).first().click();
    expect(await page.locator('.toast.bad').allTextContents()).toEqual([]);
    await page.waitForFunction(
      (old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old,
      version,
    );
  }
  await page.getByRole('button', { name: 'Fill up for me' }).click();
  await accessible(page, 'building from a draft');
  await page.getByRole('button', { name: 'Hand in the deck' }).click();
  await page.locator('[data-duel]').waitFor(); // two players go on with a match of their decks
  await playDuel(page, { seed: 2, until: async (_page, step) => step > 8 });
});
