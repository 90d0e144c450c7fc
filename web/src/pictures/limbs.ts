/** Shapes that grow along a line: arms, tails, tentacles, branches, tongues of fire. */
import { curve, fix, type Canvas, type Point } from './canvas';

/** Points along a smooth line through the given ones. */
export function along(points: readonly Point[], steps: number): Point[] {
  const n = points.length - 1;
  const at = (i: number): Point => points[Math.max(0, Math.min(n, i))] as Point;
  const found: Point[] = [];
  for (let k = 0; k <= steps; k++) {
    const u = (k / steps) * n;
    const i = Math.min(n - 1, Math.floor(u));
    const f = u - i;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const mix = (j: 0 | 1): number =>
      0.5 *
      (2 * b[j] +
        (c[j] - a[j]) * f +
        (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * f * f +
        (3 * b[j] - a[j] - 3 * c[j] + d[j]) * f * f * f);
    found.push([mix(0), mix(1)]);
  }
  return found;
}

/** A limb around a line, as wide as `width` says at each share of its length. */
export function limb(
  points: readonly Point[],
  width: (share: number) => number,
  steps = 2 * points.length + 1,
): string {
  const line = along(points, steps);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] as Point;
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = width(i / steps) / 2;
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]);
    right.unshift([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half]);
  });
  return curve([...left, ...right], true, 6);
}

export function taper(from: number, to: number): (share: number) => number {
  return (share) => from + (to - from) * share;
}

/** One tongue of fire with its foot at (x, y). */
export function tongue(x: number, y: number, width: number, height: number, lean = 0): string {
  const tip = x + lean;
  const half = width / 2;
  return `M${fix(x - half)} ${fix(y)}C${fix(x - half * 1.25)} ${fix(y - height * 0.42)} ${fix(tip - half * 0.1)} ${fix(y - height * 0.52)} ${fix(tip)} ${fix(y - height)}C${fix(tip + half * 0.45)} ${fix(y - height * 0.6)} ${fix(x + half * 1.3)} ${fix(y - height * 0.36)} ${fix(x + half)} ${fix(y)}Q${fix(x)} ${fix(y + half * 0.8)} ${fix(x - half)} ${fix(y)}Z`;
}

/** A fire of several tongues in three heats. */
export function fire(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  heats: readonly string[] = ['#d93a0a', '#ff8a1f', '#ffd75e'],
): void {
  heats.forEach((heat, layer) => {
    const shrink = 1 - layer * 0.27;
    const n = 5 - layer;
    let d = '';
    for (let i = 0; i < n; i++) {
      const share = n === 1 ? 0.5 : i / (n - 1);
      const tall =
        height * shrink * (0.5 + 0.5 * Math.sin(Math.PI * (0.12 + share * 0.76))) * c.dice.between(0.8, 1.05);
      d += tongue(
        x + (share - 0.5) * width * shrink * 0.72,
        y,
        (width * shrink * 1.5) / n,
        tall,
        c.dice.between(-1, 1) * width * 0.12,
      );
    }
    c.path(d, { fill: heat, opacity: layer === 0 ? 0.85 : 1 });
  });
}
