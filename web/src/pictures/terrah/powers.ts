/** What the Terrah wake in the ground: a blast, a drill, fog, and an eye that was there before them. */
import { curve, fix, polygon, pts, spots, star, type Point } from '../canvas';
import { Frame, oval } from '../kit/path';
import { BUILDS, person } from '../kit/rig';
import { posed, POSES } from '../kit/poses';
import { ground, mist, pool, puffs, shafts, stones } from '../kit/scene';
import type { Scene } from '../painted';
import { cavern, desert, mesas, RIM } from './land';
import { clay, hide, rock } from './people';

/** The ground jumps: a crown of rock and dust out of one hole. */
const earthblast: Scene = (c) => {
  desert(c, 96, [20, 38]);
  c.glow(45, 84, 40, '#ffd890', 0.9);
  shafts(c, 45, 98, 78, [-128, -112, -98, -84, -70, -54], '#ffe6b0', 0.3, 8);
  puffs(c, spots('26 84 9 34 74 10 56 72 11 64 84 9 45 66 11 38 58 8 53 56 8 46 48 7'), '#7a4630', '#ffcf94', 0.3, -0.3);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const shard = (x: number, y: number, k: number, turn: number): void => {
          const f = new Frame(x, y, k, turn);
          c.path(f.d('M-8 3L-6 -6L1 -9L8 -4L7 5L-1 8Z'), { fill: rock(c) }).path(f.d('M1 -9L8 -4L7 5L2 1Z'), { fill: '#e8b07a', opacity: 0.55 });
        };
        c.path('M20 104L28 62L34 88L38 40L44 82L50 32L54 84L62 50L62 90L72 66L70 104Z', { fill: c.mat('#c87a4c', '#3c1a14') });
        c.path('M38 40L41 62L44 82L42 102L36 98L34 88ZM50 32L53 60L54 84L56 100L50 100ZM28 62L33 84L32 102L24 102Z', {
          fill: '#1c0c0a',
          opacity: 0.35,
        });
        for (const [x, y, k, turn] of [
          [22, 52, 0.9, 20],
          [33, 30, 0.7, 80],
          [60, 32, 0.9, -30],
          [68, 48, 0.7, 10],
          [45, 22, 0.6, 45],
        ] as const)
          shard(x, y, k, turn);
        c.path('M12 106Q28 94 45 98Q62 94 74 106L72 116H14Z', { fill: rock(c) });
      },
      0.8,
    ),
  );
  c.path('M26 104Q45 94 64 104Q45 110 26 104Z', { fill: '#ffb45a' }).path('M33 103Q45 98 57 103Q45 107 33 103Z', { fill: '#fff3c0' });
  c.motes(26, '#ffe0b0', 24, 84, 0.9);
};

/** Three crews on a machine as high as a house: it eats its way down. */
const drill: Scene = (c) => {
  cavern(c, 104);
  c.glow(46, 98, 34, '#ffb45a', 0.9);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const iron = c.mat('#b8b4b0', '#2c2a30');
        c.path('M18 30L24 30L32 100H24ZM66 30L72 30L66 100H58Z', { fill: c.mat('#a86c40', '#33190f') });
        c.path('M20 44H70V48H20ZM22 24H68V29H22Z', { fill: c.mat('#c88a54', '#4a2818') });
        c.path('M30 28H60V46H30Z', { fill: c.mat('#d8694a', '#5a1c14') }).path('M34 32H42V40H34ZM48 32H56V40H48Z', { fill: '#ffe6a0' });
        c.path('M37 46H53V58H37Z', { fill: iron });
        c.path('M28 58H62L59 66H31Z', { fill: iron });
        c.path('M31 66H59L45 112Z', { fill: c.mat('#e8e2da', '#4a4444') });
        for (let i = 0; i < 5; i++) {
          const [y, w] = [69 + i * 8, 13 - i * 2.5];
          c.path(
            `M${fix(45 - w)} ${y}Q45 ${y + 5} ${fix(45 + w - 0.6)} ${y - 1}L${fix(45 + w - 2)} ${y + 3}Q45 ${y + 9} ${fix(45 - w + 1.6)} ${y + 4}Z`,
            { fill: '#3a3436' },
          );
        }
        person(c, {
          pose: posed(POSES.point, 'near -16 -70 -24 -84'),
          x: 66,
          y: 45,
          h: 19,
          build: BUILDS.strong,
          skin: clay(c),
          top: hide(c),
          legs: hide(c),
          face: { view: 'side', mood: 'shout' },
        });
      },
      0.7,
    ),
  );
  stones(c, spots('24 112 5 34 116 4 58 116 5 68 111 5'), '#4a241c', '#e8a870');
  for (let i = 0; i < 14; i++) {
    const a = Math.PI * (1.08 + 0.84 * c.dice.next());
    const r = c.dice.between(8, 24);
    const [x, y] = [45 + r * Math.cos(a), 106 + r * Math.sin(a) * 0.8];
    c.path(`M${fix(x)} ${fix(y)}l${fix(Math.cos(a) * 3)} ${fix(Math.sin(a) * 3)}`, { line: '#ffe08a', width: 0.8, cap: true });
  }
};

