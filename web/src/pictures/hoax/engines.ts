/** The engines of the Hoax: wood, brass and glass, each at work. */
import { curve, fix, pts, round, star, type Canvas, type Point } from '../canvas';
import { on } from '../kit/clothes';
import { bonfire } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { pool, shafts } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';
import { INK, library, observatory, RIM, study, terrace } from './land';
import { brass, wool } from './people';

const timber = (c: Canvas): string => c.mat('#c99a5c', '#4a2f1a');
const steel = (c: Canvas): string => c.mat('#dfe8ec', '#3a4a56');

/** A beam between two points. */
function beam(c: Canvas, a: Point, b: Point, width: number, paint: string): void {
  c.path(
    limb([a, b], () => width, 2),
    { fill: paint },
  );
}

/** A wheel with spokes, seen a little from the side. */
export function wheel(c: Canvas, x: number, y: number, r: number, paint: string, dark = INK): void {
  c.path(`${oval(x, y, r * 0.86, r)}${oval(x, y, r * 0.6, r * 0.72)}`, { fill: paint });
  let d = '';
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3 + 0.3;
    d += `M${fix(x)} ${fix(y)}L${fix(x + r * 0.7 * Math.cos(a))} ${fix(y + r * 0.82 * Math.sin(a))}`;
  }
  c.path(oval(x, y, r * 0.62, r * 0.74), { fill: dark, opacity: 0.35 }).path(d, { line: paint, width: r * 0.16, cap: true });
  c.path(oval(x, y, r * 0.2, r * 0.22), { fill: dark });
}

/** It leaves the hand, turns over the roofs, and is already on its way back. */
const boomerang: Scene = (c) => {
  terrace(c, 92);
  const way = 'M30 84C8 60 14 22 44 20C66 19 70 46 56 62';
  c.path(way, { line: '#fffdf0', width: 5, opacity: 0.35, cap: true }).path(way, {
    line: '#8a6a3c',
    width: 0.7,
    dash: '3 2',
    cap: true,
    opacity: 0.8,
  });
  const wood = 'M-20 13C-13 -5 -6 -15 0 -16C6 -15 13 -5 20 13C21 17 17 18 15 15C9 6 5 0 0 -1C-5 0 -9 6 -15 15C-17 18 -21 17 -20 13Z';
  for (const [x, y, turn, k, faint] of [
    [21, 50, -70, 0.5, 0.35],
    [27, 30, -20, 0.65, 0.45],
  ] as const)
    c.path(new Frame(x, y, k, turn).d(wood), { fill: '#7a5a34', opacity: faint });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const f = new Frame(50, 44, 1.16, 38);
        c.path(f.d(wood), { fill: c.mat('#e8b870', '#6b3c18') });
        c.path(
          f.d(
            'M-15 6L-10 9L-11.500 12L-16.500 9ZM15 6L10 9L11.500 12L16.500 9ZM-8 -5L-4 -1.500L-5.500 .5L-9.500 -3ZM8 -5L4 -1.500L5.500 .5L9.500 -3Z',
          ),
          {
            fill: '#3f6f93',
          },
        );
        c.path(f.d('M-17.500 12C-11 -3 -5 -13 0 -14'), { line: '#fff3d0', width: 0.9, cap: true, opacity: 0.8 });
        person(c, {
          pose: posed(POSES.hurl, 'tilt -18'),
          x: 36,
          y: 110,
          h: 42,
          build: BUILDS.slim,
          skin: c.mat('#a87858', '#4a3024'),
          top: wool(c, 'ivory'),
          sleeves: c.mat('#a87858', '#4a3024'),
          legs: wool(c, 'navy'),
          boots: timber(c),
          face: { view: 'side', mood: 'shout', line: '#2c241e' },
          hair: (k, q) => on(k, q.head, 'M.7 -.7C.3 -1.4 -.9 -1.4 -1 -.3C-.9 .2 -.8 .4 -.6 .5C-.6 0 -.4 -.4 .7 -.7Z', '#3a2c24'),
        });
      },
      0.7,
      110,
    ),
  );
};

