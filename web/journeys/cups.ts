/** A person in a tournament: goes to the match of the round, gives it up, and comes back to the cup. */
import type { Page } from 'playwright-core';

/** Gives up the match at whose table the person sits, and goes back to the cup. */
export async function giveUp(page: Page): Promise<void> {
  await page.locator('[data-duel]').waitFor();
  const back = page.getByRole('link', { name: 'Back to the cup' });
  await page.keyboard.press('m');
  const resign = page.getByRole('button', { name: /^Resign/ });
  await resign.or(back).first().waitFor();
  if (await resign.count()) {
    await resign.click();
    await page.getByRole('button', { name: 'Yes, I resign' }).click();
  } else {
    await page.keyboard.press('Escape'); // the opponent was quicker
  }
  await back.click();
  await page.locator('[data-cup]').waitFor();
}

/** Everybody gives up every match that is still to come, until the cup is over; all stand on its page. */
export async function giveUpTheRest(pages: readonly Page[]): Promise<void> {
  const started = Date.now();
  while ((await pages[0]?.locator('[data-cup="over"]').count()) === 0) {
    if (Date.now() - started > 300_000) throw new Error('the cup does not end');
    for (const page of pages) {
      const play = page.getByRole('region', { name: 'Your match' }).getByRole('link', { name: 'Play' });
      if ((await play.count()) === 0) continue;
      await play.click();
      await giveUp(page);
    }
    await pages[0]?.waitForTimeout(500);
  }
}
