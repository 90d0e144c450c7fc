import { beforeAll, describe, expect, it } from 'vitest';
import facts from '../../../fixtures/cards.json';
import { setFacts } from '../cards/facts.svelte';
import type { CardAction, CardList, DuelAction } from '../protocol';
import type { AnyEvent } from '../shell/logWords';
import { set } from '../shell/settings.svelte';
import { speak } from '../shell/words.svelte';
import { duel as de } from '../texts/duel.de';
import { duel as en } from '../texts/duel.en';
import { describeEvent, describeEvents, type Names } from './events';
import { actionLabel, cardLabel, describePosition } from './labels';
import { paidText, priceText } from './price';
import { situation } from './situation';
import { decision, held, lying, plain, play, side, total, view } from './testing';

const names: Names = { me: 0, players: ['Anna', 'Ben'] };
const event = (kind: string, seat: number, more: Partial<AnyEvent> = {}): AnyEvent => ({
  kind,
  seat,
  text: `english ${kind}`,
  ...more,
});
const say = async (language: 'en' | 'de'): Promise<void> => {
  set('language', language);
  await speak(language);
};

beforeAll(() => {
  setFacts(facts as CardList);
  return say('en');
});

describe('events', () => {
  it('say you and the name', () => {
    expect(describeEvent(event('play', 0, { card: 'Cinder' }), names)).toBe('You play Cinder');
    expect(describeEvent(event('play', 1, { card: 'Cinder' }), names)).toBe('Ben plays Cinder');
    expect(describeEvent(event('draw', 1, { card: null }), names)).toBe('Ben draws a card');
    expect(describeEvent(event('announce', 1, { element: 'earth' }), names)).toBe('Ben announces Earth');
    expect(describeEvent(event('retreat', 1, { n: 2 }), names)).toBe('Ben retreats: 2 dragons');
    expect(describeEvent(event('dragon', 0, { dragon: 'Lika' }), names)).toBe('Lika flies to you');
  });
  it('speak of both players by name for somebody who looks on', () => {
    expect(describeEvent(event('play', 0, { card: 'Cinder' }), { ...names, me: -1 })).toBe(
      'Anna plays Cinder',
    );
  });
  it('of the table and the match are told, too', () => {
    expect(describeEvent(event('resigned', 1), names)).toBe('Ben resigns');
    expect(describeEvent(event('moved', 1), names)).toBe('Ben sits at another device now');
    expect(describeEvent(event('rested', -1), names)).toBe('The server was away: the clocks stood still');
  });
  it('keep the English text of what is not known', () =>
    expect(describeEvent(event('eclipse', 0), names)).toBe('english eclipse'));
  it('tell rows of draws as one and leave out what only makes noise', () => {
    const draw = event('draw', 1, { card: null });
    expect(
      describeEvents(
        [event('announce', 1, { element: 'fire' }), draw, draw, draw, event('shuffle', 1)],
        names,
      ),
    ).toEqual(['Ben announces Fire', 'Ben draws 3 cards']);
  });
  it('are told in German, too', async () => {
    await say('de');
    expect(describeEvent(event('retreat', 0, { n: 1 }), names)).toBe('Du ziehst dich zurück: 1 Drache');
    await say('en');
  });
  it('have both forms in both languages', () => {
    expect(Object.keys(de.event).sort()).toEqual(Object.keys(en.event).sort());
    for (const forms of [...Object.values(de.event), ...Object.values(en.event)])
      expect(Object.keys(forms).sort()).toEqual(['they', 'you']);
  });
});

describe('labels', () => {
  it('name a card with its figures and what may be done', () => {
    expect(cardLabel('Cinder', { extra: ['may be played'] })).toBe(
      'Cinder, character, Fire 2, Earth 2, may be played',
    );
  });
  it('tell a changed value, and that a card is ignored', () => {
    expect(
      cardLabel('Cinder', { lying: lying('Cinder', { worth: { fire: 4, earth: 2 }, ignored: true }) }),
    ).toBe('Cinder, character, Fire 4, printed 2, Earth 2, ignored');
  });
  it('say nothing of a hidden card', () => expect(cardLabel(null)).toBe('face-down card'));
  it('tell covering from adding', () => {
    const add: CardAction = { action: 'add X', kind: 'add', card: 'X', owner: 0 };
    expect([actionLabel(play('X')), actionLabel(play('X'), [play('X'), add]), actionLabel(add)]).toEqual([
      'Play',
      'Play, covering',
      'Add beside',
    ]);
  });
});

describe('the line', () => {
  const fight = view(side({ power: total(3), hand: held('Cinder') }), side({ power: total(7) }));
  const line = (...args: Parameters<typeof situation>): string => situation(...args).text;
  it('says what must be matched', () =>
    expect(
      line(fight, decision([play('Cinder'), { action: 'retreat', kind: 'retreat' }]), names, false),
    ).toBe('You must match 7 Fire: play a character, or retreat.'));
  it('says that nothing helps', () =>
    expect(line(fight, decision([{ action: 'retreat', kind: 'retreat' }]), names, false)).toContain(
      'retreat',
    ));
  it('says that it is enough only when it can be announced', () => {
    const enough = view(side({ power: total(7) }), side({ power: total(7) }));
    expect(
      line(enough, decision([play('Cinder'), { action: 'retreat', kind: 'retreat' }]), names, false),
    ).toBe('You must match 7 Fire: play a character, or retreat.');
    expect(
      line(enough, decision([{ action: 'announce Fire', kind: 'announce', element: 'fire' }]), names, false),
    ).toBe('You have 7 Fire, and 7 are enough: announce it.');
  });
  it('waits for the other', () =>
    expect(line({ ...fight, decider: 1 }, null, names, true)).toBe('Ben is thinking …'));
  it('asks a question by the card that asks', () => {
    const asked = decision([], 'discard', 2);
    if (asked.question) {
      asked.question.source = 'Bashdin';
      asked.question.asks = {
        en: 'Discard 2 cards from your hand.',
        de: 'Lege 2 Karten von deiner Hand ab.',
      };
    }
    expect(situation(fight, asked, names, false)).toEqual({
      source: 'Bashdin',
      text: 'Discard 2 cards from your hand.',
      warm: true,
    });
  });
  it('tells the result', () =>
    expect(
      line(
        { ...fight, result: { winner: 0, crystals: 1, termination: 'dragons', reason: '' } },
        null,
        names,
        false,
      ),
    ).toBe('You win: 1 crystal!'));
});