/** The book lies open on its stand; what is read in it rises as light. */
const tome: Scene = (c) => {
  library(c, 98);
  shafts(c, 45, 72, 62, [-128, -110, -90, -70, -52], '#fff6d0', 0.26, 12);
  c.glow(45, 62, 30, '#fff6d0', 0.85);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M41 82H49L51 108H39Z', { fill: timber(c) }).path('M31 112Q45 102 59 112V116H31Z', { fill: timber(c) });
        c.path('M20 66L45 76L70 66L72 80L45 92L18 80Z', { fill: c.mat('#a85c34', '#3a1c10') });
        for (const [i, tone] of ['#cfc4a4', '#e4dabc', '#fbf6e4'].entries()) {
          const up = i * 2.2;
          c.path(
            `M45 ${84 - up}Q34 ${72 - up} 19 ${75 - up}L20 ${57 - up}Q34 ${54 - up} 45 ${66 - up}Q56 ${54 - up} 70 ${57 - up}L71 ${75 - up}Q56 ${72 - up} 45 ${84 - up}Z`,
            { fill: tone },
          );
        }
        c.path('M45 61.500V79.500', { line: '#8a7a5a', width: 0.9 });
        c.path('M66 71C58 69 52 72 48 77V84L50 81L52 85V74C56 71 60 70 66 71Z', { fill: wool(c, 'plum') });
      },
      0.8,
      114,
    ),
  );
  let d = '';
  for (let i = 0; i < 5; i++) d += `M${24 + i * 0.4} ${fix(57 + i * 3)}q9 -2 17 4.500M${49 - i * 0.2} ${fix(61.5 + i * 3)}q8 -6.500 17 -4.500`;
  c.path(d, { line: '#4c5f75', width: 0.55, cap: true });
  for (const [x, y, r] of [
    [45, 34, 5],
    [33, 44, 2.6],
    [57, 46, 3],
    [38, 26, 1.6],
    [53, 24, 2],
  ] as const)
    c.path(star(x, y, r, r * 0.3, 4), { fill: '#fff8d8' });
  c.ring(45, 34, 8, '#b07a34', 0.6, 0.9).ring(45, 34, 10, '#b07a34', 0.35, 0.8, '1 1.400');
};

/** The beam has swung: what flies over the wall grins. */
const trebuchet: Scene = (c) => {
  terrace(c, 88, ['#3c444c', '#7d7c74', '#c8a878', '#e8b878']);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const wood = timber(c);
        for (const x of [20, 60]) wheel(c, x, 104, 7, wood);
        beam(c, [12, 101], [68, 101], 5, wood);
        beam(c, [22, 100], [39, 60], 3.6, wood);
        beam(c, [56, 100], [41, 60], 4.4, wood);
        beam(c, [29, 84], [50, 84], 2.4, wood);
        beam(c, [18, 92], [54, 34], 4, c.mat('#e0b070', '#6b4424'));
        c.path('M10 82L26 88L22 102L6 98Z', { fill: c.mat('#7c8c98', '#1c262e') }).path('M11 88L23 92M9 94L22 98', { line: '#1c262e', width: 0.7 });
        c.path(round(40, 61, 2.8), { fill: brass(c) });
        c.path('M54 34C58 26 58 22 56 18', { line: '#5a4630', width: 0.9, cap: true });
        const [x, y] = [54, 44];
        c.path(new Frame(x + 5, y - 20, 1).d('M-10 0C-11 -8 -5 -12 1 -11C8 -11 11 -5 10 1C10 8 5 11 -1 11C-7 11 -10 6 -10 0Z'), {
          fill: c.mat('#9aa0a4', '#2c3238'),
        });
      },
      0.7,
      110,
    ),
  );
  c.path('M52.500 21L57.500 24L52.500 26ZM67 20L61.500 23.500L66.500 25.500Z', { fill: '#ffcf5a' });
  c.path('M53 29L55.500 31L58 29L60 31L62.500 29L65 31L67 28C66 34 54 35 53 29Z', { fill: '#1c1414' }).path(
    'M54 30l1.500 2.500l2 -2.500M62 30l2 2.500l1.500 -3',
    { fill: '#fff' },
  );
  c.path('M44 14q4 -4 9 -4M42 22q-1 -3 1 -6M45 33q-3 -2 -4 -5', { line: '#fffdf0', width: 0.9, cap: true, opacity: 0.85 });
};

