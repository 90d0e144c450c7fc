/** More characters of the Buka. */
import { curve, star } from '../canvas';
import { BEARDS, cloak, on, skirt } from '../kit/clothes';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { puffs } from '../kit/scene';
import type { Scene } from '../painted';
import { cabin, deck, MORNING, NIGHT, sea, STORM } from './land';
import { aboard, coat, gold, sailor, steel, TRICORNE } from './people';

const ferocity = aboard(
  (c) => deck(c, STORM, null),
  (c) => {
    const j = sailor(c, {
      pose: POSES.smash,
      x: 40,
      h: 68,
      build: BUILDS.huge,
      skin: 1,
      coat: 'brown',
      hat: 'none',
      hair: 'wild',
      hairColour: '#b0481c',
      beard: 'fork',
      mood: 'shout',
      legs: 'brown',
    });
    const f = new Frame(j.hands[0][0], j.hands[0][1], 0.7, -24);
    c.path(f.d('M-14 -1.6H44V1.6H-14Z'), { fill: coat(c, 'brown') }).path(f.d('M34 -2C34 -16 48 -20 54 -14C48 -6 48 6 54 14C48 20 34 16 34 2Z'), {
      fill: steel(c),
    });
  },
);

const bravery = aboard(
  (c) => sea(c, 96, STORM, null),
  (c) => {
    c.path('M-2 92L66 82V86L-2 98Z', { fill: coat(c, 'brown') });
    sailor(c, {
      pose: posed(POSES.wide, 'far 24 -84 42 -76 near -24 -84 -42 -76 farLeg 12 -28 18 -6 nearLeg -4 -26 -6 0'),
      x: 42,
      y: 88,
      h: 58,
      build: BUILDS.slim,
      skin: 2,
      coat: 'white',
      hatColour: 'green',
      mood: 'proud',
      view: 'side',
      legs: 'blue',
      near: (k, q) => k.path(q.head.d('M.3 .5L2.2 .3L2.6 .5L.4 .7Z'), { fill: steel(k) }),
    });
  },
  (c) => void c.path('M40 110L46 98L52 110ZM58 114L63 104L68 114Z', { fill: '#1c2838' }),
  undefined,
);

const mystery = aboard(
  (c) => sea(c, 84, NIGHT, [22, 40]),
  (c) => {
    const j = sailor(c, {
      pose: posed(POSES.stand, 'far 22 -72 32 -64 near -10 -62 2 -56'),
      x: 42,
      h: 76,
      skin: 0,
      coat: 'black',
      hat: 'tricorne',
      mood: 'calm',
      legs: null,
      tails: false,
      behind: (k, q) => cloak(k, q, coat(k, 'black'), 20, 78, -2),
    });
    skirt(c, j, coat(c, 'black'), 17, 0);
    c.path(j.head.d('M-.8 -.34L.86 -.4L.84 .06L.4 .14L.3 0L0 .14L-.7 .1Z'), { fill: '#f4ecd8' }).path(
      j.head.d(`${oval(0.06, -0.12, 0.16, 0.12)}${oval(0.58, -0.14, 0.13, 0.11)}`),
      { fill: '#14121c' },
    );
    const [x, y] = j.hands[0];
    c.path(`M${x} ${y}v3M${x - 3.4} ${y + 3}h6.8l1 9h-8.8Z`, { fill: c.mat('#fff3c0', '#e0a03c'), line: '#5a3a20', width: 0.6 });
  },
  (c) => c.glow(65, 78, 18, '#ffe0a0', 0.6),
);

const loyalty = aboard(
  (c) => deck(c, MORNING, [22, 60]),
  (c) => {
    c.path('M61 112V20', { line: '#5a3a20', width: 1.6 })
      .path('M60 22C50 18 42 28 30 24V46C42 50 50 40 60 44Z', { fill: c.mat('#5c7cc0', '#141f44') })
      .path(star(45, 34, 6, 2.6, 8), { fill: '#ffdf8a' });
    sailor(c, {
      pose: posed(POSES.kneel, 'far 20 -52 34 -56 near -16 -50 6 -52 tilt -14'),
      x: 34,
      h: 76,
      skin: 1,
      coat: 'white',
      hatColour: 'blue',
      mood: 'calm',
      legs: 'blue',
      hair: 'cap',
    });
  },
);

