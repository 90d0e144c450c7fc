import { expect, test } from 'vitest';
import type { GameEvent, LogEntry } from '../protocol';
import { duelTable, speaking } from '../../testing/kit';
import { sinceMine, story } from './happened';

const entry = (version: number, seat: number, ...events: Partial<GameEvent>[]): LogEntry =>
  ({
    version,
    seat,
    action: '',
    events: events.map((one) => ({ text: '', seat, ...one })),
    at: '',
  }) as LogEntry;

const LOG = [
  entry(1, 0, { kind: 'announce', element: 'fire', n: 5 } as Partial<GameEvent>, {
    kind: 'turn',
    seat: 1,
    n: 2,
  }),
  entry(2, 1, { kind: 'play', card: 'Terraton' }),
  entry(3, 1, { kind: 'play', card: 'Earthtremor' }),
  entry(4, 1, { kind: 'discard', seat: 0, card: 'Spark' }, { kind: 'discard', seat: 0, card: 'Volca' }),
  entry(5, 1, { kind: 'draw', card: null }),
];
const texts = (log: LogEntry[], me: number) =>
  story(sinceMine(log, me), duelTable(), me).map((told) => [
    told.cause.text,
    ...told.effects.map((part) => part.text),
  ]);

test('everything since my last decision, each cause with its effects', () => {
  expect(texts(LOG, 0)).toEqual([['Ben plays Terraton'], ['Ben plays Earthtremor', 'You discard 2 cards']]);
});

test('the cards of a part can be looked at', () => {
  const last = story(sinceMine(LOG, 0), duelTable(), 0).at(-1);
  expect([last?.cause.cards, last?.effects[0]?.cards]).toEqual([['Earthtremor'], ['Spark', 'Volca']]);
});

test('if nothing came since, what I did myself', () => {
  const log = [
    ...LOG,
    entry(6, 0, { kind: 'play', card: 'Spark' }, { kind: 'discard', seat: 1, card: 'Torch' }),
  ];
  expect(texts(log, 0)).toEqual([['You play Spark', 'Ben discards Torch']]);
});

test('the dragon that a retreat brings belongs to the retreat, without the cards that are laid aside', () => {
  const log = [
    ...LOG,
    entry(6, 0, { kind: 'announce', element: 'fire', n: 9 } as Partial<GameEvent>),
    entry(7, 1, { kind: 'retreat', n: 1 } as Partial<GameEvent>),
    entry(
      8,
      0,
      { kind: 'dragon', dragon: 'Lika' } as Partial<GameEvent>,
      { kind: 'discard', card: 'Spark' },
      { kind: 'fight over' } as Partial<GameEvent>,
    ),
  ];
  expect(texts(log, 0)).toEqual([['Ben retreats: 1 dragon', 'Lika flies to you', 'The fight is over']]);
});

test('where one dragon more than all three wins the game, the strip says so after what brought it', async () => {
  const over = [{ kind: 'fourth dragon' }, { kind: 'over', n: 4 }] as Partial<GameEvent>[];
  const announced = entry(6, 0, { kind: 'announce', element: 'fire', n: 9 } as Partial<GameEvent>);
  const retreat = { kind: 'retreat', seat: 1, n: 2 } as Partial<GameEvent>;
  const dragon = { kind: 'dragon', seat: 0, dragon: 'Lika' } as Partial<GameEvent>;
  const end = over.map((event) => ({ ...event, seat: 0 }));
  const said = 'With all three dragons, you attract one more: that wins the game';
  expect(texts([...LOG, announced, entry(7, 1, retreat, dragon, ...end)], 0)).toEqual([
    ['Ben retreats: 2 dragons', 'Lika flies to you', said, 'You win'],
  ]);
  const paid = entry(6, 0, { kind: 'play', card: 'Charm' }, { kind: 'discard', card: 'Spark' }, ...over);
  expect(texts([...LOG, paid], 0)).toEqual([['You play Charm', 'You discard Spark', said, 'You win']]);
  await speaking('de');
  expect(texts([...LOG, paid], 1).at(-1)?.[2]).toBe(
    'Alle drei Drachen sind bei Anna, und noch einer wird angezogen: Das gewinnt das Spiel',
  );
  await speaking('en');
});

test('a spectator sees the newest steps, and nobody is you', () => {
  expect(texts(LOG, -1)[0]).toEqual(['Anna announces 5 Fire']);
});
