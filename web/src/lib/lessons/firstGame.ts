/** Somebody's first game: against the gentlest opponent, with a coach; moves may be taken back. */
import type { Level, NewTable } from '../protocol';
import { api } from '../shell/api';
import { go } from '../shell/router.svelte';
import { AS_PRINTED, readyMade } from '../shell/tableSetup';
import { complain } from '../shell/toasts.svelte';
import { coach } from './coach.svelte';

export const GENTLEST: Level = 'newcomer';

export const firstTable = (): NewTable => ({
  game: 'duel',
  rules: 'legends',
  seats: [
    { who: 'me', deck: readyMade('Vulca') },
    { who: GENTLEST, deck: readyMade('Hoax') },
  ],
  piles: AS_PRINTED,
  takeback: true,
  rated: false,
  advice: false,
});

/** The last rounds of a game of the city, a position of the rulebook. */
export const firstCity = (): NewTable => ({ game: 'city', example: 'last-rounds' });

export const startFirstGame = (): Promise<void> => startWithCoach(firstTable());
export const startFirstCity = (): Promise<void> => startWithCoach(firstCity());

async function startWithCoach(wish: NewTable): Promise<void> {
  try {
    const table = await api.make(wish);
    coach.come(table.id);
    go(`/table/${encodeURIComponent(table.id)}`);
  } catch (error) {
    complain(error);
  }
}
