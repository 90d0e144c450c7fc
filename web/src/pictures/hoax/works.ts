/** Machines, tricks and orders of the Hoax. */
import { curve, pts, round, star, type Canvas } from '../canvas';
import { on, skirt } from '../kit/clothes';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { shafts } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';
import { chart, domes, INK, observatory, RIM, study, terrace } from './land';
import { brass, wool } from './people';

/** A suit of mirrors: where the face should be, a question. */
const armour: Scene = (c) => {
  study(c, 98, [44, 54]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const steel = c.mat('#dfe8ec', '#3a4a56');
        person(c, {
          pose: posed(POSES.hero, 'far 23 -66 25 -44 near -23 -66 -25 -44'),
          x: 44,
          y: 108,
          h: 76,
          build: BUILDS.strong,
          skin: steel,
          face: null,
          gloves: c.mat('#8fa3ae', '#24303a'),
          boots: c.mat('#8fa3ae', '#24303a'),
          dress: (k, q) => {
            k.path(q.body.d('M-16 -80Q0 -72 16 -80L14 -58L0 -48L-14 -58Z'), { fill: k.mat('#f4fafc', '#5d7484') }).path(
              q.body.d('M-10 -46H10L14 -30L0 -36L-14 -30Z'),
              { fill: steel },
            );
            k.path(q.body.d('M0 -74V-50M-12 -68Q0 -60 12 -68M-9 -26H-15M9 -26H15'), { line: INK, width: 0.5 });
          },
          hair: (k, q) => {
            k.path(q.head.d('M-1.1 .9C-1.3 -.8 -.8 -1.4 0 -1.5C.8 -1.4 1.3 -.8 1.1 .9L.6 1.4H-.6Z'), { fill: k.mat('#f4fafc', '#4a5c68') });
            k.path(q.head.d('M-.9 -.6H.9V.7L.5 1H-.5L-.9 .7Z'), { fill: '#101820' });
            k.path(q.head.d('M-.34 -.2C-.34 -.62 .36 -.62 .36 -.2C.36 .06 0 .1 0 .4'), { line: '#9fe0ff', width: 0.9, cap: true }).path(
              q.head.d(oval(0, 0.7, 0.1)),
              { fill: '#9fe0ff' },
            );
            k.path(q.head.d('M0 -1.5C-.2 -2.2 -.9 -2.6 -1.6 -2.3C-1 -2 -.7 -1.6 0 -1.3Z'), { fill: wool(k, 'plum') });
          },
        });
      },
      0.8,
      108,
    ),
  );
  c.glow(44, 39, 12, '#9fe0ff', 0.45);
};

/** Thoughts run out of a head along a tube into the jar. */
const drain: Scene = (c) => {
  study(c, 100, [30, 50]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M14 122C16 104 24 96 36 96C48 96 54 104 56 122Z', { fill: wool(c, 'rust') });
        const f = new Frame(36, 74, 15);
        skull(c, f, c.mat('#e3bf98', '#6b4a38'), { view: 'three' });
        face(c, f, { view: 'three', mood: 'wide', line: '#2c241e', eye: '#8fa3ae' });
        c.path(f.d('M-.9 -.4C-1 -1.5 1 -1.5 .86 -.45Q0 -.75 -.9 -.4Z'), { fill: brass(c) }).path(f.d(oval(0, -1.3, 0.2, 0.3)), { fill: INK });
        c.path('M36 53C36 30 62 26 62 44V52', { line: '#7a5420', width: 3.4, cap: true }).path('M36 53C36 30 62 26 62 44V52', {
          line: '#ffc2d0',
          width: 1.8,
          cap: true,
        });
        c.path('M55 52H69V56H68V80Q62 84 56 80V56H55Z', { fill: '#cfe6ea', opacity: 0.55 }).path('M57 64H67V79Q62 82 57 79Z', {
          fill: c.mat('#ffc2d0', '#a84a68'),
        });
        c.path('M54 51H70V55H54Z', { fill: brass(c) });
      },
      0.8,
    ),
  );
  c.path('M60 68q2 -2 4 0q-2 3 -4 6q3 1 5 -1', { line: '#8a2c4c', width: 0.8, cap: true });
};

