import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { labApi } from '../lib/lab/labApi';
import { FACTS, loadCards } from '../testing/cards';
import { speaking } from '../testing/kit';
import Metagame from './Metagame.svelte';

beforeEach(() => {
  loadCards();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(FACTS)));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'How it was measured'],
  ['de', 'Wie gemessen wurde'],
] as const)('the command of the run lies behind its heading (%s)', async (language, how) => {
  await speaking(language);
  const matrix = { overall: {}, cells: [] };
  const run = {
    date: '2026-11-01',
    command: 'bluemoon metagame',
    version: '1',
    bot: 'adept',
    rules: 'legends',
  };
  vi.spyOn(labApi, 'metagame').mockResolvedValue({ ...run, peoples: matrix, emissaries: matrix } as never);
  render(Metagame);
  const details = (await screen.findByText(how)).closest('details')!;
  expect(details.open).toBe(false);
  expect(details.textContent).toContain('bluemoon metagame');
});
