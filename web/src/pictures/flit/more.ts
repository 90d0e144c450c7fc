/** More characters of the Flit. */
import { polygon, pts, round, star } from '../canvas';
import { fan, wing } from '../kit/birds';
import { mane, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { limb, taper } from '../limbs';
import type { Scene } from '../painted';
import { above, branch, cliff, front, nightTree, RIM } from './land';
import { claws, cream, eye, gold, ink, night, slate } from './people';

/** A nightingale sings to the moon. */
const trill: Scene = (c) => {
  nightTree(c);
  c.moon(48, 44, 20, '#f4efd8');
  c.figure(() =>
    c.relief(
      '#fff6d8',
      () => {
        const brown = c.mat('#a8866a', '#2c1e1a');
        fan(
          c,
          [
            [34, 92],
            [38, 94],
          ],
          3,
          [160, 140],
          [22, 20],
          4.6,
          c.mat('#b86a4a', '#3a1814'),
        );
        c.path('M44 50C56 54 58 72 50 86Q42 96 34 92C30 80 32 56 44 50Z', { fill: brown }).path('M50 58C56 66 54 80 48 88C50 78 50 66 48 58Z', {
          fill: cream(c),
        });
        c.path('M36 66C30 74 28 84 30 92C38 88 42 78 42 70Z', { fill: c.mat('#7a5a48', '#20140f') });
        c.path(new Frame(46, 46, 1, -36).d('M-8 2C-9 -6 -3 -9 3 -8C8 -7 10 -3 9 2C8 7 2 9 -3 8Z'), { fill: brown });
        c.path('M50 38L56 27L54 40ZM54 41L62 33L55 45Z', { fill: gold(c) });
        c.path('M46 42Q48 40 50 42', { line: ink, width: 0.9, cap: true });
        claws(c, 42, 95, 1, '#4a3a30');
      },
      0.7,
    ),
  );
  c.path('M60 22q6 -4 12 -1M59 28q7 -2 12 3M56 18q2 -6 8 -9', { line: '#fff6d8', width: 0.7, cap: true });
};

/** Just out of the egg, and already talking. */
const cheep: Scene = (c) => {
  cliff(c, ['#5a86b0', '#a8cce0', '#f0ecd8', '#f8dca8']);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const down = c.mat('#fff0a0', '#c8902c');
        c.path(round(44, 66, 14) + oval(44, 84, 17, 15), { fill: down });
        c.path('M30 58l-4 -3M31 52l-3 -5M38 52l-1 -6M44 50l0 -6M50 52l2 -5M57 56l4 -4', { line: '#e8b84a', width: 1.2, cap: true });
        c.path('M28 80C20 76 16 70 16 64C24 66 29 70 31 76ZM60 80C68 76 72 70 72 64C64 66 59 70 57 76Z', { fill: down });
        c.path('M40 68L44 62L48 68L44 80Z', { fill: '#c23c3c' })
          .path('M37 66L44 60L51 66L44 69Z', { fill: gold(c) })
          .path('M39 74L44 81L49 74L44 76Z', { fill: gold(c) });
        eye(c, 37, 60, 3, '#fff', false);
        eye(c, 51, 60, 3, '#fff', false);
        c.path('M24 86L30 82L35 88L41 82L47 88L53 82L58 88L64 84C66 98 56 108 44 108C32 108 22 98 24 86Z', {
          fill: c.mat('#f4f8fa', '#8a9cac'),
        }).path('M34 96l2 1M44 100l2 0M54 95l2 1M40 92l1 1', { line: '#8a9cac', width: 1.1, cap: true });
        c.path('M36 50C36 40 52 40 53 49L56 46L50 38L46 41L40 37L38 42L32 44Z', { fill: c.mat('#f4f8fa', '#8a9cac') });
      },
      0.8,
    ),
  );
};

