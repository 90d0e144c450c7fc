import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showDuelPart } from '../../testing/duel';
import { speaking } from '../../testing/kit';
import ActionMenu from './ActionMenu.svelte';
import type { Menu } from './interaction.svelte';
import { decision, play, side, view } from './testing';

const actions = [
  play('Volca'),
  { ...play('Volca'), action: 'add Volca', kind: 'add' as const },
  { ...play('Volca'), action: 'load Volca on Dolphin', kind: 'load' as const, other: 'Dolphin' },
];
const menu: Menu = {
  key: '0:Volca',
  card: 'Volca',
  actions,
  anchor: { left: 0, top: 0, width: 10, height: 10 },
};
const show = (): ReturnType<typeof showDuelPart> => {
  const shown = showDuelPart(ActionMenu, view(side(), side()), { decision: decision(actions) }, { menu });
  shown.interaction.menu = menu;
  return shown;
};
const items = (): string[] => screen.getAllByRole('menuitem').map((one) => one.textContent ?? '');
const focused = (): string => document.activeElement?.textContent ?? '';

test.each([
  ['en', ['Play, covering', 'Add beside', 'Load onto Dolphin', 'Cancel']],
  ['de', ['Spielen und überdecken', 'Dazulegen', 'Auf Dolphin laden', 'Abbrechen']],
] as const)('names what may be done with the card (%s)', async (language, words) => {
  await speaking(language);
  show();
  expect(items()).toEqual(words);
});

test('begins at the first item; the arrows go round, Enter plays', async () => {
  const { sent } = show();
  expect(focused()).toBe('Play, covering');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Cancel');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Add beside');
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual(['add Volca']);
});

test('cancel closes it and plays nothing', async () => {
  const { sent, interaction } = show();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel' }));
  expect([sent, interaction.menu]).toEqual([[], null]);
});
