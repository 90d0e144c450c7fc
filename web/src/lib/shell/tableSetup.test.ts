import { expect, test } from 'vitest';
import {
  cityTable,
  deckOf,
  draftTable,
  duelTable,
  defaultSetup,
  levelsOf,
  paired,
  readyMade,
  remembered,
  rememberedCity,
  side,
} from './tableSetup';

test('the first setup is Hoax against a bot with Vulca', () => {
  expect(duelTable(defaultSetup())).toMatchObject({
    game: 'duel',
    rules: 'legends',
    piles: 'top',
    seats: [
      { who: 'me', deck: { leader: 'Hoax', cards: [] } },
      { who: 'adept', deck: { leader: 'Vulca', cards: [] } },
    ],
  });
});

test('a friend who comes by link brings his own deck', () => {
  expect(duelTable({ ...defaultSetup(), opponent: 'link' }).seats).toEqual([
    expect.objectContaining({ who: 'me' }),
    { who: 'open' },
  ]);
});

test('the discard piles are as printed unless the players agree to open them', () => {
  expect(duelTable({ ...defaultSetup(), piles: 'open' }).piles).toBe('open');
  const { piles: _, ...older } = defaultSetup();
  expect(remembered(JSON.stringify(older)).piles).toBe('top');
});

test('two people at one screen have both seats', () => {
  const seats = duelTable({ ...defaultSetup(), opponent: 'here' }).seats;
  expect(seats?.map((seat) => [seat.who, seat.name])).toEqual([
    ['me', 'Hoax'],
    ['me', 'Vulca'],
  ]);
  const mirror = duelTable({
    ...defaultSetup(),
    opponent: 'here',
    sides: [side('Flit'), side('Flit')],
  }).seats;
  expect(mirror?.map((seat) => seat.name)).toEqual(['Flit 1', 'Flit 2']);
});

test('a match takes prepared decks', () => {
  const wanted = duelTable({ ...defaultSetup(), match: true });
  expect(wanted.game).toBe('match');
  expect(wanted.seats?.map((seat) => seat.decks?.map((deck) => deck.leader))).toEqual([['Hoax'], ['Vulca']]);
});

test('to a match each side may bring several decks, each name once', () => {
  const flit = { ...side('Hoax'), more: [readyMade('Flit'), readyMade('Hoax')] };
  const wanted = duelTable({ ...defaultSetup(), match: true, sides: [flit, side('Vulca')] });
  expect(wanted.seats?.map((seat) => seat.decks?.map((deck) => deck.name))).toEqual([
    ['Hoax', 'Flit'],
    ['Vulca'],
  ]);
  expect(duelTable({ ...defaultSetup(), sides: [flit, side('Vulca')] }).seats?.[0]).toEqual({
    who: 'me',
    deck: readyMade('Hoax'),
  });
});

test('emissaries and families are used by both or by neither: the other side follows', () => {
  const mine = { ...side('Hoax'), emissary: 'Envoy of the Tides', family: 6 };
  const both = paired([mine, side('Vulca')], 0, ['Envoy of the Tides', 'Envoy of the Dunes']);
  expect(both).toEqual([mine, { ...side('Vulca'), emissary: 'Envoy of the Dunes', family: 1 }]);
  expect(paired([side('Hoax'), both[1]], 0, [])).toEqual([side('Hoax'), side('Vulca')]);
});

test('chance draws one of the nine peoples', () => {
  expect([0, 0.5, 0.999].map((draw) => deckOf(side(''), () => draw).leader)).toEqual([
    'Hoax',
    'Khind',
    'Buka',
  ]);
});

test('an own deck goes before the people, an emissary with a ready-made deck', () => {
  const deck = { name: 'Mine', leader: 'Flit', cards: ['Falc'], inquisitor: '', emissary: '', family: 0 };
  expect(deckOf({ ...side('Hoax'), deck, emissary: 'Envoy of the Tides' })).toBe(deck);
  expect(deckOf({ ...side('Hoax'), emissary: 'Envoy of the Tides', family: 2 })).toMatchObject({
    emissary: 'Envoy of the Tides',
    family: 2,
  });
});

