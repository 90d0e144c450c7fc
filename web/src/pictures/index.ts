/** Draws the picture of a card: what its people's table says that it shows. */
import { lookOf } from '../lib/cards/peoples';
import type { Card } from '../lib/protocol';
import { Canvas } from './canvas';
import { PAINTED } from './painted';
import { Dice } from './prng';
import { subjectOf } from './subject';

export function drawPicture(card: Card): string {
  const scene = PAINTED[card.people]?.[card.name];
  if (!scene)
    throw new Error(`${card.people} / ${card.name} has no picture yet: write its scene in src/pictures`);
  const c = new Canvas(lookOf(card.people), new Dice(`${card.people} ${card.name}`));
  scene(c, subjectOf(card));
  return c.framed();
}
