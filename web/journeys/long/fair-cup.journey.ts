import { expect, test } from 'vitest';
import { journeys, person, picture } from '../kit';
import { asked } from '../tables';

journeys();

test('a cup of two: no hints in its match, and the way back to the cup when it is over', async () => {
  const one = await person('/');
  const other = await person('/');
  const { id } = await asked<{ id: string }>(one, '/api/tournaments', {
    name: 'Evening cup',
    kind: 'knock-out',
  });
  for (const page of [one, other]) await asked(page, `/api/tournaments/${id}/players`, {});
  await asked(one, `/api/tournaments/${id}/start`, {});
  for (const page of [one, other]) {
    await page.goto(`/tournament/${id}`);
    await page.locator('a[href^="/table/"]').first().click();
    await page.locator('[data-duel]').waitFor();
  }
  const table = new URL(one.url()).pathname.split('/')[2] ?? '';
  for (const page of [one, other]) {
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  }
  const first = (await one.locator('header .decides').textContent())?.includes('You') ? one : other;
  await first.keyboard.press('g');
  await first.getByText('Nobody gets hints').first().waitFor();
  const analysis = await one.request.get(`/api/tables/${table}/analysis`);
  expect(analysis.status()).toBeGreaterThanOrEqual(400);
  await one.keyboard.press('m');
  await one.getByRole('button', { name: /^Resign/ }).click();
  await one.getByRole('button', { name: 'Yes, I resign' }).click();
  await other.getByRole('heading', { name: 'You win' }).waitFor();
  await picture(other, 'cup-over-desktop');
  await other.getByRole('link', { name: 'Back to the cup' }).click();
  await other.waitForURL(/\/tournament\//);
  await other.locator('[data-cup="over"]').waitFor();
});