/** Heads together over the table; the idea strikes like lightning. */
const brainstorm: Scene = (c) => {
  study(c, 104, [44, 48]);
  shafts(c, 44, 44, 60, [-150, -120, -90, -60, -30], '#fff3c0', 0.25, 10);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M49 18L36 46L43 45L37 66L56 38L48 39L56 18Z', { fill: c.mat('#fffbe0', '#ffc23a') });
        for (const [x, y, kind, tone, flip, mood] of [
          [24, 84, 'plum', '#e3bf98', false, 'wide'],
          [64, 84, 'green', '#f6ead2', true, 'grin'],
          [44, 92, 'navy', '#a87858', false, 'shout'],
        ] as const) {
          c.path(`M${x - 14} 124C${x - 13} ${y + 14} ${x - 6} ${y + 8} ${x} ${y + 8}C${x + 6} ${y + 8} ${x + 13} ${y + 14} ${x + 14} 124Z`, {
            fill: wool(c, kind),
          });
          const f = new Frame(x, y, 8.4, 0, flip);
          skull(c, f, c.mat(tone, '#5a4638'), { view: 'three' });
          face(c, f, { view: 'three', mood, line: '#2c241e' });
          if (kind === 'plum') on(c, f, 'M.7 -.7C.3 -1.4 -.9 -1.4 -1 -.3C-.9 .2 -.8 .4 -.6 .5C-.6 0 -.4 -.4 .7 -.7Z', '#6d5f4c');
          if (kind === 'green') on(c, f, 'M-.4 .3C.1 .5 .6 .5 .86 .2C.95 .8 .7 1.8 .3 1.9C-.1 1.8 -.4 .9 -.4 .3Z', '#f0ece0');
        }
      },
      0.7,
    ),
  );
  c.glow(46, 42, 26, '#fff3c0', 0.7);
};

function row(c: Canvas, y: number, k: number, xs: readonly number[], dark: string, lit: string, flags: boolean): void {
  for (const x of xs) {
    if (flags)
      c.path(`M${x + 4 * k} ${y + 6 * k}V${y - 26 * k}h.9v${32 * k}Z`, { fill: '#5a4630' }).path(
        `M${x + 4.6 * k} ${y - 26 * k}q${5 * k} ${2 * k} ${10 * k} 0v${9 * k}q${-5 * k} ${2 * k} ${-10 * k} 0Z`,
        { fill: c.mat('#fffaf0', '#7d93a3') },
      );
    c.path(
      `M${x - 7 * k} ${y + 40 * k}C${x - 7 * k} ${y + 8 * k} ${x - 4 * k} ${y + 4 * k} ${x} ${y + 4 * k}C${x + 4 * k} ${y + 4 * k} ${x + 7 * k} ${y + 8 * k} ${x + 7 * k} ${y + 40 * k}Z${round(x, y, 3.8 * k)}`,
      { fill: c.mat(lit, dark) },
    );
    c.path(`M${x - 4.4 * k} ${y - 0.6 * k}Q${x} ${y - 9 * k} ${x + 4.4 * k} ${y - 0.6 * k}Z`, { fill: c.mat('#f4d48a', '#7a5420') });
  }
}

/** Row on row they come over the terrace, with flags. */
const muster: Scene = (c) => {
  terrace(c, 74);
  c.figure(() => {
    row(c, 66, 0.6, [22, 30, 38, 46, 54, 62], '#6d7f8a', '#a9b8bc', true);
    c.relief(RIM, () => row(c, 78, 0.9, [24, 37, 50, 63], '#3c4c58', '#8fa3ae', true), 0.5);
    c.relief(RIM, () => row(c, 94, 1.3, [18, 37, 57], '#1d2832', '#5d7484', false), 0.7);
  });
};

