/** A demand that is paid with cards: what it asks in words, and how far the chosen cards reach. */
import { cardFacts } from '../cards/facts.svelte';
import type { Price } from '../protocol';
import { t, told } from '../shell/i18n';
import { listed } from './labels';

type Figure = 'fire' | 'earth' | 'moons';

const sum = (cards: readonly string[], figure: Figure): number => cards.reduce((total, card) => total + (cardFacts(card)?.[figure] ?? 0), 0);

/** 'Discard cards worth 3 Fire.' */
export function priceText(price: Price): string {
  const kinds = listed(price.of.map((kind) => told(`duel.group.${kind}`, {}, kind)));
  return t(`duel.price.${price.what}`, { n: price.n, kinds: kinds || t('duel.group.cards') });
}

/** '2 of 3 Fire' */
export function paidText(price: Price, cards: readonly string[]): string {
  const { what, n } = price;
  const part = (figure: Figure): string => t(`duel.paid.${figure}`, { have: sum(cards, figure), n });
  if (what === 'cards') return t('duel.paid.cards', { have: cards.length, n });
  if (what === 'either' || what === 'both') return t(`duel.paid.${what}`, { fire: part('fire'), earth: part('earth') });
  return part(what);
}
