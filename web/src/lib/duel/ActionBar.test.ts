import { screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import type { DuelAction, DuelDecision } from '../protocol';
import { showDuelPart } from '../../testing/duel';
import { duelTable, speaking } from '../../testing/kit';
import ActionBar from './ActionBar.svelte';
import { decision, held, pick, plain, play, side, total, view } from './testing';

beforeAll(loadCards);

const retreat = plain('retreat');
const prompt = (): string => screen.getByRole('status').textContent?.replace(/\s+/g, ' ').trim() ?? '';
const fight = view(side({ hand: held('Volca', 'Spark'), power: total(2) }), side({ power: total(5) }));

test.each([
  ['en', 'You must match 5 Fire: play a character, or retreat.'],
  ['de', 'Du musst 5 Feuer erreichen: spiele einen Charakter oder zieh dich zurück.'],
] as const)('says what has to be reached (%s)', async (language, words) => {
  await speaking(language);
  showDuelPart(ActionBar, fight, { decision: decision([play('Volca'), retreat]) });
  expect(prompt()).toBe(words);
});

test('says whom we wait for, and when that one thinks', async () => {
  const theirs = view(side(), side(), { player: 1, decider: 1 });
  const { change } = showDuelPart(ActionBar, theirs);
  expect(prompt()).toBe('Ben is deciding.');
  await change({ thinking: { seat: 1, share: 0.5 } });
  expect(prompt()).toBe('Ben is thinking …');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('counts the cards that are marked for a set', async () => {
  const question = decision([pick('Volca'), pick('Spark')], 'discard', 2);
  const { interaction, change } = showDuelPart(ActionBar, fight, { decision: question });
  expect(prompt()).toBe('discard? 0 of 2 chosen');
  interaction.mark('Volca');
  await change({});
  expect(prompt()).toBe('discard? 1 of 2 chosen');
});

test('names the card that asks, and the one that is about to be played where one may interfere', async () => {
  const asked = decision([plain('yes')], 'ask');
  if (asked.question) asked.question.source = 'Muster Reinforcements';
  const { change } = showDuelPart(ActionBar, fight, { decision: asked });
  expect(screen.getByRole('button', { name: 'Muster Reinforcements' })).toBeTruthy();
  const attempt = { kind: 'attempt' as const, seat: 1, text: '', card: 'Tome of Wisdom' };
  await change({
    decision: decision([plain('pass')], 'interfere'),
    log: [{ version: 1, seat: 1, action: 'play Tome of Wisdom', events: [attempt], at: '' }],
  });
  expect(screen.getByRole('button', { name: 'Tome of Wisdom' })).toBeTruthy();
});

test.each([
  ['en', 'You hold nothing that could answer', 'Let it happen', 'interfere?', 'You have a few seconds.'],
  [
    'de',
    'Du hast nichts auf der Hand, um zu stören',
    'Geschehen lassen',
    'Spielst du eine Störkarte?',
    'Du hast ein paar Sekunden Zeit.',
  ],
] as const)(
  'asks only a hand that has an answer whether it interferes (%s)',
  async (language, told, button, question, seconds) => {
    await speaking(language);
    const asked = (...actions: DuelAction[]): DuelDecision => {
      const found = decision([...actions, plain('pass')], 'interfere');
      if (found.question) found.question.asks['de'] = 'Spielst du eine Störkarte?';
      return found;
    };
    const { change } = showDuelPart(ActionBar, fight, { decision: asked() });
    expect(prompt()).toContain(told);
    expect(prompt()).not.toContain(question);
    expect(screen.getByRole('button', { name: button })).toBeTruthy(); // one may let it happen at once, as with an answer
    await change({ decision: asked(play('Volca')) });
    expect(prompt()).toBe(`${question} ${seconds}`);
    await change({ decision: asked(play('Volca')), wanted: ['pass'] });
    expect(prompt()).toBe(question); // a lesson waits
  },
);

test('the text that may be used or left stands there to be read, and only then', async () => {
  const asked = decision([plain('yes'), plain('no')], 'ask');
  if (asked.question) asked.question.source = 'Earthtremor';
  const { change } = showDuelPart(ActionBar, fight, { decision: asked });
  expect(screen.getByText(/discard one/)).toBeTruthy();
  const other = decision([pick('Spark')], 'discard', 1);
  if (other.question) other.question.source = 'Earthtremor';
  await change({ decision: other });
  expect(screen.queryByText(/discard one/)).toBeNull();
});

test('on a phone the text of the card in front can be shown, where the card has no room for it', async () => {
  const mine = view(side({ hand: held('Earthtremor', 'Spark'), power: total(2) }), side({ power: total(5) }));
  const { interaction, change } = showDuelPart(ActionBar, mine, {
    decision: decision([play('Spark'), retreat]),
  });
  interaction.reading = '0:Earthtremor';
  await change({});
  expect(screen.queryByText(/discard one/)).toBeNull();
  interaction.compact = true;
  await change({});
  expect(screen.getByText(/discard one/).className).toContain('read');
});

test('its buttons go into the tray while one is open, and come back when it is folded', async () => {
  const hidden = view(side({ discard: ['Spark'] }), side());
  const { interaction, change } = showDuelPart(ActionBar, hidden, {
    decision: decision([pick('Spark'), plain('done')], 'take'),
  });
  expect(screen.queryAllByRole('button')).toEqual([]);
  interaction.folded = true;
  await change({});
  expect(screen.getByRole('button', { name: 'Choose a card' })).toBeTruthy();
});

test.each([
  ['en', 'You win: 2 crystals!', 'Ben wins: 1 crystal.'],
  ['de', 'Du gewinnst: 2 Kristalle!', 'Ben gewinnt: 1 Kristall.'],
] as const)('tells the result (%s)', async (language, won, lost) => {
  await speaking(language);
  const ended = (winner: number, crystals: number) =>
    view(side(), side(), { result: { winner, crystals, reason: 'dragons' } as never });
  const { change } = showDuelPart(ActionBar, ended(0, 2), { table: duelTable({ game: 'match' }) });
  expect(prompt()).toBe(won);
  await change({ view: ended(1, 1) });
  expect(prompt()).toBe(lost);
});

test('a duel by itself is won without crystals, which are counted in matches', () => {
  const won = view(side(), side(), { result: { winner: 0, crystals: 2, reason: 'dragons' } as never });
  showDuelPart(ActionBar, won);
  expect(prompt()).toBe('You win');
});

test.each([
  ['en', 'Before that you may retrieve cards from the table.'],
  ['de', 'Zuvor darfst du Karten vom Tisch zurückholen.'],
] as const)('says that cards can be retrieved (%s)', async (language, words) => {
  await speaking(language);
  const retrieve: DuelAction = { action: 'retrieve Spark', kind: 'retrieve', card: 'Spark', owner: 0 };
  showDuelPart(ActionBar, fight, { decision: decision([retrieve, play('Volca'), retreat]) });
  expect(prompt()).toContain(words);
});
