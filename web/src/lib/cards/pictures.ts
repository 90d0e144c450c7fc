/** Draws the picture of a card. */
import type { Card } from '../protocol';
import { lookOf } from './peoples';
import { Dice } from './prng';

export function drawPicture(card: Card): string {
  const look = lookOf(card.people);
  const dice = new Dice(card.name);
  const [top, mid, low] = look.sky;
  const x = dice.between(30, 55);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 120"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${mid}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="70" height="120" fill="url(#s)"/><circle cx="${x}" cy="45" r="14" fill="${look.light}"/></svg>`;
}
