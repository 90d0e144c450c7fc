/** The mark: a dragon before the blue moon. As favicon, as icon of an installed page, as the picture that links show. */
import { lookOf } from '../../lib/cards/peoples';
import { Canvas, curve, pts, star } from '../canvas';
import { Frame, oval } from '../kit/path';
import { limb } from '../limbs';
import { Dice } from '../prng';

export const NIGHT = ['#2a3a94', '#0b1030'] as const;

function moon(c: Canvas, x: number, y: number, r: number): void {
  c.path(oval(x, y, r, r), { fill: c.mat('#f4f9ff', '#4a78d0') });
  const f = new Frame(x, y, r / 40);
  c.path(f.d(oval(-12, -14, 8, 7)) + f.d(oval(15, 12, 10, 9)) + f.d(oval(16, -18, 4, 4)) + f.d(oval(-18, 14, 5, 5)), {
    fill: '#3c64ad',
    opacity: 0.2,
  });
}

/** The dragon's head and neck as one dark shape with a lit edge; about 60 wide around 0 0. */
function dragon(c: Canvas, f: Frame): void {
  const neck = f.all(pts('-30 46 -18 34 -22 16 -14 2 -4 -6'));
  c.relief(
    '#bfe0ff',
    () => {
      c.path(f.d('M-12 -14L-38 -28L-6 -24ZM0 -20L-20 -42L8 -24Z'), { fill: c.mat('#ffe0a0', '#c07a2c') });
      c.path(
        limb(neck, (t) => (30 - 12 * t) * f.scale, 18),
        { fill: c.mat('#2c3c94', '#0a1036') },
      );
      c.path(f.d('M-20 -12C-6 -26 12 -24 24 -16C36 -12 46 -8 48 0C48 8 38 10 28 10L10 15C-4 17 -18 14 -22 2Z'), {
        fill: c.mat('#34469f', '#0c1340'),
      });
    },
    1.6 * f.scale,
  );
  c.path(f.d(oval(14, -8, 6, 5.6)), { fill: '#ffcf6a' }).path(f.d(oval(16, -8, 2.3, 4.6)), { fill: '#0a0e30' });
  c.path(f.d('M47 3C34 5 20 7 10 11'), { line: '#bfe0ff', width: 1.8 * f.scale, cap: true, opacity: 0.7 });
  c.path(f.d(oval(41, -2, 1.8, 1.5)), { fill: '#bfe0ff', opacity: 0.8 });
}

/** The mark alone, 96 by 96, on nothing. */
export function drawMark(): string {
  const c = new Canvas(lookOf(''), new Dice('mark'), 96, 96);
  moon(c, 48, 48, 46);
  c.clip(oval(48, 48, 46, 46), () => dragon(c, new Frame(42, 54, 0.98)));
  return c.bare();
}

/** The mark on the night, square to the edge; `room` is the share that stays free around it for round or cut corners. */
export function drawIcon(room: number): string {
  const c = new Canvas(lookOf(''), new Dice('icon'), 96, 96);
  c.sky(NIGHT);
  c.path(
    pts('10 16 84 12 88 80 8 78 80 46 14 50')
      .map(([x, y], i) => star(x, y, i % 2 ? 1.4 : 2, 0.5, 4))
      .join(''),
    { fill: '#dfe9ff', opacity: 0.8 },
  );
  const r = 48 * (1 - room);
  c.glow(48, 48, r * 1.3, '#8fb6ff', 0.7);
  moon(c, 48, 48, r);
  c.clip(oval(48, 48, r, r), () => dragon(c, new Frame(48 - r * 0.13, 48 + r * 0.13, r / 47)));
  return c.bare();
}

/** The ground of the social picture, 120 by 63: hills at night under the moon, room for the name at the right. */
export function drawScene(): string {
  const c = new Canvas(lookOf(''), new Dice('scene'), 120, 63);
  c.sky(['#0b1240', '#22307e', '#3c4ca8', '#1a2258']);
  c.stars(0, 0);
  c.path(Array.from({ length: 44 }, () => star(c.dice.between(1, 119), c.dice.between(1, 44), c.dice.between(0.14, 0.5), 0.1, 4)).join(''), {
    fill: '#eef2ff',
    opacity: 0.8,
  });
  c.glow(33, 29, 42, '#9fc4ff', 0.7);
  moon(c, 33, 29, 23);
  for (const [y, high, fill] of [
    [50, 10, '#2a3a8c'],
    [55, 8, '#1a2560'],
    [60, 6, '#0c1238'],
  ] as const) {
    const ridge = Array.from({ length: 13 }, (_, i) => [-4 + i * 11, y - c.dice.next() * high * (i % 2 ? 1 : 0.3)] as const);
    c.path(`${curve(ridge)}V64H-4Z`, { fill });
  }
  return c.bare();
}
