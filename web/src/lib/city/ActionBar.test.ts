import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import building from '../../../harness/city-build.json';
import discarding from '../../../harness/city-discard.json';
import offering from '../../../harness/city-offer.json';
import over from '../../../harness/city-over.json';
import starting from '../../../harness/city-start.json';
import { CITY, cityAt } from '../../testing/city';
import { FORBIDDEN, speaking } from '../../testing/kit';
import ActionBar from './ActionBar.svelte';

function show(fixture: unknown, more: Record<string, unknown> = {}) {
  const { at, interaction, sent } = cityAt(fixture);
  const onreason = vi.fn();
  const props = {
    watching: false,
    armed: null,
    note: null,
    reason: null,
    outlook: '',
    passed: '',
    wanted: new Set<string>(),
  };
  render(ActionBar, { interaction, facts: CITY, table: at.table, onreason, ...props, ...more });
  const touch = async (card: string): Promise<void> => {
    interaction.touch(interaction.hand.indexOf(card));
    await tick();
  };
  return { interaction, sent, touch, onreason };
}
const prompt = (): string => screen.getByRole('status').textContent?.replace(/\s+/g, ' ').trim() ?? '';
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const phase = (): string[] =>
  screen
    .getAllByRole('listitem')
    .filter((one) => one.getAttribute('aria-current') === 'step')
    .map((one) => one.textContent?.trim() ?? '');

describe('moving', () => {
  test.each([
    ['en', 'Your turn Walk to a building that glows (2 steps left), or play a card to move.', 'Movement'],
    ['de', 'Geh zu einem leuchtenden Gebäude (noch 2 Schritte) oder spiel eine Karte', 'Bewegung'],
  ] as const)('says what to do (%s)', async (language, words, name) => {
    await speaking(language);
    show(starting);
    expect(prompt()).toContain(words);
    expect(phase()).toEqual([name]);
  });

  test('between the moves of a lesson it is the turn of whoever learns, who has no name', () => {
    const told = structuredClone(starting);
    Object.assign(told, { decision: null });
    show(told, { table: null, watching: true });
    expect(prompt()).toContain('Your turn');
    expect(prompt()).not.toContain('Seat 1');
  });

  test('a card is chosen for its power, and let go', async () => {
    const { touch, interaction } = show(starting);
    await touch('V1');
    expect(prompt()).toContain('Where to? Choose a building that glows.');
    await userEvent.click(button('Cancel'));
    expect(interaction.power).toBeNull();
    expect(prompt()).toContain('Walk to a building');
  });

  test('a building touched once is confirmed by a button', async () => {
    const place = starting.view.tiles.find((tile) => tile.tile === 'Library')?.place ?? -1;
    const { sent } = show(starting, { armed: place });
    expect(prompt()).toContain('Library: touch it again to go there.');
    await userEvent.click(button('Walk here'));
    expect(sent).toEqual(['walk Library']);
  });

  test('staying ends the phase', async () => {
    const { sent } = show(starting);
    await userEvent.click(button('Stop at the obelisk'));
    expect(sent).toEqual(['done']);
  });
});

describe('paying for a box', () => {
  test('counts what is picked and pays when it is enough', async () => {
    const { interaction, sent, touch } = show(building);
    interaction.chooseBox(interaction.openBoxes[0] ?? -1);
    await touch('H3');
    expect(screen.getByRole('img', { name: '3 of 5' })).toBeTruthy();
    expect(screen.getByText('2 more needed')).toBeTruthy();
    expect(button('Contribute 3').disabled).toBe(true);
    await touch('H2');
    expect(screen.getByText('Enough')).toBeTruthy();
    await userEvent.click(button('Contribute 5'));
    expect(sent).toEqual(['build 1 with H2 H3']);
  });

  test('picks for one who does not want to count', async () => {
    const { sent } = show(building);
    await userEvent.click(button('Pick for me'));
    const contribute = screen.getByRole('button', { name: /^Contribute/ });
    await userEvent.click(contribute);
    const offered = building.decision.actions.map((one) => one.action);
    expect(sent).toHaveLength(1);
    expect(offered).toContain(sent[0]);
  });

  test('puts the cards back', async () => {
    const { interaction, touch } = show(building);
    await touch('H3');
    await userEvent.click(button('Put cards back'));
    expect(interaction.picked).toEqual([]);
  });

  test('says what a card needs that has no part in it yet', async () => {
    await speaking('de');
    const { touch } = show(building);
    await touch('M1');
    expect(screen.getByText(/Eine Mimix in fremder Farbe braucht eine zweite/)).toBeTruthy();
  });
});

test('an offering with a Pillar card costs its value more', async () => {
  const { sent } = show(offering);
  await userEvent.click(button('Offer 10 crystals with Pillar 2'));
  expect(sent).toEqual(['offer with P2']);
});

test('discarding: the button tells how many are drawn', async () => {
  const { touch, sent } = show(discarding);
  expect(button('Draw 2 cards')).toBeTruthy();
  await touch('V1');
  await userEvent.click(button('Discard 1, draw 3'));
  expect(sent).toEqual(['discard V1']);
});

test('the end names the winner', () => {
  show(over);
  expect(prompt()).toContain('You');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('why something is not possible, until it is closed', async () => {
  const reason = { what: 'Glimmer', reason: FORBIDDEN, place: '' };
  const { onreason } = show(starting, { reason });
  expect(screen.getByRole('alert').textContent).toContain('Glimmer Ember and Corono Cos forbid you');
  await userEvent.click(button('Close'));
  expect(onreason).toHaveBeenCalledTimes(1);
});
