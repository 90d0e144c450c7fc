/** Draws the picture of a card: the people's ground, its figure or the card's own motif, and the air in front. */
import type { Card } from '../lib/protocol';
import { lookOf } from '../lib/cards/peoples';
import { Dice } from './prng';
import * as aqua from './aqua';
import * as buka from './buka';
import { Canvas } from './canvas';
import * as flit from './flit';
import * as hoax from './hoax';
import * as khind from './khind';
import * as mimix from './mimix';
import { drawMotif } from './motifs';
import * as mutant from './mutant';
import { PAINTED } from './painted';
import * as pillar from './pillar';
import * as strangers from './strangers';
import { subjectOf, type Subject } from './subject';
import * as terrah from './terrah';

interface Grammar {
  ground(c: Canvas, s: Subject): void;
  figure(c: Canvas, s: Subject): void;
  air(c: Canvas, s: Subject): void;
}

const GRAMMARS: Record<string, Grammar> = {
  Hoax: hoax,
  Mimix: mimix,
  Flit: flit,
  Khind: khind,
  Terrah: terrah,
  Pillar: pillar,
  Aqua: aqua,
  Buka: buka,
  Mutant: mutant,
};

export function drawPicture(card: Card): string {
  const s = subjectOf(card);
  const c = new Canvas(lookOf(card.people), new Dice(`${card.people} ${card.name}`));
  const painted = PAINTED[card.people]?.[card.name];
  if (painted) {
    painted(c, s);
    return c.framed();
  }
  const grammar = GRAMMARS[card.people] ?? strangers;
  grammar.ground(c, s);
  if (s.type === 'leader') halo(c);
  c.figure(() => {
    if (s.type === 'ship') buka.ship(c, s);
    else if (grammar === strangers || s.type === 'leader' || s.type === 'character') grammar.figure(c, s);
    else drawMotif(c, s);
  });
  grammar.air(c, s);
  return c.finish();
}

/** Leaders stand before a great ring of light. */
function halo(c: Canvas): void {
  const { look } = c;
  c.glow(42, 46, 40, look.light, 0.5)
    .ring(42, 46, 27, look.accent, 0.9, 0.85)
    .ring(42, 46, 24.5, look.light, 0.35, 0.8);
  for (let i = 0; i < 32; i++)
    c.path('M0 -29V-33', {
      line: look.accent,
      width: i % 4 ? 0.4 : 1,
      opacity: 0.85,
      at: `translate(42 46) rotate(${i * 11.25})`,
    });
}