/** A crow with a headband and a burning barrel: one way only. */
const carl: Scene = (c) => {
  front(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const coal = c.mat('#5c6a80', '#0e1218');
        wing(c, [36, 48], [24, 36], [14, 30], 22, 60, [coal, night(c), coal]);
        c.path('M26 34C34 34 48 44 58 62C62 72 58 78 50 74C38 66 28 52 22 42Z', { fill: coal });
        fan(
          c,
          [
            [26, 36],
            [23, 42],
          ],
          4,
          [215, 190],
          [18, 18],
          5,
          coal,
          '#0008',
        );
        c.path(oval(57, 68, 9, 8.6), { fill: coal }).path('M62 70L72 80L60 77Z', { fill: slate(c) });
        c.path('M50 62L64 60L66 65L51 67Z', { fill: '#f4f0ea' })
          .path(round(60, 63, 1.6), { fill: '#d83c2c' })
          .path('M51 64L42 58L44 64L38 66L51 67Z', { fill: '#f4f0ea' });
        eye(c, 61, 69, 2.1, '#fff', true);
        wing(c, [44, 58], [40, 76], [34, 88], 20, 150, [coal, night(c), coal]);
        c.path(new Frame(48, 84, 1, 42).d('M-8 -6H10V6H-8Z'), { fill: c.mat('#b86a3c', '#4a2414') }).path(
          new Frame(48, 84, 1, 42).d('M-4 -6V6M6 -6V6'),
          { line: ink, width: 1 },
        );
        c.path('M50 74L48 80M56 74L53 80', { line: '#d8963c', width: 1.2, cap: true });
        mane(c, pts('41 80 40 76 43 74'), 9, () => -140);
      },
      0.7,
    ),
  );
  c.path('M8 14L24 30M4 26L18 38M20 10L30 20', { line: '#fff', width: 0.9, cap: true, opacity: 0.8 });
  sparks(c, 40, 74, 5, 14, 10);
};

/** A hawk from below, so high that the sun is under his wing. */
const hank: Scene = (c) => {
  above(c, ['#0f2a52', '#2f6aa4', '#8ac4e4', '#f4f0d8'], [44, 62]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const brown = c.mat('#d8b484', '#4a3020');
        wing(c, [48, 52], [60, 44], [70, 40], 26, 100, [brown, cream(c), c.mat('#a87a4c', '#3a2418')]);
        wing(c, [38, 52], [26, 44], [16, 40], 26, 100, [brown, cream(c), c.mat('#a87a4c', '#3a2418')]);
        fan(
          c,
          [
            [38, 72],
            [48, 72],
          ],
          6,
          [116, 64],
          [18, 18],
          5,
          c.mat('#c87a4c', '#4a2014'),
          '#0006',
        );
        c.path('M43 38C50 42 52 60 48 74H38C34 60 36 42 43 38Z', { fill: cream(c) }).path('M40 52h1M46 54h1M42 60h1M45 66h1M40 66h1M43 48h1', {
          line: '#8a5c3c',
          width: 1.3,
          cap: true,
        });
        c.path(oval(43, 36, 6.4, 7), { fill: brown }).path('M40.6 30L43 24L45.4 30Z', { fill: gold(c) });
        c.path('M36 36H50V40H36Z', { fill: '#5a3a24' }).path(oval(40, 37.6, 2.4, 2.2) + oval(46, 37.6, 2.4, 2.2), { fill: '#bfe8ff' });
        c.path('M36 40C28 46 24 54 24 62L30 56L32 62L38 48Z', { fill: c.mat('#f4f4f0', '#8a96a4') });
      },
      0.8,
    ),
  );
};

