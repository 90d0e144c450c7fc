import { describe, expect, it } from 'vitest';
import type { DuelAction, DuelDecision, DuelView, LoadAction, LogEntry, QuestionKind } from '../protocol';
import {
  anyDragon,
  attempted,
  choosing,
  comparison,
  dropped,
  enough,
  locate,
  marking,
  nextStep,
  offers,
  pileInOrder,
  toMatch,
  topOfDiscard,
  trackPhase,
} from './model';
import { decision, held, lying, pick, plain, play, side, total, view } from './testing';

const empty = side();
const done = plain('done');
/** The card that is named next. */
const named = (asked: DuelDecision, marked: ReadonlySet<string>, kind: QuestionKind): string | null => {
  const next = nextStep(asked, marked, kind);
  return next && 'card' in next ? next.card : null;
};

describe('where a card lies', () => {
  const full = side({
    hand: held('Cinder'),
    combat: [lying('Spark')],
    covered: ['Sear'],
    support: [lying('Furnace')],
    discard: ['Volca'],
    pile: ['Oath'],
    revealed: ['Glimmer'],
    ships: [{ ...lying('Sea Devil'), landed: false, cargo: ['Armory'], capacity: 3 }],
    lasting: [lying('Hyla')],
  });
  it.each([
    ['Cinder', 'hand'],
    ['Spark', 'combat'],
    ['Sear', 'covered'],
    ['Furnace', 'support'],
    ['Volca', 'discard'],
    ['Oath', 'pile'],
    ['Glimmer', 'revealed'],
    ['Sea Devil', 'ship'],
    ['Armory', 'cargo'],
    ['Hyla', 'lasting'],
    ['Fire Keeper', 'leader'],
    ['Nobody', 'deck'],
  ])('%s: %s', (card, zone) => expect(locate(full, card)).toBe(zone));
});

describe('actions by place', () => {
  it('puts all that can be done with a hand card at that card', () => {
    const mine = side({ hand: held('Captain', 'Mate') });
    const actions: DuelAction[] = [
      play('Captain'),
      { action: 'bluff Captain', kind: 'bluff', card: 'Captain', owner: 0 },
      play('Mate'),
      { action: 'retreat', kind: 'retreat' },
    ];
    const found = offers(view(mine, empty), decision(actions));
    expect(found.byCard.get('0:Captain')?.map((action) => action.kind)).toEqual(['play', 'bluff']);
    expect(found.byCard.get('0:Mate')).toHaveLength(1);
    expect(found.buttons.map((action) => action.kind)).toEqual(['retreat']);
  });
  it('keeps equal cards of both decks apart', () => {
    const both = view(side({ combat: [lying('Cinder')] }), side({ combat: [lying('Cinder')] }));
    const found = offers(both, decision([pick('Cinder', 1)], 'theirs'));
    expect([...found.byCard.keys()]).toEqual(['1:Cinder']);
  });
  it('shows choices among hidden cards in the tray', () => {
    const mine = side({ discard: ['Volca'], revealed: ['Glimmer'] });
    const found = offers(
      view(mine, empty),
      decision([pick('Volca'), pick('Glimmer'), pick('Deep One')], 'search'),
    );
    expect(found.tray.map((item) => item.zone)).toEqual(['discard', 'revealed', 'deck']);
    expect(found.byCard.size).toBe(0);
  });
  it('shows disclosed cards of the other hand in the tray', () => {
    const found = offers(
      view(empty, side({ hand: held('Tome') })),
      decision([pick('Tome', 1), { action: 'random card', kind: 'random' }], 'from hand', 1),
    );
    expect(found.tray.map((item) => item.card)).toEqual(['Tome']);
    expect(found.buttons.map((action) => action.kind)).toEqual(['random']);
  });
  it('finds dragons, face-down places and demands of the opponent', () => {
    const theirs = side({ support: [lying('Sirens'), lying(null)] });
    const found = offers(
      view(empty, theirs),
      decision([
        { action: 'dragon Lika', kind: 'dragon', dragon: 'Lika' },
        { action: 'pick face-down card 1', kind: 'face down', n: 0 },
        { action: 'satisfy Sirens', kind: 'satisfy', card: 'Sirens', owner: 1 },
      ]),
    );
    expect(found.dragons.get('Lika')?.action).toBe('dragon Lika');
    expect(found.faceDown.get(0)?.kind).toBe('face down');
    expect(found.byCard.get('1:Sirens')?.[0]?.kind).toBe('satisfy');
  });
  it('offers nothing to somebody who only looks', () =>
    expect(offers(view(empty, empty), null).buttons).toEqual([]));
});

