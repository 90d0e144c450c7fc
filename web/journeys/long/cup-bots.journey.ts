import { expect, test } from 'vitest';
import { journeys, person } from '../kit';
import { serve } from '../server';
import { asked } from '../tables';

journeys();

const AHEAD_MS = 3000;
const QUICK_MS = 180_000; // a cup that waited for people would take an hour

test('bots alone in a cup do not wait, and whoever looks on sees it at a pace of his own', async () => {
  const server = await serve(['--pace', '0.5']); // the last one counts
  try {
    const ann = await person(`${server.address}/tournaments`, { pace: 'calm' });
    const { id } = await asked<{ id: string }>(ann, `${server.address}/api/tournaments`, {
      kind: 'knock-out',
      decks: 'built', // with secret lists everybody is asked whether he interferes
    });
    const cup = `${server.address}/api/tournaments/${id}`;
    await asked(ann, `${cup}/players`, { level: 'newcomer', count: 4 });
    const started = Date.now();
    await asked(ann, `${cup}/start`, {});
    await ann.goto(`${server.address}/tournament/${id}`);
    await ann
      .getByRole('link', { name: /^Watch: / })
      .first()
      .click();
    await ann.locator('[data-duel]').waitFor();
    const now = ann.getByRole('button', { name: 'Skip to now' });
    await now.waitFor();
    await ann.waitForTimeout(AHEAD_MS); // the bots go on meanwhile, and are still ahead after the taps
    const shown = (): Promise<string | null> => ann.locator('[data-position]').textContent();
    const before = await shown();
    for (let tap = 0; tap < 6; tap += 1) await ann.keyboard.press('Space');
    expect(await shown()).not.toBe(before);
    expect(await now.count()).toBe(1); // a tap goes one step on, not to the end
    const log = ann.locator('[data-version]');
    const far = Number(await log.getAttribute('data-version'));
    await now.click();
    await expect.poll(async () => Number(await log.getAttribute('data-version'))).toBeGreaterThan(far + 8);

    await ann.goto(`${server.address}/tournament/${id}`);
    await ann.locator('[data-cup="over"]').waitFor({ timeout: QUICK_MS });
    expect(Date.now() - started).toBeLessThan(QUICK_MS);
  } finally {
    await server.stop();
  }
});