/** An eye that fills the sky; whoever looks into it stands still. */
const enthrall: Scene = (c) => {
  c.sky(['#3a4650', '#7d8a8c', '#cfc9b0', '#8a8672']);
  chart(c, 45, 48, 34, '#fffaf0', 0.5);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M12 50Q44 14 78 50Q44 82 12 50Z', { fill: c.mat('#fffdf4', '#9aa8aa') });
        c.path(oval(45, 48, 16, 16), { fill: c.mat('#7fb8cc', '#1c3a52') });
        for (let i = 0; i < 4; i++)
          c.path(
            curve(
              Array.from(
                { length: 12 },
                (_, n) => [45 + Math.cos(n * 0.7 + i * 1.57) * (n + 1) * 1.2, 48 + Math.sin(n * 0.7 + i * 1.57) * (n + 1) * 1.2] as const,
              ),
            ),
            { line: '#dff4fa', width: 0.9, cap: true },
          );
        c.path(oval(45, 48, 4.4, 4.4), { fill: '#0c141c' }).path(oval(50, 42, 2.6, 2.2), { fill: '#fff' });
      },
      0.9,
    ),
  );
  for (const x of [22, 34, 46, 58])
    c.path(`M${x - 3} 118C${x - 3} 104 ${x - 2} 101 ${x} 101C${x + 2} 101 ${x + 3} 104 ${x + 3} 118Z${round(x, 98.4, 2.2)}`, {
      fill: '#24303a',
    }).path(`M${x} 97L${x + (45 - x) * 0.4} 76`, { line: '#dff4fa', width: 0.35, opacity: 0.7 });
};

/** One word from the old one, and the crowd is leaves in the wind. */
const dispel: Scene = (c) => {
  terrace(c, 92);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: posed(POSES.point, 'far 24 -84 42 -88 near -18 -70 -26 -56'),
          x: 30,
          y: 108,
          h: 72,
          build: BUILDS.old,
          skin: c.mat('#f6ead2', '#8d8474'),
          top: wool(c, 'plum'),
          sleeves: wool(c, 'plum'),
          legs: null,
          face: { view: 'side', mood: 'shout', line: '#2c241e' },
          dress: (k, q) => skirt(k, q, wool(k, 'plum'), 16, 0, -3),
          hair: (k, q) => on(k, q.head, 'M.5 -1C0 -1.4 -1 -1.2 -1 -.2C-1.4 .4 -1.8 .6 -2.2 .5C-1.6 1.2 -.9 1 -.5 .5C-.5 -.2 0 -.7 .5 -1Z', '#fffdf4'),
        });
      },
      0.7,
      108,
    ),
  );
  for (const [x, y, t, k] of [
    [58, 54, 40, 0.8],
    [66, 68, -60, 0.9],
    [64, 38, 110, 0.7],
    [56, 80, -20, 0.9],
    [69, 52, 170, 0.6],
    [60, 96, 80, 0.8],
  ] as const) {
    const f = new Frame(x, y, k * 0.16, t);
    c.path(f.d('M-14 0L-10 -40L-30 -60L-26 -66L-6 -54L-8 -70C-12 -86 12 -86 8 -70L6 -54L28 -70L32 -64L12 -40L18 0L8 0L0 -30L-5 0Z'), {
      fill: '#3c4c58',
    });
  }
  c.path('M50 60q8 -4 18 0M48 72q10 -4 20 2M50 48q9 -5 20 -2', { line: '#fff', width: 0.6, cap: true, opacity: 0.8 });
};

