/** The crews of the Buka: who does what on board. */
import { curve, fix, round, star, type Canvas } from '../canvas';
import { BEARDS, cloak, HAIR, on } from '../kit/clothes';
import { bonfire, HEATS, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { posed, POSES, type Pose } from '../kit/poses';
import { BUILDS, person, type Build, type Joints } from '../kit/rig';
import { puffs } from '../kit/scene';
import type { Scene } from '../painted';
import { cannon, deck, gundeck, MORNING, NIGHT, RIM, sea, STORM } from './land';

const SKINS = [
  ['#f4cfa4', '#7a4c34'],
  ['#d8a070', '#5a3420'],
  ['#a8744c', '#3a2014'],
  ['#7c5238', '#24140e'],
] as const;

const COATS = {
  blue: ['#5c7cc0', '#141f44'],
  red: ['#d05848', '#4a1418'],
  green: ['#5c9c78', '#123428'],
  violet: ['#9070b8', '#2a1c48'],
  gold: ['#f0c468', '#7a4c14'],
  white: ['#fbf4e4', '#a8987c'],
  brown: ['#b08458', '#3a2214'],
  black: ['#5c5868', '#14121c'],
} as const;

export type Coat = keyof typeof COATS;

export const coat = (c: Canvas, kind: Coat): string => c.mat(COATS[kind][0], COATS[kind][1]);

export const gold = (c: Canvas): string => coat(c, 'gold');

export const steel = (c: Canvas): string => c.mat('#f4f8fa', '#6c7888');

const FACE = { line: '#2a1810', eye: '#2a1810' } as const;

export const TRICORNE = 'M-1.7 -.5C-1.2 -1.3 -.8 -1.7 0 -1.7C.9 -1.7 1.3 -1.2 1.8 -.6C1 -.9 .6 -1 0 -.95C-.7 -1 -1.2 -.8 -1.7 -.5Z';

const SCARF = 'M-.92 -.25C-1 -1.2 .8 -1.35 .86 -.5C.3 -.6 -.4 -.55 -.92 -.25ZM-.9 -.4L-1.5 -.1L-1.3 .4L-.8 0Z';

interface Sailor {
  pose: Pose;
  x?: number;
  y?: number;
  h?: number;
  flip?: boolean;
  build?: Build;
  skin: 0 | 1 | 2 | 3;
  coat: Coat;
  legs?: Coat | null;
  mood?: 'calm' | 'angry' | 'sly' | 'shout' | 'sad' | 'closed' | 'wide' | 'grin' | 'proud';
  view?: 'three' | 'side' | 'front';
  hat?: 'tricorne' | 'scarf' | 'none';
  hatColour?: Coat;
  hair?: keyof typeof HAIR;
  hairColour?: string;
  beard?: keyof typeof BEARDS;
  tails?: boolean; // of a coat
  plume?: string;
  behind?: (c: Canvas, j: Joints) => void;
  far?: (c: Canvas, j: Joints) => void;
  near?: (c: Canvas, j: Joints) => void;
}

/** A sailor in coat, belt and boots. */
export function sailor(c: Canvas, s: Sailor): Joints {
  const skin = c.mat(SKINS[s.skin][0], SKINS[s.skin][1]);
  return person(c, {
    pose: s.pose,
    x: s.x ?? 44,
    y: s.y ?? 110,
    h: s.h ?? 70,
    flip: s.flip ?? false,
    build: s.build ?? BUILDS.plain,
    skin,
    top: coat(c, s.coat),
    sleeves: coat(c, s.coat),
    legs: s.legs === null ? null : coat(c, s.legs ?? 'white'),
    boots: '#2a1810',
    face: { ...FACE, view: s.view ?? 'three', mood: s.mood ?? 'calm' },
    behind: (k, q) => {
      if (s.tails) cloak(k, q, coat(k, s.coat), 13, 52, -4);
      s.behind?.(k, q);
    },
    ...(s.far ? { farHand: s.far } : {}),
    dress: (k, q) => {
      k.path(q.body.d(`M${fix((q.hip[0] - q.body.x) / q.s / (q.flip ? -1 : 1) - 9)} ${fix((q.hip[1] - q.body.y) / q.s - 4)}h18v5h-18Z`), {
        fill: '#4a2a14',
      });
      k.path(curve([q.neck, [(q.neck[0] + q.hip[0]) / 2, (q.neck[1] + q.hip[1]) / 2], q.hip]), {
        line: '#ffdf8a',
        width: 0.7,
        dash: '.1 1.8',
        cap: true,
      });
    },
    hair: (k, q) => {
      if (s.hair) on(k, q.head, HAIR[s.hair], s.hairColour ?? '#2a1810');
      if (s.beard) on(k, q.head, BEARDS[s.beard], s.hairColour ?? '#2a1810');
      if ((s.hat ?? 'scarf') === 'tricorne') {
        on(k, q.head, TRICORNE, coat(k, s.hatColour ?? s.coat));
        k.path(q.head.d('M-1.7 -.5C-1.2 -.8 -.7 -1 0 -.95C.6 -1 1 -.9 1.8 -.6'), { line: '#ffdf8a', width: 0.6 });
        if (s.plume) on(k, q.head, 'M-.4 -1.5C-1 -2.6 -2.2 -2.6 -2.8 -1.6C-2 -1.8 -1.2 -1.4 -.6 -1.1Z', s.plume);
      } else if ((s.hat ?? 'scarf') === 'scarf') on(k, q.head, SCARF, coat(k, s.hatColour ?? 'red'));
    },
    ...(s.near ? { nearHand: s.near } : {}),
  });
}

/** A land and a sailor on it, told from it by light and shadow. */
export function aboard(land: (c: Canvas) => void, draw: (c: Canvas) => void, after?: (c: Canvas) => void, foot: number | undefined = 110): Scene {
  return (c) => {
    land(c);
    c.figure(() => c.relief(RIM, () => draw(c), 0.7, foot));
    after?.(c);
  };
}

function sabre(c: Canvas, j: Joints, which: 'far' | 'near', turn = 0, k = 1): void {
  const f = j.hand(which, turn).at(0, 0, k);
  c.path(f.d('M2 -1.4C20 -3 38 -8 52 -16C44 -4 26 2 2 1.6Z'), { fill: steel(c) }).path(f.d('M1 -5C6 -4 6 4 1 5L-4 1.4L-4 -1.4Z'), { fill: gold(c) });
}

const loTan = aboard(
  (c) => deck(c),
  (c) => {
    const j = sailor(c, {
      pose: posed(POSES.point, 'far 24 -78 34 -88 near -22 -66 -12 -54'),
      x: 42,
      build: BUILDS.fat,
      skin: 1,
      coat: 'blue',
      hat: 'tricorne',
      beard: 'short',
      hairColour: '#d8d0c4',
      tails: true,
      mood: 'proud',
      plume: '#fbf4e4',
    });
    const f = new Frame(j.hands[0][0] - 5, j.hands[0][1] - 2, 0.72, -10);
    c.path(f.d('M-4 -3H10V3H-4ZM10 -3.8H22V3.8H10ZM22 -4.6H34V4.6H22Z'), { fill: gold(c) });
  },
);

const taiMarn = aboard(
  (c) => deck(c, MORNING, [20, 60]),
  (c) => {
    const j = sailor(c, {
      pose: posed(POSES.raise, 'far 20 -96 24 -116 near -24 -68 -10 -54'),
      x: 40,
      h: 72,
      build: BUILDS.woman,
      skin: 2,
      coat: 'green',
      hat: 'tricorne',
      hair: 'long',
      tails: true,
      mood: 'shout',
      plume: '#f0c468',
    });
    sabre(c, j, 'far', 20, 0.8);
  },
);

const ariosa = aboard(
  (c) => sea(c, 92, MORNING, [22, 44]),
  (c) => {
    c.path('M62 -2Q56 20 50 42', { line: '#7a5a34', width: 1.4 });
    const j = sailor(c, {
      pose: posed(POSES.leap, 'far 22 -100 24 -122 near -22 -84 -38 -92 farLeg 24 -58 36 -46 nearLeg -14 -40 -34 -32'),
      x: 36,
      y: 100,
      h: 58,
      build: BUILDS.woman,
      skin: 0,
      coat: 'red',
      hat: 'tricorne',
      hair: 'long',
      hairColour: '#8a3c1c',
      mood: 'grin',
      plume: '#fff',
    });
    sabre(c, j, 'near', 0, 0.7);
  },
  undefined,
  undefined,
);

const suCha = aboard(
  (c) => deck(c, NIGHT, null),
  (c) => {
    const j = sailor(c, {
      pose: posed(POSES.lunge, 'far 28 -78 44 -86 near -22 -80 -34 -98'),
      x: 36,
      h: 66,
      build: BUILDS.slim,
      skin: 0,
      coat: 'black',
      hat: 'none',
      hair: 'tail',
      mood: 'angry',
      view: 'side',
      legs: 'red',
    });
    sabre(c, j, 'far', -8, 0.62);
    sabre(c, j, 'near', 30, 0.62);
  },
);

const wheel = (c: Canvas, x: number, y: number, r: number): void => {
  for (let i = 0; i < 8; i++) c.path(new Frame(x, y, 1, i * 45).d(`M-1 0H1V${-r * 1.3}H-1Z`), { fill: coat(c, 'brown') });
  c.path(oval(x, y, r, r), { line: '#8a5a30', width: 3 })
    .path(oval(x, y, r, r), { line: '#e0b070', width: 0.8 })
    .path(oval(x, y, 3, 3), { fill: gold(c) });
};

const yoCha = aboard(
  (c) => deck(c, STORM, null),
  (c) => {
    sailor(c, {
      pose: posed(POSES.stand, 'far 20 -70 28 -58 near -6 -66 14 -50 head 4 -90'),
      x: 32,
      build: BUILDS.strong,
      skin: 1,
      coat: 'green',
      hat: 'tricorne',
      beard: 'long',
      mood: 'calm',
      tails: true,
    });
    c.path('M54 112L56 84H62L64 112Z', { fill: coat(c, 'brown') });
    wheel(c, 58, 76, 15);
  },
  (c) => void c.path('M24 30l-4 10M40 26l-4 10M56 30l-4 10M66 46l-4 10M30 50l-3 8', { line: '#dfe8ee', width: 0.6, cap: true, opacity: 0.8 }),
);

const booMarn = aboard(
  (c) => deck(c, NIGHT, null),
  (c) => {
    const j = sailor(c, {
      pose: posed(POSES.reach, 'far 20 -84 22 -96 near -2 -76 14 -88 tilt -34'),
      x: 40,
      build: BUILDS.huge,
      skin: 3,
      coat: 'violet',
      hat: 'scarf',
      hatColour: 'gold',
      beard: 'fork',
      mood: 'calm',
      view: 'side',
      h: 66,
    });
    const [x, y] = j.hands[0];
    c.path(`M${x - 2} ${y - 12}L${x + 10} ${y + 6}Q${x} ${y + 12} ${x - 10} ${y + 6}Z`, { line: '#f0c468', width: 1.5 }).path(
      `M${x - 2} ${y - 12}L${x + 4} ${y + 9}`,
      { line: '#f0c468', width: 1.2 },
    );
  },
  (c) => {
    c.stars(20, 50, '#fff6dc');
    c.path(star(64, 22, 4.4, 1, 4), { fill: '#fffdf0' }).path('M56 36L64 22', { line: '#fff6dc', width: 0.4, dash: '1 1' });
  },
);

const tara = aboard(
  gundeck,
  (c) => {
    cannon(c, 46, 106, 0.95);
    const j = sailor(c, {
      pose: posed(POSES.point, 'far 20 -62 34 -48 near -18 -66 -20 -50 tilt 10'),
      x: 24,
      h: 62,
      build: BUILDS.woman,
      skin: 3,
      coat: 'violet',
      hatColour: 'red',
      mood: 'sly',
      view: 'side',
    });
    const [x, y] = j.hands[0];
    c.path(`M${x - 8} ${y - 8}L${x + 3} ${y + 6}`, { line: '#5a3a20', width: 1.4 });
    bonfire(c, x + 3, y + 9, 4, 6, HEATS);
  },
  (c) => sparks(c, 38, 90, 4, 12, 10),
);

const quCha = aboard(gundeck, (c) => {
  sailor(c, {
    pose: posed(POSES.invoke, 'head 0 -84 neck 0 -76 far 24 -84 16 -108 near -24 -84 -16 -108 farLeg 15 -26 14 0 nearLeg -15 -26 -14 0'),
    h: 68,
    build: BUILDS.huge,
    skin: 0,
    coat: 'blue',
    hatColour: 'red',
    beard: 'short',
    hairColour: '#8a8478',
    mood: 'angry',
    view: 'front',
  });
  c.path(round(44, 26, 11), { fill: c.mat('#7c8494', '#101318') }).path('M47 18Q52 21 52 27', { line: '#e8eef4', width: 1.4, cap: true });
});

const edilia = aboard(gundeck, (c) => {
  cannon(c, 26, 106, 0.95);
  const j = sailor(c, {
    pose: posed(POSES.lunge, 'head 14 -82 far 30 -62 40 -54 near 4 -60 22 -56 farLeg 26 -30 24 0 tilt 6'),
    x: 62,
    h: 66,
    flip: true,
    build: BUILDS.woman,
    skin: 0,
    coat: 'red',
    hat: 'none',
    hair: 'bun',
    hairColour: '#c8742c',
    mood: 'angry',
    view: 'side',
  });
  c.path(`M${j.hands[0][0] - 10} ${j.hands[0][1] + 10}L${j.hands[1][0] + 26} ${j.hands[1][1] - 26}`, { line: '#a87444', width: 1.8, cap: true });
});

const rilana = aboard(
  (c) => deck(c, STORM, null),
  (c) => {
    sailor(c, {
      pose: posed(POSES.cower, 'far 16 -58 10 -64 near -8 -56 2 -66 tilt 10'),
      x: 34,
      h: 78,
      build: BUILDS.woman,
      skin: 2,
      coat: 'green',
      hatColour: 'gold',
      mood: 'closed',
      view: 'three',
      hair: 'long',
    });
  },
  (c) => {
    c.path(star(62, 62, 20, 9, 9), { fill: '#ff8a2c' }).path(star(62, 62, 13, 6, 9, 20), { fill: '#ffe08a' });
    puffs(
      c,
      [
        [56, 44, 6],
        [66, 40, 7],
        [60, 32, 6],
        [70, 50, 6],
      ],
      '#8a8a94',
      '#f4f0ea',
    );
  },
);

const riba = aboard(
  (c) => deck(c, MORNING, [20, 56]),
  (c) => {
    cannon(c, 42, 106, 1.3);
    sailor(c, {
      pose: posed(POSES.ride, 'far 20 -66 32 -78 near -12 -40 -6 -24'),
      x: 36,
      y: 92,
      h: 66,
      build: BUILDS.child,
      skin: 2,
      coat: 'gold',
      hatColour: 'blue',
      mood: 'grin',
      legs: 'blue',
    });
  },
);

const alo = aboard(
  (c) => sea(c, 88, STORM, null),
  (c) => {
    const j = sailor(c, {
      pose: posed(POSES.stand, 'far 22 -74 26 -84 near -16 -76 2 -84 farLeg 16 -28 24 0 nearLeg -14 -26 -22 0'),
      x: 38,
      h: 68,
      build: BUILDS.strong,
      skin: 1,
      coat: 'red',
      hat: 'none',
      beard: 'short',
      mood: 'shout',
      view: 'side',
      hair: 'wild',
    });
    const f = new Frame(j.neck[0] - 2, j.neck[1] - 4, 0.9, -14);
    c.path(f.d('M-18 -5H16L24 -8V6L16 4H-18Z'), { fill: c.mat('#c8964c', '#4a2c10') })
      .path(f.d('M24 -8V6'), { line: '#ffe08a', width: 1.4 })
      .path(f.d('M-10 -5V4M4 -5V4'), { line: '#ffe08a', width: 1 });
  },
  (c) => {
    puffs(
      c,
      [
        [66, 34, 6],
        [72, 28, 7],
        [68, 22, 5],
      ],
      '#a8a8b0',
      '#fff',
    );
    c.path('M10 112H70V122H10Z', { fill: '#4a2a18' });
  },
);

const unity = aboard(
  (c) => deck(c),
  (c) => {
    sailor(c, {
      pose: POSES.present,
      x: 24,
      h: 58,
      y: 108,
      flip: true,
      skin: 3,
      coat: 'green',
      hatColour: 'gold',
      mood: 'angry',
      near: (k, q) => sabre(k, q, 'far', 0, 0.5),
    });
    sailor(c, {
      pose: POSES.present,
      x: 62,
      h: 58,
      y: 108,
      skin: 0,
      coat: 'violet',
      hatColour: 'blue',
      mood: 'angry',
      near: (k, q) => sabre(k, q, 'far', 0, 0.5),
    });
    sailor(c, {
      pose: posed(POSES.raise, 'far 14 -98 10 -120 near -14 -98 -10 -120'),
      x: 43,
      h: 66,
      y: 112,
      build: BUILDS.strong,
      skin: 1,
      coat: 'blue',
      hatColour: 'red',
      mood: 'shout',
      view: 'front',
      beard: 'short',
    });
  },
);

export const PEOPLE: Record<string, Scene> = {
  'Commodore Lo Tan': loTan,
  'Commodore Tai Marn': taiMarn,
  'Captain Ariosa Paal': ariosa,
  'Captain Su Cha': suCha,
  'Sailingmaster Yo Cha': yoCha,
  'Sailingmaster Boo Marn': booMarn,
  'Cannoneer Tara Ko': tara,
  'Cannoneer Qu Cha': quCha,
  'Cannoneer Edilia Paal': edilia,
  'Cannoneer Rilana Paal': rilana,
  'Cannoneer Riba Ko': riba,
  'Cannoneer Alo Cha': alo,
  'B.P. Unity': unity,
};
