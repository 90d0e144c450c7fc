import { beforeEach, describe, expect, it } from 'vitest';
import type { DuelEvent, LogEntry } from '../protocol';
import { loadCards } from '../../testing/cards';
import { duelTable } from '../../testing/kit';
import { direct, directMoments, readingTime, type Shown } from './director';
import { side, total, view } from './testing';

beforeEach(loadCards);

const now = view(side({ power: total(10) }), side({ power: total(4) }));
const entry = (seat: number, ...events: Partial<DuelEvent>[]): LogEntry =>
  ({
    version: 1,
    seat,
    action: '',
    events: events.map((one) => ({ text: '', seat, ...one })),
    at: '',
  }) as LogEntry;
function staged(
  seat: number,
  ...events: Partial<DuelEvent>[]
): { before: Shown[]; after: Shown[]; ms: number } {
  const scene = direct({ entry: entry(seat, ...events), view: now, table: duelTable() }, now, 0);
  const whats = (beats: readonly { what: unknown }[]): Shown[] => beats.map((beat) => beat.what as Shown);
  return {
    before: whats(scene.before),
    after: whats(scene.after),
    ms: [...scene.before, ...scene.after].reduce((sum, beat) => sum + beat.ms, 0),
  };
}

describe('the other side', () => {
  it('shows its card large, with what came of it, for long enough to read', () => {
    const { after, ms } = staged(
      1,
      { kind: 'play', card: 'Earthtremor' },
      { kind: 'discard', seat: 0, card: 'Spark' },
    );
    expect(after).toEqual([
      {
        kind: 'card',
        card: 'Earthtremor',
        people: 'Vulca',
        text: 'Ben plays Earthtremor',
        effects: ['You discard Spark'],
      },
    ]);
    expect(ms).toBe(readingTime('Earthtremor'));
    expect(ms).toBeGreaterThan(readingTime(null));
  });
  it('takes a breath before it retreats, and then the fight is won', () => {
    const { before, after } = staged(1, { kind: 'retreat', n: 1 });
    expect(before).toMatchObject([{ kind: 'words', text: 'Ben looks at your 10 Fire …' }]);
    expect(after).toMatchObject([
      { kind: 'words', text: 'Ben retreats', more: 'Your 10 Fire against 4', tone: 'plain' },
      { kind: 'words', text: 'You win the fight', more: '1 dragon towards you', tone: 'good' },
    ]);
  });
  it('lets the dragon fly, and says how many are there now', () => {
    const lika = { kind: 'dragon' as const, seat: 0, dragon: 'Lika' };
    const flown = (at: number[], told = entry(0, lika)): Shown[] => {
      const dragons = ['Lika', 'Doran', 'Sesa'].map((name, i) => ({ name, at: at[i] ?? -1 }));
      const then = { ...now, dragons };
      return direct({ entry: told, view: then, table: duelTable() }, now, 0).after.map(
        (beat) => beat.what as Shown,
      );
    };
    expect(flown([0, 0])).toMatchObject([
      { text: 'Lika flies to you', more: 'You now have 2 of the three dragons.', tone: 'good' },
    ]);
    expect(flown([0, 0, 0])).toMatchObject([
      { more: 'All three are with you. Win one more fight, and you win the game.' },
    ]);
  });
  it('counts them one by one where several fly', () => {
    const both = [
      { kind: 'dragon' as const, dragon: 'Lika' },
      { kind: 'dragon' as const, dragon: 'Sesa' },
    ];
    const then = { ...now, dragons: now.dragons.map((one) => ({ ...one, at: 0 })) };
    const scene = direct({ entry: entry(0, ...both), view: then, table: duelTable() }, now, 0);
    expect(scene.after.map((beat) => beat.what)).toMatchObject([
      { more: 'You now have 2 of the three dragons.' },
      { more: 'All three are with you. Win one more fight, and you win the game.' },
    ]);
  });
  it('tells no dragon that does not exist: with all three there, one more wins the game', () => {
    const fourth = { kind: 'fourth dragon' as const, seat: 0 };
    const over = { kind: 'over' as const, seat: 0, n: 4 };
    const said = 'With all three dragons, you attract one more: that wins the game';
    expect(staged(1, { kind: 'retreat', n: 1 }, fourth, over).after.slice(1)).toMatchObject([
      { text: 'You win the fight', more: said },
      { text: 'You win the game' },
    ]);
    // outside a fight, by a text or by a bluff, it is a moment of its own
    const paid = staged(0, { kind: 'discard', card: 'Spark' }, fourth, over).after;
    expect(paid).toMatchObject([{ text: said, tone: 'good' }, { text: 'You win the game' }]);
    // the third dragon flies before: no further fight is asked for
    const then = { ...now, dragons: now.dragons.map((one) => ({ ...one, at: 0 })) };
    const told = entry(
      1,
      { kind: 'retreat', n: 2 },
      { kind: 'dragon', seat: 0, dragon: 'Sesa' },
      fourth,
      over,
    );
    const scene = direct({ entry: told, view: then, table: duelTable() }, now, 0);
    expect(scene.after.slice(1).map((beat) => beat.what)).toMatchObject([
      { text: 'You win the fight', more: '2 dragons towards you' },
      { text: 'Sesa flies to you', more: said },
      { text: 'You win the game' },
    ]);
  });
  it('a last fight that ends the game because somebody has no cards left is no dragon beyond all three', () => {
    const over = [{ kind: 'fight over' as const }, { kind: 'over' as const, seat: 0, n: 2 }];
    expect(staged(1, { kind: 'retreat', n: 0 }, ...over).after[1]).toMatchObject({
      text: 'You win the fight',
      more: 'no dragon moves',
    });
  });
  it('shows the cards that a text takes from me after its card was played', () => {
    const { after } = staged(
      1,
      { kind: 'discard', seat: 0, card: 'Spark' },
      { kind: 'discard', seat: 0, card: 'Volca' },
    );
    expect(after).toMatchObject([{ kind: 'words', text: 'You discard 2 cards', cards: ['Spark', 'Volca'] }]);
  });
  it('says nothing of the cards that are laid aside when a fight is over', () => {
    expect(
      staged(1, { kind: 'discard', seat: 1, card: 'Spark' }, { kind: 'fight over', seat: 1 }).after,
    ).toEqual([]);
  });
  it('announces', () => {
    const { after } = staged(1, { kind: 'announce', element: 'fire', n: 7 });
    expect(after).toMatchObject([{ text: 'Ben announces 7 Fire' }]);
  });
});

