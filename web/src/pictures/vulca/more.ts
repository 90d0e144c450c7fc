/** More characters of the Vulca, and their leader. */
import { curve, type Point, pts, round, spots, star } from '../canvas';
import { skirt } from '../kit/clothes';
import { blaze, bonfire, HEATS, mane, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { columns, ground, pool, shafts } from '../kit/scene';
import { ashfall, foreground, furnaceSky, LAVA, night, plain } from './land';
import { ash, cloth, coal, crimson, ember, flameHair, gold, iron, type Scene } from './people';

export const RIM = '#ffd27f';

export const EYES = { glow: true, eye: '#fff3b8', line: '#3a0c04' } as const;

/** The leader, enthroned on obsidian, crowned with horns and fire. */
const inferno: Scene = (c) => {
  c.sky(['#1a0608', '#5e120a', '#d8470c', '#ffc25a']);
  c.glow(43, 44, 44, '#ffb23a', 0.75);
  shafts(c, 43, 46, 90, [-168, -146, -124, -102, -78, -56, -34, -12], '#ffe0a0', 0.13, 11);
  ground(c, 104, '#5a1a0c', '#160605', '#a3401a');
  columns(c, 110, spots('8 44 8 16 56 7 70 40 9 62 56 6'), '#2a0d0b', '#7a2a12');
  for (const x of [14, 66]) bonfire(c, x, x === 14 ? 55 : 54, 8, 15);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const glass = c.mat('#5a2a34', '#0d0508');
        c.path('M24 98L27 50L22 40L30 46L31 28L36 42L43 20L50 42L55 28L56 46L64 40L59 50L62 98Z', {
          fill: glass,
        });
        c.path('M16 98H70L74 112H12Z', { fill: c.mat('#4a1f22', '#0d0506') });
        const j = person(c, {
          pose: posed(POSES.sit, 'far 24 -56 31 -40 near -24 -56 -31 -40'),
          x: 43,
          y: 104,
          h: 70,
          build: BUILDS.strong,
          skin: coal(c),
          top: crimson(c),
          legs: cloth(c),
          boots: gold(c),
          gloves: gold(c),
          face: { ...EYES, view: 'front', mood: 'angry', brow: 1.5 },
          behind: (k) => k.path(curve(pts('30 54 22 78 20 104 66 104 64 78 56 54 43 48'), true), { fill: k.mat('#a32410', '#2a0606') }),
          dress: (k, q) => {
            const b = q.body;
            k.path(b.d('M-13 -66L0 -60L13 -66L16 -72L10 -76L0 -70L-10 -76L-16 -72Z'), { fill: gold(k) });
            k.path(b.d('M-9 -44H9V-38H-9Z'), { fill: gold(k) }).path(b.d(oval(0, -54, 4, 5)), {
              fill: '#ffef9a',
            });
            k.path(b.d('M-10 -38L-14 -8L0 -14L14 -8L10 -38Z'), { fill: k.mat('#8f1c0c', '#2a0606') });
          },
        });
        mane(c, j.head.all(pts('-0.9 -0.3 -0.6 -0.95 0 -1.15 0.6 -0.95 0.9 -0.3')), 12, (t) => -105 + t * 30);
        const horn = (flip: boolean): string =>
          new Frame(j.head.x, j.head.y, j.head.scale, 0, flip).d('M.55 -.85C1.1 -1 1.7 -1.4 1.8 -2.5C2.3 -1.4 1.9 -.4 .85 -.35Z');
        c.path(horn(false) + horn(true), { fill: c.mat('#f0d8b0', '#4a2414') });
        c.path(j.head.d('M-.4 .82L-.55 1.9L-.15 1.3L0 2.3L.15 1.3L.55 1.9L.4 .82Z'), { fill: HEATS[1] });
      },
      0.9,
    ),
  );
  c.path('M22 112Q43 106 64 112', { line: LAVA[0], width: 1.2, cap: true });
  sparks(c, 43, 100, 30, 80, 50);
};

