/** The component that shows each game. One promise a game, so that a new view does not fetch it again. */
import type { Snippet } from 'svelte';
import type { Decision, LogEntry, Table, View } from '../../lib/protocol';
import type { Why } from '../../lib/shell/connection.svelte';
import type { Stage } from '../../lib/shell/stage.svelte';

/** What every component gets: plain values, so that a replay or a test can show it without a socket. */
export interface GameProps<V extends View = View> {
  view: V;
  decision: Decision | null;
  table: Table;
  log: LogEntry[];
  act?: ((action: string) => void) | undefined; // none: one only looks on
  why?: ((what: string) => Promise<Why>) | undefined;
  wanted?: readonly string[] | undefined; // the actions that a lesson asks for
  thinking?: { seat: number; share: number; before: number } | null | undefined;
  stage?: Stage | undefined;
  logged?: boolean | undefined; // the log stands beside the game; otherwise a game with room for it shows it
  advised?: readonly string[] | undefined; // cards and answers that a hint speaks of
  coach?: Snippet | undefined; // the hint itself, where a game has a place for it (the duel)
  coached?: boolean | undefined; // somebody's first game: that place is kept free
  judged?: boolean | undefined; // a puzzle's turn is over: nobody is asked any more
}

type Module = { default: unknown };

const LOADERS: Partial<Record<View['game'], () => Promise<Module>>> = {
  duel: () => import('../../lib/duel/DuelTable.svelte'),
  match: () => import('./MatchTable.svelte'),
  draft: () => import('../../lib/draft/DraftTable.svelte'),
  city: () => import('../../lib/city/CityTable.svelte'),
};
const loaded = new Map<View['game'], Promise<Module>>();

export function gameComponent(game: View['game']): Promise<Module> {
  let component = loaded.get(game);
  if (!component) {
    component = LOADERS[game]?.() ?? Promise.reject(new Error(`no component for ${game}`));
    component.catch(() => loaded.delete(game)); // the next view tries again
    loaded.set(game, component);
  }
  return component;
}
