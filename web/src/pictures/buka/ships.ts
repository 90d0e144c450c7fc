/** Four ships, none like the other, and the council that owns them. */
import { round, star, type Canvas } from '../canvas';
import { face, skull } from '../kit/heads';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { shafts } from '../kit/scene';
import { dragonHead, dragonNeck } from '../kit/dragons';
import type { Scene } from '../painted';
import { cabin, MORNING, NIGHT, RIM, sea, STORM } from './land';
import { coat } from './people';

function bow(c: Canvas, y: number): void {
  c.path(`M0 ${y}q8 -5 16 0t16 0t16 0t16 0t16 0V124H0Z`, { fill: '#12305c', opacity: 0.85 }).path(`M0 ${y}q8 -5 16 0t16 0t16 0t16 0t16 0`, {
    line: '#ffe8c8',
    width: 0.8,
    opacity: 0.8,
  });
}

const wood = (c: Canvas): string => coat(c, 'brown');

/** Narrow and quick: one wing of sail, a falcon at the bow. */
const falcon: Scene = (c) => {
  sea(c, 84, MORNING, [22, 40]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M44 92L50 10', { line: '#4a2c18', width: 1.8 });
        c.path('M50 12C66 30 70 58 66 82L46 86C52 62 54 36 50 12Z', { fill: c.mat('#fffdf4', '#b8a488') }).path(
          'M48 20C34 36 24 56 20 80L42 84C46 60 48 40 48 20Z',
          { fill: c.mat('#e8f0f8', '#8c9cb0') },
        );
        c.path('M64 40Q56 44 52 42M67 56Q58 60 51 58M67 72Q58 75 49 73M38 42L46 44M30 58L44 60M24 72L43 74', { line: '#7c8ca0', width: 0.7 });
        c.path('M10 86C30 96 56 94 76 80L66 100C50 108 30 106 20 100Z', { fill: wood(c) }).path('M12 88C32 98 56 96 74 83', {
          line: '#ffdf8a',
          width: 1,
        });
        c.path('M70 84C72 76 78 74 80 78L86 80L79 82C78 86 74 88 70 88Z', { fill: coat(c, 'gold') });
      },
      0.7,
    ),
  );
  bow(c, 102);
};

/** A black galleon with red sails, lanterns like eyes. */
const devil: Scene = (c) => {
  sea(c, 84, STORM, null);
  c.figure(() =>
    c.relief(
      '#ffc0a0',
      () => {
        c.path('M24 88V18M44 90V8M62 86V22', { line: '#1c100c', width: 2 });
        for (const [x, y, w, h] of [
          [24, 22, 9, 22],
          [24, 48, 11, 24],
          [44, 12, 11, 24],
          [44, 40, 13, 28],
          [62, 26, 8, 20],
          [62, 50, 10, 22],
        ] as const)
          c.path(
            `M${x - w} ${y}Q${x} ${y - 3} ${x + w} ${y}Q${x + w + 3} ${y + h / 2} ${x + w - 1} ${y + h}Q${x} ${y + h - 5} ${x - w + 1} ${y + h}Q${x - w + 3} ${y + h / 2} ${x - w} ${y}Z`,
            { fill: c.mat('#e05048', '#5a0c18') },
          );
        c.path('M37 50L43 54L37.6 56ZM51 50L45 54L50.4 56ZM38 61Q44 58 50 61L48 64L46 62L44 65L42 62L40 64Z', { fill: '#1c0608' });
        c.path('M8 70L18 72V84Q44 92 64 84L66 68L76 66L70 102Q42 110 16 102Z', { fill: c.mat('#5c4844', '#120c10') }).path('M14 90Q42 98 72 88', {
          line: '#e08a5c',
          width: 0.9,
        });
        for (const x of [24, 34, 44, 54, 63]) c.path(`M${x - 2} 93h4v4h-4Z`, { fill: '#ffb04a' });
        c.path(round(12, 66, 2.4) + round(72, 62, 2.4), { fill: '#fff0a0' });
      },
      0.7,
    ),
  );
  c.path('M14 30L10 40L13 40L8 52', { line: '#fff6d0', width: 0.9, cap: true });
  bow(c, 104);
};