test('what an earlier visit left is taken only where it makes sense', () => {
  const mine = { ...defaultSetup(), opponent: 'master' as const, listed: true };
  expect(remembered(JSON.stringify(mine))).toEqual({ ...mine, listed: false });
  for (const nonsense of [null, '', 'null', '[]', '{"sides":[]}', '{"sides":[null,{"people":"Orcs"}]}'])
    expect(remembered(nonsense)).toEqual(defaultSetup());
});

test('the city seats whoever was named, and names only those who have one', () => {
  const agreed = { clock: null, listed: false, takeback: false, advice: true, rated: false };
  const terms = { ...agreed, absence: 15, chat: true };
  expect(
    cityTable({
      seats: ['me', 'here', 'open', 'adept'],
      names: ['Anna', ' Ben '],
      layout: 'random',
      ...terms,
    }),
  ).toEqual({
    game: 'city',
    layout: 'random',
    ...terms,
    seats: [{ who: 'me', name: 'Anna' }, { who: 'me', name: 'Ben' }, { who: 'open' }, { who: 'adept' }],
  });
});

test('chat is for tables that are not listed, and only where somebody else comes', () => {
  const wanted = { ...defaultSetup(), chat: true, absence: 2 };
  expect(duelTable({ ...wanted, opponent: 'link' })).toMatchObject({ chat: true, absence: 2 });
  expect(duelTable({ ...wanted, opponent: 'link', listed: true })).toMatchObject({ chat: false });
  expect(duelTable({ ...wanted, opponent: 'novice' })).not.toHaveProperty('chat');
});

test('a rated game is not lost in a moment, and with days for each move only by the clock', () => {
  const wanted = { ...defaultSetup(), opponent: 'link' as const, absence: 2 };
  expect(duelTable(wanted)).toMatchObject({ absence: 2 });
  expect(duelTable({ ...wanted, rated: true })).toMatchObject({ absence: 5 });
  expect(duelTable({ ...wanted, rated: true, absence: 0 })).toMatchObject({ absence: 0 });
  expect(duelTable({ ...wanted, clock: { days: 2 } })).toMatchObject({ absence: 0 });
});

test('a draft names its peoples, or leaves them to chance', () => {
  const wanted = {
    seats: ['me', 'novice'] as const,
    names: [],
    rules: 'legends' as const,
    piles: 'open' as const,
    listed: false,
    seconds: 0,
  };
  expect(
    draftTable({ ...wanted, seats: [...wanted.seats], peoples: ['Hoax', 'Vulca', 'Flit'] }).peoples,
  ).toEqual(['Hoax', 'Vulca', 'Flit']);
  expect(draftTable({ ...wanted, seats: [...wanted.seats], peoples: [] }).piles).toBe('open');
  const plain = draftTable({ ...wanted, seats: [...wanted.seats], peoples: [] });
  expect('peoples' in plain).toBe(false);
  expect('clock' in plain).toBe(false);
  const quick = draftTable({ ...wanted, seats: [...wanted.seats], peoples: [], seconds: 45 });
  expect(quick.clock).toEqual({ seconds: 45 });
});

test('a duel is offered seven levels, the city those that differ there', () => {
  expect(levelsOf('duel')).toHaveLength(7);
  expect(levelsOf('duel')[0]).toBe('newcomer');
  expect(levelsOf('city')[0]).toBe('novice');
  expect(levelsOf('city').at(-1)).toBe('master');
});

test('a game by days keeps its clock, rated or not, on the duel and in the city', () => {
  const days = { ...defaultSetup(), opponent: 'link' as const, clock: { days: 3 } };
  expect(duelTable(days).clock).toEqual({ days: 3 });
  expect(duelTable({ ...days, rated: true }).clock).toEqual({ days: 3 });
  const city = cityTable({ ...days, seats: ['me', 'open'], names: [], layout: 'standard' });
  expect(city.clock).toEqual({ days: 3 });
});

test('the first city is against a novice; the next one as it was chosen last, if that still makes sense', () => {
  const first = { seats: ['me', 'novice'], layout: 'standard' };
  for (const nonsense of [
    null,
    '',
    '[]',
    '{"seats":["me"]}',
    '{"seats":["me","newcomer"]}',
    '{"seats":["open","me"]}',
  ])
    expect(rememberedCity(nonsense)).toEqual(first);
  const chosen = { seats: ['me', 'master', 'open'], layout: 'random' };
  expect(rememberedCity(JSON.stringify(chosen))).toEqual(chosen);
});
