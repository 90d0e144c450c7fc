import { expect, test } from 'vitest';
import { accessible, journeys, person } from '../kit';

journeys();

test('the guided first fight: the user does what the guide asks, to its end', async () => {
  const page = await person('/');
  await page.getByRole('button', { name: /Your first fight/ }).click();
  await page.locator('[data-duel]').waitFor();
  await accessible(page, 'guided fight');
  const guide = page.locator('.guide');
  const wanted = page.locator('[data-duel] .wanted');
  let done = 0;
  for (let wait = 0; wait < 400; wait += 1) {
    if (await wanted.count()) {
      const version = await page.locator('[data-version]').getAttribute('data-version');
      await wanted.first().click();
      await page.waitForFunction(
        (old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old,
        version,
      );
      done += 1;
      wait = 0;
    }
    await page.waitForTimeout(100);
    if (done >= 13 && !(await wanted.count())) break;
  }
  expect(done).toBeGreaterThanOrEqual(13);
  expect(await guide.count()).toBe(1);
});