const mena = aboard(
  (c) => deck(c, STORM, null),
  (c) => {
    c.path('M76 14Q56 50 48 66T26 84', { line: '#c8a468', width: 2 });
    const j = sailor(c, {
      pose: posed(POSES.bend, 'head -14 -84 far 18 -76 26 -84 near -2 -66 10 -68 farLeg 24 -24 32 0 nearLeg 0 -24 -10 0 tilt -6'),
      x: 34,
      h: 70,
      build: BUILDS.strong,
      skin: 2,
      coat: 'blue',
      hatColour: 'gold',
      mood: 'shout',
      legs: 'white',
    });
    c.path(j.head.d('M.74 .5L1.5 .4L1.5 .7L.74 .66Z'), { fill: gold(c) });
  },
);

const mora = aboard(
  (c) => sea(c, 74, MORNING, [24, 56]),
  (c) => {
    sailor(c, {
      pose: posed(POSES.sitSide, 'far 18 -44 30 -50 near 0 -44 22 -46'),
      x: 36,
      y: 96,
      h: 66,
      build: BUILDS.woman,
      skin: 3,
      coat: 'red',
      hatColour: 'white',
      mood: 'calm',
      view: 'side',
      legs: 'brown',
    });
    c.path('M8 86Q40 94 74 80L68 100Q44 110 18 102Z', { fill: coat(c, 'brown') })
      .path('M8 86Q40 94 74 80', { line: '#f0c888', width: 1.4 })
      .path('M50 72L30 112', { line: '#e0b070', width: 1.7 })
      .path('M32 106L26 118L31 119L36 108Z', { fill: coat(c, 'brown') });
  },
  (c) => void c.path('M-2 108q8 -4 16 0t16 0t16 0t16 0t16 0V124H-2Z', { fill: '#14305c', opacity: 0.8 }),
  undefined,
);

const kura = aboard(
  (c) => cabin(c),
  (c) => {
    sailor(c, {
      pose: posed(POSES.think, 'head 4 -70 neck 0 -62 hip -4 -30 far 20 -48 26 -58 near -6 -44 14 -38 tilt 4'),
      x: 36,
      y: 108,
      h: 78,
      build: BUILDS.fat,
      skin: 2,
      coat: 'violet',
      hat: 'none',
      beard: 'goat',
      mood: 'sly',
      hair: 'tonsure',
    });
    c.path('M30 92H74V122H30Z', { fill: coat(c, 'brown') }).path('M30 98H74M46 92V122M60 92V122', { line: '#33190f', width: 1 });
    c.path('M60 92V70M50 72H70M50 72L46 82H54ZM70 72L66 80H74Z', { line: '#f0c468', width: 1 }).path(oval(50, 80.6, 3, 1.8), { fill: '#f0c468' });
    c.path('M34 90L46 88L48 92H32Z', { fill: '#fbf4e4' });
  },
);

const yina = aboard(
  (c) => cabin(c, [20, 34]),
  (c) => {
    sailor(c, {
      pose: posed(POSES.sneak, 'far 22 -62 26 -50 near 4 -62 22 -54'),
      x: 34,
      h: 70,
      build: BUILDS.slim,
      skin: 1,
      coat: 'black',
      hatColour: 'red',
      mood: 'wide',
      view: 'three',
      legs: 'brown',
    });
    c.path('M44 62C50 58 62 58 66 62C69 70 69 80 66 88C60 92 50 92 44 88C41 80 41 70 44 62Z', { fill: coat(c, 'brown') })
      .path('M42.6 68Q55 72 67.4 68M42.6 82Q55 86 67.4 82', { line: '#6c7484', width: 1.8 })
      .path('M52 72l3 -3l3 3l-1 4h-4ZM55 78v.1', { fill: '#14121c' });
  },
  (c) => void c.path('M60 94h.1M54 100h.1M62 104h.1M50 108h.1M58 112h.1', { line: '#14121c', width: 2, cap: true }),
);

