/** Which game is staged how, and what needs no person to decide it. A game without a director of its own gets a breath after each step of the others. */
import { direct as directCity } from '../../lib/city/director';
import { direct as directDuel, duelOf } from '../../lib/duel/director';
import { anyDragon } from '../../lib/duel/model';
import type { ByItself, Director } from '../../lib/shell/connection.svelte';
import { NO_SCENE } from '../../lib/shell/stage.svelte';

const BREATH_MS = 900;

export const direct: Director = (update, shown, seat) => {
  const { game } = update.view;
  if (game === 'duel' || game === 'match') return directDuel(update, shown, seat);
  if (game === 'city') return directCity(update, shown, seat);
  if (update.entry.seat === seat || update.entry.events.length === 0) return NO_SCENE;
  return { before: [], after: [{ ms: BREATH_MS, what: null }] };
};

/** Which dragon flies matters in matches alone, where achievements name dragons. */
export const byItself: ByItself = (decision, view, table) => {
  const duel = duelOf(view);
  if (table?.game !== 'duel' || !duel || decision.game !== 'duel') return null;
  return anyDragon(duel, decision)?.action ?? null;
};
