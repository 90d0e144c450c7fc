/** Draws the picture of a card: the people's ground, its figure or the card's own motif, and the air in front. */
import type { Card } from '../../protocol';
import { lookOf } from '../peoples';
import { Dice } from '../prng';
import { Canvas } from './canvas';
import * as pillar from './pillar';
import { subjectOf, type Subject } from './subject';
import * as flit from './flit';
import * as hoax from './hoax';
import * as khind from './khind';
import * as mimix from './mimix';
import * as terrah from './terrah';
import * as vulca from './vulca';

interface Grammar {
  ground(c: Canvas, s: Subject): void;
  figure(c: Canvas, s: Subject): void;
  air(c: Canvas, s: Subject): void;
}

const GRAMMARS: Record<string, Grammar> = { Vulca: vulca, Hoax: hoax, Mimix: mimix, Flit: flit, Khind: khind, Terrah: terrah, Pillar: pillar };

export function drawPicture(card: Card): string {
  const s = subjectOf(card);
  const c = new Canvas(lookOf(card.people), new Dice(`${card.people} ${card.name}`));
  const grammar = GRAMMARS[card.people];
  if (!grammar) return c.sky().finish();
  grammar.ground(c, s);
  grammar.figure(c, s);
  grammar.air(c, s);
  return c.finish();
}
