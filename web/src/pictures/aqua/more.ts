/** More characters of the Aqua. */
import { curve, pts, round, star } from '../canvas';
import { HAIR, on } from '../kit/clothes';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { limb } from '../limbs';
import type { Scene } from '../painted';
import { abyss, kelp, reef, RIM, tail } from './land';
import { FACE, scale, skin } from './people';

/** Hangs from the weed, all mouth. */
const leech: Scene = (c) => {
  kelp(c);
  c.figure(() =>
    c.relief(
      '#f0ffd8',
      () => {
        c.path(
          limb(pts('52 14 40 26 48 42 58 54 48 68 40 76'), (t) => 6 + t * 17, 18),
          { fill: c.mat('#c0d05a', '#3c4a14') },
        );
        c.path(oval(40, 82, 15, 14), { fill: c.mat('#d8e07a', '#4a5a1c') }).path(oval(40, 84, 10.6, 9.6), { fill: '#3a0c18' });
        for (let i = 0; i < 10; i++) c.path(new Frame(40, 84, 1, i * 36).d('M-2.4 -9.6L0 -4.6L2.4 -9.6Z'), { fill: '#fffbe0' });
        c.path(oval(40, 84, 2.4, 2.2), { fill: '#c83c4c' }).path('M44 34q6 -1 9 3M50 46q7 0 10 4M46 58q8 -2 12 1M40 68q9 -3 14 0', {
          line: '#5a6a1c',
          width: 1,
          cap: true,
        });
        c.path(round(31, 70, 1.8) + round(49, 70, 1.8), { fill: '#fff36a' }).path(round(31.3, 70.2, 0.8) + round(49.3, 70.2, 0.8), {
          fill: '#1a1a08',
        });
      },
      0.7,
    ),
  );
};

/** A crab like a fortress, and the gates are open. */
const crab: Scene = (c) => {
  reef(c, 106);
  c.figure(() =>
    c.relief(
      '#ffe8d0',
      () => {
        const shell = c.mat('#ff9a5a', '#8a2418');
        for (const flip of [false, true]) {
          const f = new Frame(44, 78, 1, 0, flip);
          for (const [a, b] of [
            ['14 6 26 2 32 14', 4],
            ['14 10 24 10 28 24', 4],
            ['10 14 18 18 20 32', 4],
          ] as const)
            c.path(
              limb(f.all(pts(a)), (t) => b * (1 - t * 0.6), 8),
              { fill: shell },
            );
          c.path(
            limb(f.all(pts('14 0 26 -8 24 -22')), (t) => 7 - t * 2, 8),
            { fill: shell },
          );
          c.path(f.d('M18 -20C14 -34 20 -46 30 -48C26 -42 28 -38 30 -34C32 -40 36 -42 38 -42C40 -32 34 -20 26 -18Z'), { fill: shell }).path(
            f.d('M22 -24C20 -32 23 -39 27 -43'),
            { line: '#ffd0a0', width: 0.9, opacity: 0.8, cap: true },
          );
        }
        c.path('M20 76C20 60 32 54 44 54C56 54 68 60 68 76C66 90 56 96 44 96C32 96 22 90 20 76Z', { fill: shell }).path(
          'M28 66Q44 58 60 66M30 74h2M40 70h2M50 72h2M58 76h2M36 82h2M46 80h2',
          { line: '#ffd0a0', width: 1.2, cap: true },
        );
        c.path('M38 56V46M50 56V46', { line: '#8a2418', width: 1.8 })
          .path(round(38, 44, 3) + round(50, 44, 3), { fill: '#fff6d8' })
          .path(round(38.6, 44.4, 1.4) + round(50.6, 44.4, 1.4), { fill: '#1a0808' });
        c.path('M36 88Q44 84 52 88L50 91L47 89L44 92L41 89L38 91Z', { fill: '#fffbe0' });
      },
      0.8,
    ),
  );
};

