import { expect, test } from 'vitest';
import { journeys, person } from '../kit';
import { known, madeTogether } from '../tables';

journeys();

test('a name goes to a second device, sits at the same seat, and stays when the first device is wiped', async () => {
  const [first, friend] = await madeTogether({ game: 'duel' }, {}, {}, (page) => known(page, 'Phoebe'));
  const table = first.url();
  await first.goto('/you');
  await first.getByRole('button', { name: 'Show the link' }).click();
  const link = await first.getByRole('textbox', { name: 'Link for your other device' }).inputValue();
  const second = await person(new URL(link).pathname, { size: 'phone' });
  await second.getByRole('button', { name: 'Yes, that is me' }).click();
  await second.getByRole('heading', { name: 'You are Phoebe.' }).waitFor();
  await second.goto(table);
  await second.locator('[data-duel]').waitFor();
  expect(await second.locator('[data-hand] [data-card]').count()).toBeGreaterThan(3); // its own hand
  await first.goto(table);
  await first.locator('[data-duel]').waitFor();
  const hand = (page: typeof first): Promise<string[]> =>
    page
      .locator('[data-hand] [data-card]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''));
  expect((await hand(second)).sort()).toEqual((await hand(first)).sort());
  await first.goto('/you'); // the words are lost: a device that is signed in makes new ones
  await first.getByRole('button', { name: 'Five new words' }).click();
  const words = (await first.locator('[data-phrase]').textContent()) ?? '';
  await first.getByRole('button', { name: 'I have kept them' }).click();
  await first.context().clearCookies(); // the first device is wiped
  await first.evaluate(() => localStorage.clear());
  await first.goto(table);
  await first.getByText('You look on').waitFor();
  await second.reload();
  await second.locator('[data-duel]').waitFor();
  expect(await second.locator('[data-hand] [data-card]').count()).toBeGreaterThan(3);
  const third = await person('/you', { quiet: true });
  await third.getByLabel('Your five words').fill('lusab babad gutih tugad mubap');
  await third.getByRole('button', { name: 'Come back' }).click();
  await third.getByText('Nobody has these five words').waitFor();
  await third.getByLabel('Your five words').fill(words);
  await third.getByRole('button', { name: 'Come back' }).click();
  await third.getByRole('heading', { name: 'You are Phoebe.' }).waitFor();
  await third.goto(table);
  await third.locator('[data-duel]').waitFor();
  expect((await hand(third)).sort()).toEqual((await hand(second)).sort());
  await second.keyboard.press('m');
  await second.getByRole('button', { name: /^Resign/ }).click();
  await second.getByRole('button', { name: 'Yes, I resign' }).click();
  await friend.getByRole('heading', { name: 'You win' }).waitFor();
  await second.goto('/games');
  await second.getByText(/^against /).waitFor();
});