it('what I play myself is not shown to me again', () => {
  expect(staged(0, { kind: 'play', card: 'Earthtremor' })).toEqual({ before: [], after: [], ms: 0 });
});

it('a called bluff: a pause, the cards turned up, the verdict', () => {
  const { before, after } = staged(
    0,
    { kind: 'call' },
    { kind: 'reveal', seat: 1, card: 'Cannoneer Qu Cha' },
    { kind: 'lie', seat: 1 },
  );
  expect(before).toMatchObject([{ kind: 'words', text: 'You call the bluff' }]);
  expect(after).toMatchObject([
    {
      kind: 'verdict',
      cards: ['Cannoneer Qu Cha'],
      honest: false,
      text: 'A lie!',
      more: 'A dragon comes to you.',
      tone: 'good',
    },
  ]);
});

it('the end of the game is a moment; crystals are counted in a match', () => {
  const { after } = staged(1, { kind: 'over', seat: 0, n: 4 });
  expect(after).toMatchObject([{ text: 'You win the game', more: '', tone: 'good' }]);
  const told = { entry: entry(1, { kind: 'over', seat: 0, n: 4 }), view: now, table: duelTable() };
  const match = direct({ ...told, table: duelTable({ game: 'match' }) }, now, 0);
  expect(match.after[0]?.what).toMatchObject({
    text: 'You win the game',
    more: '4 crystals: one for the win, one for each dragon', // told in the first games
  });
});

describe('a lesson', () => {
  const moments = (...told: Partial<DuelEvent>[]): Shown[] =>
    directMoments({ entry: entry(1, ...told), view: now, table: duelTable() }, 0).after.map(
      (beat) => beat.what as Shown,
    );

  it('stages a won fight, and its cards not at all', () => {
    expect(
      moments({ kind: 'play', card: 'Earthtremor' }, { kind: 'announce', element: 'fire', n: 7 }),
    ).toEqual([]);
    expect(moments({ kind: 'retreat', n: 2 }, { kind: 'dragon', seat: 0, dragon: 'Lika' })).toMatchObject([
      { text: 'You win the fight', more: '2 dragons towards you', tone: 'good' },
    ]);
  });
  it('ends with the game alone, without the crystals that it does not explain', () => {
    expect(moments({ kind: 'retreat', n: 1 }, { kind: 'over', seat: 0, n: 4 })).toMatchObject([
      { text: 'You win the game', more: '', tone: 'good' },
    ]);
  });
});
