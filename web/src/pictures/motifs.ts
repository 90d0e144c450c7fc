/** Which motif a card without a figure shows: the first whose words its name speaks. */
import * as aqua from './aqua';
import type { Canvas } from './canvas';
import * as forces from './forces';
import * as rites from './rites';
import type { Subject } from './subject';
import * as things from './things';

type Motif = (c: Canvas, s: Subject) => void;

const MOTIFS: readonly [string, Motif][] = [
  ['chosen', rites.chosen],
  ['dragon', rites.holyDragon],
  ['launch', rites.payload],
  ['armory', things.armory],
  ['armor', things.armor],
  ['gauntlets', things.gauntlets],
  ['fireblast', things.blast],
  ['earthblast', things.blast],
  ['bolts', forces.bolts],
  ['wall of fire', forces.fires],
  ['flickering', forces.fires],
  ['haze', forces.haze],
  ['tome', things.book],
  ['trebuchet', things.engine],
  ['ballista', things.engine],
  ['missiles', things.missiles],
  ['shockwave', things.shockwave],
  ['duplicator', things.duplicator],
  ['brain', things.brain],
  ['boomerang', things.boomerang],
  ['arrows', things.arrows],
  ['hatchet', things.hatchet],
  ['rattle', things.rattle],
  ['wardance', rites.dance],
  ['spirit', forces.spirits],
  ['fearsome chant', forces.spirits],
  ['cataclysm', forces.meteor],
  ['inflame', forces.meteor],
  ['muster', rites.banners],
  ['dispel', rites.banners],
  ['enthrall', forces.eye],
  ['evil eye', forces.eye],
  ['twitter', rites.twitter],
  ['sling', things.sling],
  ['dust', forces.gas],
  ['gas', forces.gas],
  ['pandemonium', forces.jumble],
  ['oath', rites.oath],
  ['whistle', things.whistle],
  ['bag', things.bag],
  ['bounce', things.spring],
  ['tremor', forces.quake],
  ['earthquake', forces.quake],
  ['drill', things.drill],
  ['storm', forces.storm],
  ['typhoon', forces.storm],
  ['mud', forces.whirl],
  ['quicksand', forces.whirl],
  ['fog', forces.fog],
  ['caterpillar', rites.caterpillar],
  ['potion', things.flask],
  ['butterfly', rites.wings],
  ['waterspout', forces.spout],
  ['undertow', forces.whirl],
  ['drown', forces.whirl],
  ['firewater', forces.drops],
  ['earthwater', forces.drops],
  ['union', forces.drops],
  ['swamp', forces.marsh],
  ['marsh', forces.marsh],
  ['flood', forces.wave],
  ['water of', things.vessel],
  ['letter', things.scroll],
];

/** Cards that show creatures although they are no characters. */
const CREATURES: readonly string[] = ['razorjaw', 'serpents', 'sirens'];

export function drawMotif(c: Canvas, s: Subject): void {
  if (CREATURES.some((word) => s.words.includes(word))) return aqua.figure(c, s);
  const motif = MOTIFS.find(([word]) => s.words.includes(word))?.[1] ?? rites.sigil;
  c.group(`translate(43 ${s.foot - 36})`, () => motif(c, s));
}
