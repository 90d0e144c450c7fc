import { cleanup, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadCards } from '../../testing/cards';
import { showDuelPart } from '../../testing/duel';
import { speaking } from '../../testing/kit';
import { settings } from '../shell/settings.svelte';
import Hand from './Hand.svelte';
import { decision, held, pick, play, side, view } from './testing';

beforeAll(loadCards);

const now = view(side({ hand: held('Volca', 'Fireblast', 'Glimmer') }), side());
const card = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

test('shows the cards in the order of the hand, with their values', () => {
  showDuelPart(Hand, now);
  expect(screen.getByRole('group', { name: 'Your hand' })).toBeTruthy();
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? '');
  expect(names.map((name) => name.split(',')[0])).toEqual(['Volca', 'Fireblast', 'Glimmer']);
  expect(names[0]).toContain('Fire 5');
});

test.each([
  ['en', 'Your hand', 'may be played', 'may not be played now'],
  ['de', 'Deine Hand', 'darf gespielt werden', 'darf jetzt nicht gespielt werden'],
] as const)('says in words what may be played (%s)', async (language, hand, may, mayNot) => {
  await speaking(language);
  showDuelPart(Hand, now, { decision: decision([play('Volca')]) });
  expect(screen.getByRole('group', { name: hand })).toBeTruthy();
  expect(card(/^Volca/).getAttribute('aria-label')).toContain(may);
  expect(card(/^Glimmer/).getAttribute('aria-label')).toContain(mayNot);
});

describe('a card with one thing to do', () => {
  test('is played by a click', async () => {
    const { sent } = showDuelPart(Hand, now, { decision: decision([play('Volca')]) });
    await userEvent.click(card(/^Volca/));
    expect(sent).toEqual(['play Volca']);
  });
  test('is played by Enter', async () => {
    const { sent } = showDuelPart(Hand, now, { decision: decision([play('Fireblast')]) });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual(['play Fireblast']);
  });
});

test('a card with several things to do opens a menu and plays nothing', async () => {
  const add = { ...play('Volca'), action: 'add Volca', kind: 'add' as const };
  const { sent, interaction } = showDuelPart(Hand, now, { decision: decision([play('Volca'), add]) });
  expect(card(/^Volca/).getAttribute('aria-haspopup')).toBe('menu');
  await userEvent.click(card(/^Volca/));
  expect(sent).toEqual([]);
  expect(interaction.menu?.actions.map((action) => action.action)).toEqual(['play Volca', 'add Volca']);
});

describe('a card that may only be laid face down', () => {
  const bluff = { ...play('Volca'), action: 'bluff Volca', kind: 'bluff' as const };
  const shown = (): ReturnType<typeof showDuelPart> =>
    showDuelPart(Hand, now, { decision: decision([bluff]) });

  test('says first what that stakes', async () => {
    const { sent, interaction } = shown();
    expect(card(/^Volca/).getAttribute('aria-haspopup')).toBe('menu');
    await userEvent.click(card(/^Volca/));
    expect(sent).toEqual([]);
    expect(interaction.menu?.actions.map((action) => action.action)).toEqual(['bluff Volca']);
  });
  test('is laid at once by somebody who wants no questions', async () => {
    settings.confirm = false;
    const { sent } = shown();
    await userEvent.click(card(/^Volca/));
    settings.confirm = true;
    expect(sent).toEqual(['bluff Volca']);
  });
});

test('a card that may not be played is asked about', async () => {
  const asked: string[] = [];
  const why = (what: string) => Promise.resolve((asked.push(what), { reason: null, place: '' }));
  const { sent } = showDuelPart(Hand, now, { decision: decision([play('Volca')]), why });
  await userEvent.click(card(/^Glimmer/));
  expect([asked, sent]).toEqual([['Glimmer'], []]);
});

test('cards of a set are marked, and unmarked by a second click', async () => {
  const question = decision([pick('Volca'), pick('Fireblast'), pick('Glimmer')], 'any');
  const { sent, interaction } = showDuelPart(Hand, now, { decision: question });
  await userEvent.click(card(/^Volca/));
  await userEvent.click(card(/^Glimmer/));
  await userEvent.click(card(/^Volca/));
  expect(card(/^Volca/).getAttribute('aria-pressed')).toBe('false');
  expect(card(/^Glimmer/).getAttribute('aria-pressed')).toBe('true');
  expect([[...interaction.marked], sent]).toEqual([['Glimmer'], []]);
});

test('says which cards the opponent knows', () => {
  const known = side({ hand: [{ card: 'Volca', known: true }] });
  showDuelPart(Hand, view(known, side()));
  expect(card(/^Volca/).getAttribute('aria-label')).toContain('your opponent knows it');
});

test('a spectator sees backs and learns nothing', () => {
  showDuelPart(Hand, view(side({ hand: [null, null] }), side(), { seat: -1 }), { act: undefined });
  const labels = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
  expect(labels).toEqual(['face-down card', 'face-down card']);
});

describe('on a phone', () => {
  /** Cards are as high as the hand less its padding, and 7 to 12. */
  function phone(width: number): ReturnType<typeof showDuelPart> {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(210);
    const shown = showDuelPart(Hand, now, { decision: decision([play('Volca')]) });
    shown.interaction.compact = true;
    return shown;
  }
  const strips = (): number => document.querySelectorAll('.card.strip').length;
  afterEach(() => vi.restoreAllMocks());

  test('the first tap brings a card to the front and says that another plays it', async () => {
    const { sent } = phone(300);
    await userEvent.click(card(/^Volca/));
    expect(sent).toEqual([]);
    expect(screen.getByText('tap again')).toBeTruthy();
    await userEvent.click(card(/^Volca/));
    expect(sent).toEqual(['play Volca']);
  });
  test('nothing is promised of a card that may not be played', async () => {
    phone(300);
    await userEvent.click(card(/^Glimmer/));
    expect(screen.queryByText('tap again')).toBeNull();
  });
  test('cards overlap only where they have no room side by side', async () => {
    phone(340); // three of 105 and 6 between them
    await tick();
    expect(strips()).toBe(2);
    cleanup();
    phone(341);
    await tick();
    expect(strips()).toBe(0);
  });
});
