import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import { showDuelPart } from '../../testing/duel';
import { speaking } from '../../testing/kit';
import { decision, pick, plain, side, view } from './testing';
import Trays from './Trays.svelte';

beforeAll(loadCards);

const now = view(side({ discard: ['Volca', 'Spark'] }), side({ discard: ['Catusan'] }));
const search = decision([pick('Volca'), pick('Spark'), plain('done')], 'search');

describe('a choice among cards that do not lie open', () => {
  test('shows them with the question; a click chooses', async () => {
    const { sent } = showDuelPart(Trays, now, { decision: search });
    const tray = screen.getByRole('dialog', { name: 'search?' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Volca/);
    await userEvent.click(within(tray).getByRole('button', { name: /^Spark.*may be chosen/ }));
    expect(sent).toEqual(['pick Spark']);
  });

  test('has the other answers as buttons', async () => {
    const { sent } = showDuelPart(Trays, now, { decision: search });
    await userEvent.click(screen.getByRole('button', { name: 'Take none, but shuffle' }));
    expect(sent).toEqual(['done']);
  });

  test('has the text of the card that asks, where it may be left', () => {
    const asked = decision([pick('Spark'), plain('no')], 'take');
    if (asked.question) asked.question.source = 'Earthtremor';
    showDuelPart(Trays, now, { decision: asked });
    expect(within(screen.getByRole('dialog')).getByText(/discard one/)).toBeTruthy();
  });

  test.each([
    ['en', 'See the table'],
    ['de', 'Tisch ansehen'],
  ] as const)('is put aside to see the table (%s)', async (language, fold) => {
    await speaking(language);
    const { interaction } = showDuelPart(Trays, now, { decision: search });
    await userEvent.click(screen.getByRole('button', { name: fold }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(interaction.folded).toBe(true);
  });

  test('is not there for cards that lie open', () => {
    showDuelPart(Trays, now, { decision: decision([plain('retreat')]) });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a pile that is looked through: its cards do nothing, Close closes it', async () => {
  const { sent, interaction, change } = showDuelPart(Trays, now);
  interaction.look = {
    title: 'Discard pile of Ben',
    cards: [{ key: '1:Catusan', seat: 1, card: 'Catusan' }],
    note: 'Only the top card may be seen.',
  };
  await change({});
  const tray = screen.getByRole('dialog', { name: 'Discard pile of Ben' });
  expect(within(tray).getByText('Only the top card may be seen.')).toBeTruthy();
  await userEvent.click(within(tray).getByRole('button', { name: /^Catusan/ }));
  expect(sent).toEqual([]);
  await userEvent.click(within(tray).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
