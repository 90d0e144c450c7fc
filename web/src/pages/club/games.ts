/** How the games of a club ended, in a sentence. Pure. */
import type { ClubGame } from '../../lib/protocol';
import { withDeck } from '../../lib/ratings/past';
import { t } from '../../lib/shell/i18n';

/** 'Ann (Vulca) won against Ben (Hoax)' */
export function ending(game: ClubGame): string {
  const first = game.players.filter((player) => player.place === 1);
  const others = game.players.filter((player) => player.place > 1);
  const named = (players: typeof first): string =>
    players.map((one) => withDeck(one, one.level ? undefined : one.name)).join(', ');
  if (first.length === 0) return t('clubs.undecided', { who: named(game.players) });
  if (others.length === 0 || first.length > 1) return t('clubs.shared', { who: named(first) });
  return t('clubs.beat', { who: named(first), others: named(others) });
}
