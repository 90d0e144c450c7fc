/** Pillar: caterpillar folk on the dunes, butterflies over them; bodies for Earth, sparkling light for Fire. */
import { curve, fix, polygon, round, star, type Canvas, type Point } from './canvas';
import { limb, taper } from './limbs';
import type { Subject } from './subject';

const SKINS = [
  ['#8fae3f', '#c9dc78'],
  ['#c7702f', '#f2b066'],
  ['#7a5aa0', '#c0a0e0'],
  ['#3f8f86', '#8fd6c4'],
  ['#b04a5a', '#f09a94'],
  ['#a9872c', '#f0d070'],
] as const;

export function ground(c: Canvas, s: Subject): void {
  const { dice } = c;
  c.sky(
    s.fire > s.earth
      ? ['#8a5a86', '#e78f63', '#ffd591', '#f4e2b0']
      : ['#5f78a8', '#b9b0b8', '#f6d59a', '#f7e6b8'],
  );
  const [x, y] = [dice.between(30, 58), dice.between(32, 44)];
  c.glow(x, y, 30, '#fff3cf', 0.8).disc(x, y, dice.between(6, 9), '#fff8e2');
  dune(c, 78, '#e2b46c', '#c78f4c');
  caravan(c, dice.between(14, 30), 76);
  dune(c, 88, '#d39a4e', '#a86f34');
  dune(c, 99, '#b87c38', '#7c4c20');
}

/** A dune with a sharp crest: one side in the sun, the other in shade. */
export function dune(c: Canvas, y: number, light: string, dark: string): void {
  const { dice } = c;
  const crest = dice.between(20, 54);
  const high = y - dice.between(5, 11);
  c.path(
    `M-2 ${fix(y + 3)}Q${fix(crest * 0.5)} ${fix(y + 2)} ${fix(crest)} ${fix(high)}Q${fix(crest + 20)} ${fix(y - 1)} 72 ${fix(y + 1)}V124H-2Z`,
    { fill: light },
  );
  c.path(
    `M${fix(crest)} ${fix(high)}Q${fix(crest + 20)} ${fix(y - 1)} 72 ${fix(y + 1)}V124H${fix(crest - 8)}Q${fix(crest + 6)} ${fix(y + 14)} ${fix(crest)} ${fix(high)}Z`,
    { fill: dark, opacity: 0.6 },
  );
  for (let i = 0; i < 4; i++)
    c.path(`M0 ${fix(y + 5 + i * 2.6)}q18 ${fix(dice.between(-2.5, 1))} 34 0t36 0`, {
      line: dark,
      width: 0.25,
      opacity: 0.6,
    });
}

function caravan(c: Canvas, x: number, y: number): void {
  for (let i = 0; i < 4; i++) {
    const px = x + i * 6;
    c.path(`M${fix(px)} ${fix(y)}v-2.2q1.2 -2.6 2.4 0q1 -.8 1.6 -2l.8 .4q-.4 2 -1.4 2.6v1.2Z`, {
      fill: '#7c4c20',
      opacity: 0.75,
    });
  }
}

export function butterfly(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  wing: string,
  spot: string,
  turn = 0,
): void {
  c.group(`translate(${fix(x)} ${fix(y)}) rotate(${Math.round(turn)}) scale(${fix(size)})`, () => {
    for (const side of [-1, 1]) {
      c.group(`scale(${side} 1)`, () => {
        c.path('M.6 -1C3 -8 9 -10 11 -8C12 -3 7 1 .8 1.5Z', { fill: wing, line: '#3a2208', width: 0.5 });
        c.path('M.8 1C6 1 9 4 8 8C5 10 1.5 7 .6 3Z', { fill: spot, line: '#3a2208', width: 0.5 });
        c.disc(7.8, -5.6, 1.5, spot)
          .disc(5.5, 5.3, 1.2, wing)
          .path('M1.5 -.6Q5 -3 9.5 -7', { line: '#3a2208', width: 0.3 });
      });
    }
    c.path(round(0, 0.5, 0.9, 5), { fill: '#3a2208' }).path('M-.3 -4Q-2 -8 -3.6 -9M.3 -4Q2 -8 3.6 -9', {
      line: '#3a2208',
      width: 0.4,
      cap: true,
    });
  });
}

/** Segments along a line, from tail to head; gives back where the head is. */
export function segments(
  c: Canvas,
  line: readonly Point[],
  r: number,
  [skin, light]: readonly [string, string],
): Point {
  line.forEach(([x, y], i) => {
    const size = r * (0.72 + 0.28 * Math.sin((Math.PI * (i + 1)) / (line.length + 1)));
    c.path(round(x, y, size * 1.06, size), {
      fill: c.shade([light, skin, '#3a2208'], 0),
      line: '#3a2208',
      width: 0.4,
    });
    c.disc(x - size * 0.3, y - size * 0.35, size * 0.2, '#fff', 0.5);
  });
  return line[line.length - 1] as Point;
}

