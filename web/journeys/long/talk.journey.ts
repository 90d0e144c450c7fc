import { expect, test } from 'vitest';
import { accessible, fits, journeys, person, picture, SIZES, type Size } from '../kit';
import { idOf, madeTogether } from '../tables';

journeys();

test('two languages: a phrase, a face, own words, mute, block', async () => {
  const [one, other] = await madeTogether({ game: 'duel', chat: true }, {}, { language: 'de-DE' });
  const looking = await person(`/table/${idOf(one)}`);
  await looking.locator('[data-duel]').waitFor();
  expect(await looking.getByRole('button', { name: 'Say something' }).count()).toBe(0);
  await one.keyboard.press('o');
  const sheet = one.getByRole('dialog', { name: 'Talk' });
  await sheet.getByRole('button', { name: 'Good luck!' }).click();
  await other.locator('.bubbles').getByText('Viel Glück!').waitFor(); // shown for a moment, in German
  await other.getByRole('button', { name: /^Etwas sagen/ }).click();
  const theirs = other.getByRole('dialog', { name: 'Gespräch' });
  await theirs.getByRole('button', { name: 'ein frohes Gesicht' }).click();
  await theirs.getByRole('textbox').fill('<b>Hallo</b> & gutes Spiel');
  await theirs.getByRole('textbox').press('Enter');
  await sheet.getByText('<b>Hallo</b> & gutes Spiel').waitFor();
  await sheet.getByRole('img', { name: 'a glad face' }).waitFor();
  for (const size of Object.keys(SIZES) as Size[]) {
    await one.setViewportSize(SIZES[size]);
    await fits(one, `talk, ${size}`);
    await accessible(one, `talk, ${size}`);
    await picture(one, `talk-${size}`);
  }
  await one.setViewportSize(SIZES.desktop);
  await one.reload();
  await one.locator('[data-duel]').waitFor(); // and what was said is still there
  await one.keyboard.press('o');
  await sheet.getByText('<b>Hallo</b> & gutes Spiel').waitFor();
  await sheet.getByRole('button', { name: /^Mute / }).click();
  expect(await sheet.getByText('<b>Hallo</b> & gutes Spiel').count()).toBe(0);
  await sheet.getByRole('button', { name: /^Hear .* again$/ }).click();
  await sheet.getByText('<b>Hallo</b> & gutes Spiel').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await one.keyboard.press('m');
  await one.getByRole('button', { name: /^Block / }).click();
  await picture(one, 'block-desktop');
  await one.getByRole('button', { name: 'Block', exact: true }).click();
  await one.getByText(/ is blocked\. You find the list/).waitFor();
  await theirs.getByRole('button', { name: 'Hoppla!' }).click();
  await theirs.getByText('Hoppla!').first().waitFor();
  await one.reload();
  await one.locator('[data-duel]').waitFor();
  await one.keyboard.press('o');
  await sheet.getByText('Good luck!').first().waitFor();
  expect(await sheet.getByRole('log').innerText()).not.toContain('Oops!');
  await one.goto('/you');
  await one.getByRole('button', { name: /^Do not block .* any more$/ }).click();
  await one.getByText(/ is not blocked any more\./).waitFor();
});
