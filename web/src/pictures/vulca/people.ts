/** The characters of the Vulca: what each of them shows. */
import { type Canvas, curve, type Point, polygon, pts, round, spots } from '../canvas';
import { blaze, bonfire, dense, HEATS, mane, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person, type Joints } from '../kit/rig';
import { cracks, pool, stones } from '../kit/scene';
import { limb, taper } from '../limbs';
import type { Subject } from '../subject';
import { ashfall, cave, foreground, furnaceSky, LAVA, night, plain, volcano } from './land';

export type Scene = (c: Canvas, s: Subject) => void;
const RIM = '#ffd27f';

export const ember = (c: Canvas): string => c.mat('#ffb868', '#8f2408');
export const coal = (c: Canvas): string => c.mat('#7a3320', '#190808');
export const cloth = (c: Canvas): string => c.mat('#5c2522', '#15080a');
export const crimson = (c: Canvas): string => c.mat('#e2481c', '#4c0d08');
export const gold = (c: Canvas): string => c.mat('#ffe39a', '#8a4710');
export const iron = (c: Canvas): string => c.mat('#9a8c90', '#231a20');
export const ash = (c: Canvas): string => c.mat('#d8c2b0', '#4d3b36');

const EYES = { glow: true, eye: '#fff3b8', line: '#3a0c04' } as const;

/** Hair of flame around the skull, from the brow to the nape; `turn` is where it blows. */
export function flameHair(c: Canvas, j: Joints, length: number, turn: number, spread = 70): void {
  const base: Point[] = [];
  for (let i = 0; i <= 6; i++) {
    const a = ((-20 - (i / 6) * 165) * Math.PI) / 180;
    base.push(j.head.p(Math.cos(a) * 0.86, -0.18 + Math.sin(a) * 0.9));
  }
  const lean = j.flip ? -1 : 1;
  mane(c, base, length, (t) => turn + lean * (0.5 - t) * spread);
}

/** Glowing lines on dark skin. */
function veins(c: Canvas, f: Frame, ...lines: string[]): void {
  const d = lines.map((one) => f.d(one)).join('');
  c.path(d, { line: LAVA[0], width: 0.75, cap: true }).path(d, { line: LAVA[1], width: 0.28, cap: true });
}

/** Leans back and breathes a river of fire across the sky. */
const flamebreath: Scene = (c) => {
  night(c, 96, [18, 70]);
  c.glow(54, 34, 36, '#ff9a2e', 0.7);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const j = person(c, {
          pose: posed(POSES.bend, 'tilt -52'),
          x: 31,
          y: 100,
          h: 62,
          build: BUILDS.slim,
          skin: ember(c),
          top: cloth(c),
          legs: cloth(c),
          boots: coal(c),
          face: { ...EYES, view: 'side', mood: 'none' },
          behind: (k, q) =>
            k.path(
              curve(
                [
                  q.shoulders[1],
                  [q.hip[0] - 14, q.hip[1] + 4],
                  [q.hip[0] - 17, q.hip[1] + 28],
                  [q.hip[0] - 6, q.hip[1] + 24],
                  [q.hip[0] - 3, q.hip[1]],
                ],
                true,
              ),
              { fill: crimson(k) },
            ),
          hair: (k, q) => flameHair(k, q, 9, 150, 30),
        });
        const [mx, my] = j.head.p(0.95, 0.5);
        for (const [i, heat] of HEATS.entries()) {
          const k = 1 - i * 0.21;
          const base: Point[] = [
            [mx - 0.5, my + 0.8],
            [mx + 8 * k, my - 8 * k],
            [mx + 17 * k, my - 24 * k],
            [mx + 30 * k, my - 31 * k],
            [mx + 27 * k, my - 14 * k],
            [mx + 20 * k, my - 5 * k],
            [mx + 9 * k, my - 1 * k],
            [mx + 0.4, my + 1.2],
          ];
          c.path(
            blaze(
              c,
              dense(base, 5),
              (t) => (4 + 11 * Math.sin(Math.PI * t)) * k,
              (t) => -118 + t * 135,
              0.4,
            ),
            { fill: heat },
          );
        }
        c.path(j.head.d('M.46 -.3Q.6 -.42 .74 -.28'), { line: '#3a0c04', width: 0.5, cap: true });
      },
      0.6,
      100,
    ),
  );
  sparks(c, 56, 60, 22, 46, 40);
  foreground(c, 116);
};

