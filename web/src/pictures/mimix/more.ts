/** More women of the Mimix. */
import { curve, pts, star } from '../canvas';
import { HAIR, on, skirt } from '../kit/clothes';
import { oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import type { Scene } from '../painted';
import { deep, gorge, lake, plains, RIM } from './land';
import { bark, bone, FACE, leaf, leaves, stripes, tan, umber } from './people';

/** She draws the dark behind her like a cloak. */
const nightSpirit: Scene = (c) => {
  lake(c, 98, null);
  c.glow(50, 46, 30, '#5a6ac0', 0.5);
  c.figure(() =>
    c.group('translate(-7 2)', () =>
      c.relief(
        '#cdd8ff',
        () => {
          const dark = c.mat('#3c4684', '#0a0c20');
          c.path(curve(pts('58 44 48 50 38 62 26 66 8 84 -4 110 18 104 26 96 34 98 44 84 52 78 60 60'), true, 7), { fill: dark });
          c.path(
            pts('20 92 28 80 34 88 40 70 14 98 46 76 30 70')
              .map(([x, y], i) => star(x, y, i % 2 ? 1.2 : 2, 0.4, 4))
              .join(''),
            { fill: '#fff6dc' },
          );
          person(c, {
            pose: posed(POSES.fly, 'far 36 -90 48 -104 near 34 -64 50 -58 tilt 16'),
            x: 42,
            y: 98,
            h: 64,
            build: BUILDS.woman,
            skin: c.mat('#aab0d8', '#34386a'),
            top: dark,
            legs: null,
            face: { ...FACE, view: 'side', mood: 'calm', glow: true, eye: '#fff' },
            hair: (k, q) =>
              on(k, q.head, 'M.7 -.75C.3 -1.5 -.95 -1.4 -1.06 -.3C-2 .1 -3.6 .2 -4.8 1.6C-3 1.2 -1 1.4 -.4 .3C-.4 -.4 .2 -.6 .7 -.75Z', '#141838'),
          });
        },
        0.7,
      ),
    ),
  );
  c.path('M62 24A8 8 0 1 0 69 34A7 7 0 0 1 62 24Z', { fill: '#f6f0d8' });
};

/** A tall figure whose crown of branches bears lights. */
const lightSpirit: Scene = (c) => {
  deep(c, 98, [-30, 0]);
  c.glow(44, 50, 36, '#fff6c0', 0.7);
  c.figure(() =>
    c.relief(
      '#fffbe0',
      () => {
        c.path('M40 58C38 80 32 100 28 112H60C56 100 50 80 48 58Z', { fill: c.mat('#fffbe6', '#8a9a6a') });
        c.path('M42 56L38 44L28 38L22 28M38 44L34 30L36 20M46 56L50 44L60 38L66 28M50 44L54 30L52 20M44 54V34L44 18', {
          line: c.mat('#c8b484', '#5a4a2c'),
          width: 2,
          cap: true,
        });
        c.path(oval(44, 58, 5, 7), { fill: c.mat('#fffdf0', '#b8b484') }).path('M41 57h2M45.6 57h2M43 61.4h2.4', {
          line: '#5a5a34',
          width: 0.7,
          cap: true,
        });
        c.path('M40 68L24 84L22 92L26 88L42 76ZM48 68L64 84L66 92L62 88L46 76Z', { fill: c.mat('#fffbe6', '#8a9a6a') });
      },
      0.7,
    ),
  );
  for (const [x, y] of [
    [22, 27],
    [36, 19],
    [44, 16],
    [52, 19],
    [66, 27],
    [28, 37],
    [60, 37],
    [23, 94],
    [65, 94],
  ] as const)
    c.glow(x, y, 6, '#fff3b0', 0.95).disc(x, y, 1.5, '#fffdf0');
};

/** Over the treetops, spear in hand. */
const high: Scene = (c) => {
  c.sky(['#2f5a80', '#7ab0b8', '#e8eec0', '#fbe6a0']);
  c.glow(54, 36, 30, '#fffbe0', 0.9).disc(56, 34, 8, '#fffdf0');
  for (const [x, y, k] of [
    [6, 108, 1.2],
    [20, 114, 1],
    [62, 108, 1.2],
    [50, 116, 1],
    [36, 118, 0.9],
  ] as const)
    c.path(`M${x} ${y - 26 * k}L${x + 8 * k} ${y}H${x - 8 * k}ZM${x} ${y - 16 * k}L${x + 11 * k} ${y + 16}H${x - 11 * k}Z`, {
      fill: c.mat('#6a9a5a', '#16301c'),
    });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.reach, 'far 18 -100 20 -122 near -18 -86 -30 -96 farLeg 10 -34 -4 -16 nearLeg -8 -24 -14 2 tilt -20'),
          x: 42,
          y: 92,
          h: 58,
          build: BUILDS.woman,
          skin: umber(c),
          top: bark(c),
          boots: leaf(c),
          face: { ...FACE, view: 'three', mood: 'shout' },
          dress: (k, q) => leaves(k, q, leaf(k), 5, 20),
          hair: (k, q) => (
            on(k, q.head, 'M.7 -.75C.3 -1.5 -.95 -1.4 -1.06 -.3C-1.2 .6 -1.8 2 -2.8 3C-1.6 2.8 -.6 1.6 -.4 .3C-.4 -.4 .2 -.6 .7 -.75Z', '#33190c'),
            stripes(k, q)
          ),
          farHand: (k, q) =>
            k
              .path(`M${q.hands[0][0] - 3} ${q.hands[0][1] + 26}L${q.hands[0][0] + 2} ${q.hands[0][1] - 16}`, { line: '#5a3c20', width: 1.3 })
              .path(`M${q.hands[0][0] + 0.6} ${q.hands[0][1] - 15}l1.8 -9l2 9Z`, { fill: bone(k) }),
        });
      },
      0.7,
    ),
  );
};

