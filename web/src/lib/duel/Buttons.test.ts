import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { DuelAction, Outcome, PlainAction } from '../protocol';
import { set } from '../shell/settings.svelte';
import { showDuelPart } from '../../testing/duel';
import { speaking } from '../../testing/kit';
import Buttons from './Buttons.svelte';
import { decision, held, pick, plain, side, total, view } from './testing';

const announce = (element: 'fire' | 'earth'): DuelAction => ({
  action: `announce ${element}`,
  kind: 'announce',
  element,
});
const outcome = (more: Partial<Outcome>): Outcome => ({
  when: 'now',
  to: 1,
  dragons: 2,
  retreats: 0,
  wins: false,
  ...more,
});
const retreat: PlainAction = { ...plain('retreat'), outcomes: [outcome({})] };
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('announcements', () => {
  test('say what they compare to and are played with one click', async () => {
    const { sent } = showDuelPart(Buttons, view(side({ power: total(4, 7) }), side({ power: total(6, 7) })), {
      decision: decision([announce('fire'), announce('earth')]),
    });
    expect(button(/Announce Fire/).textContent).toContain('4 against 6: not enough');
    expect(button(/Announce Earth/).textContent).toContain('7 against 7');
    await userEvent.click(button(/Announce Earth/));
    expect(sent).toEqual(['announce earth']);
  });

  test('in German', async () => {
    await speaking('de');
    showDuelPart(Buttons, view(side({ power: total(4, 0, true) }), side({ power: total(6) })), {
      decision: decision([announce('fire')]),
    });
    expect(button(/Feuer ansagen/).textContent).toContain('4 gegen 6, ');
  });
});

describe('a retreat', () => {
  const mine = decision([announce('fire'), retreat]);
  const now = view(side(), side(), { attracted_by_retreat: 2 });

  test('tells its cost and is asked again before it is played', async () => {
    const { sent } = showDuelPart(Buttons, now, { decision: mine });
    expect(button(/Retreat/).textContent).toContain('the fight is lost: 2 dragons towards Ben');
    await userEvent.click(button(/Retreat/));
    expect(sent).toEqual([]);
    await userEvent.click(button(/Really retreat\?/));
    expect(sent).toEqual(['retreat']);
  });

  test('can be thought over', async () => {
    const { sent } = showDuelPart(Buttons, now, { decision: mine });
    await userEvent.click(button(/Retreat/));
    await userEvent.click(button(/Fight on/));
    expect(button(/^Retreat/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Fight on/ })).toBeNull();
    expect(sent).toEqual([]);
  });

  test('is played at once by whoever does not want to be asked', async () => {
    set('confirm', false);
    const { sent } = showDuelPart(Buttons, now, { decision: mine });
    await userEvent.click(button(/Retreat/));
    expect(sent).toEqual(['retreat']);
  });

  test('is played at once where nothing else can be done', async () => {
    const { sent } = showDuelPart(Buttons, now, { decision: decision([retreat]) });
    await userEvent.click(button(/Retreat/));
    expect(sent).toEqual(['retreat']);
  });

  test('warns when it loses the game', () => {
    const lost: PlainAction = { ...plain('retreat'), outcomes: [outcome({ wins: true })] };
    showDuelPart(Buttons, now, { decision: decision([announce('fire'), lost]) });
    expect(button(/Retreat/).textContent).toMatch(/the fight is lost: Ben wins the game$/);
  });

  test('in German', async () => {
    await speaking('de');
    showDuelPart(Buttons, now, { decision: mine });
    await userEvent.click(button(/Rückzug/));
    expect(button(/Wirklich zurückziehen\?/)).toBeTruthy();
  });
});

describe('what is at stake', () => {
  const fight = view(side({ power: total(5) }), side({ power: total(7) }), { player: 1 });
  const call: PlainAction = {
    ...plain('call'),
    outcomes: [
      outcome({ when: 'lie', to: 0, retreats: 1 }),
      outcome({ when: 'honest', to: 1, dragons: 1, retreats: -1 }),
    ],
  };

  test('a call says what it wins and what it costs, trust what stands', () => {
    showDuelPart(Buttons, fight, { decision: decision([call, plain('trust')], 'calling') });
    expect(button(/Call/).textContent).toContain('A lie: 2 dragons towards you, the fight is yours');
    expect(button(/Call/).textContent).toContain('Honest: 1 dragon towards Ben, the fight goes on');
    expect(button(/Trust/).textContent).toContain('7 Fire stands');
  });

  test('of the fight nothing is said where a call ends the game', () => {
    const last = {
      ...call,
      outcomes: [outcome({ when: 'honest', to: 1, dragons: 1, retreats: -1, wins: true })],
    };
    showDuelPart(Buttons, fight, { decision: decision([last, plain('trust')], 'calling') });
    expect(button(/Call/).textContent).toMatch(/Honest: Ben wins the game$/);
  });

  test('an announcement says what a retreat would win, and what a call would cost', () => {
    const lie: DuelAction = {
      action: 'announce fire',
      kind: 'announce',
      element: 'fire',
      outcomes: [
        outcome({ when: 'retreat', to: 0, dragons: 1, retreats: 1 }),
        outcome({ when: 'lie', to: 1, dragons: 2 }),
      ],
    };
    showDuelPart(Buttons, view(side({ power: total(7) }), side({ power: total(5) })), {
      decision: decision([lie]),
    });
    expect(button(/Announce/).textContent).toContain('if Ben retreats: 1 dragon towards you');
    expect(button(/Announce/).textContent).toContain(
      'if called: a lie, 2 dragons towards Ben, the fight is lost',
    );
  });

  test('in German', async () => {
    await speaking('de');
    showDuelPart(Buttons, fight, { decision: decision([call, plain('decline')], 'calling') });
    expect(button(/Bluff aufdecken/).textContent).toContain('Gelogen: 2 Drachen in deine Richtung');
    expect(button(/Verzichten/).textContent).toContain('1 bis 3 Karten ablegen');
  });
});

describe('a set of cards', () => {
  const question = decision([pick('Cinder'), pick('Spark'), pick('Volca')], 'discard', 2);
  const now = view(side({ hand: held('Cinder', 'Spark', 'Volca') }), side());

  test('is sent when as many are marked as are asked for, one by one', async () => {
    const { sent, interaction, change } = showDuelPart(Buttons, now, { decision: question });
    const discard = (): HTMLButtonElement => button(/Discard 2 cards/) as HTMLButtonElement;
    expect(discard().disabled).toBe(true);
    interaction.mark('Cinder');
    interaction.mark('Volca');
    await Promise.resolve();
    expect(discard().disabled).toBe(false);
    await userEvent.click(discard());
    expect(sent).toEqual(['pick Cinder']);
    const next = decision([pick('Spark'), pick('Volca')], 'discard', 1);
    await change({ decision: next });
    interaction.carryOn(next);
    expect(sent).toEqual(['pick Cinder', 'pick Volca']);
  });

  test('nobody who only looks on is asked', () => {
    showDuelPart(Buttons, now, { decision: question, act: undefined });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