/** Runs and hurls a bomb of fire; the fuse hisses. */
const flash: Scene = (c) => {
  plain(c, 60, 92, ['#220b14', '#6b1a14', '#d9530f', '#ffc05a']);
  const streak = 'M2 74Q20 66 34 70L30 74Q16 72 2 80ZM0 92Q18 84 30 86L26 89Q14 88 0 97Z';
  c.path(streak, { fill: '#ffcf7a', opacity: 0.45 });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const j = person(c, {
          pose: posed(POSES.run, 'far 26 -84 40 -98'),
          x: 37,
          y: 103,
          h: 58,
          build: BUILDS.strong,
          skin: coal(c),
          top: crimson(c),
          legs: cloth(c),
          boots: gold(c),
          gloves: gold(c),
          face: { ...EYES, view: 'side', mood: 'shout', eye: '#ffef9a' },
          behind: (k, q) =>
            k.path(
              blaze(
                k,
                [q.shoulders[0], q.neck, q.shoulders[1], [q.hip[0] - 3, q.hip[1] - 4]],
                () => 26,
                () => 190,
                0.2,
              ),
              { fill: '#8f1c08' },
            ),
          hair: (k, q) => flameHair(k, q, 11, -165, 25),
        });
        const [hx, hy] = j.hands[0];
        bonfire(c, hx + 1, hy - 1, 11, 15, HEATS, -40);
        c.path(round(hx + 2.5, hy - 4, 5), { fill: c.mat('#5a4a4a', '#120b0c') });
        c.path(`M${hx + 4} ${hy - 8}q2 -4 5 -3`, { line: '#ffe9b0', width: 0.8, cap: true });
        c.disc(hx + 9, hy - 11, 1.3, '#fff8d8');
        veins(c, j.body, 'M4 -68L9 -60L5 -54');
      },
      0.7,
      103,
    ),
  );
  sparks(c, 62, 62, 12, 26, 22, '#fff0b0');
  foreground(c, 117);
};

/** Burns from head to foot and flings the arms out. */
const scorch: Scene = (c) => {
  ashfall(c, 92);
  c.glow(43, 62, 40, '#ff7a1a', 0.75);
  for (const [i, heat] of HEATS.slice(0, 3).entries()) {
    const k = 1 - i * 0.18;
    const body: Point[] = [
      [43 + 17 * k, 100],
      [43 + 12 * k, 80],
      [43 + 25 * k, 60],
      [43 + 9 * k, 56],
      [43 + 8 * k, 40],
      [43 - 8 * k, 40],
      [43 - 9 * k, 56],
      [43 - 25 * k, 60],
      [43 - 12 * k, 80],
      [43 - 17 * k, 100],
    ];
    c.path(
      blaze(
        c,
        dense(body, 5),
        (t) => (6 + 13 * Math.sin(Math.PI * t) ** 2) * k,
        (t) => -65 - t * 50,
        0.35,
      ),
      { fill: heat },
    );
  }
  c.figure(() => {
    const j = person(c, {
      pose: posed(POSES.wide, 'far 24 -72 44 -92 near -24 -72 -44 -92 head 0 -93 tilt 0'),
      x: 43,
      y: 101,
      h: 56,
      build: BUILDS.slim,
      skin: c.mat('#5c1c0c', '#1d0806'),
      face: { view: 'front', mood: 'shout', glow: true, eye: '#fff6c8', line: '#1a0402' },
    });
    veins(c, j.body, 'M-6 -76L0 -68L-4 -60L2 -52', 'M7 -74L4 -64', 'M-12 -22L-9 -30L-11 -40', 'M13 -20L9 -32');
    mane(c, j.head.all(pts('-0.8 -0.5 -0.4 -1 0 -1.12 0.4 -1 0.8 -0.5')), 13, () => -90);
    for (const [hx, hy] of j.hands) bonfire(c, hx, hy + 2, 6, 13, HEATS.slice(1));
  });
  bonfire(c, 43, 104, 32, 11, HEATS.slice(0, 3));
  sparks(c, 43, 70, 24, 52, 44);
};