/** A girl of the sea and the turtle that lets her ride. */
const oomola: Scene = (c) => {
  reef(c, 110, ['#b0f0d8', '#4cbcc4', '#1c6c9c', '#0c2c54']);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const hide = c.mat('#b8e0a0', '#2c6a4c');
        c.path('M20 84C12 92 8 102 12 106C20 102 26 94 30 90ZM56 86C62 94 70 98 76 96C74 88 66 82 60 80Z', { fill: hide })
          .path('M60 72C66 66 74 66 76 72C76 78 70 80 62 80Z', { fill: hide })
          .path(round(71.6, 71.6, 1.1), { fill: '#0c2418' });
        c.path('M16 82C18 66 32 60 44 62C56 64 64 72 64 82C50 92 28 92 16 82Z', { fill: c.mat('#8ac88a', '#1c4a3c') }).path(
          'M30 66L34 76L24 84M48 64L48 76L58 84M34 76H48M40 62V76',
          { line: '#0f342c', width: 0.9 },
        );
        person(c, {
          pose: posed(POSES.sitSide, 'far 20 -56 30 -70 near -10 -40 -14 -26'),
          x: 40,
          y: 80,
          h: 46,
          build: BUILDS.child,
          skin: skin(c, 'jade'),
          top: scale(c, '#ffc0d8', '#a83c7c'),
          legs: null,
          face: { ...FACE, view: 'three', mood: 'grin' },
          dress: (k, q) => tail(k, q, '44 74 54 76 60 66', scale(k, '#ffb8d8', '#a83c84'), k.mat('#ffe0f0', '#d86aa8')),
          hair: (k, q) => (
            on(k, q.head, HAIR.wild, k.mat('#8affd0', '#1c8a7c')),
            k.path(star(...q.head.p(-0.4, -1), 2.4, 1, 5), { fill: '#ffb07a' })
          ),
        });
      },
      0.7,
    ),
  );
};

/** The white fish leaps up the fall of light. */
const yang: Scene = (c) => {
  reef(c, 112, ['#f4ffff', '#a8e8f0', '#4cb0d0', '#1c6090']);
  c.figure(() =>
    c.relief(
      '#ffffff',
      () => {
        const white = c.mat('#ffffff', '#a8c0d8');
        c.path(curve(pts('34 96 22 104 16 114 28 112 36 116 40 104'), true), { fill: c.mat('#ffffff', '#c8dcec') });
        c.path(curve(pts('52 20 62 30 62 46 52 64 44 82 38 102 34 98 34 80 36 60 38 42 44 26'), true), { fill: white });
        c.path('M60 44C70 46 74 54 72 62C66 60 60 56 56 56ZM37 52C28 56 26 66 28 72C34 68 38 64 40 60ZM44 70C52 76 54 84 50 90C46 86 42 82 41 78Z', {
          fill: c.mat('#ffffff', '#c8dcec'),
        });
        c.path(oval(46, 50, 6, 9) + oval(44, 76, 4, 6), { fill: '#ff9a6a', opacity: 0.85 })
          .path(round(54, 30, 2.2), { fill: '#10202c' })
          .path(round(54.6, 29.4, 0.7), { fill: '#fff' })
          .path('M52 20Q46 16 44 12M55 21Q58 16 62 14', { line: '#fff', width: 0.8, cap: true });
      },
      0.6,
    ),
  );
};

