/** Where the Khind play: zigzags, a jungle cut from paper, and the stickers they are. */
import { fix, polyline, pts, round, star, type Canvas, type Point } from '../canvas';
import { limb } from '../limbs';
import { oval } from '../kit/path';

export const INK = '#1c1020';
export const COLOURS = {
  yellow: ['#ffe27a', '#f0a81c'],
  orange: ['#ffb87a', '#f0641c'],
  blue: ['#9ae8ff', '#2a9ad0'],
  violet: ['#d8b8ff', '#8a4ae0'],
  pink: ['#ffb0d4', '#f04a94'],
  green: ['#ccf58a', '#6ab81c'],
  red: ['#ff9a8a', '#e03434'],
  mint: ['#b0f5d0', '#34b884'],
  white: ['#ffffff', '#c8ccd8'],
  black: ['#5a5470', '#1c1830'],
  brown: ['#d8a070', '#7a4424'],
} as const;
export type Colour = keyof typeof COLOURS;
export const tint = (c: Canvas, colour: Colour): string => c.mat(COLOURS[colour][0], COLOURS[colour][1]);

export const GANGS = {
  cool: ['#0d2f5c', '#1a64a8', '#5ad1e6'],
  top: ['#4a1620', '#b04a24', '#ffc05a'],
  fun: ['#4a1050', '#b02c84', '#ff9ad0'],
  no: ['#1c2a2c', '#3f5f50', '#b4e84a'],
  kin: ['#0f4a2c', '#1f8a48', '#d8f04e'],
} as const;

/** Zigzags that fade into the distance, leaves in the corners, confetti. */
export function ground(c: Canvas, gang: keyof typeof GANGS): void {
  const [deep, mid, bright] = GANGS[gang];
  c.sky([deep, mid, bright, mid]);
  c.glow(44, 56, 44, bright, 0.75);
  for (let row = 0; row < 8; row++) {
    const y = 22 + row * 12;
    const step = 6 + row * 0.9;
    const points: Point[] = Array.from({ length: 14 }, (_, i) => [-6 + i * step, y + (i % 2 ? 0 : step * 0.8)]);
    c.path(polyline(points), { line: row % 2 ? bright : '#ffffff', width: 1.4 + row * 0.35, opacity: row % 2 ? 0.4 : 0.13 });
  }
  c.path('M-2 108Q34 100 72 108V124H-2Z', { fill: c.shade([mid, deep]) });
  for (const [x, y, turn, k] of [
    [-2, 112, -50, 1],
    [4, 120, -20, 1],
    [72, 112, -130, 1],
    [66, 120, -160, 1],
    [72, 18, 140, 0.8],
    [70, 30, 165, 0.7],
  ] as const)
    c.path('M0 0C8 -8 20 -8 28 0C20 6 8 6 0 0ZM0 0L24 0', {
      fill: deep,
      line: bright,
      width: 0.4,
      opacity: 0.85,
      at: `translate(${x} ${y}) rotate(${turn}) scale(${k})`,
    });
  for (let i = 0; i < 9; i++) {
    const [x, y, r] = [c.dice.between(14, 68), c.dice.between(20, 104), c.dice.between(0.8, 1.7)];
    c.path(
      c.dice.pick([round(x, y, r), star(x, y, r * 1.4, r * 0.6, 5), `M${fix(x - r)} ${fix(y + r)}h${fix(2 * r)}v${fix(-2 * r)}h${fix(-2 * r)}Z`]),
      { fill: c.dice.pick(['#fff', bright, '#ffd23f', '#ff6fae']), opacity: 0.75 },
    );
  }
}

/** A part with its dark line. */
export function part(c: Canvas, d: string, colour: Colour | string): void {
  c.path(d, { fill: colour in COLOURS ? tint(c, colour as Colour) : colour, line: INK, width: 1, cap: true });
}

/** Arms and legs: lines of points with a width. */
export function limbs(c: Canvas, colour: Colour, width: number, ...lines: string[]): void {
  for (const line of lines)
    part(
      c,
      limb(pts(line), (t) => width * (1 - 0.15 * t), 9),
      colour,
    );
}

export function hand(c: Canvas, x: number, y: number, r: number, colour: Colour): void {
  part(c, round(x, y, r), colour);
}

export function shoe(c: Canvas, x: number, y: number, k: number, colour: Colour, flip = false): void {
  const s = flip ? -1 : 1;
  part(
    c,
    `M${fix(x - 3 * k * s)} ${fix(y - 3 * k)}Q${fix(x + 6 * k * s)} ${fix(y - 4 * k)} ${fix(x + 7 * k * s)} ${fix(y + 2 * k)}H${fix(x - 3.4 * k * s)}Z`,
    colour,
  );
}

export type Look = 'grin' | 'flat' | 'wow' | 'cross' | 'tongue' | 'laugh' | 'smug' | 'daze';