/** Over the gorge in one bound, bow drawn. */
const far: Scene = (c) => {
  gorge(c);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(
            POSES.leap,
            'head 8 -84 neck 4 -75 hip -2 -48 far 24 -72 38 -74 near -14 -76 4 -72 farLeg 26 -46 44 -30 nearLeg -26 -42 -46 -28 tilt 0 open .7',
          ),
          x: 41,
          y: 92,
          h: 66,
          build: BUILDS.woman,
          skin: tan(c),
          top: leaf(c),
          boots: bark(c),
          legs: tan(c),
          face: { ...FACE, view: 'side', mood: 'angry' },
          dress: (k, q) => leaves(k, q, bark(k), 6, 16),
          hair: (k, q) => on(k, q.head, HAIR.tail, '#8a4a1c'),
          nearHand: (k, q) => {
            const [x, y] = q.hands[0];
            k.path(`M${x - 4} ${y - 14}Q${x + 7} ${y} ${x - 4} ${y + 14}`, { line: '#5a3c20', width: 1.4, cap: true })
              .path(`M${x - 4} ${y - 14}L${q.hands[1][0]} ${q.hands[1][1]}L${x - 4} ${y + 14}`, { line: '#fffbe0', width: 0.4 })
              .path(`M${q.hands[1][0]} ${q.hands[1][1]}L${x + 8} ${y}`, { line: '#fffbe0', width: 0.8 });
          },
        });
      },
      0.7,
    ),
  );
};

/** Her ribbons carry the first light. */
const dawn: Scene = (c) => {
  plains(c, 96, ['#5a7ab0', '#f0b8a8', '#ffdf9a', '#fff6c8'], [44, 70]);
  c.figure(() =>
    c.relief(
      '#fffbe0',
      () => {
        person(c, {
          pose: POSES.dance,
          x: 41,
          y: 108,
          h: 66,
          build: BUILDS.woman,
          skin: tan(c),
          top: c.mat('#ffd0a0', '#c86a4a'),
          legs: null,
          face: { ...FACE, view: 'three', mood: 'grin' },
          dress: (k, q) => skirt(k, q, k.mat('#ffe0b0', '#d07a54'), 19, -8, 3, '#c86a4a66'),
          hair: (k, q) => on(k, q.head, HAIR.bun, '#6b3414'),
          nearHand: (k, q) => {
            const [a, b] = q.hands;
            k.path(curve([a, [a[0] + 12, a[1] - 2], [a[0] + 18, a[1] + 14], [a[0] + 12, a[1] + 26], [a[0] + 20, a[1] + 40]]), {
              line: '#ff9a6a',
              width: 2.2,
              cap: true,
            });
            k.path(curve([b, [b[0] - 8, b[1] + 4], [b[0] - 4, b[1] + 18], [b[0] - 12, b[1] + 28]]), { line: '#ffcf6a', width: 2.2, cap: true });
          },
        });
      },
      0.7,
      108,
    ),
  );
};

/** She bends back with the sinking sun between her hands. */
const dusk: Scene = (c) => {
  plains(c, 96, ['#1c1838', '#5a2c54', '#c85a4a', '#f8b060'], [-40, 70]);
  c.figure(() =>
    c.relief(
      '#ffdcae',
      () => {
        person(c, {
          pose: posed(
            POSES.bend,
            'head -22 -70 neck -14 -66 hip 4 -46 far -26 -82 -30 -100 near -30 -66 -44 -78 farLeg 16 -24 10 0 nearLeg 4 -22 -8 0 tilt -74',
          ),
          x: 54,
          y: 108,
          h: 76,
          build: BUILDS.woman,
          skin: umber(c),
          top: c.mat('#b04a7a', '#3a142c'),
          legs: c.mat('#7a3a7a', '#2a1030'),
          face: { ...FACE, view: 'side', mood: 'closed' },
          dress: (k, q) =>
            k.path(
              curve(
                [
                  [q.hip[0] - 5, q.hip[1] - 3],
                  [q.hip[0] + 7, q.hip[1] - 2],
                  [q.hip[0] + 16, q.hip[1] + 20],
                  [q.hip[0] + 12, q.hip[1] + 34],
                  [q.hip[0] - 2, q.hip[1] + 26],
                  [q.hip[0] - 6, q.hip[1] + 10],
                ],
                true,
              ),
              { fill: k.mat('#c85a8a', '#3a142c') },
            ),
          hair: (k, q) =>
            on(k, q.head, 'M.7 -.75C.3 -1.5 -.95 -1.4 -1.06 -.3C-1.8 .2 -2.6 .3 -3.4 0C-2.6 1 -1 1.2 -.4 .3C-.4 -.4 .2 -.6 .7 -.75Z', '#1c0e18'),
          nearHand: (k) => k.disc(26, 36, 7.4, '#ffb05a').disc(27.4, 34.6, 5, '#ffdf9a'),
        });
      },
      0.7,
      108,
    ),
  );
  c.glow(26, 36, 18, '#ffb05a', 0.7);
};

export const MORE: Record<string, Scene> = {
  'Spirit of the Night': nightSpirit,
  'Spirit of the Light': lightSpirit,
  'Amazon Leaping High': high,
  'Amazon Leaping Far': far,
  'Dancer of Dawn': dawn,
  'Dancer of Dusk': dusk,
};