describe('sets of cards', () => {
  const mine = side({ hand: held('A', 'B', 'C', 'D') });
  it('lets the last cards be marked although the server names them only later', () => {
    const asked = choosing(view(mine, empty), decision([pick('A'), pick('B'), pick('C')], 'discard', 2));
    expect(asked).toMatchObject({ least: 2, most: 2, cards: ['A', 'B', 'C', 'D'] });
  });
  it('asks for a single card by a click', () =>
    expect(choosing(view(mine, empty), decision([pick('A')], 'discard', 1))).toBeNull());
  it('declining takes one to three', () => {
    expect(choosing(view(mine, empty), decision([pick('A'), pick('B')], 'declining'))).toMatchObject({
      least: 1,
      most: 3,
    });
  });
  it('an exchange may be empty', () => {
    expect(choosing(view(mine, empty), decision([pick('A'), pick('B'), done], 'mulligan'))).toMatchObject({
      least: 0,
      most: 2,
    });
  });
  it('sends the lowest marked card first, then done', () => {
    const marked = new Set(['C', 'A']);
    expect(named(decision([pick('A'), pick('B'), pick('C'), done], 'any'), marked, 'any')).toBe('A');
    expect(named(decision([pick('B'), pick('C'), done], 'any'), marked, 'any')).toBe('C');
    expect(nextStep(decision([done], 'any'), marked, 'any')?.kind).toBe('done');
  });
  it('puts cards under the deck in the order of marking', () => {
    expect(named(decision([pick('A'), pick('C'), done], 'under'), new Set(['C', 'A']), 'under')).toBe('C');
  });
  it('stops when another question comes', () =>
    expect(nextStep(decision([done], 'pay'), new Set(['A']), 'any')).toBeNull());
});

describe('dropping', () => {
  const load = (ship: string): LoadAction => ({
    action: `load X onto ${ship}`,
    kind: 'load',
    card: 'X',
    owner: 0,
    other: ship,
  });
  const actions: DuelAction[] = [
    play('X'),
    { action: 'bluff X', kind: 'bluff', card: 'X', owner: 0 },
    load('Sea Devil'),
    load('Sea Falcon'),
  ];
  it('onto a ship loads that ship', () =>
    expect(dropped(actions, 'ship', 'Sea Falcon').map((action) => action.action)).toEqual([
      'load X onto Sea Falcon',
    ]));
  it('onto the combat area plays', () =>
    expect(dropped(actions, 'combat', '').map((action) => action.kind)).toEqual(['play']));
  it('onto the support area may be a bluff', () =>
    expect(dropped(actions, 'support', '').map((action) => action.kind)).toEqual(['play', 'bluff']));
  it('anywhere else leaves the choice', () => expect(dropped(actions, '', '')).toHaveLength(4));
  it('where nothing fits the choice stays, too', () =>
    expect(dropped([load('Sea Devil')], 'combat', '')).toHaveLength(1));
});

describe('the fight', () => {
  it('has to be matched after its first turn', () => {
    expect(toMatch(view(side({ power: total(3) }), side({ power: total(7) })))).toEqual({
      element: 'fire',
      needed: 7,
      has: 3,
      shielded: false,
    });
    expect(toMatch(view(empty, empty, { first_turn: true }))).toBeNull();
    expect(toMatch(view(empty, empty, { element: null }))).toBeNull();
  });
  it('compares an announcement', () => {
    const unequal = view(side({ power: total(3, 8) }), side({ power: total(7, 8) }));
    expect(comparison(unequal, 0, 'fire')).toEqual({ mine: 3, theirs: 7, held: 'short' });
    expect(comparison(unequal, 0, 'earth').held).toBe('matched');
    expect(
      comparison(view(side({ power: total(3, 0, true) }), side({ power: total(7) })), 0, 'fire').held,
    ).toBe('shielded');
    expect(comparison({ ...unequal, first_turn: true }, 0, 'fire').held).toBe('open');
  });
  it('shows inner phases at their place on the track', () => {
    expect([trackPhase('after_booster_support'), trackPhase('turn_over'), trackPhase('power')]).toEqual([
      'booster_support',
      'end',
      'power',
    ]);
  });
});

