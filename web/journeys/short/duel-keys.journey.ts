import { expect, test } from 'vitest';
import { keysOnly, playDuel } from '../duel';
import { journeys, person } from '../kit';

journeys();

test('a whole duel by keyboard alone, from the start page to the result', async () => {
  const page = await person('/');
  await page.getByRole('button', { name: 'Play Hoax against Vulca now' }).waitFor();
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press('Tab');
    if (
      await page.evaluate(
        () => document.activeElement?.textContent?.includes('Play Hoax against Vulca now') ?? false,
      )
    )
      break;
  }
  await page.keyboard.press('Enter');
  await page.locator('[data-duel]').waitFor();
  await page.keyboard.press('?');
  expect(await page.locator('dialog[open] h2').textContent()).toBe('Quick reference');
  await page.keyboard.press('Escape');
  await playDuel(page, { hand: keysOnly, seed: 5 });
  expect(await page.locator('[data-result] h2').textContent()).toMatch(/wins?$/);
});