/** A junk of gold whose sail is the sun. */
const sun: Scene = (c) => {
  sea(c, 84, ['#3c3c78', '#c87088', '#ffb070', '#ffe8b0'], null);
  shafts(c, 44, 46, 90, [-170, -145, -120, -60, -35, -10], '#fff3d0', 0.2, 9);
  c.figure(() =>
    c.relief(
      '#fff6d8',
      () => {
        c.path('M44 92V14', { line: '#5a3018', width: 2.2 });
        for (let i = 0; i < 12; i++) c.path(new Frame(44, 46, 1, i * 30).d('M-3 -25L0 -34L3 -25Z'), { fill: coat(c, 'gold') });
        c.path(oval(44, 46, 26, 26), { fill: c.mat('#fff0a0', '#e07a2c') }).path('M18 46H70M20 36H68M20 56H68M25 27H63M25 65H63', {
          line: '#a84c1c',
          width: 0.9,
        });
        c.path(oval(44, 46, 10, 10), { fill: c.mat('#fffbe0', '#ffb44a') });
        c.path('M4 74C10 84 16 88 22 88H60C66 88 72 82 78 68L72 104Q44 112 18 104Z', { fill: coat(c, 'red') }).path('M14 92Q44 100 74 90', {
          line: '#ffe08a',
          width: 1.4,
        });
        c.path('M62 88V78H74V86Z', { fill: coat(c, 'gold') });
        c.path(oval(24, 95, 3, 3), { fill: '#fff' }).path(oval(24, 95, 1.3, 1.3), { fill: '#14121c' });
      },
      0.7,
    ),
  );
  bow(c, 105);
};

/** A crescent afloat: silver hull, sails of mist, no sound. */
const moon: Scene = (c) => {
  sea(c, 84, NIGHT, null);
  c.stars(30, 76, '#fff6dc');
  c.glow(44, 70, 36, '#cfe0ff', 0.6);
  c.figure(() =>
    c.relief(
      '#fff',
      () => {
        c.path('M8 44C14 84 30 100 46 100C62 100 74 88 78 52C70 74 60 82 46 82C30 82 16 70 8 44Z', { fill: c.mat('#ffffff', '#7c8cb8') });
        c.path('M44 84L46 14', { line: '#cfd8f0', width: 1.6 });
        c.path('M47 16C62 26 66 48 62 72L48 76C52 54 52 34 47 16Z', { fill: c.mat('#dfe8ff', '#5468a8') }).path(
          'M44 24C32 34 26 50 24 68L42 76C44 58 45 40 44 24Z',
          { fill: c.mat('#b8c8f0', '#3c4c8c') },
        );
        c.path('M18 72Q30 88 46 89Q60 88 70 74', { line: '#5c6ca0', width: 0.8 });
        c.path(round(8, 42, 2.4) + round(78, 50, 2.4), { fill: '#fff6c8' });
      },
      0.6,
    ),
  );
  for (let i = 0; i < 5; i++)
    c.path(`M${24 + i * 2} ${104 + i * 4}h${40 - i * 4}`, { line: '#dfe8ff', width: 0.8, opacity: 0.7 - i * 0.1, cap: true });
};