describe('piles', () => {
  const entry = (card: string, seat = 0): LogEntry => ({
    version: 1,
    seat,
    action: '',
    at: '',
    events: [{ kind: 'discard', seat, text: '', card }],
  });
  it('the newest discard lies on top', () => {
    const full = side({ discard: ['A', 'B', 'C'] });
    expect(topOfDiscard(full, 0, [entry('C'), entry('A'), entry('Z', 1)], 'open')).toBe('A');
    expect(topOfDiscard(full, 0, [], 'open')).toBe('C');
    expect(topOfDiscard(empty, 0, [entry('A')], 'open')).toBeNull();
  });
  it('where only the top card may be seen, it is the one that the server names, whatever the log says', () => {
    expect(topOfDiscard(side({ discard: ['C'] }), 0, [entry('C'), entry('A')], 'top')).toBe('C');
    expect(topOfDiscard(empty, 0, [entry('A')], 'top')).toBeNull();
    expect(pileInOrder(side({ pile: ['B'], orders: ['A'] }), 'top')).toEqual(['B']);
  });
  it('an attempt is answered as long as it is the newest', () => {
    const attempt: LogEntry = {
      version: 1,
      seat: 1,
      action: '',
      at: '',
      events: [{ kind: 'attempt', seat: 1, text: '', card: 'Tome' }],
    };
    expect([attempted([attempt]), attempted([attempt, entry('A')]), attempted([])]).toEqual([
      'Tome',
      null,
      null,
    ]);
  });
  it('orders in force lie on top of the leadership pile', () => {
    expect(pileInOrder(side({ pile: ['A', 'B', 'C'], orders: ['A'] }), 'open')).toEqual(['B', 'C', 'A']);
  });
});

describe('a payment', () => {
  const asked = choosing(view(side({ hand: held('A', 'B', 'C') }), empty), {
    ...decision([pick('A'), pick('B')], 'pay'),
    question: {
      kind: 'pay',
      source: 'Caterpillar',
      n: 0,
      chosen: [],
      text: '',
      asks: {},
      price: { what: 'fire', n: 3, of: [] },
      pays: [['A', 'C'], ['B']],
    },
  });
  const marked = (...cards: string[]): ReadonlySet<string> => new Set(cards);
  it('takes the cards of any set, in any order', () => {
    expect(asked?.cards).toEqual(['A', 'C', 'B']);
    expect([...(asked ? marking(asked, marked('C'), 'A') : [])]).toEqual(['C', 'A']);
  });
  it('is enough only as a whole set', () => {
    if (!asked) throw new Error('nothing is asked');
    expect([enough(asked, marked('A')), enough(asked, marked('C', 'A')), enough(asked, marked('B'))]).toEqual(
      [false, true, true],
    );
  });
  it('begins anew with a card that does not go with the marked ones', () => {
    expect([...(asked ? marking(asked, marked('A'), 'B') : [])]).toEqual(['B']);
  });
});

describe('which dragon flies', () => {
  const dragon = (name: string): DuelAction => ({ action: `dragon ${name}`, kind: 'dragon', dragon: name });
  const three = decision(['Lika', 'Doran', 'Sesa'].map(dragon), 'attract', 1);
  const in_ = (element: 'fire' | 'earth' | null, at: number[] = []): DuelView => {
    const shown = view(side(), side(), { element });
    return { ...shown, dragons: shown.dragons.map((one, i) => ({ ...one, at: at[i] ?? -1 })) };
  };

  it('is that of the element, where all lie at one place', () => {
    expect(anyDragon(in_('earth'), three)?.action).toBe('dragon Doran');
    expect(anyDragon(in_('fire'), three)?.action).toBe('dragon Lika');
    expect(anyDragon(in_('earth'), decision([dragon('Lika'), dragon('Sesa')], 'attract'))?.action).toBe(
      'dragon Lika',
    );
  });
  it('is left to the player where they lie apart, or something else is asked', () => {
    expect(anyDragon(in_('fire', [1]), three)).toBeNull();
    expect(anyDragon(in_('fire'), decision([dragon('Lika'), plain('no')], 'attract'))).toBeNull();
    expect(anyDragon(in_('fire'), decision([dragon('Lika')], 'target'))).toBeNull();
  });
});
