/** A game by days over a restart of the server, calls, and the page without a server. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playDuel } from '../duel';
import { accessible, fits, journeys, person } from '../kit';
import { deliver, notification } from '../pushService';
import { serve, type Served } from '../server';

journeys();

const folder = mkdtempSync(join(tmpdir(), 'bluemoon-'));
let server: Served;
const port = (): number => Number(new URL(server.address).port);
const again = async (): Promise<void> => void (server = await serve([], port(), folder));

beforeAll(async () => {
  server = await serve([], 0, folder);
});
afterAll(() => server.stop());

async function byDays(): Promise<[Page, Page]> {
  const host = await person(`${server.address}/`, { worker: true, quiet: true });
  await host.getByText('Friend by link').click();
  await host.getByText('Clock, rating, first hands, discard piles, open table').click();
  await host.getByText('By days').click();
  await host.getByRole('group', { name: 'Days for each move' }).getByText('3', { exact: true }).click();
  await accessible(host, 'days chosen');
  await fits(host, 'days chosen');
  await host.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await host.getByLabel('Send this link').inputValue();
  const guest = await person(link, { worker: true, quiet: true, size: 'phone' });
  await guest.getByRole('button', { name: 'Sit down here' }).click();
  await guest.getByRole('button', { name: 'Take this side' }).click();
  for (const page of [host, guest]) await page.locator('[data-duel]').waitFor();
  return [host, guest];
}

test('a game by days waits on the start page, over a restart of the server, and goes on', async () => {
  const pages = await byDays();
  for (const page of pages) await page.getByRole('timer').filter({ hasText: '2 d 23 h' }).waitFor();
  const titles = await Promise.all(pages.map((page) => page.title()));
  const turn = titles.findIndex((title) => title.startsWith('● Your turn'));
  expect(titles.filter((title) => title.startsWith('●'))).toHaveLength(1);
  const [mover, other] = turn === 0 ? pages : [pages[1], pages[0]];
  await mover.goto(`${server.address}/`);
  const waiting = mover.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByText('2 days left').waitFor();
  await accessible(mover, 'tables that wait');
  await fits(mover, 'tables that wait');
  await server.stop(true);
  await again();
  await mover.goto(`${server.address}/`);
  await waiting.getByText('2 days left').waitFor();
  await waiting.getByRole('link').click();
  await mover.locator('[data-duel]').waitFor();
  const now = async (page: Page): Promise<number> =>
    Number(await page.locator('[data-version]').getAttribute('data-version'));
  const version = await now(mover);
  await playDuel(mover, { until: async (page) => (await now(page)) > version }); // a phone asks for a second tap
  await other.waitForFunction(
    (old) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > old,
    version,
  );
});

test('a call is shown in the page’s language, and leads to the table', async () => {
  const page = await person(`${server.address}/you`, { worker: true, quiet: true, language: 'de' });
  await page.getByRole('button', { name: 'Ruf mich auf diesem Gerät' }).click();
  // Debian's Chromium has no push service here: the page says what is left.
  await page.getByText(/Du wirst (gerufen, solange|auf diesem Gerät gerufen)/).waitFor();
  await accessible(page, 'being called');
  const data = JSON.stringify({ kind: 'turn', table: 'abc', game: 'duel', others: ['Ben'], due: null });
  await deliver(page, server.address, data);
  expect(await notification(page)).toEqual({
    title: 'Du bist am Zug',
    body: 'Deine Partie mit Ben wartet auf dich.',
    tag: 'table-abc',
    data: { path: '/table/abc' },
  });
});

test('without the server the page opens, says so, and is itself again when the server is back', async () => {
  const page = await person(`${server.address}/`, { worker: true, quiet: true });
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const cache = await caches.open('bluemoon-1');
    return (
      (await cache.keys()).filter((one) => one.url.endsWith('.js')).length > 3 && !!(await cache.match('/'))
    );
  });
  await server.stop(true);
  await page.goto(`${server.address}/`);
  await page.getByText('No connection.').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await again();
  await page.getByText('No connection.').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => 'offline' in document.documentElement.dataset)).toBe(false);
});
