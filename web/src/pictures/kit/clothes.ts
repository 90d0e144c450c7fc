/** Clothes and hair that hang on a body's joints. */
import { curve, type Canvas, type Point } from '../canvas';
import type { Frame } from './path';
import type { Joints } from './rig';

/** A skirt or the lower part of a robe, from the hips to the ground, with folds. */
export function skirt(c: Canvas, j: Joints, paint: string, width: number, hem = 1, sway = 0, folds = '#0004'): void {
  const b = j.body;
  const side = j.flip ? -1 : 1;
  const hx = (side * (j.hip[0] - b.x)) / j.s;
  const hy = (j.hip[1] - b.y) / j.s;
  const w = 9 * j.build.hips;
  c.path(
    b.d(
      `M${hx - w} ${hy - 4}Q${hx} ${hy - 8} ${hx + w} ${hy - 4}C${hx + w * 1.3} ${hy + 14} ${width * 0.8 + sway} -14 ${width + sway} ${hem}Q${width * 0.5 + sway} ${hem + 4} ${sway} ${hem + 1}Q${-width * 0.5 + sway} ${hem + 4} ${-width + sway} ${hem}C${-width * 0.8 + sway} -14 ${hx - w * 1.3} ${hy + 14} ${hx - w} ${hy - 4}Z`,
    ),
    { fill: paint },
  );
  c.path(
    b.d(
      `M${hx - w * 0.4} ${hy + 2}Q${-width * 0.4 + sway} ${hy * 0.4} ${-width * 0.55 + sway} ${hem}M${hx} ${hy + 4}Q${sway * 0.6} ${hy * 0.4} ${-width * 0.1 + sway} ${hem}M${hx + w * 0.5} ${hy + 2}Q${width * 0.4 + sway} ${hy * 0.4} ${width * 0.5 + sway} ${hem}`,
    ),
    { line: folds, width: 0.6, cap: true },
  );
}

/** A cloak from the shoulders, behind the body. */
export function cloak(c: Canvas, j: Joints, paint: string, width: number, length: number, sway = 0): void {
  const side = j.flip ? -1 : 1;
  const [f, n] = j.shoulders;
  const at = (x: number, y: number): Point => [j.neck[0] + side * x * j.s, j.neck[1] + y * j.s];
  const points: Point[] = [
    n,
    at(-width * 0.8 + sway * 0.4, length * 0.5),
    at(-width + sway, length),
    at(sway, length * 1.04),
    at(width + sway, length),
    at(width * 0.8 + sway * 0.4, length * 0.5),
    f,
    j.neck,
  ];
  c.path(curve(points, true, 7), { fill: paint });
}

/** Shapes on the head, in its measure: looking to the right. */
export const HAIR = {
  cap: 'M.72 -.72C.4 -1.4 -.85 -1.4 -.98 -.3C-1 .1 -.8 .4 -.6 .5C-.62 .1 -.5 -.3 -.2 -.5C.1 -.7 .5 -.6 .72 -.72Z',
  long: 'M.72 -.75C.3 -1.5 -.95 -1.4 -1.06 -.3C-1.1 .6 -1.3 1.3 -1.1 2.3C-.6 2 -.3 1.2 -.4 .3C-.4 -.4 .2 -.6 .72 -.75Z',
  tail: 'M.72 -.75C.3 -1.45 -.8 -1.4 -1 -.4C-1.5 -.5 -2 0 -2.2 1.2C-1.7 .8 -1.2 .6 -.85 .3C-.5 .1 -.4 -.4 .72 -.75Z',
  bun: 'M.72 -.75C.4 -1.3 .2 -1.3 .05 -1.3C.1 -1.9 -.8 -2 -.8 -1.3C-1.15 -1 -1.1 -.2 -.8 .3C-.6 -.3 0 -.6 .72 -.75Z',
  wild: 'M.8 -.6L1 -1.2L.5 -1L.4 -1.7L0 -1.15L-.4 -1.8L-.5 -1.15L-1.2 -1.5L-.9 -.8L-1.6 -.6L-1 -.2L-1.5 .4L-.8 .3C-.6 -.2 0 -.6 .8 -.6Z',
  fringe: 'M.84 -.35C.8 -1.4 -.9 -1.5 -1 -.2C-1 .2 -.9 .5 -.7 .6C-.6 .2 -.5 -.1 -.3 -.3C.1 -.2 .5 -.25 .84 -.35Z',
  tonsure: 'M-.2 -.3C-.3 -.7 -.7 -.8 -.86 -.55C-1 -.1 -.9 .3 -.6 .55C-.5 .2 -.3 0 -.2 -.3Z',
} as const;

export const BEARDS = {
  short: 'M-.4 .3C-.2 .5 .1 .5 .3 .48C.6 .5 .8 .4 .86 .2C.95 .8 .7 1.4 .3 1.45C-.1 1.4 -.4 .9 -.4 .3Z',
  long: 'M-.35 .3C-.1 .5 .1 .5 .3 .48C.6 .5 .8 .4 .86 .2C1 1.2 .9 2.4 .4 3.4C0 2.6 -.4 1.4 -.35 .3Z',
  goat: 'M.1 .78C.3 .86 .5 .84 .66 .74C.7 1.2 .6 1.7 .45 2C.25 1.7 .1 1.3 .1 .78Z',
  fork: 'M-.35 .3C.1 .55 .6 .5 .86 .2C1 1 1.1 1.6 .9 2.3C.7 1.8 .5 1.5 .35 1.4C.2 1.6 .1 2 -.2 2.4C-.3 1.6 -.4 1 -.35 .3Z',
} as const;

export const HATS = {
  cone: 'M-1.25 -.5Q0 -1 1.35 -.6C.9 -1 .6 -1.6 .4 -2.4L-.3 -3.6C-.5 -2.4 -.9 -1.2 -1.25 -.5Z',
  wide: 'M-2.1 -.4Q0 -1.1 2.2 -.5C2 -.8 1.2 -.95 .75 -1C.7 -1.8 -.6 -1.9 -.75 -1C-1.2 -.95 -1.9 -.8 -2.1 -.4Z',
  flat: 'M-1.1 -.55Q0 -.95 1.15 -.6L1.1 -1.1C1.6 -1.2 1.6 -1.6 1.1 -1.7C.2 -1.9 -.9 -1.7 -1.3 -1.4C-1.5 -1.1 -1.3 -.8 -1.1 -.55Z',
  top: 'M-1.4 -.55Q0 -.95 1.45 -.6L1.4 -.8L.85 -.95L.95 -2.3Q0 -2.6 -.9 -2.3L-.8 -.95L-1.35 -.75Z',
  hood: 'M.55 1.2C.3 .9 .62 .4 .66 -.1C.7 -.7 .5 -1 .1 -1.05C-.3 -.9 -.6 -.3 -.5 .4C-.4 .9 -.2 1.2 -.3 1.5C-.9 1.6 -1.3 1.3 -1.3 .6C-1.5 -.6 -1 -1.5 -.1 -1.55C.9 -1.5 1.15 -.7 1.05 .1C1 .7 .9 1 .55 1.2Z',
  crown: 'M-.9 -.6Q0 -.9 .95 -.62L1.15 -1.6L.6 -1.2L.2 -1.8L-.25 -1.22L-.8 -1.6Z',
} as const;

export function on(c: Canvas, f: Frame, shape: string, paint: string): void {
  c.path(f.d(shape), { fill: paint });
}
