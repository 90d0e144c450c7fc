/**
 * A small draughtsman: solids standing on a square of ground, seen from above at an angle, as SVG paths.
 * The same solids are drawn twice: as a construction plan (lines) and as a lit building (faces in moonlight).
 */

export type Point = readonly [number, number];
export type Point3 = readonly [number, number, number];
export type Material = 'wall' | 'roof' | 'trim' | 'stone' | 'glow' | 'water' | 'leaf' | 'dark';

export interface Solid {
  plan: readonly Point[]; // counter-clockwise as seen from above, around 0, 0
  at: Point; // its middle on the ground: x to the lower right, y to the lower left
  from: number; // height of its foot
  to: number; // height of its top
  foot: number; // scale of the plan at the foot
  top: number; // and at the top; 0: it ends in a point
  lean: Point; // how far the top stands aside
  material: Material;
  lid: Material; // of the upper face
  windows: { rows: number; columns: number; tall: number } | null;
}

/** Something drawn flat on the picture: a flame, smoke, sails. */
export interface Stroke {
  d: string;
  kind: 'flame' | 'smoke' | 'line' | 'crystal' | 'cloth' | 'leaf' | 'water';
}

export type Piece = Solid | Stroke;

export interface Face {
  points: Point[];
  light: number; // 0: turned away from the moon … 1: full in it
  material: Material;
  windows: Point[][];
}

const SCALE = 46;
const MIDDLE: Point = [100, 126];
const MOON: Point3 = normal([-0.35, 0.55, 0.75]);

export function project([x, y, z]: Point3): Point {
  return [MIDDLE[0] + (x - y) * SCALE * 0.866, MIDDLE[1] + (x + y) * SCALE * 0.45 - z * SCALE];
}

export function isSolid(piece: Piece): piece is Solid {
  return 'plan' in piece;
}

/** The faces of a solid that can be seen, the farther ones first. */
export function faces(solid: Solid): Face[] {
  const foot = solid.plan.map((point) => corner(solid, point, solid.foot, solid.from, [0, 0]));
  const top = solid.plan.map((point) => corner(solid, point, solid.top, solid.to, solid.lean));
  const sides = foot.map((_, index) => side(solid, foot, top, index)).filter((one) => one !== null);
  sides.sort((a, b) => a.depth - b.depth);
  const lid: Face[] =
    solid.top > 0.02 ? [{ points: top.map(project), light: 1, material: solid.lid, windows: [] }] : [];
  return [...sides.map((one) => one.face), ...lid];
}

function corner(solid: Solid, [x, y]: Point, scale: number, height: number, lean: Point): Point3 {
  return [solid.at[0] + x * scale + lean[0], solid.at[1] + y * scale + lean[1], height];
}

function side(
  solid: Solid,
  foot: Point3[],
  top: Point3[],
  index: number,
): { face: Face; depth: number } | null {
  const next = (index + 1) % foot.length;
  const quad = [foot[index], foot[next], top[next], top[index]] as [Point3, Point3, Point3, Point3];
  const points = quad.map(project);
  if (area(points) <= 0.01) return null; // seen from behind
  const outward = normalOf(quad);
  const light = Math.max(0, dot(outward, MOON));
  const depth = quad.reduce((sum, [x, y]) => sum + x + y, 0);
  return {
    face: {
      points,
      light,
      material: solid.material,
      windows: solid.windows ? panes(quad, solid.windows) : [],
    },
    depth,
  };
}

/** Window openings on a face: rows and columns of small quadrilaterals in its plane. */
function panes(
  quad: readonly [Point3, Point3, Point3, Point3],
  { rows, columns, tall }: NonNullable<Solid['windows']>,
): Point[][] {
  const at = (u: number, v: number): Point =>
    project(between(between(quad[0], quad[1], u), between(quad[3], quad[2], u), v));
  const found: Point[][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const u = (column + 0.5) / columns;
      const v = (row + 0.5) / rows;
      const width = 0.22 / columns;
      const height = (0.3 * tall) / rows;
      found.push([
        at(u - width, v - height),
        at(u + width, v - height),
        at(u + width, v + height),
        at(u - width, v + height),
      ]);
    }
  }
  return found;
}

function between(a: Point3, b: Point3, share: number): Point3 {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function normalOf(quad: readonly [Point3, Point3, Point3, Point3]): Point3 {
  // Of the two diagonals, so that faces ending in a point have one too.
  const a = minus(quad[2], quad[0]);
  const b = minus(quad[3], quad[1]);
  return normal([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]);
}

function minus(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Point3, b: Point3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function normal(v: Point3): Point3 {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

function area(points: readonly Point[]): number {
  return (
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
