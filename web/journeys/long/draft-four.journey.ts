import { expect, test } from 'vitest';
import { giveUp, giveUpTheRest } from '../cups';
import { playDuel } from '../duel';
import { accessible, fits, journeys, person, SIZES, type Size } from '../kit';

journeys();

test('a draft of four: the deck, the cup of all against all, its end, and the picks looked at again', async () => {
  const page = await person('/draft');
  await page.getByText('4', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the packs' }).click();
  await page.locator('.draft').waitFor();
  const fill = page.getByRole('button', { name: 'Fill up for me' });
  for (let pick = 0; pick < 80; pick += 1) {
    const first = page.locator('ul button.card[aria-disabled="false"]').first();
    await first.or(fill).first().waitFor();
    if (await fill.count()) break;
    const version = await page.locator('[data-version]').getAttribute('data-version');
    await first.click();
    await page.getByRole('button', { name: 'Take it' }).first().click();
    await page.waitForFunction(
      (old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old,
      version,
    );
  }
  await fill.click();
  await page.getByRole('button', { name: 'Hand in the deck' }).click();
  const end = page.getByRole('region', { name: 'Your deck is ready' });
  await end.getByRole('link', { name: 'Play', exact: true }).waitFor();
  expect(await page.locator('ul.deck li').count()).toBe(30);
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    await fits(page, `end of a draft, ${size}`);
    await accessible(page, `end of a draft, ${size}`);
  }
  await page.setViewportSize(SIZES.desktop);
  const draft = page.url();

  await end.getByRole('link', { name: 'Play', exact: true }).click();
  await page.locator('[data-duel]').waitFor();
  await playDuel(page, { seed: 4, until: async (_page, step) => step >= 12 });
  await giveUp(page);
  await giveUpTheRest([page]);
  await page.getByRole('heading', { name: /wins? the cup|won the cup/ }).waitFor();
  expect(await page.locator('tbody tr').count()).toBe(4);
  expect(await page.getByRole('heading', { name: /^Round \d of 3$/ }).count()).toBe(3);

  await page.goto(draft);
  await page.getByRole('link', { name: 'Look at your picks' }).click();
  await page.getByText(/^In \d+ of 39 picks you took what the bot would have taken/).waitFor();
  await page.getByRole('button', { name: /^Pick 12 / }).click();
  await accessible(page, 'picks of a draft');
  await page.setViewportSize(SIZES.phone); // there the picks lie over the table
  await page.getByRole('button', { name: /^Pick 13 / }).click();
  await page.setViewportSize(SIZES.desktop);
  await page.goto('/decks');
  await page.getByRole('combobox').first().selectOption('Drafted deck');
});
