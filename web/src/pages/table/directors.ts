/** Which game is staged how. A game without a director of its own gets a breath after each step of the others. */
import { direct as directCity } from '../../lib/city/director';
import { direct as directDuel } from '../../lib/duel/director';
import type { Director } from '../../lib/shell/connection.svelte';
import { NO_SCENE } from '../../lib/shell/stage.svelte';

const BREATH_MS = 900;

export const direct: Director = (update, shown, seat) => {
  const { game } = update.view;
  if (game === 'duel' || game === 'match') return directDuel(update, shown, seat);
  if (game === 'city') return directCity(update, shown, seat);
  if (update.entry.seat === seat || update.entry.events.length === 0) return NO_SCENE;
  return { before: [], after: [{ ms: BREATH_MS, what: null }] };
};
