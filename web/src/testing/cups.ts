/** Tournaments for tests. */
import type { Meeting, Standing, Tournament } from '../lib/protocol';

export const cupOf = (change: Partial<Tournament>): Tournament => ({
  id: 'x',
  name: 'Cup',
  by: 'Ann',
  kind: 'swiss',
  rules: 'legends',
  piles: 'top',
  status: 'running',
  players: ['Ann', 'Ben', 'Cid', 'Dan'],
  bots: [],
  rounds: [],
  standings: [],
  mine: false,
  me: 'Ann',
  my_decks: [],
  of_rounds: 3,
  decks: 'ready-made',
  clock: null,
  penalty: 'none',
  size: 0,
  hours: 0,
  due: null,
  draft: null,
  absent: {},
  ...change,
});

export const meetingOf = (
  one: string,
  two: string | null,
  crystals: [number, number] | null = null,
): Meeting => ({ one, two, crystals, table: null, forfeit: false });

export const lineOf = (player: string, place: number): Standing => ({
  place,
  player,
  played: 0,
  won: 0,
  crystals: 0,
  conceded: 0,
  lost: 0,
  byes: 0,
  unplayed: 0,
  penalty: 0,
  left: false,
});
