/** Whether a table that somebody is setting up can be rated, and if not, why (docs/ratings.md). The server decides. */
import type { GameKind } from '../protocol';

export type NoRating =
  | 'here' // two people at one screen are one identity
  | 'unmeasured' // a bot without a rating in this game
  | 'kept'; // the name is not kept

const UNMEASURED: Partial<Record<GameKind, readonly string[]>> = { city: ['apprentice', 'journeyman'] };

/** The first thing that stands in the way; null: it can be rated. What can be chosen otherwise comes first. */
export function whyNotRated(game: GameKind, seats: readonly string[], kept: boolean): NoRating | null {
  if (seats.includes('here') || seats.filter((who) => who === 'me').length > 1) return 'here';
  if (seats.some((who) => UNMEASURED[game]?.includes(who))) return 'unmeasured';
  return kept ? null : 'kept';
}