/** A magpie laughs upside down, with everything that glitters. */
const mike: Scene = (c) => {
  branch(c, ['#4a4a80', '#9a8ab8', '#e8c8c8', '#f8dcae'], 'M-2 34Q30 26 74 34', '#6a8a4a');
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const black = c.mat('#5a6a90', '#0d111c');
        const f = new Frame(44, 62, 1, 180);
        c.path('M40 34L38 40M50 34L51 40', { line: '#4a5866', width: 1.4, cap: true });
        fan(
          c,
          [
            [44, 40],
            [49, 42],
          ],
          4,
          [-34, -66],
          [30, 30],
          5,
          c.mat('#6ab0c8', '#12283c'),
          '#0006',
        );
        c.path(f.d('M-2 -26C12 -24 16 -4 10 14Q2 24 -8 20C-16 6 -14 -22 -2 -26Z'), { fill: black }).path(
          f.d('M2 -6C8 0 8 12 2 18C-6 18 -8 6 2 -6Z'),
          { fill: cream(c) },
        );
        c.path(limb(pts('34 58 22 66 18 80'), taper(13, 4), 8), { fill: black }).path('M28 60Q22 66 20 74L26 72Q30 66 33 62Z', { fill: cream(c) });
        c.path(oval(44, 92, 11, 10.6), { fill: black });
        c.path('M54 88L70 84L56 94ZM54 96L68 102L52 100Z', { fill: night(c) }).path('M55 94L62 93L54 98Z', { fill: '#c23c4c' });
        c.path(oval(47, 90, 3.6, 3.6), { fill: '#fff' })
          .path(oval(48, 91, 1.2, 1.2), { fill: ink })
          .path(oval(38, 91, 2.8, 2.8), { fill: '#fff' })
          .path(oval(37.4, 90, 1, 1), { fill: ink });
        c.ring(18, 85, 4, '#ffd45a', 1.4).path(polygon(pts('18 79 20.4 81 18 84 15.6 81')), { fill: '#bff4ff' });
      },
      0.8,
    ),
  );
  for (const [x, y] of [
    [64, 50],
    [26, 100],
    [66, 74],
    [22, 50],
  ] as const)
    c.path(star(x, y, 2.6, 0.6, 4), { fill: '#fff6c8' });
};

/** The phoenix shows his best side; it is the burning one. */
const phil: Scene = (c) => {
  above(c, ['#2a1c44', '#8a3a5a', '#f08a54', '#ffe6a0'], [44, 50]);
  c.glow(44, 56, 36, '#ffd27a', 0.7);
  c.figure(() =>
    c.relief(
      '#fff6c8',
      () => {
        const fire = c.mat('#ffe07a', '#d8401c');
        const blood = c.mat('#ff8a4a', '#8a1424');
        for (const [t, l] of [
          [150, 36],
          [135, 42],
          [120, 46],
          [105, 44],
          [90, 38],
        ] as const) {
          const f = new Frame(38, 78, 1, t);
          c.path(f.d(`M0 -2C${l * 0.4} -5 ${l * 0.8} -3 ${l} 0C${l * 0.8} 4 ${l * 0.4} 4 0 2Z`), { fill: fire }).path(f.d(oval(l - 3, 0, 4, 3)), {
            fill: c.mat('#8af0e0', '#1c5a86'),
          });
        }
        wing(c, [36, 54], [22, 46], [14, 34], 26, 78, [blood, fire, blood]);
        c.path('M42 40C56 44 60 62 54 76Q44 90 36 82C28 70 30 46 42 40Z', { fill: blood }).path('M50 48C58 58 56 70 48 80C46 68 46 56 50 48Z', {
          fill: fire,
        });
        c.path(limb(pts('46 50 50 40 48 30'), taper(12, 8), 6), { fill: blood }).path(oval(49, 28, 6.6, 6), { fill: blood });
        c.path('M54 25L62 26L55 30Z', { fill: gold(c) });
        mane(c, pts('54 23 51 21 47 21 43 24'), 13, (t) => -70 - t * 60);
        c.path('M49 27.4L53 26.2', { line: ink, width: 0.9, cap: true }).path('M48 25L53 24', { line: '#5a1420', width: 0.8, cap: true });
        claws(c, 44, 92, 1.2);
        claws(c, 51, 91, 1.2);
      },
      0.8,
    ),
  );
  sparks(c, 44, 96, 24, 76, 40);
};

export const MORE: Record<string, Scene> = {
  Trillilling: trill,
  Cheepchirrup: cheep,
  'Carl Kamikaze Crow': carl,
  'Hank Highflyer Hawk': hank,
  'Mad Mike Magpie': mike,
  'Proud Phoenix Phil': phil,
};
