/** A card in words: for labels, screen readers and the large view. */
import type { Card } from '../protocol';
import { t, told } from '../shell/i18n';
import { iconKey, type IconKey } from './icons';

export function typeName(type: string): string {
  return told(`cards.types.${type}`, {}, type);
}

export function iconName(icon: IconKey): string {
  return t(`cards.icons.${icon}`);
}

/** The icons of a card, as the server names them, in the page's language. */
export function iconNames(icons: readonly string[]): string[] {
  return icons.map(iconKey).flatMap((key) => (key ? [iconName(key)] : []));
}

export function iconMeaning(icon: IconKey): string {
  return t(`cards.meanings.${icon}`);
}

/** Everything that is printed on a card, in one breath. */
export function described(card: Card): string {
  const parts = [card.name, `${card.people} ${typeName(card.type)}`.trim()];
  if (card.fire !== null && card.earth !== null)
    parts.push(t('cards.values', { fire: card.fire, earth: card.earth }));
  if (card.capacity > 0) parts.push(t('cards.capacity', { n: card.capacity }));
  parts.push(...iconNames(card.icons));
  if (card.moons > 0) parts.push(t('cards.moons', { n: card.moons }));
  if (card.text) parts.push(card.text);
  return parts.join('. ').replace(/\.\. /g, '. ');
}

/** Does the card lie in the ready-made deck of another people than its own? */
export const fromElsewhere = (card: Card): boolean =>
  card.deck !== null && card.deck !== '' && card.deck !== card.people;
