/** Animals: an outline for the trunk, legs as lines with a width, a head in its own measure. */
import { curve, pts, type Canvas } from '../canvas';
import { limb } from '../limbs';

export interface Beast {
  body: string; // points of the trunk's outline
  paint: string;
  dark?: string; // the far legs
  far?: readonly (readonly [string, number])[]; // points from hip to foot, and the width above
  near?: readonly (readonly [string, number])[];
  tail?: readonly [string, number];
  foot?: string; // the colour of hooves or paws
  hoof?: boolean;
}

function legs(c: Canvas, list: readonly (readonly [string, number])[], paint: string, foot: string, hoof: boolean): void {
  for (const [line, width] of list) {
    const points = pts(line);
    c.path(
      limb(points, (t) => width * (1 - 0.58 * Math.min(1, t * 1.35)), 9),
      { fill: paint },
    );
    const [x, y] = points[points.length - 1] ?? [0, 0];
    const w = width * 0.34;
    c.path(
      hoof
        ? `M${x - w} ${y - w}L${x + w} ${y - w}L${x + w * 1.3} ${y + w * 0.8}L${x - w * 1.2} ${y + w * 0.8}Z`
        : `M${x - w} ${y - w}Q${x + w * 2.2} ${y - w * 1.4} ${x + w * 2.3} ${y + w * 0.7}L${x - w * 1.1} ${y + w * 0.8}Z`,
      { fill: foot },
    );
  }
}

export function beast(c: Canvas, b: Beast): void {
  const foot = b.foot ?? b.paint;
  legs(c, b.far ?? [], b.dark ?? b.paint, foot, b.hoof ?? false);
  if (b.tail)
    c.path(
      limb(pts(b.tail[0]), (t) => (b.tail?.[1] ?? 3) * (1 - 0.75 * t), 12),
      { fill: b.paint },
    );
  c.path(curve(pts(b.body), true), { fill: b.paint });
  legs(c, b.near ?? [], b.paint, foot, b.hoof ?? false);
}
