/** A push from a real table: received by a push service on this machine, opened, shown, and followed back to the table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playDuel } from '../duel';
import { journeys, person } from '../kit';
import { deliver, notification, pushService, Subscription, type PushService } from '../pushService';
import { serve, type Served } from '../server';
import { asked } from '../tables';

journeys();

let service: PushService;
let server: Served;

beforeAll(async () => {
  service = await pushService();
  server = await serve([], 0, undefined, {
    BLUEMOON_PUSH_SERVICES: service.origin,
    BLUEMOON_CALL_AFTER: '0.2',
  });
});
afterAll(async () => {
  await server.stop();
  service.stop();
});

test('whoever has closed the table is called on his device when it is his turn', async () => {
  const browser = new Subscription(`${service.origin}/mine`);
  const away = await person(`${server.address}/`, { worker: true, quiet: true, size: 'phone' });
  const other = await person(`${server.address}/`, { quiet: true });
  await browser.standIn(away);
  await away.goto(`${server.address}/you`);
  await away.getByRole('button', { name: 'Call me on this device' }).click();
  await away.getByText('You are called on this device').first().waitFor();
  const deck = (leader: string): object => ({ name: leader, leader, cards: [] });
  const seats = [{ who: 'me', deck: deck('Hoax') }, { who: 'open' }];
  const { id } = await asked<{ id: string }>(away, '/api/tables', {
    game: 'duel',
    seats,
    clock: { days: 2 },
  });
  const table = await asked<{ deciders: number[] }>(other, `/api/tables/${id}/seats/1`, {
    deck: deck('Vulca'),
  });
  const looking = await person(`${server.address}/table/${id}`, { quiet: true });
  await looking.locator('[data-duel]').waitFor();
  if (table.deciders[0] === 1) {
    await other.goto(`${server.address}/table/${id}`);
    await other.locator('[data-duel]').waitFor();
    await playDuel(other, {
      until: async (page) => !((await page.locator('header .decides').textContent()) ?? '').includes('You'),
    });
  }
  const call = (): { kind: string; table: string } | undefined =>
    service.heard
      .map((body) => JSON.parse(browser.opened(body)) as { kind: string; table: string })
      .find((one) => one.kind === 'turn');
  await expect.poll(call, { timeout: 60_000 }).toMatchObject({ kind: 'turn', table: id });
  const sealed = service.heard.find((body) => browser.opened(body).includes('"turn"'));
  await deliver(away, server.address, browser.opened(sealed ?? Buffer.alloc(0)));
  const shown = await notification(away);
  expect(shown).toMatchObject({ title: 'Your turn', data: { path: `/table/${id}` } });
  await away.goto(`${server.address}${(shown?.data as { path: string }).path}`);
  await away.locator('[data-duel]').waitFor();
  expect(await away.locator('header .decides').textContent()).toContain('You');
});
