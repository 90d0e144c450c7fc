import { expect, test } from 'vitest';
import type { PuzzleList, PuzzlePlayed } from '../../src/lib/protocol';
import { accessible, fits, journeys, person } from '../kit';

journeys();

test('the puzzle of the day is given up and shown; the server takes the solution of another, which can be played', async () => {
  const page = await person('/puzzles');
  await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
  await accessible(page, 'puzzles');
  await fits(page, 'puzzles');
  const asked = async <T>(path: string): Promise<T> =>
    (await page.evaluate(async (path) => (await (await fetch(`/api${path}`)).json()) as unknown, path)) as T;
  const { daily, puzzles } = await asked<PuzzleList>('/puzzles');
  await page.getByRole('link', { name: 'Solve it' }).click();
  await page.locator(`[data-puzzle="${daily}"]`).waitFor();
  await accessible(page, 'puzzle');
  await page.locator('[data-kind="look"]').click();
  await page.locator('[data-verdict="solved"]').waitFor();
  await page.goto('/puzzles');
  await page.getByText('Look at it again').waitFor();

  const easy = puzzles.find((one) => one.name !== daily)?.name ?? '';
  const solution = await asked<PuzzlePlayed>(`/puzzles/${easy}/solution`);
  const turn = new URLSearchParams(solution.moves.map((move) => ['move', move]));
  expect((await asked<PuzzlePlayed>(`/puzzles/${easy}/turn?${turn}`)).verdict).toBe('solved');
  await page.goto(`/puzzles/${easy}`);
  await page.locator('[data-zone="hand"][data-live]').first().waitFor();
  await fits(page, 'puzzle');
});
