import { expect, test } from 'vitest';
import { accessible, journeys, person } from '../kit';
import { idOf, known } from '../tables';
import type { Page } from 'playwright-core';

journeys();

async function seek(page: Page): Promise<void> {
  const lobby = page.getByRole('region', { name: 'Play somebody' });
  await lobby.getByText('Rated', { exact: true }).click();
  await lobby.getByRole('button', { name: 'Find me a game' }).click();
}

/** Is it whole inside the window, without scrolling? */
function onScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

test('two people find each other, play a rated game while somebody looks on, and see what it did', async () => {
  const one = await known(await person('/'), 'Selene');
  const two = await known(await person('/', { size: 'phone' }), 'Luna');
  await seek(one);
  await one.getByText('Looking for an opponent …').waitFor();
  await accessible(one, 'looking for a game');
  await seek(two);
  for (const page of [one, two]) {
    await page.locator('[data-duel]').waitFor();
    const said = await page.locator('.toast', { hasText: 'An opponent is found' }).count();
    expect(said, 'said once, also to whoever waited').toBeLessThanOrEqual(1);
  }
  expect(idOf(one)).toBe(idOf(two));
  const looking = await person(`/table/${idOf(one)}`);
  await looking.locator('[data-duel]').waitFor();
  for (const page of [one, two, looking]) {
    await page.getByRole('img', { name: 'Rated' }).waitFor();
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
  }
  await one.keyboard.press('m');
  await one.getByRole('button', { name: /^Resign/ }).click();
  await one.getByRole('button', { name: 'Yes, I resign' }).click();
  await two.getByText(/Your rating: 1[56]\d\d\s± \d\d\d/).waitFor();
  await two.getByText(/^Provisional:/).waitFor();
  await one.getByRole('button', { name: 'Rematch' }).click();
  const answers = two.getByRole('region', { name: 'You win' });
  for (const name of ['Accept', 'Not now', 'See the table'])
    expect(await answers.getByRole('button', { name }).evaluate(onScreen), name).toBe(true);
  await two.goto('/games');
  await two.getByText('against Selene (Hoax)').waitFor();
  expect(await two.locator('main').innerText()).toContain('Won');
  await accessible(two, 'my games');
  await one.goto('/games');
  await one.getByText('against Luna (Hoax)').waitFor();
  expect(await one.locator('main').innerText()).toContain('Lost');
  await accessible(one, 'my games, desktop');
  await one.goto('/leaderboard');
  await one.getByRole('row', { name: /Selene/ }).waitFor();
  await looking.goto('/leaderboard');
  await looking.getByRole('row', { name: /Master/ }).waitFor(); // the bots stand where they were measured
  await accessible(one, 'leaderboard');
  await two.getByRole('link', { name: /^See it again/ }).click();
  await two.waitForURL(/\/replay\//);
});