/** Two bows cross on one stock; nobody knows where the bolt with the spiral will go. */
const ballista: Scene = (c) => {
  terrace(c, 86);
  const spiral = (x: number, y: number, size: number, turn: number): string =>
    curve(Array.from({ length: 14 }, (_, n): Point => [x + Math.cos(n * 0.75 + turn) * n * size, y + Math.sin(n * 0.75 + turn) * n * size]));
  c.path(spiral(50, 36, 1.5, 0), { line: '#7d93a3', width: 1.3, cap: true, opacity: 0.55 });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const wood = timber(c);
        wheel(c, 22, 104, 8, wood);
        wheel(c, 58, 104, 8, wood);
        beam(c, [14, 98], [66, 98], 5, wood);
        beam(c, [30, 98], [40, 78], 5, wood);
        beam(c, [52, 98], [44, 76], 5, wood);
        beam(c, [30, 96], [52, 50], 6, c.mat('#e0b070', '#5a3418'));
        const bow = limb(pts('18 58 30 56 42 66 54 78 68 76'), (t) => 1.4 + 4 * Math.sin(Math.PI * t), 14);
        c.path(bow, { fill: c.mat('#e8c084', '#5c3a20') });
        c.path('M18 58L33 90L68 76', { line: '#3a2a18', width: 0.8 });
        beam(c, [33, 90], [58, 37], 1.8, steel(c));
        c.path('M54 40L63 24L63.500 43L58.500 37.500Z', { fill: c.mat('#ffb46a', '#c24a1a') });
        c.path('M33 90L28 90L33 84ZM34 88L36 93L38 86Z', { fill: wool(c, 'plum') });
        c.path(round(43, 69, 3), { fill: brass(c) });
      },
      0.7,
      112,
    ),
  );
  for (const [x, y, k] of [
    [27, 36, 1],
    [65, 58, 0.8],
    [36, 24, 0.7],
  ] as const) {
    const f = new Frame(x, y, k);
    c.path(f.d('M-3 -3C-3 -8 4 -8 4 -3C4 0 .5 0 .5 4'), { line: INK, width: 1.5 * k, cap: true, opacity: 0.75 }).path(f.d(oval(0.5, 7.5, 1)), {
      fill: INK,
      opacity: 0.75,
    });
  }
};

/** A coil that beats like a heart: with every beat the air stands up and walks. */
const shockwave: Scene = (c) => {
  observatory(c, 94);
  c.glow(46, 48, 40, '#ffd8a0', 0.6);
  for (let i = 5; i >= 0; i--) c.ring(46, 48, 10 + i * 6.5, i % 2 ? '#ffd8a0' : '#bfe4f4', 2.6 - i * 0.34, 0.95 - i * 0.13);
  c.figure(() =>
    c.relief(
      '#fff0d0',
      () => {
        c.path('M40 112L45 66H47L52 112ZM26 116L44 82L46 86L33 116ZM66 116L48 82L46 86L59 116Z', { fill: brass(c) });
        for (let i = 0; i < 6; i++) c.path(oval(46, 62 + i * 5, 6 + i * 1.1, 2.2), { fill: c.mat('#ffb870', '#7a3410') });
        c.path(oval(46, 48, 10, 10), { fill: c.mat('#fffdf0', '#e0702a') });
        c.path('M36.500 46Q46 52 55.500 46', { line: '#a8481a', width: 0.8 });
      },
      0.8,
      116,
    ),
  );
  c.glow(48, 45, 13, '#fffdf0', 1);
  for (const [x, y, t] of [
    [22, 90, -50],
    [66, 88, 48],
    [17, 102, -78],
  ] as const)
    c.path(
      new Frame(x, y, 0.2, t).d('M-14 0L-10 -40L-30 -60L-26 -66L-6 -54L-8 -70C-12 -86 12 -86 8 -70L6 -54L28 -70L32 -64L12 -40L18 0L8 0L0 -30L-5 0Z'),
      {
        fill: '#101a24',
      },
    );
};

