/** The room of each game. One promise a room, so that a new view does not fetch it again. */
import type { View } from '../../lib/protocol';

type Module = { default: unknown };

const LOADERS: Partial<Record<View['game'], () => Promise<Module>>> = {
  duel: () => import('../../lib/duel/DuelTable.svelte'),
  match: () => import('./MatchTable.svelte'),
};
const loaded = new Map<View['game'], Promise<Module>>();

export function roomOf(game: View['game']): Promise<Module> {
  let room = loaded.get(game);
  if (!room) {
    room = LOADERS[game]?.() ?? Promise.reject(new Error(`no room for ${game}`));
    loaded.set(game, room);
  }
  return room;
}
