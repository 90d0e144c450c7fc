/** Finished games and ratings in words. Pure. */
import type { GameKind, PastGame, PastPlayer, Tally, Termination } from '../protocol';
import { t, told } from '../shell/i18n';

export type Outcome = 'won' | 'lost' | 'shared' | 'none';

/** How a game ended for me; at one screen, where I had several seats, for nobody. */
export function outcome(game: PastGame): Outcome {
  const mine = game.players.filter((player) => player.mine);
  const place = mine.length === 1 ? (mine[0]?.place ?? 0) : 0;
  if (place === 0) return 'none';
  if (place > 1) return 'lost';
  return game.players.some((player) => player.place > 1) ? 'won' : 'shared';
}

/** '+23', '−7', '±0'; '' if the game moved nothing. */
export function change(game: PastGame): string {
  if (game.before === null || game.after === null) return '';
  const by = game.after - game.before;
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0';
}

/** '5 : 3', mine first; '' for a duel by itself, which is won or lost: crystals are counted in matches. */
export function scores(game: GameKind, players: readonly PastPlayer[]): string {
  if (game === 'duel') return '';
  const mineFirst = [...players.filter((one) => one.mine), ...players.filter((one) => !one.mine)];
  return mineFirst.map((player) => player.score).join(' : ');
}

export function playerName(player: PastPlayer): string {
  if (player.mine) return t('shell.seat.you');
  return player.level ? told(`shell.level.${player.level}`, {}, player.name) : player.name;
}

/** 'Ben (Vulca)' */
export function withDeck(player: PastPlayer, name = playerName(player)): string {
  const deck = player.deck || player.people;
  return deck ? `${name} (${deck})` : name;
}

export function tallyName(tally: Tally): string {
  return tally.level ? told(`shell.level.${tally.level}`, {}, tally.what) : tally.what;
}

/** 'Duel', 'Blue Moon City', 'Vulca'. */
export function ladderName(ladder: string): string {
  const [game = '', people] = ladder.split(':');
  return people ?? told(`shell.game.${game}`, {}, game);
}

export const percent = (wins: number, games: number): string =>
  games === 0 ? '–' : `${Math.round((100 * wins) / games)} %`;

/** How a game ended, as a part of a list: without the full stop of a sentence. */
export const ended = (how: Termination): string => t(`shell.result.termination.${how}`).replace(/\.$/, '');

/** A day in the reader's language; an ISO time comes in. */
export function day(at: string, language: string): string {
  return new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
}