/** A ray, black, and the sea floor goes dark under it. */
const yin: Scene = (c) => {
  abyss(c, '#5a6ac8', [44, 66]);
  c.figure(() =>
    c.relief(
      '#c8d0ff',
      () => {
        c.path('M44 40C54 42 64 52 78 74C64 68 56 74 48 86C46 90 42 90 40 86C32 74 24 68 10 74C24 52 34 42 44 40Z', {
          fill: c.mat('#4a5494', '#080a1c'),
        });
        c.path('M38 42C34 34 34 30 36 26C39 30 41 36 42 41ZM50 42C54 34 54 30 52 26C49 30 47 36 46 41Z', { fill: c.mat('#4a5494', '#080a1c') }).path(
          limb(pts('44 86 46 98 40 108 46 118'), (t) => 3.4 * (1 - t), 10),
          { fill: '#141838' },
        );
        c.path(round(38, 47, 1.6) + round(50, 47, 1.6), { fill: '#eaf0ff' }).path(
          round(30, 64, 2) + round(58, 64, 2) + round(36, 72, 1.3) + round(52, 72, 1.3),
          { fill: '#8a98ff' },
        );
      },
      0.7,
    ),
  );
};

/** So young that a bubble is a house. */
const oosa: Scene = (c) => {
  kelp(c);
  c.figure(() => {
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.lotus, 'far 14 -30 6 -38 near -14 -30 -6 -38 tilt 8'),
          x: 44,
          y: 90,
          h: 62,
          build: BUILDS.child,
          skin: skin(c, 'sky'),
          top: scale(c, '#ffe08a', '#c8782c'),
          legs: null,
          face: { ...FACE, view: 'front', mood: 'wide' },
          dress: (k, q) => tail(k, q, '46 92 34 94 30 84', scale(k, '#ffd07a', '#c8642c'), k.mat('#fff0b8', '#e0984c')),
          hair: (k, q) => on(k, q.head, 'M-.84 -.2C-.9 -1.3 .9 -1.3 .84 -.2C.5 -.8 -.5 -.8 -.84 -.2ZM0 -1.1C-.3 -1.7 .3 -1.9 .2 -1.1Z', '#2c5a8a'),
        });
      },
      0.6,
    );
    c.ring(44, 66, 28, '#f4ffff', 1.4, 1);
  });
  c.disc(44, 66, 28, '#dffcff', 0.16).path('M62 48Q70 58 68 72', { line: '#fff', width: 2, cap: true, opacity: 0.9 }).disc(28, 50, 2.4, '#fff', 0.8);
};

/** The first and the last of them: a bell of light, older than eyes. */
const uusa: Scene = (c) => {
  abyss(c, '#c88aff', [44, 50]);
  c.figure(() =>
    c.relief(
      '#f0dcff',
      () => {
        for (const [x, sway] of [
          [26, -6],
          [33, 5],
          [40, -4],
          [48, 5],
          [55, -5],
          [62, 6],
        ] as const)
          c.path(
            limb(pts(`${x} 56 ${x + sway} 70 ${x - sway} 86 ${x + sway} 100 ${x} 114`), (t) => 3.6 * (1 - t * 0.8), 14),
            { fill: c.mat('#e8c8ff', '#5a3c9c') },
          );
        c.path('M18 58C16 34 30 22 44 22C58 22 72 34 70 58Q65 52 60 58Q55 53 50 59Q44 53 38 59Q33 53 28 58Q23 52 18 58Z', {
          fill: c.mat('#f4e0ff', '#5a3ca0'),
        });
        c.path('M24 50C26 36 34 28 44 28M32 52C33 40 38 32 46 30M54 52C55 42 52 34 48 30', { line: '#fff', width: 0.8, opacity: 0.7, cap: true });
        const f = new Frame(44, 45, 7.4);
        skull(c, f, c.mat('#fff4ff', '#b090d8'), { view: 'front', ear: 'none' });
        face(c, f, { view: 'front', mood: 'closed', line: '#4a2c7c' });
      },
      0.7,
    ),
  );
  c.glow(44, 42, 20, '#fff0ff', 0.5);
};

export const MORE: Record<string, Scene> = {
  'Kelp Leech': leech,
  'Colossal Crustacean': crab,
  'Oomola-Aqua-Delta': oomola,
  Yang: yang,
  Yin: yin,
  'Oosa-Aqua-Epsilon': oosa,
  'Uusa-Alpha-Omega': uusa,
};