/** Reasons, laid before a dragon on a scroll longer than both. */
const sway: Scene = (c) => {
  observatory(c, 98);
  c.figure(() =>
    c.relief(
      '#dff0f8',
      () => {
        const hide = c.mat('#9ab0bc', '#22323e');
        c.path(
          limb(pts('76 104 66 86 70 64 62 48 52 44'), (t) => 24 - t * 13, 14),
          { fill: hide },
        );
        const h = new Frame(48, 46, 1.05, 30, true);
        c.path(h.d('M-8 -6C-2 -11 6 -9 12 -5C18 -3 22 -1 23 2C22 5 18 5 14 5L6 8C0 9 -6 8 -9 3Z'), { fill: hide }).path(
          h.d('M-6 -8C-10 -14 -9 -20 -14 -22C-6 -22 -1 -16 0 -10ZM2 -9C1 -14 4 -18 1 -22C7 -19 8 -13 6 -8Z'),
          { fill: wool(c, 'ivory') },
        );
        c.path(h.d(oval(8.8, -4.4, 2.8, 2.8)), { line: '#f4d48a', width: 0.8 })
          .path(h.d(oval(8.8, -4.4, 1.5, 1.6)), { fill: '#fffdf0' })
          .path(h.d(oval(9.2, -4.2, 0.6, 1.1)), { fill: '#101820' });
        c.path('M26 60C34 62 40 66 42 72C44 80 36 84 40 92C44 98 56 96 64 102L62 106C52 102 40 104 36 96C32 86 38 82 37 76C36 70 30 66 25 64Z', {
          fill: wool(c, 'ivory'),
        });
        person(c, {
          pose: posed(POSES.present, 'far 20 -72 30 -84 near -16 -66 -4 -58 tilt -14'),
          x: 22,
          y: 106,
          h: 52,
          skin: c.mat('#e3bf98', '#6b4a38'),
          top: wool(c, 'plum'),
          sleeves: wool(c, 'plum'),
          legs: null,
          face: { view: 'side', mood: 'calm', line: '#2c241e' },
          dress: (k, q) => skirt(k, q, wool(k, 'plum'), 15, 0),
          hair: (k, q) => on(k, q.head, 'M-.35 .3C.1 .5 .6 .5 .86 .2C1 1.2 .9 2.4 .4 3C0 2.4 -.4 1.4 -.35 .3Z', '#f0ece0'),
        });
      },
      0.7,
    ),
  );
  c.path('M41 74h-3M40 78h-3M39 82h-2M40 88h-3M43 95l-2 2M50 98l-1 3', { line: '#6d5f4c', width: 0.5 });
};

/** The chosen of Spirit has left the body; it sits below, and glows. */
const chosen: Scene = (c) => {
  c.sky(['#1a2430', '#3c4c5a', '#8fa0a4', '#efe6c8']);
  chart(c, 44, 44, 30, '#fffaf0', 0.5);
  shafts(c, 44, 10, 110, [76, 90, 104], '#fffdf0', 0.22, 12);
  domes(
    c,
    100,
    [
      [8, 22, 7],
      [66, 26, 8],
    ],
    '#5d6f78',
    '#8fa0a0',
  );
  c.path('M0 98H70V122H0Z', { fill: c.shade(['#8d9a94', '#24303a']) });
  const skin = c.mat('#c9b8a0', '#4a4038');
  person(c, {
    pose: POSES.lotus,
    x: 44,
    y: 106,
    h: 42,
    skin,
    top: wool(c, 'ivory'),
    sleeves: wool(c, 'ivory'),
    legs: wool(c, 'ivory'),
    face: { view: 'front', mood: 'closed', line: '#2c241e' },
  });
  c.glow(44, 52, 26, '#eaffff', 0.85);
  c.figure(() => {
    const ghost = c.mat('#ffffff', '#a8d4e0');
    person(c, {
      pose: posed(POSES.wide, 'far 22 -84 36 -100 near -22 -84 -36 -100 tilt -8'),
      x: 44,
      y: 92,
      h: 58,
      build: BUILDS.slim,
      skin: ghost,
      top: ghost,
      legs: null,
      face: { view: 'front', mood: 'closed', line: '#5d8494' },
      dress: (k) => k.path(curve(pts('37 62 38 76 40 88 46 98 48 88 51 76 51 62 44 58'), true), { fill: ghost }),
    });
  });
  c.path(star(44, 22, 4.4, 1, 4), { fill: '#fffdf0' });
};

export const WORKS: Record<string, Scene> = {
  'Inscrutable Armor': armour,
  'Brain Drain': drain,
  'Trigger Brainstorm': brainstorm,
  'Muster Reinforcements': muster,
  'Enthrall Opposition': enthrall,
  'Dispel the Followers': dispel,
  'Sway Holy Dragon': sway,
  'Chosen of Spirit': chosen,
};