it('describes the position in sentences', () => {
  const table = view(
    side({ power: total(3), combat: [lying('Cinder')], hand: held('Spark', 'Sear') }),
    side({ power: total(7), support: [lying(null)] }),
  );
  table.dragons[0] = { name: 'Lika', at: 1 };
  expect(describePosition(table, names)).toBe(
    'It is your turn, Character. A fight in Fire. You: 3 Fire. Your combat area: Cinder. You: 2 cards in hand, 20 cards in the draw deck. ' +
      'Ben: 7 Fire. Support of Ben: face-down card. Ben: 0 cards in hand, 20 cards in the draw deck. Dragons with Ben: Lika. On the board: Doran and Sesa. Your hand: Spark and Sear.',
  );
});

it('says of a game that is over that it is over, not whose turn it would be', () => {
  const over = view(side(), side(), {
    player: 1,
    result: { winner: 0, crystals: 4, termination: 'fourth-dragon', reason: '' },
  });
  expect(describePosition(over, names)).toMatch(/^The game is over\. /);
  expect(describePosition(over, names)).not.toContain('turn of Ben');
});

describe('what is to be done', () => {
  const mine = side({ hand: held('Cinder', 'Fireblast'), power: total(2) });
  const theirs = side({ power: total(5) });
  const line = (actions: Parameters<typeof decision>[0], more: Parameters<typeof view>[2] = {}): string =>
    situation(view(mine, theirs, more), decision(actions), names, false).text;
  const retreat = plain('retreat');
  const fire: DuelAction = { action: 'announce Fire', kind: 'announce', element: 'fire' };
  it('in a fight: a character, then more, then the announcement, or a retreat', () => {
    expect(line([play('Cinder'), retreat])).toBe('You must match 5 Fire: play a character, or retreat.');
    expect(line([play('Fireblast')])).toBe('You have 2 of 5 Fire: play a booster or a support.');
    expect(line([retreat])).toBe('Nothing you may play matches 5 Fire: retreat.');
    const strong = view(side({ ...mine, power: total(6) }), theirs);
    expect(situation(strong, decision([fire]), names, false).text).toBe(
      'You have 6 Fire, and 5 are enough: announce it.',
    );
    expect(situation(strong, decision([fire, play('Fireblast')]), names, false).text).toBe(
      'You have 6 Fire, and 5 are enough: announce it, or play more first.',
    );
  });
  it.each([
    ['en', 'You have no character you can play: you must retreat.'],
    ['de', 'Du hast keinen Charakter, den du spielen kannst: Du musst dich zurückziehen.'],
  ] as const)(
    'without a character in hand nothing can be matched, not even 0 (%s)',
    async (language, words) => {
      await say(language);
      const none = view(side({ hand: held('Fireblast') }), side({ power: total(0) }));
      expect(situation(none, decision([retreat]), names, false).text).toBe(words);
      const forbidden = view(side({ hand: held('Cinder') }), side({ power: total(0) }));
      expect(situation(forbidden, decision([retreat]), names, false).text).toBe(words);
      await say('en');
    },
  );
  it('against nothing, any number is enough', () => {
    const none = view(mine, side({ power: total(0) }));
    expect(situation(none, decision([fire]), names, false).text).toBe(
      'Any number is enough against 0 Fire: announce it.',
    );
  });
  it('before a fight: start one, or decline', () => {
    const decline = plain('decline');
    const before = { fight: false, element: null };
    expect(line([play('Cinder'), decline], before)).toBe('Start a fight with a character, or decline.');
    expect(line([decline], before)).toBe('You have no character you can play: you must decline.');
  });
  it('names the card that asks to be paid', () => {
    const satisfy: DuelAction = {
      action: 'satisfy Caterpillar Fireeater',
      kind: 'satisfy',
      card: 'Caterpillar Fireeater',
      owner: 1,
    };
    expect(line([play('Cinder'), retreat, satisfy])).toMatch(/Caterpillar Fireeater asks to be paid/);
  });
});

describe('a price', () => {
  it('is told with what is paid of it', () => {
    const price = { what: 'fire' as const, n: 3, of: [] };
    expect(priceText(price)).toBe('Discard cards worth 3 Fire.');
    expect(paidText(price, ['Cinder'])).toBe('2 of 3 Fire'); // Cinder has 2 Fire
    expect(paidText({ what: 'both', n: 2, of: [] }, ['Cinder'])).toBe('2 of 2 Fire, 0 of 2 Earth'); // 2 Fire, 2 Earth, but one card
    expect(paidText({ what: 'cards', n: 3, of: ['characters'] }, ['Cinder'])).toBe('1 of 3 cards');
    expect(priceText({ what: 'cards', n: 3, of: ['characters'] })).toBe('Discard 3 of one kind: characters.');
  });
});
