/** Four-legged beasts, drawn with their feet at the origin and looking right. */
import { curve, fix, round, type Canvas, type Point } from './canvas';
import { limb, taper } from './limbs';

export function beast(c: Canvas, kind: string, fill: string, rim: string): void {
  if (kind === 'bear') return bear(c, fill, rim);
  if (kind === 'fox') return fox(c, fill, rim);
  hoofed(c, kind, fill, rim);
}

function legs(xs: readonly number[], top: number, width: number): string[] {
  return xs.map((x, i) =>
    limb(
      [
        [x * 0.92, -top],
        [x + (i % 2 ? 1.4 : -0.6), -top * 0.45],
        [x + (i % 2 ? 0.2 : 0.6), 0],
      ],
      taper(width, width * 0.3),
    ),
  );
}

function hoofed(c: Canvas, kind: string, fill: string, rim: string): void {
  const body = curve(
    [
      [-12, -22],
      [-9, -26],
      [0, -25.5],
      [9, -27],
      [12, -23],
      [9, -17],
      [0, -16],
      [-9, -16.5],
    ],
    true,
  );
  const neck = limb(
    [
      [9, -23],
      [13, -31],
      [15, -39],
    ],
    taper(8, 3.6),
  );
  const head = curve(
    [
      [13, -41],
      [16, -43],
      [19, -41],
      [23, -36.5],
      [22, -34.5],
      [17, -36],
      [13.5, -37.5],
    ],
    true,
  );
  c.lit([...legs([-10, -7.5, 7, 10], 18, 4), body, neck, head], fill, rim, -0.6, -0.5, 0.9);
  c.path(
    limb(
      [
        [-12, -24],
        [-15, -22],
        [-15.5, -16],
      ],
      taper(2, 0.4),
    ),
    { fill },
  );
  if (kind === 'unicorn') {
    c.path(
      limb(
        [
          [17, -42],
          [24, -57],
        ],
        taper(1.7, 0.1),
      ),
      { fill: '#fff6cf' },
    ).glow(23, -54, 8, '#fff6cf', 0.9);
    for (let i = 0; i < 6; i++)
      c.path(
        limb(
          [
            [14 - i * 0.9, -41 + i * 3],
            [9 - i, -38 + i * 3],
            [7 - i, -33 + i * 3],
          ],
          taper(1.8, 0.2),
        ),
        { fill: '#cfeeb0' },
      );
  } else {
    const bend = kind === 'gazelle' ? -4 : 3;
    for (const shift of [0, 1.6])
      c.path(
        limb(
          [
            [15 + shift, -42],
            [13 + shift + bend * 0.3, -49],
            [15 + shift + bend, -57],
          ],
          taper(1.3, 0.2),
        ),
        { fill: '#e6d7ad' },
      );
  }
  c.disc(18, -39.8, 0.6, '#fffbe0');
}

function bear(c: Canvas, fill: string, rim: string): void {
  const body = curve(
    [
      [-16, -18],
      [-12, -27],
      [-2, -29],
      [8, -28],
      [14, -23],
      [13, -13],
      [0, -9],
      [-13, -9],
    ],
    true,
  );
  const head = curve(
    [
      [9, -27],
      [13, -33],
      [20, -33],
      [24, -28],
      [23, -24],
      [17, -21],
      [11, -21],
    ],
    true,
  );
  c.lit(
    [...legs([-12, -8, 7, 11], 14, 7.5), body, head, round(13, -33, 2.4), round(19, -33.6, 2.2)],
    fill,
    rim,
    -0.7,
    -0.6,
    0.9,
  );
  c.disc(19, -28.5, 0.7, '#fffbe0').disc(24, -26.3, 1, '#0c0705');
}

function fox(c: Canvas, fill: string, rim: string): void {
  const tail: Point[] = [
    [-9, -14],
    [-17, -15],
    [-22, -23],
    [-19, -31],
  ];
  c.lit(
    limb(tail, (t) => 2.5 + 5 * Math.sin(Math.PI * Math.min(1, t * 1.1))),
    fill,
    rim,
    -0.6,
    -0.5,
    0.9,
  );
  const body = curve(
    [
      [-11, -14],
      [-7, -18.5],
      [3, -18],
      [9, -20],
      [10, -15],
      [4, -10.5],
      [-6, -10],
    ],
    true,
  );
  const head = `M6 -20L7 -29L10.5 -25.5L15 -29.5L15.5 -22L21 -17.5L14 -15.5L8 -16.5Z`;
  c.lit([...legs([-8, -5.5, 5, 7.5], 12, 3), body, head], fill, rim, -0.6, -0.5, 0.9);
  c.disc(14, -20.5, 0.65, '#fffbe0').path(`M${fix(-19)} -31q-1 4 -4 5q0 -4 4 -5Z`, { fill: '#fff1d6' });
}