/** A child of fire jumps and juggles sparks. */
const spark: Scene = (c) => {
  night(c, 98, [60, 30]);
  c.glow(44, 58, 30, '#ffb347', 0.55);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const j = person(c, {
          pose: POSES.leap,
          x: 41,
          y: 108,
          h: 56,
          build: BUILDS.child,
          skin: ember(c),
          top: cloth(c),
          legs: crimson(c),
          boots: gold(c),
          face: { view: 'three', mood: 'grin', eye: '#5a1a06', line: '#4a1206' },
          hair: (k, q) => flameHair(k, q, 9, -100, 90),
        });
        const toss: Point[] = [
          [j.hands[0][0] + 3, j.hands[0][1] - 6],
          [56, 30],
          [46, 23],
          [35, 26],
          [j.hands[1][0] - 3, j.hands[1][1] - 6],
        ];
        for (const [i, [x, y]] of toss.entries()) c.path(star(x, y, 3.4 - (i % 2), 1.1, 4, i * 20), { fill: i % 2 ? '#fff3c0' : '#ffc14a' });
      },
      0.7,
    ),
  );
  pool(c, 42, 105, 10, 1.8, '#000', 0.4);
  sparks(c, 46, 60, 20, 40, 40, '#ffe9a8');
  foreground(c, 117);
};

/** Kneels and blows a first flame alive over the kindling. */
const ignite: Scene = (c) => {
  night(c, 96, [22, 64]);
  c.glow(58, 88, 34, '#ff9a2e', 0.8);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.kneel, 'far 20 -42 32 -32 near 0 -40 24 -28 head 13 -66 neck 7 -58 tilt 24'),
          x: 33,
          y: 104,
          h: 72,
          build: BUILDS.strong,
          skin: ember(c),
          top: cloth(c),
          legs: c.mat('#4a2a24', '#140a0a'),
          boots: coal(c),
          face: { view: 'side', mood: 'calm', eye: '#4a1206', line: '#4a1206' },
          hair: (k, q) => {
            k.path(q.head.d('M.5 -.95C0 -1.5 -.9 -1.2 -1 -.3C-1.05 .3 -.6 .5 -.35 .3C-.5 -.3 0 -.6 .5 -.95Z'), { fill: '#2a0d0a' });
            k.path(
              blaze(
                k,
                q.head.all(pts('-0.8 0.2 -1 -0.2 -0.9 -0.7 -0.5 -1.1')),
                () => 4,
                () => 200,
                0.2,
              ),
              { fill: HEATS[1] },
            );
          },
          behind: (k, q) =>
            k.path(
              curve([q.shoulders[1], [q.hip[0] - 9, q.hip[1] - 4], [q.hip[0] - 12, q.hip[1] + 20], [q.hip[0] + 2, q.hip[1] + 20], q.hip], true),
              { fill: crimson(k) },
            ),
        });
        bonfire(c, 60, 101, 10, 16);
      },
      0.7,
      104,
    ),
  );
  c.path('M52 104l16 -3M53 101l14 4M56 106l8 -6', { line: '#1c0c08', width: 1.6, cap: true });
  c.glow(59, 92, 16, '#ffe08a', 0.6);
  sparks(c, 60, 92, 10, 50, 34);
};

/** Lunges with a blade that glows white. */
const sear: Scene = (c) => {
  ashfall(c, 92);
  c.figure(() =>
    c.relief(
      '#ffc27a',
      () => {
        person(c, {
          pose: posed(POSES.lunge, 'far 26 -82 36 -98 near -14 -68 -30 -76 tilt -8'),
          x: 37,
          y: 103,
          h: 64,
          build: BUILDS.woman,
          skin: coal(c),
          top: c.mat('#d8c8b8', '#4a3430'),
          legs: cloth(c),
          boots: c.mat('#6b2a1c', '#1a0a08'),
          sleeves: c.mat('#d8c8b8', '#4a3430'),
          face: { ...EYES, view: 'side', mood: 'proud' },
          behind: (k, q) =>
            k.path(
              blaze(
                k,
                [q.neck, q.shoulders[1], [q.hip[0] - 2, q.hip[1] - 6]],
                () => 17,
                () => 172,
                0.2,
              ),
              { fill: '#b3260a' },
            ),
          hair: (k, q) => mane(k, q.head.all(pts('0.6 -0.9 0.1 -1.15 -0.4 -1.05 -0.85 -0.6 -0.9 0')), 10, (t) => -150 - t * 40),
          farHand: (k, q) => {
            const f = q.hand('far', 8);
            k.path(f.d('M2 -1.4L48 -1L54 0L48 1L2 1.4Z'), { fill: '#fff6d0' });
            k.path(f.d('M1 -5C4 -5 5 -2 4 0C5 2 4 5 1 5Z'), { fill: gold(k) });
          },
        });
      },
      0.7,
      102,
    ),
  );
  c.glow(64, 32, 14, '#ffd27f', 0.7);
  sparks(c, 62, 40, 8, 20, 24, '#fff0c0');
  foreground(c, 117);
};

