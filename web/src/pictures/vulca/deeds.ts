/** More that the Vulca do and wield. */
import { curve, type Point, polygon, pts, round, spots, star } from '../canvas';
import { skirt } from '../kit/clothes';
import { blaze, bonfire, dense, HEATS, mane, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { cracks, ground, peaks, shafts } from '../kit/scene';
import { limb, taper } from '../limbs';
import { cave, LAVA, night } from './land';
import { crimson, ember, flameHair, gold, type Scene } from './people';
import { RIM } from './works';

/** The old sorcerer steps out of the circle on the floor. */
const sorcerer: Scene = (c) => {
  c.sky(['#0a0612', '#1f0c1e', '#5a1820', '#c2461a']);
  c.glow(44, 78, 34, '#ff7a2a', 0.7);
  for (const [rx, ry] of pts('26 6.4 20 4.8')) c.path(oval(44, 92, rx, ry), { line: '#ffcf7a', width: 0.9 });
  shafts(c, 44, 94, 80, [-118, -104, -90, -76, -62], '#ffb65a', 0.16, 10);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.raise, 'far 22 -80 32 -96 near -16 -66 -8 -54'),
          x: 42,
          y: 92,
          h: 64,
          build: BUILDS.slim,
          skin: ember(c),
          top: c.mat('#7a1f3a', '#1c0714'),
          sleeves: c.mat('#7a1f3a', '#1c0714'),
          legs: null,
          face: { view: 'three', mood: 'angry', glow: true, eye: '#fff0b0', line: '#4a1408' },
          dress: (k, q) => {
            skirt(k, q, k.mat('#8a2440', '#1a0610'), 22, 0);
            k.path(q.body.d('M-3 -80L0 -2L8 -2L5 -80Z'), { fill: gold(k) });
            k.path(q.body.d('M-8 -2L-6 -30M14 -2L10 -30'), { line: '#ffb36b', width: 0.4, opacity: 0.6 });
          },
          hair: (k, q) => {
            k.path(q.head.d('M-1.3 -.5Q0 -1 1.4 -.6C1 -1 .7 -1.3 .55 -2.1L-.2 -3.6C-.5 -2.4 -.9 -1.2 -1.3 -.5Z'), {
              fill: k.mat('#7a1f3a', '#1c0714'),
            });
            k.path(q.head.d('M-.1 .55Q.4 .7 .8 .5C.9 1.4 .5 2.4 .2 3C-.1 2.2 -.3 1.4 -.1 .55Z'), {
              fill: '#e8d8c8',
            });
          },
          nearHand: (k, q) => bonfire(k, q.hands[1][0], q.hands[1][1], 4, 8),
          farHand: (k, q) => {
            const [x, y] = q.hands[0];
            k.path(`M${x - 1} ${y + 40}L${x - 0.4} ${y - 12}h1.6L${x + 1.2} ${y + 40}Z`, { fill: '#5a3018' });
            k.path(star(x + 0.3, y - 15, 5, 1.8, 5), { fill: '#fff0b0' });
          },
        });
      },
      0.7,
    ),
  );
  c.glow(66, 18, 14, '#fff0b0', 0.6);
  sparks(c, 44, 92, 26, 50, 30);
};

