import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { giveUp, giveUpTheRest } from '../cups';
import { myTurn, playTogether } from '../duel';
import { accessible, fits, journeys, person, SIZES, type Size } from '../kit';
import { serve } from '../server';

journeys();

test('a cup of two people and six bots, and the server dies in the middle of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bluemoon-cup-'));
  let server = await serve([], 0, folder);
  const { address } = server;
  try {
    const ann = await person(`${address}/tournaments`, { quiet: true });
    await ann.getByLabel('Name').fill('Journey cup');
    await ann.getByRole('button', { name: 'Make it' }).click();
    await ann.getByLabel('My deck').selectOption('Hoax');
    await ann.getByRole('button', { name: 'Take part' }).click();
    await ann.getByText('You take part with: Hoax').waitFor();
    await ann.getByLabel('Bots').selectOption('newcomer');
    await ann.getByLabel('How many').selectOption('7');
    await ann.getByRole('button', { name: 'Add bots' }).click();
    await ann.getByRole('button', { name: 'Take Newcomer 7 out' }).click(); // one too many
    const link = await ann.getByLabel('Link to the tournament').inputValue();
    const ben = await person(link, { quiet: true });
    await ben.getByRole('button', { name: 'Take part' }).click();
    await ann.getByText('8 players').waitFor();
    await accessible(ann, 'cup before it begins');
    await ann.getByRole('button', { name: 'Begin' }).click();

    for (const page of [ann, ben]) {
      await page.getByRole('link', { name: 'Play', exact: true }).first().click();
      await page.locator('[data-duel]').waitFor();
    }
    // The lot may let them meet; the server dies when nobody else is to move at her table.
    const both = [ann, ben];
    await playTogether(both, { seed: 21, until: async (_page, step) => step >= 12 && (await myTurn(ann)) });
    const before = await ann.locator('[data-position]').textContent();
    await server.kill();
    await ann.locator('[role="alert"]', { hasText: 'The line is down' }).waitFor({ timeout: 60_000 });
    server = await serve([], Number(new URL(address).port), folder);
    await ann.locator('[role="alert"]').waitFor({ state: 'detached', timeout: 60_000 });
    expect(await ann.locator('[data-position]').textContent()).toBe(before);
    await playTogether(both, { seed: 23, until: async (_page, step) => step >= 4 && (await myTurn(ann)) });
    for (const page of both) await giveUp(page);
    await giveUpTheRest(both);

    await ann.getByRole('heading', { name: /wins? the cup|won the cup/ }).waitFor();
    expect(await ann.locator('tbody tr').count()).toBe(8);
    expect(await ann.getByRole('heading', { name: /^Round \d of 3$/ }).count()).toBe(3);
    for (const size of Object.keys(SIZES) as Size[]) {
      await ann.setViewportSize(SIZES[size]);
      await fits(ann, `cup, ${size}`);
      await accessible(ann, `cup, ${size}`);
    }
    const data = ann.waitForEvent('download');
    await ann.getByRole('link', { name: 'Data (JSON)' }).click();
    expect((await data).suggestedFilename()).toMatch(/\.json$/);
    const picture = ann.waitForEvent('download');
    await ann.getByRole('button', { name: 'Picture (PNG)' }).click();
    expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  } finally {
    await server.stop();
  }
});