/** Old and broad, wrapped in a cloak, the great torch planted beside him. */
const torch: Scene = (c) => {
  plain(c, 14, 94, ['#0d0a18', '#2c1020', '#7a2214', '#e0701c']);
  c.glow(60, 36, 28, '#ffb347', 0.8);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const hood = c.mat('#7a3a22', '#1a0a0a');
        c.path('M59 106L57.6 46H62L61.6 106Z', { fill: c.mat('#8a5a30', '#2a1408') });
        c.path('M53 46L55 36H65L67 46Q60 50 53 46Z', { fill: iron(c) });
        bonfire(c, 60, 38, 14, 22);
        c.path('M36 46C26 48 22 60 20 78C19 92 17 100 15 107H58C57 96 56 84 55 76C54 60 50 48 44 46Z', {
          fill: hood,
        });
        c.path('M44 48C50 60 50 84 52 107H58C57 96 56 84 55 76C54 60 50 48 44 46Z', {
          fill: '#a8532c',
          opacity: 0.55,
        });
        c.path('M30 54C28 40 36 33 41 33C48 33 53 42 51 52C46 60 34 60 30 54Z', {
          fill: c.mat('#8f4828', '#220d0a'),
        });
        c.path('M35 50C34 43 38 39 42.5 39C47.5 39 50 44 49 50C47 57 37 57 35 50Z', { fill: '#2a0d0a' });
        c.path(oval(43.6, 48, 4.9, 6), { fill: ember(c) });
        c.path('M40.6 46.6h2.4M45.6 46.6h2.2', { line: '#fff3b8', width: 0.9, cap: true });
        c.path('M39 44.8l4 -.4M45.4 44.4l3.4 .6', { line: '#e8d8c0', width: 0.9, cap: true });
        c.path('M39 50Q43.6 48.6 48.4 50Q49 62 44 70Q39 62 39 50Z', { fill: ash(c) });
        c.path('M41 54q1 7 2.6 11M45.6 53q.4 7 -1 11', { line: '#6b564c', width: 0.4, opacity: 0.7 });
        c.path('M46 66C52 64 57 64 60 66L60 71C56 70 52 71 48 73Z', { fill: hood }).path(round(60, 68.4, 2.8), { fill: ember(c) });
      },
      0.8,
      107,
    ),
  );
  sparks(c, 60, 30, 8, 16, 16);
  foreground(c, 118);
};

/** A dancer in veils of heat. */
const shimmer: Scene = (c) => {
  furnaceSky(c, 96);
  c.figure(() =>
    c.relief(
      '#fff0c0',
      () => {
        const veil = c.mat('#ff9a5a', '#7a1428');
        c.path(curve(pts('30 34 20 46 26 58 16 74 24 90 28 74 36 60 28 48'), true), { fill: veil });
        c.path(curve(pts('56 26 67 36 62 50 69 66 60 84 56 68 52 54 60 40'), true), { fill: veil });
        person(c, {
          pose: POSES.dance,
          x: 43,
          y: 106,
          h: 68,
          build: BUILDS.woman,
          skin: coal(c),
          top: c.mat('#c2301c', '#3a0a10'),
          legs: null,
          face: { ...EYES, view: 'three', mood: 'closed' },
          dress: (k, q) => {
            skirt(k, q, k.mat('#d8402a', '#3a0812'), 20, 0, 3);
            k.path(q.body.d('M2 -48C10 -34 14 -16 12 0M0 -46C-4 -30 -10 -14 -12 0'), {
              line: '#ff9a5a',
              width: 0.5,
              opacity: 0.7,
            });
            k.path(q.body.d('M-6 -51Q4 -46 14 -50L14 -46Q4 -42 -6 -47Z'), { fill: gold(k) });
          },
          hair: (k, q) =>
            k.path(q.head.d('M.7 -.75C.3 -1.5 -.9 -1.4 -1.05 -.3C-1.2 .8 -1.8 1.6 -2.6 2.2C-1.4 2.2 -.6 1.2 -.5 .2C-.4 -.4 .2 -.6 .7 -.75Z'), {
              fill: k.mat('#4a1418', '#140508'),
            }),
        });
        c.path('M46 58Q56 66 52 78M34 66Q26 78 32 88', { line: '#fff0c0', width: 0.4, opacity: 0.7 });
      },
      0.7,
      106,
    ),
  );
  for (const y of [40, 58, 76]) c.path(`M14 ${y}q8 -3 16 0t16 0t16 0t16 0`, { line: '#fff3d0', width: 0.5, opacity: 0.4 });
};

export const SECOND: Record<string, Scene> = {
  Inferno: inferno,
  Spark: spark,
  Ignite: ignite,
  Sear: sear,
  Torch: torch,
  Shimmer: shimmer,
};
