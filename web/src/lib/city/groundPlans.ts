/** Ground plans: the shapes of the peoples and some simple ones, around the middle, about one wide each way. */
import type { Point } from './solid';

function around(n: number, radius: (angle: number, index: number) => number, turn = 0): Point[] {
  return Array.from({ length: n }, (_, index) => {
    const angle = turn + (index / n) * 2 * Math.PI;
    const r = radius(angle, index);
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
}

export function ngon(n: number, turn = 0): Point[] {
  return around(n, () => 1, turn);
}

export function rectangle(width: number, depth: number): Point[] {
  return [
    [-width, -depth],
    [width, -depth],
    [width, depth],
    [-width, depth],
  ];
}

export const SQUARE = rectangle(0.8, 0.8);
export const ROUND = ngon(18);
export const HEXAGON = ngon(6, Math.PI / 12);
export const TRIANGLE = ngon(3, Math.PI / 4);
export const DIAMOND = ngon(4, Math.PI / 4).map(([x, y]): Point => [x * 1.25, y * 0.8]);
export const STAR = around(10, (_, index) => (index % 2 ? 0.45 : 1), Math.PI / 4);
/** A leaf with its tips to the left and the right of the picture. */
export const LEAF = around(20, (angle) => {
  const along = Math.abs(Math.cos(angle + Math.PI / 4));
  return 0.42 + 0.72 * along ** 3;
});
/** A drop with its tip at the back. */
export const DROP = around(20, (angle) => {
  const tip = Math.cos((angle - Math.PI * 1.25) / 2) ** 8;
  return 0.72 + 0.62 * tip;
});
/** A broad arrow that points to the back. */
export const CHEVRON: Point[] = [
  [-0.9, -0.9],
  [0.95, -0.35],
  [0.55, 0.1],
  [0.05, 0.05],
  [0.1, 0.55],
  [-0.35, 0.95],
];