/** A rocket that looks where it flies. */
function rocket(c: Canvas, f: Frame, tone: readonly [string, string]): void {
  c.path(f.d('M-9 -5L-17 -11L-15 -2ZM-9 5L-17 11L-15 2Z'), { fill: c.mat('#e0623c', '#6b1c10') });
  c.path(f.d('M-14 -5C-4 -7 8 -7 16 0C8 7 -4 7 -14 5Z'), { fill: c.mat(tone[0], tone[1]) });
  c.path(f.d('M8 -5.200C11 -3.600 14 -2 16 0C14 2 11 3.600 8 5.200Z'), { fill: c.mat('#e0623c', '#8a2c18') });
  c.path(f.d(oval(2, -0.5, 4, 4)), { fill: '#fffdf0' })
    .path(f.d(oval(3.6, -0.3, 1.9, 2.2)), { fill: '#1c262e' })
    .path(f.d(oval(4.3, -1.2, 0.6)), { fill: '#fff' });
}

/** Three rockets that have seen you: wherever you run, they turn after you. */
const missiles: Scene = (c) => {
  observatory(c, 96);
  const ways = ['20 116 16 84 26 56 46 44', '40 118 34 96 42 80 54 70', '22 96 10 60 22 34 40 28'];
  const places = [
    [48, 43, -22, 1.15],
    [56, 68, -30, 0.95],
    [42, 27, -14, 0.85],
  ] as const;
  ways.forEach((way) => {
    c.path(
      limb(pts(way), (t) => 1 + 5 * (1 - Math.abs(0.55 - t)), 12),
      { fill: '#dfe8ec', opacity: 0.5 },
    );
  });
  c.figure(() =>
    c.relief(
      '#fff0d0',
      () =>
        places.forEach(([x, y, turn, k]) => {
          const f = new Frame(x, y, k, turn);
          const [fx, fy] = f.p(-15, 0);
          c.path(f.d('M-13 -4C-22 -5 -24 -2 -31 0C-24 2 -22 5 -13 4Z'), { fill: '#ff9a2e' }).path(
            f.d('M-13 -2.400C-19 -3 -20 -1 -25 0C-20 1 -19 3 -13 2.400Z'),
            { fill: '#fff0a6' },
          );
          rocket(c, f, ['#e8eef0', '#4a5c68']);
          c.glow(fx, fy, 8, '#ffb04a', 0.7);
        }),
      0.6,
    ),
  );
  const run = new Frame(62, 108, 0.22);
  c.path(
    run.d(
      'M-30 0L-12 -24L-4 -46L-26 -44L-28 -50L0 -62C-6 -80 16 -84 16 -68C16 -60 10 -58 6 -54L24 -42L20 -36L6 -42L4 -28L24 -20L20 2L14 2L14 -14L-2 -22L-24 4Z',
    ),
    {
      fill: '#0c141c',
    },
  );
  c.ring(62, 99, 9, '#ff6a4a', 0.8).path('M62 86V94M62 104V112M49 99H57M67 99H75', { line: '#ff6a4a', width: 0.8 });
};

