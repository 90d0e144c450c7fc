import { expect, test } from 'vitest';
import { accessible, fits, journeys, person } from '../kit';

journeys();

test('a deck from nothing to its lab result, and a lost game looked at', async () => {
  const page = await person('/decks');
  await page.getByRole('button', { name: 'New deck …' }).click();
  await page.locator('dialog[open]').getByLabel('Leader').selectOption('Aqua');
  await accessible(page, 'a new deck');
  await page.getByRole('button', { name: 'From nothing' }).click();
  await page.getByText('Nothing is in it yet.').waitFor();
  // a text with a line that is no card: mended by the card that was meant
  await page.getByRole('button', { name: 'Share, import, export' }).click();
  await page
    .getByRole('textbox', { name: 'Text of the deck file' })
    .fill('name: From text\nleader: Aqua\nCindr\nSpark');
  await page.getByRole('button', { name: 'Use this text' }).click();
  await page.getByRole('region', { name: 'Lines to mend' }).waitFor();
  await accessible(page, 'a wrong line');
  await page.getByRole('button', { name: 'Cinder', exact: true }).click();
  await page.getByRole('button', { name: 'Fill up' }).click();
  await page.getByText('This deck is legal.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // an inquisitor is chosen among cards, and left again
  await page.getByRole('button', { name: 'Inquisitor: Choose' }).click();
  await accessible(page, 'inquisitors');
  await page.getByRole('button', { name: 'Without', exact: true }).click();
  await page.getByRole('button', { name: 'Suggest a change' }).click();
  await page
    .getByText(/about .* more of a hundred games|knows no better card/)
    .first()
    .waitFor();
  await accessible(page, 'deck builder with help');
  await fits(page, 'deck builder with help');
  await page.getByRole('button', { name: 'Try this deck' }).click();
  await page.getByRole('combobox', { name: 'Games', exact: true }).selectOption('180');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('Finished: 180 games.').waitFor({ timeout: 240_000 });
  const result = page.getByRole('region', { name: 'Against each deck' });
  expect(await result.getByRole('columnheader').count()).toBe(9);
  await accessible(page, 'lab');
  await fits(page, 'lab');
  await page
    .getByRole('button', { name: /^Look at it/ })
    .first()
    .click();
  await page.waitForURL(/\/replay\//);
  await page.locator('[data-duel]').waitFor();
  await page.goto('/metagame');
  await page.getByRole('heading', { name: 'The nine peoples' }).waitFor();
  await accessible(page, 'metagame');
  await fits(page, 'metagame');
});