/** A giant of rock and magma leans on its fists. */
const lavar: Scene = (c) => {
  furnaceSky(c, 94);
  volcano(c, 16, 92, 20, 34, '#6a1f0c', '#a3380f', 0);
  c.figure(() =>
    c.relief(
      '#ffe6a0',
      () => {
        const rock = c.mat('#6b3426', '#140708');
        const bulk: Point[] = pts('42 34 52 36 63 42 67 53 62 64 57 76 59 92 47 96 43 86 38 96 26 94 28 78 22 64 18 54 22 43 32 36');
        c.path(curve(bulk, true, 7), { fill: rock });
        for (const [x, flip] of [
          [64, false],
          [20, true],
        ] as const) {
          const f = new Frame(x, 62, 1, 0, flip);
          c.path(f.d('M-5 -16C4 -20 9 -10 8 0C8 10 7 22 6 32L12 36C13 43 4 46 -4 45C-12 44 -12 37 -8 33C-8 20 -10 4 -9 -8Z'), { fill: rock });
          veins(c, f, 'M0 -10L3 2L-2 14L2 28', 'M3 2L7 8');
          c.path(f.d('M-6 40V45M-1 41V46M4 41V45'), { line: '#2a0d08', width: 0.8, cap: true });
        }
        c.path(polygon(pts('33 46 36 34 43 30 50 34 53 46 48 55 38 55')), { fill: c.mat('#8a4430', '#1c0a08') });
        c.path('M37 42L42 44.5L37.4 45.6ZM50 42L45 44.5L49.6 45.6Z', { fill: '#ffef9a' });
        c.path('M37.5 50L41 48.8L43.5 50L46 48.8L49 50L46.5 53L40.5 53Z', { fill: '#ffb02e' });
        veins(c, new Frame(0, 0), 'M43 57L40 64L45 70L42 78L44 86', 'M40 64L31 62L27 66', 'M45 70L54 66L57 60', 'M42 78L34 82', 'M43 30L41 34L44 38');
        stones(c, spots('25 42 6 61 43 6.5 35 60 3.6 52 60 3.6'), '#1f0c0a', '#80402a');
      },
      0.9,
      104,
    ),
  );
  c.path('M20 106q2 4 0 8M64 106q-2 5 1 9M44 96q2 8 -1 15', { line: LAVA[0], width: 1.6, cap: true });
  cracks(c, 42, 100, 12, 34, LAVA[0], LAVA[1]);
  sparks(c, 44, 96, 28, 70, 30);
};

/** A giantess whose gown is the mountain itself. */
const volca: Scene = (c) => {
  c.sky(['#120a1c', '#3a1226', '#a02f16', '#ff9a3a']);
  c.stars(14, 40, '#ffdcae');
  c.glow(44, 50, 34, '#ff8a3a', 0.7);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const slope: Point[] = pts('39 58 33 66 27 80 14 100 2 122 78 122 70 100 60 80 54 66 49 58');
        c.path(curve(slope, true, 9), { fill: c.mat('#8a3520', '#1a0908') });
        c.path('M49 58L54 66L60 80L70 100L78 122H58L54 100L50 80Z', { fill: '#a8431f', opacity: 0.6 });
        const run = (d: string, w: number): void => {
          c.path(d, { line: LAVA[0], width: w, cap: true }).path(d, {
            line: LAVA[1],
            width: w * 0.42,
            cap: true,
          });
        };
        run('M44 60Q46 72 41 82T44 104T40 121', 2.4);
        run('M48 62Q52 76 57 84T66 106', 1.5);
        run('M40 62Q36 76 30 84T22 108', 1.5);
        const j = person(c, {
          pose: posed(POSES.dance, 'head -4 -93 near -22 -88 -12 -108 far 20 -92 12 -110 tilt -6'),
          x: 44,
          y: 84,
          h: 54,
          build: BUILDS.woman,
          skin: ember(c),
          top: crimson(c),
          legs: null,
          face: { ...EYES, view: 'three', mood: 'proud', eye: '#ffe9a0' },
          back: (k, q) => flameHair(k, q, 17, -90, 40),
        });
        mane(c, j.head.all(pts('-0.8 -0.1 -0.7 -0.7 -0.2 -1.1 0.3 -1.1 0.75 -0.6')), 9, () => -88);
      },
      0.8,
    ),
  );
  c.glow(44, 34, 16, '#ffd27f', 0.5);
  sparks(c, 43, 42, 12, 26, 26);
};