/** Eight chairs, eight wills, one chart. */
const council: Scene = (c) => {
  cabin(c, [44, 28]);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        const seats = [
          [16, 66, 6.4, 'red'],
          [29, 57, 6, 'green'],
          [44, 54, 6.2, 'gold'],
          [59, 57, 6, 'violet'],
          [72, 66, 6.4, 'blue'],
          [12, 86, 7.4, 'violet'],
          [76, 86, 7.4, 'red'],
        ] as const;
        for (const [i, [x, y, r, colour]] of seats.entries()) {
          c.path(
            `M${x - r * 1.7} ${y + r * 5}C${x - r * 1.6} ${y + r * 1.6} ${x - r * 0.7} ${y + r} ${x} ${y + r}C${x + r * 0.7} ${y + r} ${x + r * 1.6} ${y + r * 1.6} ${x + r * 1.7} ${y + r * 5}Z`,
            { fill: coat(c, colour) },
          );
          const f = new Frame(x, y, r, 0, x > 44);
          skull(c, f, c.mat(i % 3 ? '#d8a070' : '#f4cfa4', '#5a3420'), { view: 'three' });
          face(c, f, { view: 'three', mood: (['proud', 'sly', 'calm', 'angry', 'grin', 'calm', 'shout'] as const)[i] ?? 'calm', line: '#2a1810' });
          c.path(
            f.d(
              i % 2
                ? 'M-1.7 -.5C-1.2 -1.3 -.8 -1.7 0 -1.7C.9 -1.7 1.3 -1.2 1.8 -.6C1 -.9 -.7 -1 -1.7 -.5Z'
                : 'M.7 -.75C.3 -1.5 -.95 -1.4 -1.06 -.3C-1.1 .3 -.9 .6 -.6 .8C-.6 0 -.3 -.5 .7 -.75Z',
            ),
            { fill: i % 2 ? coat(c, colour) : '#33241a' },
          );
        }
        c.path(oval(44, 104, 34, 15), { fill: wood(c) }).path(oval(44, 101, 33, 13), { fill: c.mat('#d8a468', '#6a3c1c') });
        c.path('M26 96L60 93L66 106L24 109Z', { fill: c.mat('#fff4d8', '#c8a470') }).path('M30 101q8 -5 14 0t16 -2M36 106l4 -2', {
          line: '#a83c2c',
          width: 0.9,
          dash: '2 1.4',
        });
        c.path('M46 98l4 -10l2 .6l-3 10.4Z', { fill: '#dfe4ea' });
      },
      0.6,
    ),
  );
};

/** On her knees at the stern; a shape in the waves has heard. */
const entreat: Scene = (c) => {
  sea(c, 76, NIGHT, [20, 36]);
  c.figure(() =>
    c.relief(
      '#dff0ff',
      () => {
        const scales = c.mat('#8ac8e0', '#14345c');
        dragonNeck(c, '74 120 62 100 66 76 60 56 52 48', 22, 11, scales, c.mat('#5c94b8', '#0c2444'));
        dragonHead(c, new Frame(48, 46, 1.05, -14, true), { scales, horn: c.mat('#f4ffff', '#5c94b0'), horns: 'fins' });
        person(c, {
          pose: posed(POSES.kneel, 'far 18 -54 26 -66 near 4 -52 20 -62 farLeg 8 -4 -16 -2 nearLeg -2 -4 -28 -2 tilt -24'),
          x: 26,
          y: 108,
          h: 56,
          build: BUILDS.woman,
          skin: c.mat('#d8a070', '#5a3420'),
          top: coat(c, 'gold'),
          sleeves: coat(c, 'gold'),
          legs: coat(c, 'blue'),
          face: { view: 'side', mood: 'calm', line: '#2a1810' },
          hair: (k, q) =>
            k.path(q.head.d('M.7 -.75C.3 -1.5 -.95 -1.4 -1.06 -.3C-1.1 .6 -1.3 1.3 -1.1 2.3C-.6 2 -.3 1.2 -.4 .3C-.4 -.4 .2 -.6 .7 -.75Z'), {
              fill: '#24140e',
            }),
        });
        c.path('M-2 104L44 110V124H-2Z', { fill: wood(c) });
        c.path(star(42, 70, 4, 1, 4), { fill: '#fff6d8' });
      },
      0.7,
    ),
  );
};

export const SHIPS: Record<string, Scene> = {
  'Sea Falcon': falcon,
  'Sea Devil': devil,
  'Rising Sun': sun,
  'Sea Moon': moon,
  'Council of Eight': council,
  'Entreat Favor': entreat,
};
