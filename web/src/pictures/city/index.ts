/** The pictures of the city: both sides of every building. */
import { lookOf } from '../../lib/cards/peoples';
import { Canvas } from '../canvas';
import { Dice } from '../prng';
import { FIRST, type Building } from './halls';
import { SECOND } from './houses';
import { quarter } from './lands';
import { Plan } from './plan';

export const SIDES = ['plan', 'built'] as const;
export type Side = (typeof SIDES)[number];
export const BUILDINGS: Record<string, Building> = { ...FIRST, ...SECOND };

/** One side of a building's tile, 70 by 70. */
export function drawBuilding(name: string, people: string, side: Side): string {
  const build = BUILDINGS[name];
  if (!build) throw new Error(`the ${name} has no picture yet: draw it in src/pictures/city`);
  const dice = new Dice(name);
  if (side === 'plan') {
    const plan = new Plan(lookOf(people), dice, 70, 70);
    build(plan);
    return plan.planned();
  }
  const c = new Canvas(lookOf(people), dice, 70, 70);
  quarter(c, people);
  build(c);
  return c.grained('#0009');
}
