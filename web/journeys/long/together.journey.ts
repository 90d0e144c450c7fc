import { expect, test } from 'vitest';
import { playDuel, playTogether } from '../duel';
import { accessible, journeys, person } from '../kit';
import { alone, idOf, joined } from '../tables';

journeys();

test('somebody looks on, and sees neither hand nor buttons', async () => {
  const page = await alone();
  const watcher = await person(`/table/${idOf(page)}`);
  await watcher.locator('[data-duel]').waitFor();
  await watcher.getByText('You look on').waitFor();
  expect(await watcher.locator('[data-duel] [data-live], [data-duel] [data-kind]').count()).toBe(0);
  const shown = await watcher
    .locator('[data-hand] [data-card]')
    .evaluateAll((cards) => cards.filter((card) => card.getAttribute('data-card')).length);
  expect(shown).toBe(0);
});

test('an action is taken back, the game is resigned, a rematch begins at a new table', async () => {
  const [one, two] = await joined('Hoax', 'Vulca');
  await playTogether([one, two], {
    seed: 3,
    until: async (page) => await page.getByRole('button', { name: 'Take back' }).isEnabled(),
  });
  const asking = (await one.getByRole('button', { name: 'Take back' }).isEnabled()) ? one : two;
  const other = asking === one ? two : one;
  const version = Number(await asking.locator('[data-version]').getAttribute('data-version'));
  await asking.getByRole('button', { name: 'Take back' }).click();
  const allow = other.getByRole('button', { name: 'Allow it' });
  await allow
    .or(other.locator(`[data-version="${version + 1}"]`))
    .first()
    .waitFor();
  if (await allow.count()) await allow.click();
  await asking.waitForFunction(
    (old) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > old,
    version,
  );
  await one.keyboard.press('m');
  await one.getByRole('button', { name: /^Resign/ }).click();
  await one.getByRole('button', { name: 'Yes, I resign' }).click();
  await two.getByRole('heading', { name: 'You win' }).waitFor();
  await two.getByRole('button', { name: 'Rematch' }).click();
  const played = idOf(two);
  await one.getByRole('button', { name: 'Accept' }).click();
  for (const page of [one, two]) {
    await page.waitForFunction((id) => !location.pathname.endsWith(id), played); // both are taken there
    await page.locator('[data-duel]').waitFor();
  }
  expect(idOf(one)).toBe(idOf(two));
});

test('two people at one screen: a curtain before each change', async () => {
  const page = await person('/');
  await page.getByText('Friend at this screen').click();
  await page.getByRole('button', { name: 'Play on this screen' }).click();
  let curtains = 0;
  await page.getByRole('alertdialog').waitFor();
  await accessible(page, 'curtain');
  for (let step = 0; step < 200 && curtains < 4; step += 1) {
    const curtain = page.getByRole('alertdialog');
    if (await curtain.count()) {
      expect(await page.locator('[data-hand] [data-card]').count()).toBe(0); // nothing is seen behind it
      await curtain.getByRole('button').click();
      curtains += 1;
      await page.locator('[data-duel]').waitFor();
      continue;
    }
    await playDuel(page, {
      seed: 40 + step,
      until: async (now, done) => done > 0 || (await now.getByRole('alertdialog').count()) > 0,
    });
  }
  expect(curtains).toBe(4);
});
