/** Somebody's first game: the coach says what he would do beside the table, not over it, and goes on to the end of his plan. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessible, fits, journeys, person, type Size } from '../kit';

journeys();

/** What of the table lies under the coach's words; only what can be seen counts. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (element: Element): DOMRect => element.getBoundingClientRect();
    const words = box(document.querySelector('aside.hint') as Element);
    const needed =
      '.field.theirs .slot, .field.mine .slot, .left, .right, .half, .board, .own .slot, .ask .button';
    return [...document.querySelectorAll(`[data-duel] :is(${needed})`)]
      .filter((one) => {
        const { left, right, top, bottom } = box(one);
        const over = Math.min(right, words.right) - Math.max(left, words.left);
        return over > 1 && Math.min(bottom, words.bottom) - Math.max(top, words.top) > 1;
      })
      .map((one) => `${one.className} ${one.getAttribute('data-card') ?? ''}`);
  });

test.each(['phone', 'tablet', 'desktop', 'wide'] as Size[])(
  'a coach who hides nothing (%s)',
  async (size) => {
    const page = await person('/', { size });
    await page.getByRole('button', { name: 'Your first game' }).click();
    const action = page.locator('aside.hint .action');
    await action.waitFor();
    expect(await hidden(page)).toEqual([]);
    await fits(page, `first game, ${size}`);
    await accessible(page, `first game, ${size}`);
  },
);

test('he goes on with his plan step by step, and then it is the other side’s turn', async () => {
  const page = await person('/');
  await page.getByRole('button', { name: 'Your first game' }).click();
  const action = page.locator('aside.hint .action');
  let last = '';
  for (let turn = 0; turn < 3; turn += 1) {
    await action.waitFor();
    const plan = (await action.textContent()) ?? '';
    for (let step = 0; step < 12 && (await action.count()); step += 1) {
      const now = (await action.textContent()) ?? '';
      if (/^(Announce|Retreat|Start no fight)/.test(now)) last = now;
      const version = await page.locator('[data-version]').getAttribute('data-version');
      await page.locator('aside.hint').getByRole('button', { name: 'Do it' }).click();
      await page.waitForFunction(
        (old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old,
        version,
      );
      if (now === last) break; // the turn is over with it
      await page.locator('aside.hint .action, [data-result]').first().waitFor();
    }
    expect(last, plan).not.toBe('');
    last = '';
    if (await page.locator('[data-result]').count()) return;
  }
});