/** The dragon bends its neck to a small hand that holds up fire. */
const charm: Scene = (c) => {
  night(c, 94, [20, 62]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const scales = c.mat('#d8481c', '#2a0812');
        c.path('M70 60C58 44 60 30 66 20L76 14V100C70 96 72 70 70 60Z', {
          fill: c.mat('#7a1c18', '#1a0610'),
        });
        c.path(
          limb(pts('78 96 66 84 60 66 64 48 60 36 50 34'), (t) => 22 - t * 11, 14),
          { fill: scales },
        );
        const h = new Frame(46, 38, 1.1, 24, true);
        c.path(h.d('M-8 -5C-2 -10 6 -9 12 -5C18 -3 22 -1 23 2C22 5 18 5 14 5L6 8C0 9 -6 8 -9 3Z'), {
          fill: scales,
        });
        c.path(h.d('M-5 -7L-14 -16L-1 -10ZM0 -9L-5 -20L4 -9Z'), { fill: gold(c) });
        c.path(h.d('M6 -4.6Q8.6 -7 11 -4.4Q8.6 -2.8 6 -4.6Z'), { fill: '#fff3b8' }).path(h.d(oval(8.8, -4.6, 0.5, 1.1)), { fill: '#1a0508' });
        c.path(h.d('M23 2C18 3 12 2 7 4'), { line: '#2a0810', width: 0.6 }).path(h.d(oval(20.6, 0.4, 0.6, 0.5)), { fill: '#2a0810' });
        c.path('M72 84l-6 -4l3 -5l-6 -2l3 -5l-6 -3l4 -4l-5 -4l5 -3l-5 -5l6 -2l-4 -6l7 0', { fill: gold(c) });
        person(c, {
          pose: posed(POSES.reach, 'tilt -20'),
          x: 25,
          y: 98,
          h: 36,
          build: BUILDS.woman,
          skin: ember(c),
          top: crimson(c),
          legs: null,
          face: { view: 'side', mood: 'calm', line: '#4a1206' },
          dress: (k, q) => skirt(k, q, k.mat('#c2301c', '#2a080c'), 20, 0, -4),
          hair: (k, q) => flameHair(k, q, 4.5, -140, 30),
          farHand: (k, q) => bonfire(k, q.hands[0][0], q.hands[0][1] + 1, 5, 10),
        });
      },
      0.8,
    ),
  );
  c.glow(39, 54, 15, '#ffd27f', 0.7);
  sparks(c, 40, 60, 14, 34, 22);
};

/** A burning mountain falls from the sky on the valley. */
const cataclysm: Scene = (c) => {
  c.sky(['#0d0814', '#3a0f18', '#a8300f', '#ffb347']);
  peaks(c, 96, spots('8 18 14 30 12 14 66 24 16'), '#4a150f', '#8f3212');
  c.figure(() => {
    for (const [i, heat] of HEATS.entries()) {
      const k = 1 - i * 0.2;
      c.path(
        blaze(
          c,
          dense(
            [
              [40 - 15 * k, 66 - 8 * k],
              [40 - 9 * k, 66 - 16 * k],
              [40, 66 - 18 * k],
              [40 + 10 * k, 66 - 12 * k],
              [40 + 15 * k, 66 + 2 * k],
            ],
            5,
          ),
          () => 42 * k,
          () => -52,
          0.2,
        ),
        { fill: heat },
      );
    }
    c.relief(
      '#fff0b0',
      () => {
        c.path(polygon(pts('27 60 33 52 43 50 52 57 54 68 47 79 36 80 27 72')), { fill: c.mat('#6b3a2c', '#1a0a0a') });
        c.path(polygon(pts('43 50 52 57 54 68 48 64 44 57')), { fill: '#b35a34' });
        c.path(oval(36, 66, 3.4, 2.6) + oval(44, 73, 2.6, 2) + oval(39, 57, 2, 1.4), {
          fill: '#1a0a0a',
          opacity: 0.6,
        });
      },
      0.9,
    );
  });
  c.path('M30 70L26 76L31 78L28 84M40 79L38 88L43 92', { line: LAVA[1], width: 0.7, cap: true });
  for (const [x, y, r] of spots('20 40 2 62 70 2.4 24 84 1.6')) {
    c.path(`M${x} ${y}l${r * 4} ${-r * 5}l${r} ${r * 1.5}Z`, { fill: '#ff9a2e', opacity: 0.85 });
    c.disc(x + 0.5, y, r, '#3a140c');
  }
  ground(c, 98, '#4a160c', '#120606', '#b0481a');
  c.glow(38, 98, 22, '#ffd27f', 0.8);
  cracks(c, 38, 100, 10, 28, LAVA[0], LAVA[1]);
  sparks(c, 40, 90, 26, 60, 40);
};

