import { expect, test } from 'vitest';
import { playTogether } from '../duel';
import { journeys } from '../kit';
import { joined } from '../tables';

journeys();

test('a bluff is laid and called: the card is turned over for both', async () => {
  const pages = await joined('Buka', 'Buka');
  await playTogether(pages, {
    seed: 21,
    wish: /face down|^call$/i,
    until: async (page) => (await page.locator('[data-kind="call"]').count()) > 0,
  });
  const caller = (await pages[0]?.locator('[data-kind="call"]').count()) ? pages[0] : pages[1];
  const version = await caller?.locator('[data-version]').getAttribute('data-version');
  await caller?.locator('[data-kind="call"]').click();
  await caller?.waitForFunction(
    (old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old,
    version,
  );
  const answer = await caller?.request.get(
    `/api/tables/${new URL(caller.url()).pathname.split('/').at(-1)}/log`,
  );
  const log = (await answer?.json()) as {
    action: string;
    events: { kind: string; card?: string | null }[];
  }[];
  const call = log.findLast((entry) => entry.action === 'call the bluff');
  expect(call).toBeDefined();
  expect(call?.events.some((event) => typeof event.card === 'string')).toBe(true); // everybody sees which card it was
});
