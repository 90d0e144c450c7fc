import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessible, fits, journeys, person, picture, SIZES, type Size } from '../kit';
import { idOf, madeTogether } from '../tables';

journeys();

/** Whose turn it is, and who waits; the servers of journeys let others claim after two seconds. */
async function whoWaits(pages: readonly [Page, Page]): Promise<{ late: Page; waiting: Page }> {
  const [one, other] = pages;
  for (const page of pages) await page.locator('header .decides', { hasText: /\S/ }).waitFor();
  const first = (await one.locator('header .decides').textContent())?.includes('You') ?? false;
  return first ? { late: one, waiting: other } : { late: other, waiting: one };
}

test('somebody is away: a bot stands in, gives the seat back, and at last the win is claimed', async () => {
  const pages = await madeTogether({ game: 'duel' });
  const { late, waiting } = await whoWaits(pages);
  const looking = await person(`/table/${idOf(waiting)}`);
  const table = late.url();
  await late.goto('/rules'); // gone from the table
  for (const page of [waiting, looking]) await page.getByText(/is away\./).waitFor();
  for (const size of Object.keys(SIZES) as Size[]) {
    await waiting.setViewportSize(SIZES[size]);
    await fits(waiting, `somebody is away, ${size}`);
    await accessible(waiting, `somebody is away, ${size}`);
    await picture(waiting, `away-${size}`);
  }
  await waiting.setViewportSize(SIZES.desktop);
  await waiting.getByRole('button', { name: 'Let a bot play' }).click();
  for (const page of [waiting, looking]) await page.getByText(/^A bot plays for .*, until/).waitFor();
  await picture(waiting, 'stand-in-desktop');
  await late.goto(table);
  for (const page of [waiting, looking])
    await page.getByText(/^A bot plays for/).waitFor({ state: 'detached' });
  await late.keyboard.press('l');
  await late
    .getByText(/You are back: the bot gives you the seat back/)
    .first()
    .waitFor();
  if ((await late.locator('header .decides').textContent())?.includes('You')) {
    await late.goto('/rules');
    await waiting.getByRole('button', { name: 'Claim the win' }).click({ timeout: 20_000 });
    await waiting.getByRole('heading', { name: 'You win' }).waitFor();
    expect(await waiting.locator('[data-result]').innerText()).toContain('One side did not come back.');
    await looking.locator('[data-result]').waitFor();
    await late.goto(table);
    expect(await late.locator('[data-result]').innerText()).toContain('One side did not come back.');
  }
});