const dolora = aboard(
  (c) => sea(c, 104, MORNING, [22, 70]),
  (c) => {
    c.path('M42 124V82H46V124Z', { fill: coat(c, 'brown') })
      .path('M28 78H60L56 96H32Z', { fill: coat(c, 'brown') })
      .path('M26 76H62V80H26ZM29 86H59', { fill: '#a87444', line: '#33190f', width: 0.6 });
    sailor(c, {
      pose: posed(POSES.point, 'far 24 -84 42 -92 near -22 -82 -4 -90'),
      x: 40,
      y: 104,
      h: 62,
      build: BUILDS.woman,
      skin: 0,
      coat: 'red',
      hat: 'none',
      hair: 'tail',
      hairColour: '#33190c',
      mood: 'shout',
      legs: null,
    });
    c.path('M28 78H60L56 96H32Z', { fill: coat(c, 'brown') }).path('M26 76H62V80H26Z', { fill: '#c08a54' });
  },
  (c) => void c.path('M58 100l6 0l-1 3h-4zM61 100v-5l3 4', { fill: '#33405c', line: '#33405c', width: 0.5 }),
  undefined,
);

/** He went down with all hands, and has come up without them. */
const ghost: Scene = (c) => {
  sea(c, 86, ['#06141c', '#0f3034', '#2c6464', '#8ac0a8'], null);
  c.glow(44, 58, 38, '#8affd8', 0.5);
  c.figure(() => {
    const pale = c.mat('#eafff4', '#3c9c88');
    c.relief(
      '#d8fff0',
      () => {
        person(c, {
          pose: posed(POSES.hurl, 'far 24 -72 38 -66 near -22 -88 -30 -106'),
          x: 44,
          y: 106,
          h: 70,
          skin: pale,
          top: pale,
          legs: null,
          face: { view: 'three', mood: 'shout', line: '#14443c', glow: true, eye: '#14443c' },
          dress: (k, q) =>
            k.path(
              curve(
                [
                  [q.hip[0] - 9, q.hip[1] - 6],
                  [q.hip[0] + 9, q.hip[1] - 6],
                  [q.hip[0] + 16, q.hip[1] + 16],
                  [q.hip[0] + 8, q.hip[1] + 36],
                  [q.hip[0] + 4, q.hip[1] + 24],
                  [q.hip[0] - 4, q.hip[1] + 38],
                  [q.hip[0] - 8, q.hip[1] + 22],
                  [q.hip[0] - 20, q.hip[1] + 30],
                ],
                true,
              ),
              { fill: pale },
            ),
          hair: (k, q) => (on(k, q.head, BEARDS.fork, '#c8fff0'), on(k, q.head, TRICORNE, pale)),
          farHand: (k, q) => k.path(q.hand('far').d('M0 0H6C12 0 14 8 8 10C5 11 3 9 4 7'), { line: '#eafff4', width: 1.6, cap: true }),
        });
        c.path('M20 72l4 3l-2 4l4 3l-2 4l4 3l-2 4', { line: '#c8fff0', width: 1.6 });
      },
      0.6,
    );
  });
  puffs(
    c,
    [
      [26, 108, 6],
      [38, 110, 6],
      [52, 108, 7],
      [64, 111, 6],
    ],
    '#5cb0a0',
    '#eafff4',
  );
};

export const MORE: Record<string, Scene> = {
  'B.P. Ferocity': ferocity,
  'B.P. Bravery': bravery,
  'B.P. Mystery': mystery,
  'B.P. Loyalty': loyalty,
  'Boatswain Mena Marn': mena,
  'Coxswain Mora Marn': mora,
  'Quartermaster Kura Ko': kura,
  'Powdermaster Yina Ko': yina,
  'Lookout Dolora Paal': dolora,
  "Old Goo Laa's Ghost": ghost,
};
