/** A demand that is paid with cards: what it asks in words, and how far the chosen cards reach. */
import { cardFacts } from '../cards/facts.svelte';
import type { Price } from '../protocol';
import { t, told } from '../shell/i18n';
import { listed } from './labels';

type Figure = 'fire' | 'earth' | 'moons';

const sum = (cards: readonly string[], figure: Figure): number =>
  cards.reduce((total, card) => total + (cardFacts(card)?.[figure] ?? 0), 0);

/** 'Discard cards worth 3 Fire.' */
export function priceText(price: Price): string {
  const kinds = listed(price.of.map((kind) => told(`duel.group.${kind}`, {}, kind)));
  return t(`duel.price.${price.what}`, { n: price.n, kinds: kinds || t('duel.group.cards') });
}

/** Fire and Earth of different cards: each card counts for what is lacking most. */
function split(cards: readonly string[], n: number): Record<'fire' | 'earth', number> {
  let best = { fire: 0, earth: 0 };
  for (let ways = 0; ways < 2 ** cards.length; ways += 1) {
    const [fire, earth] = [
      cards.filter((_, i) => (ways >> i) % 2 === 0),
      cards.filter((_, i) => (ways >> i) % 2 === 1),
    ];
    const now = { fire: Math.min(n, sum(fire, 'fire')), earth: Math.min(n, sum(earth, 'earth')) };
    if (now.fire + now.earth > best.fire + best.earth) best = now;
  }
  return best;
}

/** '2 of 3 Fire' */
export function paidText(price: Price, cards: readonly string[]): string {
  const { what, n } = price;
  const counted = what === 'both' ? split(cards, n) : null;
  const part = (figure: Figure): string =>
    t(`duel.paid.${figure}`, {
      have: counted && figure !== 'moons' ? counted[figure] : sum(cards, figure),
      n,
    });
  if (what === 'cards') return t('duel.paid.cards', { have: cards.length, n });
  if (what === 'either' || what === 'both')
    return t(`duel.paid.${what}`, { fire: part('fire'), earth: part('earth') });
  return part(what);
}