/** Eyes and mouth of a Khind; `r` is half the head. */
export function mug(c: Canvas, x: number, y: number, r: number, look: Look, shades = false): void {
  if (shades) {
    c.path(
      `M${fix(x - r * 0.85)} ${fix(y - r * 0.4)}H${fix(x + r * 0.85)}L${fix(x + r * 0.7)} ${fix(y + r * 0.05)}Q${fix(x + r * 0.4)} ${fix(y + r * 0.24)} ${fix(x + r * 0.12)} ${fix(y - r * 0.12)}H${fix(x - r * 0.12)}Q${fix(x - r * 0.4)} ${fix(y + r * 0.24)} ${fix(x - r * 0.7)} ${fix(y + r * 0.05)}Z`,
      { fill: INK },
    );
    c.path(
      `M${fix(x - r * 0.6)} ${fix(y - r * 0.26)}l${fix(r * 0.22)} ${fix(r * 0.2)}M${fix(x + r * 0.3)} ${fix(y - r * 0.26)}l${fix(r * 0.22)} ${fix(r * 0.2)}`,
      { line: '#fff', width: r * 0.09, cap: true },
    );
  } else if (look === 'laugh')
    c.path(
      `M${fix(x - r * 0.6)} ${fix(y - r * 0.1)}q${fix(r * 0.22)} ${fix(-r * 0.4)} ${fix(r * 0.44)} 0M${fix(x + r * 0.16)} ${fix(y - r * 0.1)}q${fix(r * 0.22)} ${fix(-r * 0.4)} ${fix(r * 0.44)} 0`,
      { line: INK, width: r * 0.13, cap: true },
    );
  else {
    const big = look === 'wow' || look === 'daze' ? 0.32 : 0.26;
    for (const side of [-1, 1]) {
      const ex = x + side * r * 0.36;
      c.path(oval(ex, y - r * 0.2, r * big, r * big * 1.15), { fill: '#fff', line: INK, width: 0.6 });
      const shift = look === 'daze' ? side * r * 0.1 : r * 0.07;
      c.path(oval(ex + shift, y - r * (look === 'daze' && side > 0 ? 0.3 : 0.17), r * 0.11, r * 0.13), { fill: INK });
    }
    if (look === 'cross' || look === 'smug')
      c.path(
        `M${fix(x - r * 0.72)} ${fix(y - r * 0.66)}L${fix(x - r * 0.14)} ${fix(y - r * 0.42)}M${fix(x + r * 0.72)} ${fix(y - r * (look === 'smug' ? 0.72 : 0.66))}L${fix(x + r * 0.14)} ${fix(y - r * (look === 'smug' ? 0.6 : 0.42))}`,
        { line: INK, width: r * 0.15, cap: true },
      );
  }
  const my = y + r * 0.42;
  const w = r * 0.46;
  if (look === 'flat') c.path(`M${fix(x - w)} ${fix(my)}H${fix(x + w)}`, { line: INK, width: r * 0.12, cap: true });
  else if (look === 'cross')
    c.path(`M${fix(x - w)} ${fix(my + r * 0.1)}Q${fix(x)} ${fix(my - r * 0.26)} ${fix(x + w)} ${fix(my + r * 0.1)}`, {
      line: INK,
      width: r * 0.13,
      cap: true,
    });
  else if (look === 'wow') c.path(oval(x, my + r * 0.06, w * 0.5, r * 0.26), { fill: '#5a1028', line: INK, width: 0.6 });
  else if (look === 'smug')
    c.path(`M${fix(x - w * 0.6)} ${fix(my)}Q${fix(x + w * 0.4)} ${fix(my + r * 0.16)} ${fix(x + w)} ${fix(my - r * 0.2)}`, {
      line: INK,
      width: r * 0.12,
      cap: true,
    });
  else {
    c.path(
      `M${fix(x - w * 1.1)} ${fix(my - r * 0.1)}Q${fix(x)} ${fix(my + r * 0.06)} ${fix(x + w * 1.1)} ${fix(my - r * 0.1)}Q${fix(x + w * 0.7)} ${fix(my + r * 0.5)} ${fix(x)} ${fix(my + r * 0.48)}Q${fix(x - w * 0.7)} ${fix(my + r * 0.5)} ${fix(x - w * 1.1)} ${fix(my - r * 0.1)}Z`,
      { fill: '#5a1028', line: INK, width: 0.7 },
    );
    if (look === 'tongue')
      c.path(
        `M${fix(x - w * 0.3)} ${fix(my + r * 0.12)}Q${fix(x - w * 0.4)} ${fix(my + r * 0.9)} ${fix(x + w * 0.1)} ${fix(my + r * 0.92)}Q${fix(x + w * 0.6)} ${fix(my + r * 0.8)} ${fix(x + w * 0.5)} ${fix(my + r * 0.12)}Z`,
        { fill: '#ff6f8a', line: INK, width: 0.7 },
      );
    else
      c.path(
        `M${fix(x - w * 0.9)} ${fix(my - r * 0.04)}Q${fix(x)} ${fix(my + r * 0.1)} ${fix(x + w * 0.9)} ${fix(my - r * 0.04)}L${fix(x + w * 0.8)} ${fix(my + r * 0.14)}Q${fix(x)} ${fix(my + r * 0.24)} ${fix(x - w * 0.8)} ${fix(my + r * 0.14)}Z`,
        { fill: '#fff' },
      );
  }
}
