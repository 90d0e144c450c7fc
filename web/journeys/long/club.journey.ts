import { expect, test } from 'vitest';
import { accessible, fits, journeys, person, picture, SIZES, type Size } from '../kit';
import { known } from '../tables';

journeys();

test('a club of three: founded, joined by its link, a table for it, a result, and somebody leaves', async () => {
  const one = await known(await person('/'), 'Alba');
  const two = await person('/you', { size: 'phone', language: 'de-DE' });
  await two.getByLabel('Name', { exact: false }).first().fill('Birk');
  await two.keyboard.press('Tab');
  await two.getByRole('heading', { name: 'Du bist Birk.' }).waitFor();
  const three = await person('/');
  await one.getByRole('link', { name: 'Clubs' }).click();
  await one.getByLabel('What it is called').fill('Moon circle');
  await one.getByRole('button', { name: 'Found it' }).click();
  await one.getByRole('heading', { level: 1, name: 'Moon circle' }).waitFor();
  const link = await one.getByLabel('Link to the club', { exact: true }).first().inputValue();
  const path = new URL(link).pathname;
  await two.goto(path);
  await two.getByRole('heading', { name: 'Alba lädt dich ein: Moon circle' }).waitFor();
  await accessible(two, 'invited, phone');
  await two.getByRole('button', { name: 'Beitreten' }).click();
  await two.getByRole('heading', { level: 1, name: 'Moon circle' }).waitFor();
  await three.goto(path);
  await three.getByRole('button', { name: 'Join' }).click();
  await three.getByText(/^Only this browser knows you/).waitFor(); // and is told what that means

  await one.getByRole('button', { name: 'Make a table for the club' }).click();
  await one.getByText(/^The game begins by itself/).waitFor();
  await two.getByRole('link', { name: /^Hinsetzen: Alba/ }).click();
  await two.getByRole('button', { name: 'Hier hinsetzen' }).click();
  await two.getByRole('button', { name: 'Diese Seite nehmen' }).click();
  for (const page of [one, two]) await page.locator('[data-duel]').waitFor();
  await three.getByRole('heading', { name: 'Games that go on' }).waitFor();
  await one.keyboard.press('m');
  await one.getByRole('button', { name: /^Resign/ }).click();
  await one.getByRole('button', { name: 'Yes, I resign' }).click();
  await two.getByRole('heading', { name: 'Du gewinnst' }).waitFor();
  await three.getByText(/^Birk .*won against Alba/).waitFor();

  const page = new URL(three.url()).pathname;
  await one.goto(page);
  await one.getByRole('row', { name: /^Birk/ }).waitFor();
  await two.goto(page);
  await two.getByRole('row', { name: /^Birk/ }).waitFor();
  for (const size of Object.keys(SIZES) as Size[]) {
    await one.setViewportSize(SIZES[size]);
    await fits(one, `club, ${size}`);
    await accessible(one, `club, ${size}`);
    await picture(one, `club-${size}`);
  }
  await accessible(two, 'club, phone, German');
  await three.getByRole('button', { name: 'Leave the club' }).click();
  await three.getByRole('button', { name: 'Leave', exact: true }).click();
  await three.getByText('You are in no club yet.').waitFor();
  await three.goto(page);
  await three.getByRole('heading', { name: 'You are not in this club' }).waitFor();
  await expect.poll(async () => (await one.getByRole('row').count()) - 1, { timeout: 60_000 }).toBe(2); // members are looked for again and again
});
