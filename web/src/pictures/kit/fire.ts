/** Fire: tongues that grow from any line, in the heats of one flame. */
import { fix, type Canvas, type Point } from '../canvas';

export const HEATS = ['#b32307', '#f2620f', '#ffb02e', '#fff0a6'] as const;

/**
 * Tongues along a base line: one between every two points, as long as `length` says by its share of the line, towards
 * `turn` (degrees, -90 is up), waving by chance.
 */
export function blaze(c: Canvas, base: readonly Point[], length: (share: number) => number, turn: (share: number) => number, wave = 0.3): string {
  const n = base.length - 1;
  let d = `M${spot(base[0] as Point)}`;
  for (let i = 0; i < n; i++) {
    const [a, b] = [base[i] as Point, base[i + 1] as Point];
    const share = n === 1 ? 0.5 : i / (n - 1);
    const long = length(share) * c.dice.between(0.8, 1.15);
    const angle = ((turn(share) + c.dice.between(-14, 14)) * Math.PI) / 180;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const sway = long * wave * c.dice.between(-1, 1);
    const tip: Point = [(a[0] + b[0]) / 2 + ux * long - uy * sway, (a[1] + b[1]) / 2 + uy * long + ux * sway];
    const half: Point = [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
    const lean = (at: Point, along: number, side: number): Point => [
      at[0] + ux * long * along - half[0] * side + uy * sway * 0.8 * along,
      at[1] + uy * long * along - half[1] * side - ux * sway * 0.8 * along,
    ];
    d += `C${spot(lean(a, 0.45, 0.5))} ${spot(lean(tip, -0.4, 0.15))} ${spot(tip)}C${spot(lean(tip, -0.35, -0.35))} ${spot(lean(b, 0.4, -0.35))} ${spot(b)}`;
  }
  return `${d}Z`;
}

/** The same line with more points, none further than `step` from the next: so that tongues stay slender. */
export function dense(points: readonly Point[], step: number): Point[] {
  const found: Point[] = [points[0] as Point];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 1; k <= n; k++) found.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  }
  return found;
}

function spot([x, y]: Point): string {
  return `${fix(x)} ${fix(y)}`;
}

/** A fire that stands on the ground: three or four heats, one inside the other. */
export function bonfire(c: Canvas, x: number, y: number, width: number, height: number, heats: readonly string[] = HEATS, lean = 0): void {
  heats.forEach((heat, layer) => {
    const shrink = 1 - layer * 0.24;
    const n = Math.max(2, 6 - layer);
    const base: Point[] = [];
    for (let i = 0; i <= n; i++) base.push([x + (i / n - 0.5) * width * shrink, y - Math.sin((i / n) * Math.PI) * -0.8]);
    const d = blaze(
      c,
      base,
      (t) => height * shrink * (0.35 + 0.75 * Math.sin(Math.PI * (0.1 + t * 0.8)) ** 2),
      (t) => -90 + lean + (0.5 - t) * -26,
      0.22,
    );
    c.path(d, { fill: heat });
  });
}

/** Hair, mane or cloak of flame along a line, outer dark to inner bright. */
export function mane(
  c: Canvas,
  base: readonly Point[],
  length: number,
  turn: (share: number) => number,
  heats: readonly string[] = HEATS.slice(0, 3),
): void {
  const [middle] = [base[Math.floor(base.length / 2)] as Point];
  heats.forEach((heat, layer) => {
    const shrink = 1 - layer * 0.27;
    const line = base.map(([x, y]): Point => [middle[0] + (x - middle[0]) * (1 - layer * 0.08), middle[1] + (y - middle[1]) * (1 - layer * 0.08)]);
    c.path(
      blaze(c, line, (t) => length * shrink * (0.55 + 0.5 * Math.sin(Math.PI * (0.15 + 0.7 * t))), turn, 0.25),
      { fill: heat },
    );
  });
}

/** Sparks that rise and thin out: short strokes near, dots far. */
export function sparks(c: Canvas, x: number, y: number, spread: number, height: number, n: number, colour = '#ffc766'): void {
  let [near, far] = ['', ''];
  for (let i = 0; i < n; i++) {
    const up = c.dice.next() ** 1.4;
    const px = x + c.dice.between(-1, 1) * spread * (0.35 + up * 0.8);
    const py = y - up * height;
    if (c.dice.chance(0.35)) near += `M${fix(px)} ${fix(py)}l${fix(c.dice.between(-0.5, 0.5))} ${fix(-c.dice.between(0.6, 1.9))}`;
    else far += `M${fix(px)} ${fix(py)}h.01`;
  }
  c.path(near, { line: colour, width: 0.42, cap: true, opacity: 0.95 });
  c.path(far, { line: colour, width: 0.62, cap: true, opacity: 0.8 });
}
