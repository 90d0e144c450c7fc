import { expect, test } from 'vitest';
import { playDuel } from '../duel';
import { journeys } from '../kit';
import { alone, idOf } from '../tables';

journeys();

test('a ship is played, loaded and landed', async () => {
  const page = await alone('Buka', 'Vulca');
  const landed = async (): Promise<boolean> => {
    const log = (await (await page.request.get(`/api/tables/${idOf(page)}/log?seat=0`)).json()) as {
      events: { kind: string; seat: number }[];
    }[];
    return log.some((entry) => entry.events.some((event) => event.kind === 'land' && event.seat === 0));
  };
  for (let attempt = 0; attempt < 6 && !(await landed()); attempt += 1) {
    if (attempt > 0) {
      await page.goto('/');
      await page.getByRole('button', { name: /^Play .* now$/ }).click();
      await page.locator('[data-duel]').waitFor();
    }
    await playDuel(page, { seed: 7 + attempt, wish: /\bLand\b|\bship\b|Load onto/, until: landed });
  }
  expect(await landed()).toBe(true);
});
