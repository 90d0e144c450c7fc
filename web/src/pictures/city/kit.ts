/** How the city is built: blocks, towers, domes, roofs, windows. The light falls from the upper right; the ground lies at 58. */
import { fix, polygon, round, type Canvas, type Point } from '../canvas';

export interface Style {
  wall: readonly [string, string]; // in the light, in the dark
  roof: readonly [string, string];
  trim: readonly [string, string];
  glow: string; // what shines out of the windows
}

export const GROUND = 58;
const SINK = 0.42; // how much a side that runs back rises

/** A block with its right side in the light: from `x` to `x + w`, standing on `y`, `d` deep. */
export function block(c: Canvas, x: number, y: number, w: number, h: number, d: number, paint: readonly [string, string]): void {
  const up = d * SINK;
  c.path(
    polygon([
      [x + w, y],
      [x + w + d, y - up],
      [x + w + d, y - h - up],
      [x + w, y - h],
    ]),
    { fill: c.mat(paint[0], paint[0]) },
  );
  if (d > 0)
    c.path(
      polygon([
        [x, y - h],
        [x + d, y - h - up],
        [x + w + d, y - h - up],
        [x + w, y - h],
      ]),
      { fill: c.mat('#ffffff', paint[0]) },
    );
  c.path(
    polygon([
      [x, y],
      [x + w, y],
      [x + w, y - h],
      [x, y - h],
    ]),
    { fill: c.mat(paint[0], paint[1]) },
  );
}

/** A gabled roof over a block: the ridge runs back. */
export function gable(c: Canvas, x: number, y: number, w: number, h: number, d: number, paint: readonly [string, string], eaves = 2): void {
  const up = d * SINK;
  const top: Point = [x + w / 2, y - h];
  c.path(polygon([top, [x + w / 2 + d, y - h - up], [x + w + eaves + d, y + eaves * 0.5 - up], [x + w + eaves, y + eaves * 0.5]]), {
    fill: c.mat(paint[0], paint[0]),
  });
  c.path(
    polygon([
      [x - eaves, y + eaves * 0.5],
      top,
      [x + w + eaves, y + eaves * 0.5],
      [x + w + eaves - 2, y + eaves * 0.5 + 1],
      top,
      [x - eaves + 2, y + eaves * 0.5 + 1],
    ]),
    {
      fill: paint[1],
    },
  );
}

/** A round tower. */
export function tower(c: Canvas, x: number, y: number, w: number, h: number, paint: readonly [string, string], top = w): void {
  c.path(
    `M${fix(x - w / 2)} ${fix(y)}L${fix(x - top / 2)} ${fix(y - h)}H${fix(x + top / 2)}L${fix(x + w / 2)} ${fix(y)}Q${fix(x)} ${fix(y + w * 0.16)} ${fix(x - w / 2)} ${fix(y)}Z`,
    { fill: c.mat(paint[0], paint[1]) },
  );
}

export function cone(c: Canvas, x: number, y: number, w: number, h: number, paint: readonly [string, string]): void {
  c.path(
    `M${fix(x - w / 2)} ${fix(y)}L${fix(x)} ${fix(y - h)}L${fix(x + w / 2)} ${fix(y)}Q${fix(x)} ${fix(y + w * 0.2)} ${fix(x - w / 2)} ${fix(y)}Z`,
    {
      fill: c.mat(paint[0], paint[1]),
    },
  );
}

/** A dome; `pointed` closes it like an onion. */
export function dome(c: Canvas, x: number, y: number, r: number, h: number, paint: readonly [string, string], pointed = false): void {
  const d = pointed
    ? `M${fix(x - r)} ${fix(y)}C${fix(x - r * 1.35)} ${fix(y - h * 0.5)} ${fix(x - r * 0.3)} ${fix(y - h * 0.7)} ${fix(x)} ${fix(y - h)}C${fix(x + r * 0.3)} ${fix(y - h * 0.7)} ${fix(x + r * 1.35)} ${fix(y - h * 0.5)} ${fix(x + r)} ${fix(y)}Z`
    : `M${fix(x - r)} ${fix(y)}C${fix(x - r)} ${fix(y - h * 1.33)} ${fix(x + r)} ${fix(y - h * 1.33)} ${fix(x + r)} ${fix(y)}Z`;
  c.path(d, { fill: c.mat(paint[0], paint[1]) });
  c.path(`M${fix(x + r * 0.36)} ${fix(y - h * 0.78)}Q${fix(x + r * 0.72)} ${fix(y - h * 0.5)} ${fix(x + r * 0.74)} ${fix(y - h * 0.14)}`, {
    line: '#ffffff',
    width: Math.max(0.5, r * 0.1),
    cap: true,
    opacity: 0.5,
  });
}

/** An opening with a round head. */
export function arch(x: number, y: number, w: number, h: number): string {
  return `M${fix(x - w / 2)} ${fix(y)}V${fix(y - h + w / 2)}A${fix(w / 2)} ${fix(w / 2)} 0 0 1 ${fix(x + w / 2)} ${fix(y - h + w / 2)}V${fix(y)}Z`;
}

/** The same, drawn the other way round: inside a wall's outline it is a hole. */
export function hole(x: number, y: number, w: number, h: number): string {
  return `M${fix(x + w / 2)} ${fix(y)}V${fix(y - h + w / 2)}A${fix(w / 2)} ${fix(w / 2)} 0 0 0 ${fix(x - w / 2)} ${fix(y - h + w / 2)}V${fix(y)}Z`;
}

