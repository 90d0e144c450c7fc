import { expect, test } from 'vitest';
import { playDuel } from '../duel';
import { accessible, fits, journeys, person } from '../kit';

journeys();

test('a deck is built, kept and played', async () => {
  const page = await person('/decks');
  await page.getByRole('button', { name: 'Change the ready-made deck' }).click();
  await page.getByLabel('Name of the deck').fill('Journey');
  await accessible(page, 'deck builder');
  await fits(page, 'deck builder');
  // one card out, another of the same people in: thirty again
  const inside = page.locator('ul.grid button[aria-pressed="true"]');
  const outside = page.locator('ul.grid button[aria-pressed="false"]');
  await inside.first().click();
  const play = page.getByRole('button', { name: 'Play this deck now' });
  expect(await play.isDisabled()).toBe(true);
  await outside.last().click();
  await page.getByText('This deck is legal.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await play.click();
  await page.locator('dialog[open]').getByRole('combobox').nth(1).selectOption('novice');
  await page.locator('dialog[open] .button.warm').click();
  await page.locator('[data-duel]').waitFor();
  await playDuel(page, { seed: 9 });
  await page.goto('/');
  await page.getByRole('button', { name: /Your people/ }).click();
  await page.locator('dialog[open] select').first().selectOption('Journey');
  await page.getByRole('button', { name: 'Take this side' }).click();
  await page.locator('#versus', { hasText: 'Journey' }).waitFor();
});