export function figure(c: Canvas, s: Subject, x = 43, foot = s.foot): void {
  const { dice } = c;
  const n = 4 + Math.round(s.earth * 0.7 + s.fire * 0.3);
  const r = 5.4 + s.earth * 0.55;
  const coat = dice.pick(SKINS);
  const sway = dice.between(2, 5) * dice.sign();
  const rise = Math.min(6.4, 40 / n);
  const line: Point[] = [
    [x - 13, foot - r * 0.6],
    [x - 5, foot - r * 0.7],
  ];
  for (let i = 0; i < n; i++)
    line.push([x + Math.sin(i * 0.9) * sway * 0.5 + i * 0.3, foot - r * 1.1 - i * rise]);
  c.glow(x, foot - 24, 26, '#fff3cf', 0.5);
  c.path(round(x - 2, foot + 0.5, r * 3, 1.6), { fill: '#3a2208', opacity: 0.35 });
  for (let i = 3; i < line.length - 1; i++) {
    const [px, py] = line[i]!;
    for (const side of [-1, 1])
      c.path(
        limb(
          [
            [px + side * r * 0.7, py],
            [px + side * (r + 3), py + 1.5],
            [px + side * (r + 4.5), py - 1.5 - s.fire * 0.4],
          ],
          taper(1.5, 0.7),
          6,
        ),
        { fill: coat[0] },
      );
  }
  const [hx, hy] = segments(c, line, r, coat);
  sash(c, line[Math.floor(line.length / 2)]!, r);
  head(c, s, hx, hy - r * 1.15, r * 1.02, coat);
  if (dice.chance(0.6))
    butterfly(
      c,
      hx + 15 * dice.sign(),
      hy - dice.between(6, 16),
      dice.between(0.3, 0.5),
      '#f6c866',
      '#e07a52',
      dice.between(-30, 30),
    );
}

function sash(c: Canvas, [x, y]: Point, r: number): void {
  c.path(
    `M${fix(x - r)} ${fix(y - 1)}Q${fix(x)} ${fix(y + 3)} ${fix(x + r)} ${fix(y - 1)}l.3 2.6Q${fix(x)} ${fix(y + 5.6)} ${fix(x - r - 0.3)} ${fix(y + 1.6)}Z`,
    { fill: c.dice.pick(['#b3342c', '#2c6a8a', '#6a3f8a']) },
  );
}

/** A round face with feelers under a turban, a fez or a wide hat. */
function head(c: Canvas, s: Subject, x: number, y: number, r: number, coat: readonly [string, string]): void {
  const { dice } = c;
  for (const side of [-1, 1]) {
    const bend: Point[] = [
      [x + side * r * 0.4, y - r * 0.7],
      [x + side * r * 1.1, y - r * 1.9],
      [x + side * r * 1.9, y - r * 2],
    ];
    c.path(curve(bend), { line: '#3a2208', width: 0.7, cap: true }).disc(
      bend[2]![0],
      bend[2]![1],
      1.1 + s.fire * 0.1,
      '#ffd76a',
    );
    if (s.fire > 3) c.glow(bend[2]![0], bend[2]![1], 4, '#fff0a8', 0.9);
  }
  c.path(round(x, y, r * 1.05, r), { fill: c.shade([coat[1], coat[0]]), line: '#3a2208', width: 0.5 });
  for (const side of [-1, 1])
    c.path(round(x + side * r * 0.4, y - r * 0.05, r * 0.27, r * 0.32), {
      fill: '#fff',
      line: '#3a2208',
      width: 0.4,
    }).disc(x + side * r * 0.36, y, r * 0.13, '#2a1605');
  c.path(
    `M${fix(x - r * 0.35)} ${fix(y + r * 0.5)}q${fix(r * 0.35)} ${fix(r * dice.between(-0.15, 0.35))} ${fix(r * 0.7)} 0`,
    { line: '#3a2208', width: 0.6, cap: true },
  );
  const hat = dice.int(0, 2);
  const cloth = dice.pick(['#b3342c', '#f3e2b5', '#2c6a8a', '#6a3f8a']);
  if (hat === 0)
    c.path(
      curve(
        [
          [x - r, y - r * 0.5],
          [x - r * 0.8, y - r * 1.15],
          [x, y - r * 1.5],
          [x + r * 0.8, y - r * 1.15],
          [x + r, y - r * 0.5],
          [x, y - r * 0.8],
        ],
        true,
      ),
      { fill: cloth, line: '#3a2208', width: 0.4 },
    ).disc(x, y - r * 0.95, 0.9, '#ffd76a');
  else if (hat === 1)
    c.path(
      polygon([
        [x - r * 0.6, y - r * 0.7],
        [x - r * 0.42, y - r * 1.6],
        [x + r * 0.42, y - r * 1.6],
        [x + r * 0.6, y - r * 0.7],
      ]),
      { fill: cloth, line: '#3a2208', width: 0.4 },
    ).path(`M${fix(x + r * 0.2)} ${fix(y - r * 1.6)}q3 0 3.2 3`, { line: '#ffd76a', width: 0.6 });
  else
    c.path(
      `M${fix(x - r * 1.7)} ${fix(y - r * 0.62)}Q${fix(x)} ${fix(y - r * 1.1)} ${fix(x + r * 1.7)} ${fix(y - r * 0.62)}Q${fix(x + r * 0.6)} ${fix(y - r * 0.75)} ${fix(x)} ${fix(y - r * 1.9)}Q${fix(x - r * 0.6)} ${fix(y - r * 0.75)} ${fix(x - r * 1.7)} ${fix(y - r * 0.62)}Z`,
      { fill: cloth, line: '#3a2208', width: 0.4 },
    );
}

export function air(c: Canvas, s: Subject): void {
  for (let i = 0; i < 2 + s.fire; i++)
    c.path(star(c.dice.between(24, 66), c.dice.between(20, 84), c.dice.between(0.8, 1.7), 0.25, 4), {
      fill: '#fff8e2',
      opacity: 0.9,
    });
  c.motes(10, '#fff3cf', 60, 106, 0.5);
}