/** Lit windows at places, each `w` by `h`. */
export function windows(c: Canvas, places: readonly Point[], w: number, h: number, glow: string): void {
  c.path(places.map(([x, y]) => arch(x, y, w, h)).join(''), { fill: glow });
}

/** Columns from `x1` to `x2`, with a base and a head each. */
export function columns(c: Canvas, x1: number, x2: number, n: number, y: number, h: number, w: number, paint: readonly [string, string]): void {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = x1 + ((x2 - x1) * i) / (n - 1);
    d += `M${fix(x - w / 2)} ${fix(y)}V${fix(y - h)}H${fix(x + w / 2)}V${fix(y)}ZM${fix(x - w * 0.8)} ${fix(y)}v-.9h${fix(w * 1.6)}v.9ZM${fix(x - w * 0.8)} ${fix(y - h)}v1h${fix(w * 1.6)}v-1Z`;
  }
  c.path(d, { fill: c.mat(paint[0], paint[1]) });
}

/** Broad steps up to `y` from the ground. */
export function steps(c: Canvas, x: number, y: number, w: number, n: number, grow: number, rise: number, paint: readonly [string, string]): void {
  for (let i = n - 1; i >= 0; i--)
    c.path(`M${fix(x - w / 2 - i * grow)} ${fix(y + (i + 1) * rise)}v${fix(-rise)}H${fix(x + w / 2 + i * grow)}v${fix(rise)}Z`, {
      fill: c.mat(paint[0], i % 2 ? paint[1] : paint[0]),
    });
}

export function flag(c: Canvas, x: number, y: number, h: number, colour: readonly [string, string], k = 1): void {
  c.path(`M${fix(x)} ${fix(y)}V${fix(y - h)}`, { line: '#e8e0d0', width: 0.6 });
  c.path(
    `M${fix(x + 0.3)} ${fix(y - h)}q${fix(3 * k)} ${fix(-1.2 * k)} ${fix(6 * k)} ${fix(0.6 * k)}l${fix(-1.4 * k)} ${fix(1.8 * k)}l${fix(1.4 * k)} ${fix(2 * k)}q${fix(-3 * k)} ${fix(-1 * k)} ${fix(-6 * k)} ${fix(0.4 * k)}Z`,
    {
      fill: c.mat(colour[0], colour[1]),
    },
  );
}

/** A tree in leaf, its foot at (x, y). */
export function tree(c: Canvas, x: number, y: number, k: number, paint: readonly [string, string] = ['#a8c860', '#1c4424']): void {
  c.path(`M${fix(x - 0.9 * k)} ${fix(y)}L${fix(x - 0.5 * k)} ${fix(y - 7 * k)}H${fix(x + 0.5 * k)}L${fix(x + 0.9 * k)} ${fix(y)}Z`, {
    fill: '#4a2f1a',
  });
  c.path(
    [
      [0, -9, 4],
      [-3, -7, 3],
      [3, -7.4, 3.2],
      [0, -12, 3],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => round(x + dx * k, y + dy * k, r * k))
      .join(''),
    {
      fill: c.mat(paint[0], paint[1]),
    },
  );
}

/** What a people builds with. */
export const STYLES = {
  Vulca: { wall: ['#6a5450', '#1c1214'], roof: ['#b3441c', '#3a0f0a'], trim: ['#ff9a4a', '#7a2408'], glow: '#ffb04a' },
  Terrah: { wall: ['#d8805c', '#6b2a20'], roof: ['#a8402c', '#4a1812'], trim: ['#ffd898', '#a86c34'], glow: '#ffe09a' },
  Aqua: { wall: ['#c4e8f4', '#3c7ca4'], roof: ['#4ac0d8', '#0f4c84'], trim: ['#f0fcff', '#6aa8c4'], glow: '#d4fff8' },
  Flit: { wall: ['#d4dce6', '#5c6c80'], roof: ['#7c9cc0', '#2c3f58'], trim: ['#ffffff', '#8a9cb0'], glow: '#fff0b8' },
  Khind: { wall: ['#8ad890', '#1f6b3b'], roof: ['#f07ab8', '#8a1c5c'], trim: ['#fff6a0', '#c8a81c'], glow: '#fff06a' },
  Mimix: { wall: ['#b88a58', '#4a2f1c'], roof: ['#8a9c4c', '#2c3f1c'], trim: ['#e8d4a0', '#7a5a34'], glow: '#ffe09a' },
  Hoax: { wall: ['#fffaf0', '#a39c88'], roof: ['#a8bccc', '#44586c'], trim: ['#fffdf4', '#b8ae94'], glow: '#ffe4a0' },
  Pillar: { wall: ['#ffe4a8', '#b0803c'], roof: ['#f0a43c', '#8a4a14'], trim: ['#fff6dc', '#c8a064'], glow: '#ffe8a0' },
  any: { wall: ['#f0e8ff', '#8a7cb0'], roof: ['#8a6ce0', '#2c1c6c'], trim: ['#ffe8a0', '#b07c2c'], glow: '#ffe8b0' },
  none: { wall: ['#dfe6ff', '#5c6898'], roof: ['#a8b8f0', '#3c4a84'], trim: ['#ffffff', '#8a98d0'], glow: '#d8f0ff' },
} as const satisfies Record<string, Style>;
