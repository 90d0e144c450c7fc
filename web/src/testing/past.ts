/** Finished games for tests. */
import type { PastGame, PastPlayer } from '../lib/protocol';

export function pastPlayer(seat: number, more: Partial<PastPlayer> = {}): PastPlayer {
  return {
    seat,
    name: `Player ${seat}`,
    level: null,
    people: '',
    deck: '',
    place: seat + 1,
    score: 0,
    left: false,
    mine: false,
    ...more,
  };
}

/** I (Vulca) won a rated duel against Ben (Hoax). */
export function pastGame(more: Partial<PastGame> = {}): PastGame {
  return {
    number: 1,
    table: 'abc',
    game: 'duel',
    ended: '2026-11-18T12:00:00+00:00',
    how: 'resigned',
    rated: true,
    verdict: 'counted',
    players: [
      pastPlayer(0, { name: 'Ann', mine: true, deck: 'Vulca', score: 3 }),
      pastPlayer(1, { name: 'Ben', deck: 'Hoax' }),
    ],
    before: 1500,
    after: 1523,
    ...more,
  };
}