/** A bell jar on a brass foot. */
function jar(c: Canvas, x: number, y: number, inside: () => void): void {
  c.path(`M${x - 12} ${y}V${y - 32}C${x - 12} ${y - 50} ${x + 12} ${y - 50} ${x + 12} ${y - 32}V${y}Z`, { fill: '#bfe4f4', opacity: 0.2 });
  inside();
  c.path(`M${x - 12} ${y}V${y - 32}C${x - 12} ${y - 50} ${x + 12} ${y - 50} ${x + 12} ${y - 32}V${y}`, { line: '#eaf8ff', width: 0.9, opacity: 0.9 });
  c.path(`M${x + 8.5} ${y - 6}V${y - 32}C${x + 8.5} ${y - 37} ${x + 7} ${y - 40} ${x + 5} ${y - 42}`, {
    line: '#fff',
    width: 1.1,
    cap: true,
    opacity: 0.8,
  });
  c.path(round(x, y - 46.5, 2), { fill: brass(c) }).path(`M${x - 14} ${y}H${x + 14}L${x + 15} ${y + 6}H${x - 15}Z`, { fill: brass(c) });
}

/** Sparks from jar to jar over a machine with dials. */
function machine(c: Canvas, y: number): void {
  c.path(`M18 ${y + 6}H72V${y + 24}H18Z`, { fill: c.mat('#6d7c86', '#1c262e') });
  for (const x of [26, 36, 55, 65])
    c.path(round(x, y + 14, 4), { fill: '#f4efdc' }).path(`M${x} ${y + 14}l2 -2.500`, { line: '#b3342c', width: 0.8, cap: true });
  c.path(`M42 ${y + 10}H49V${y + 19}H42Z`, { fill: brass(c) }).path(`M45.500 ${y + 15}V${y + 4}`, { line: '#2c3a46', width: 1.4, cap: true });
  c.path(round(45.5, y + 3, 1.8), { fill: '#e0623c' });
}

const arc = 'M38 40L43 34L45 41L49 33L53 39';

/** One strong man under glass, and under the other glass the same once more. */
const strength: Scene = (c) => {
  study(c, 100, [45, 52]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        machine(c, 84);
        [31, 59].forEach((x, i) =>
          jar(c, x, 84, () => {
            const skin = i === 0 ? c.mat('#d8a478', '#5a3424') : c.mat('#cfe6f4', '#4a6a84');
            person(c, {
              pose: posed(POSES.wide, 'far 22 -84 17 -106 near -22 -84 -17 -106'),
              x,
              y: 83,
              h: 33,
              build: BUILDS.strong,
              skin,
              top: i === 0 ? wool(c, 'rust') : c.mat('#e4f2fa', '#6a8aa4'),
              sleeves: skin,
              legs: i === 0 ? wool(c, 'navy') : c.mat('#a8c8dc', '#3a5a74'),
              face: { view: 'front', mood: 'angry', line: '#2c241e' },
              hair: (k, q) => on(k, q.head, 'M-.85 -.3C-.9 -1.3 .9 -1.3 .85 -.3Q0 -.8 -.85 -.3Z', i === 0 ? '#3a2418' : '#8fb4cc'),
            });
          }),
        );
      },
      0.6,
      108,
    ),
  );
  c.path(arc, { line: '#fff', width: 1.4, cap: true }).glow(45.5, 37, 14, '#bfe4f4', 0.9);
};

/** The same machine, stolen and bolted to a deck: one fire burns in both jars. */
export function twoFires(c: Canvas): void {
  c.figure(() =>
    c.relief(
      '#ffe9bc',
      () => {
        machine(c, 84);
        for (const x of [31, 59])
          jar(c, x, 84, () => {
            pool(c, x, 82, 9, 2.4, '#3a1c10', 1);
            bonfire(c, x, 83, 17, 33);
          });
      },
      0.6,
      108,
    ),
  );
  c.glow(31, 64, 22, '#ffb04a', 0.5).glow(59, 64, 22, '#ffb04a', 0.5);
  c.path(arc, { line: '#fff', width: 1.4, cap: true }).glow(45.5, 37, 12, '#ffe0a0', 0.9);
}

export const ENGINES: Record<string, Scene> = {
  'Battling Boomerang': boomerang,
  'Tome of Wisdom': tome,
  'Trebuchet of Fear': trebuchet,
  'Ballista of Confusion': ballista,
  'Pulsating Shockwave': shockwave,
  'Homing Missiles': missiles,
  'Duplicator of Strength': strength,
};