/** White on white; one lantern, and behind it something with a shape it should not have. */
const fog: Scene = (c) => {
  c.sky(['#5c6068', '#8f908e', '#bdb8aa', '#d8ceb4']);
  mesas(
    c,
    78,
    [
      [18, 40, 11],
      [60, 52, 13],
    ],
    '#8d8c8a',
    '#a3a09a',
    '#7c7c7c',
  );
  mist(c, 60, 60, '#d4cebe', 0.9);
  c.path('M26 92C24 66 34 44 46 42C60 42 68 66 66 92Z', { fill: '#77777a', opacity: 0.5 }).path('M34 50L28 34L42 45ZM56 48L66 34L50 44Z', {
    fill: '#77777a',
    opacity: 0.5,
  });
  c.path(oval(40, 58, 2.6, 1.7) + oval(53, 58, 2.6, 1.7), { fill: '#fff3c0', opacity: 0.75 });
  mist(c, 84, 50, '#d8d2c0', 0.95);
  ground(c, 100, '#a39a86', '#4a443c', '#7c7466', 0.6);
  c.glow(57, 86, 26, '#ffdf9a', 0.9);
  c.figure(() =>
    c.relief(
      '#fff0cc',
      () => {
        person(c, {
          pose: posed(POSES.sneak, 'far 20 -66 34 -74'),
          x: 40,
          y: 112,
          h: 44,
          skin: c.mat('#7a6a5c', '#2c2622'),
          top: c.mat('#6a5c54', '#24201e'),
          sleeves: c.mat('#6a5c54', '#24201e'),
          legs: c.mat('#5a4e48', '#1c1a18'),
          face: { view: 'side', mood: 'wide' },
          hair: (k, q) =>
            k.path(q.head.d('M.5 -1.200C-.6 -1.500 -1.300 -.7 -1.200 .4C-1.300 1.200 -.9 1.700 -.4 1.600C-.2 .8 -.2 -.1 .5 -1.200Z'), {
              fill: '#3a322e',
            }),
          farHand: (k, q) => {
            const [x, y] = q.hands[0];
            k.path(`M${fix(x - 2.4)} ${fix(y + 3)}h4.800l.8 6h-6.400Z`, { fill: '#fff3c0' }).path(`M${fix(x - 2)} ${fix(y + 3)}q2 -5 4 0`, {
              line: '#3a2c1c',
              width: 0.8,
            });
          },
        });
      },
      0.6,
    ),
  );
  for (const [y, x, w, faint] of [
    [66, 8, 40, 0.5],
    [78, 28, 46, 0.6],
    [94, -6, 44, 0.6],
    [104, 36, 44, 0.5],
    [114, 4, 60, 0.55],
  ] as const)
    c.path(
      curve(
        [
          [x, y],
          [x + w * 0.3, y - 3],
          [x + w * 0.7, y - 2],
          [x + w, y],
          [x + w * 0.6, y + 3],
          [x + w * 0.25, y + 2.6],
        ] as Point[],
        true,
      ),
      { fill: '#f0ead8', opacity: faint },
    );
};

/** A crack in the wall of the cave opens, and looks. */
const eye: Scene = (c) => {
  cavern(c, 104);
  c.glow(45, 56, 46, '#ff5a2a', 0.75);
  c.path('M45 56L16 22M45 56L72 26M45 56L14 74M45 56L74 82M45 56L40 104M45 56L52 14', { line: '#1c0a08', width: 2.2, cap: true }).path(
    'M45 56L16 22M45 56L72 26M45 56L14 74M45 56L74 82M45 56L40 104M45 56L52 14',
    { line: '#ff7a3a', width: 0.7, cap: true },
  );
  const lid = 'M12 58C20 40 34 32 46 32C60 32 70 42 78 56C68 74 58 80 45 80C32 80 20 72 12 58Z';
  c.figure(() =>
    c.relief(
      '#ffb080',
      () => {
        c.path('M4 60C14 34 30 22 46 22C64 22 74 36 86 54C74 82 62 90 45 90C28 90 14 80 4 60Z', { fill: rock(c) });
        c.path(lid, { fill: c.mat('#ffd890', '#8a2410') });
      },
      0.9,
    ),
  );
  c.clip(lid, () => {
    let veins = '';
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * Math.PI * 2;
      veins += `M${fix(45 + 36 * Math.cos(a))} ${fix(56 + 26 * Math.sin(a))}Q${fix(45 + 26 * Math.cos(a + 0.12))} ${fix(56 + 20 * Math.sin(a + 0.12))} ${fix(45 + 19 * Math.cos(a))} ${fix(56 + 17 * Math.sin(a))}`;
    }
    c.path(veins, { line: '#8a1c0c', width: 0.7, opacity: 0.8 });
    c.path(oval(45, 56, 18, 19), { fill: c.mat('#ffe24a', '#b3320a') }).ring(45, 56, 14, '#7a1c08', 0.8, 0.7, '2 1.400');
    c.path('M45 36C50 48 50 64 45 76C40 64 40 48 45 36Z', { fill: '#0a0406' });
    c.path('M10 50C24 34 60 28 80 52V28H10Z', { fill: '#1c0806', opacity: 0.45 });
    c.path(oval(51, 47, 3.4, 2.6), { fill: '#fffdf0' });
  });
  c.path(lid, { line: '#2c0c08', width: 1.6 });
  c.path(polygon(pts('14 50 22 40 18 52')) + polygon(pts('76 50 69 40 73 52')), { fill: '#2c1410' });
  pool(c, 45, 112, 22, 3, '#ff7a3a', 0.28);
  c.path(star(45, 56, 1, 0.4, 4), { fill: '#0a0406' });
};

export const POWERS: Record<string, Scene> = {
  Earthblast: earthblast,
  'Seismic Drill': drill,
  'Impenetrable Fog': fog,
  'Evil Eye': eye,
};