/** A creature of two halves; a torch is held to it, and it catches fire. */
const inflame: Scene = (c) => {
  cave(c, 90, [20, 76]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const fur = c.mat('#7a5a9a', '#1c1230');
        const scale = c.mat('#5aa08a', '#10302c');
        mane(c, pts('62 76 66 60 62 46 54 36 44 36'), 17, (t) => -40 - t * 60, HEATS);
        c.path(curve(pts('50 90 40 92 33 82 32 66 36 50 46 38 52 38 50 60'), true), { fill: fur });
        c.path(curve(pts('50 90 62 92 68 80 68 62 62 46 52 37 49 60'), true), { fill: scale });
        c.path('M50 38L47 50L52 58L47 70L51 80L48 91', { line: '#ffcf7a', width: 0.8, cap: true });
        c.path('M38 50L30 36L44 42ZM60 46L66 30L55 40Z', { fill: c.mat('#e8d8c0', '#5a3a2a') });
        c.path(oval(43, 54, 3, 3.6) + oval(57, 53, 2.2, 2.8), { fill: '#fff3b8' }).path(oval(43.6, 54.6, 1.1, 2.4) + oval(57, 53.4, 1, 1.2), {
          fill: '#1a0a14',
        });
        c.path('M38 66Q48 73 62 64L60 69L57 67L54 72L51 69L47 73L44 69L41 71Z', { fill: '#fff3e0' });
        c.path(limb(pts('36 72 27 78 25 88'), taper(7, 4), 7), { fill: fur }).path('M25 86l-4 4M25 87l-1 6M25 87l3 5', {
          line: '#e8d8c0',
          width: 1,
          cap: true,
        });
        c.path('M16 104L31 86L33 88L20 107Z', { fill: c.mat('#8a5a30', '#2a1408') });
        bonfire(c, 33, 88, 9, 17, HEATS, 26);
        c.path(round(19, 104, 3.4), { fill: ember(c) }).path('M8 122L17 102L24 108L18 122Z', {
          fill: crimson(c),
        });
      },
      0.7,
    ),
  );
  sparks(c, 48, 60, 22, 40, 36);
};

/** The chosen of Fire walks out of the flames, unhurt, with them in both hands. */
const chosen: Scene = (c) => {
  c.sky(['#1a0608', '#6b140a', '#e8590f', '#fff0a0']);
  shafts(c, 44, 40, 100, [-160, -132, -108, -72, -48, -20, 20, 48, 132, 160], '#fff3c8', 0.14, 12);
  for (const [i, heat] of HEATS.slice(0, 3).entries()) {
    const base: Point[] = [];
    for (let x = 8; x <= 80; x += 6) base.push([x, 106]);
    c.path(
      blaze(
        c,
        base,
        (t) => (44 + 26 * Math.abs(t - 0.5) * 2) * (1 - i * 0.26),
        () => -90,
        0.14,
      ),
      { fill: heat },
    );
  }
  ground(c, 102, '#7a240c', '#1a0705', '#e0701c');
  c.glow(44, 58, 30, '#fffbe0', 0.85);
  c.figure(() =>
    c.relief(
      '#fffbe0',
      () => {
        person(c, {
          pose: posed(POSES.present, 'far 18 -64 32 -66 near -18 -64 -32 -66 farLeg 5 -26 10 -2'),
          x: 44,
          y: 104,
          h: 64,
          build: BUILDS.slim,
          skin: c.mat('#5c2416', '#180808'),
          top: c.mat('#3a1414', '#0d0506'),
          legs: c.mat('#3a1414', '#0d0506'),
          face: { view: 'front', mood: 'calm', glow: true, eye: '#fff6c8', line: '#ffb36b' },
          behind: (k) => k.path(curve(pts('36 54 26 78 22 105 66 105 62 78 52 54'), true), { fill: k.mat('#7a1c10', '#1a0506') }),
          dress: (k, q) =>
            k.path(q.body.d('M-10 -50Q0 -46 10 -50L15 -6L4 -14L0 -2L-4 -14L-15 -6Z'), {
              fill: k.mat('#a8301a', '#2a0808'),
            }),
          hair: (k, q) => {
            mane(k, q.head.all(pts('-0.8 -0.4 -0.5 -1 0 -1.15 0.5 -1 0.8 -0.4')), 8, (t) => -110 + t * 40);
            k.path(q.head.d('M0 -.78L.2 -.5L0 -.22L-.2 -.5Z'), { fill: '#fff6c8' });
          },
          nearHand: (k, q) => q.hands.forEach(([x, y]) => bonfire(k, x, y, 6, 13)),
        });
      },
      0.8,
    ),
  );
  sparks(c, 44, 96, 28, 70, 40);
};

export const DEEDS: Record<string, Scene> = {
  'Summon Sorcerer': sorcerer,
  'Charm Holy Dragon': charm,
  'Cast Cataclysm': cataclysm,
  'Inflame the Mutant': inflame,
  'Chosen of Fire': chosen,
};