/** A stallion of fire rears. */
const blazeHorse: Scene = (c) => {
  plain(c, 22, 94);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const hide = c.mat('#c2481a', '#2a0b08');
        const legs = (points: readonly Point[], w: number): void => {
          c.path(limb(points, taper(w, w * 0.36), 9), { fill: hide });
          const [x, y] = points[points.length - 1] as Point;
          c.path(`M${x - 1.6} ${y - 1}l3.2 -.4l.6 2.8l-4.6 .2Z`, { fill: '#1a0a08' });
        };
        for (const [i, heat] of HEATS.slice(0, 3).entries())
          c.path(
            blaze(
              c,
              pts('29 74 26 78 25 82 27 86'),
              () => 24 - i * 6,
              (t) => 165 + t * 30,
              0.3,
            ),
            { fill: heat },
          );
        legs(pts('46 58 58 58 59 68'), 6);
        legs(pts('33 82 40 92 35 106'), 9);
        const torso: Point[] = pts('27 78 28 70 36 62 42 50 47 40 54 44 54 56 50 66 44 76 39 86 30 88');
        c.path(curve(torso, true), { fill: hide });
        legs(pts('31 80 29 93 22 106'), 10);
        legs(pts('49 54 60 48 64 58'), 6.4);
        const head = new Frame(49, 38, 1, 8);
        c.path(head.d('M-5 8C-6 0 -4 -8 2 -11L3 -15L5 -11C9 -9 15 0 17 4C18 7 14 9 12 7L6 4C5 8 4 10 3 12Z'), { fill: hide });
        c.path(head.d('M3.6 -4.6L7.4 -3L4.4 -1.8Z'), { fill: '#fff3b8' });
        c.path(head.d('M13.6 4.4L15 5'), { line: '#2a0a06', width: 0.7, cap: true });
        mane(c, pts('52 23 47 27 43 34 40 42 37 50 34 58'), 15, (t) => -150 - t * 12);
      },
      0.7,
      106,
    ),
  );
  bonfire(c, 28, 108, 14, 9);
  sparks(c, 30, 96, 22, 66, 40);
  foreground(c, 117);
};

/** A walking furnace: iron belly with a grate, a chimney for a hat. */
const furnace: Scene = (c) => {
  cave(c, 94, [20, 84]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const metal = iron(c);
        for (const [i, r] of [4, 5, 6, 4.5].entries()) c.path(round(50 + i * 3.4, 29 - i * 4.4, r), { fill: '#3a2a2c' });
        c.path('M31 88L29 104H40L40 88ZM49 88L50 104H61L57 88Z', { fill: metal });
        c.path('M27 104H41V109H26ZM49 104H63V109H49Z', { fill: c.mat('#6b5c60', '#171014') });
        c.path('M25 56Q44 46 63 56L66 78Q64 92 44 93Q24 92 22 78Z', { fill: metal });
        c.path('M40 30H52V50H40Z', { fill: c.mat('#7a6c70', '#1b1418') }).path('M38 28H54V33H38Z', {
          fill: metal,
        });
        c.path('M33 52Q34 42 44 42Q54 42 55 52Z', { fill: c.mat('#b3a4a6', '#3a2e33') });
        c.path('M38 48h4v2h-4zM47 48h4v2h-4z', { fill: '#ffd75e' });
        c.path(oval(44, 73, 13, 12), { fill: '#2a1518' }).path(oval(44, 73, 11.4, 10.4), { fill: '#ff7a14' });
        bonfire(c, 44, 82.6, 19, 17, ['#ff9a1e', '#ffd75e', '#fff6c0']);
        c.path('M36 62V84M40.5 61V84M45 61V84M49.5 62V84M53 64V82', { line: '#1c0f12', width: 1.2 });
        c.path(limb(pts('24 60 13 68 17 84'), taper(7, 6), 7), { fill: metal }).path(limb(pts('64 60 71 50 63 38'), taper(7, 6), 7), { fill: metal });
        c.path(round(17, 87, 4.6) + round(62, 36, 4.6), { fill: c.mat('#6b5c60', '#171014') });
        c.path('M26 62h1M25 68h1M26 86h1M61 86h1M62 62h1M63 68h1', {
          line: '#d8c8c4',
          width: 1.1,
          cap: true,
        });
      },
      0.8,
      108,
    ),
  );
  c.glow(44, 73, 24, '#ff9a2e', 0.45);
  pool(c, 44, 110, 20, 3, '#ff9a2e', 0.25);
  sparks(c, 44, 66, 14, 20, 14);
};

export const FIRST: Record<string, Scene> = {
  'Flamebreath the Dazzling': flamebreath,
  'Flash the Incendiary': flash,
  'Scorch the Inflammable': scorch,
  'Lavar the Powerful': lavar,
  Volca: volca,
  Blaze: blazeHorse,
  Furnace: furnace,
};
