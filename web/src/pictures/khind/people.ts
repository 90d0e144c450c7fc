/** The Khind, gang by gang: what each of them is up to. */
import { curve, polygon, pts, round, star, type Canvas } from '../canvas';
import { Frame, oval } from '../kit/path';
import type { Scene } from '../painted';
import { GANGS, ground, hand, INK, limbs, mug, part, shoe } from './land';

/** A picture of a Khind: the gang's ground, and the sticker. */
function kid(gang: keyof typeof GANGS, draw: (c: Canvas) => void, before?: (c: Canvas) => void, after?: (c: Canvas) => void): Scene {
  return (c) => {
    ground(c, gang);
    before?.(c);
    c.figure(() => c.sticker(() => draw(c)));
    after?.(c);
  };
}

const pitpan = kid(
  'kin',
  (c) => {
    limbs(c, 'green', 6, '36 84 28 94 18 96', '48 84 58 92 66 88');
    shoe(c, 17, 97, 0.9, 'brown', true);
    shoe(c, 66, 89, 0.9, 'brown');
    limbs(c, 'green', 5, '32 66 20 62 26 74', '54 66 66 62 60 74');
    part(c, 'M28 62Q43 56 58 62L56 88L50 84L46 92L41 84L36 92L31 86Z', 'green');
    part(c, oval(43, 46, 18, 17), 'yellow');
    part(c, 'M27 38L18 34L26 46ZM59 38L69 33L60 46Z', 'yellow');
    part(c, 'M26 38C28 24 44 20 56 28L70 18L62 36C50 32 38 34 26 40Z', 'green');
    part(c, 'M58 27C60 16 66 12 72 12C70 20 66 26 60 29Z', 'red');
    mug(c, 43, 50, 14, 'grin');
  },
  undefined,
  (c) => {
    c.path('M14 104q10 -6 20 -2M50 104q8 -6 18 -4', { line: '#fff', width: 1, cap: true, opacity: 0.8 });
    for (const [x, y] of [
      [22, 30],
      [66, 56],
      [20, 78],
    ] as const)
      c.path(star(x, y, 3, 1, 5), { fill: '#fff6a0' });
  },
);

const coolCat = kid('cool', (c) => {
  part(c, curve(pts('16 96 10 84 12 70 6 60 10 58 17 70 17 82 22 92'), true), 'violet');
  part(c, 'M18 100C18 84 36 80 52 84C64 86 70 94 68 102C56 106 30 106 18 100Z', 'violet');
  limbs(c, 'violet', 6, '30 94 26 102 18 104', '54 96 62 102 68 104');
  limbs(c, 'violet', 5.4, '46 84 56 78 62 68');
  part(c, 'M26 58L24 36L36 46Q43 43 50 46L62 36L60 58C60 74 52 80 43 80C34 80 26 74 26 58Z', 'violet');
  part(c, oval(62, 66, 3.4, 3), 'violet');
  mug(c, 43, 60, 15, 'smug', true);
  c.path('M26 66L16 64M26 70L17 73M60 66L70 64M60 70L69 73', { line: INK, width: 0.7, cap: true });
});

const coolCop = kid('cool', (c) => {
  limbs(c, 'blue', 7, '36 92 34 104', '52 92 54 104');
  shoe(c, 32, 106, 0.9, 'black', true);
  shoe(c, 55, 106, 0.9, 'black');
  part(c, 'M16.4 56H19.6V106H16.4Z', 'white');
  part(c, polygon(pts('13 32 23 32 30 39 30 49 23 56 13 56 6 49 6 39')), 'red');
  limbs(c, 'blue', 6.4, '32 72 24 80 18 74');
  hand(c, 18, 73, 3, 'orange');
  part(c, 'M28 66H60L58 96H30Z', 'blue');
  part(c, star(52, 76, 5, 2.4, 5), 'yellow');
  c.path('M44 66V96M30 88H58', { line: INK, width: 1 });
  part(c, 'M26 46C26 34 62 34 62 46V56C62 68 26 68 26 56Z', 'orange');
  part(c, 'M22 42C24 26 64 26 66 42L70 47Q44 36 18 47Z', 'blue');
  part(c, star(44, 34, 4, 1.8, 5), 'yellow');
  mug(c, 44, 54, 14, 'flat', true);
  limbs(c, 'blue', 6.4, '58 72 68 66 66 50');
  part(c, 'M60 50L58 38L61 38L62 44L63 34L66 34L66 43L68 35L71 36L70 44L73 40L75 42L72 52Q66 56 60 50Z', 'orange');
});

const coolKid = kid(
  'cool',
  (c) => {
    part(c, 'M14 92Q18 96 22 94L62 76Q68 74 68 68L72 70Q72 78 64 82L22 100Q14 102 12 96Z', 'red');
    part(c, round(26, 102, 4) + round(58, 88, 4), 'white');
    limbs(c, 'mint', 6, '38 78 28 82 28 92', '46 76 54 72 58 80');
    shoe(c, 27, 93, 0.8, 'white');
    shoe(c, 57, 80, 0.8, 'white');
    limbs(c, 'mint', 5.2, '36 60 22 58 14 48', '50 58 62 56 70 46');
    hand(c, 14, 47, 3, 'mint');
    hand(c, 70, 45, 3, 'mint');
    part(c, 'M32 58Q43 52 54 58L52 78Q42 84 34 80Z', 'yellow');
    part(c, oval(43, 42, 16, 15), 'mint');
    part(c, 'M27 38C28 24 54 22 59 36L42 34L24 42Z', 'red');
    mug(c, 43, 44, 13, 'grin', true);
  },
  undefined,
  (c) => void c.path('M10 70l8 3M8 80l9 2M14 108h18', { line: '#fff', width: 1, cap: true }),
);

const coolCub = kid('cool', (c) => {
  part(c, oval(42, 90, 19, 16), 'brown');
  part(c, oval(42, 93, 11, 10), 'orange');
  part(c, oval(26, 104, 8, 5) + oval(58, 104, 8, 5), 'brown');
  part(c, round(26, 40, 7) + round(58, 40, 7), 'brown');
  part(c, oval(42, 56, 21, 19), 'brown');
  part(c, oval(42, 64, 9, 7), 'orange');
  c.path(oval(42, 60, 3, 2.2), { fill: INK });
  mug(c, 42, 53, 17, 'flat', true);
  limbs(c, 'brown', 7, '28 80 20 78 16 70', '56 82 64 84 66 76');
  part(c, 'M60 54C60 46 72 46 72 54V70H60Z', 'pink');
  part(c, 'M65 70H67.4V80H65Z', 'yellow');
});

const topGun = kid(
  'top',
  (c) => {
    limbs(c, 'brown', 6.4, '36 88 28 96 26 106', '50 88 58 96 60 106');
    shoe(c, 25, 107, 0.9, 'red', true);
    shoe(c, 61, 107, 0.9, 'red');
    part(c, 'M30 66Q43 60 56 66L54 92H32Z', 'white');
    part(c, 'M30 66L38 64L38 92H31ZM56 66L48 64L48 92H55Z', 'brown');
    limbs(c, 'orange', 5.4, '32 68 20 72 14 64', '54 68 66 72 72 62');
    part(c, 'M2 58H16V64H12V70H8V64H2Z', 'blue');
    part(c, 'M84 56H68V62H72V68H76V62H84Z', 'blue');
    part(c, 'M28 48C28 38 58 38 58 48V56C58 68 28 68 28 56Z', 'orange');
    part(c, 'M14 42Q43 54 72 40C68 36 60 38 58 38C60 22 50 24 43 28C36 24 26 22 28 39C24 38 18 38 14 42Z', 'brown');
    mug(c, 43, 56, 13, 'smug');
  },
  undefined,
  (c) => void c.path('M0 55q-3 -2 -6 0M10 52l-3 -5M70 52l4 -6', { line: '#9ae8ff', width: 1, cap: true }),
);

const topDog = kid('top', (c) => {
  part(c, 'M22 92H64V122H22Z', 'white');
  c.path('M40 102l4 -3v14M39 113h10', { line: '#e03434', width: 2 });
  limbs(c, 'orange', 7, '34 80 30 90', '52 80 56 90');
  part(c, 'M26 68Q43 58 60 68L58 88Q43 94 28 88Z', 'orange');
  limbs(c, 'orange', 6, '28 70 16 64 18 50', '58 70 70 64 68 50');
  hand(c, 18, 48, 4, 'orange');
  hand(c, 68, 48, 4, 'orange');
  part(c, 'M24 50C22 34 34 28 43 28C52 28 64 34 62 50C64 62 58 68 43 68C28 68 22 62 24 50Z', 'orange');
  part(c, 'M26 34L14 38L16 54L26 48ZM60 34L72 38L70 54L60 48Z', 'brown');
  part(c, 'M30 54Q43 46 56 54Q58 64 50 66Q43 62 36 66Q28 64 30 54Z', 'white');
  c.path(oval(43, 52, 4, 3), { fill: INK }).path('M37 62l2 4l2 -4M46 62l2 4l2 -4', { fill: '#fff', line: INK, width: 0.6 });
  c.path(oval(36, 43, 3.4, 3.8) + oval(50, 43, 3.4, 3.8), { fill: '#fff', line: INK, width: 0.6 }).path(
    oval(37, 44, 1.4, 1.6) + oval(49, 44, 1.4, 1.6),
    { fill: INK },
  );
  part(c, round(43, 78, 5), 'yellow');
  c.path('M37 66L42 74M49 66L44 74', { line: '#e03434', width: 1.6 });
});

const topNotch = kid('top', (c) => {
  limbs(c, 'blue', 5.4, '38 92 36 106', '48 92 50 106');
  shoe(c, 35, 107, 0.8, 'black', true);
  shoe(c, 51, 107, 0.8, 'black');
  limbs(c, 'blue', 5, '52 62 64 62 66 50');
  part(c, 'M63 50C61 46 63 42 65 42L66 36C68 34 70 36 69 40L69 42H72C74 44 73 52 70 53Z', 'blue');
  limbs(c, 'blue', 5, '34 62 24 68 30 78');
  part(c, 'M30 26L36 16L43 26L50 16L56 26V90Q43 98 30 90Z', 'blue');
  part(c, 'M30 62L43 74L56 62V90Q43 98 30 90Z', 'black');
  part(c, 'M39 64L43 67L47 64L49 68L43 72L37 68Z', 'red');
  mug(c, 43, 42, 14, 'smug');
  c.path('M48 34m-6 4a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M54 40Q58 50 56 60', { line: '#f0c83c', width: 1 });
});

const topBanana = kid('top', (c) => {
  limbs(c, 'brown', 4.6, '36 94 34 106', '46 94 50 106');
  shoe(c, 33, 107, 0.8, 'red', true);
  shoe(c, 51, 107, 0.8, 'red');
  part(c, 'M46 14L52 16L51 22C62 36 64 66 50 96C42 102 32 100 28 94C44 80 46 50 44 24Z', 'yellow');
  c.path('M50 26C56 44 54 70 42 94', { line: '#c8861c', width: 0.9 }).path('M46 14L52 16L51 21L45 20Z', { fill: '#6b4a1c' });
  limbs(c, 'yellow', 4, '36 72 24 70 18 60', '54 62 66 64 70 54');
  hand(c, 18, 58, 3, 'white');
  hand(c, 70, 52, 3, 'white');
  mug(c, 48, 50, 9.4, 'laugh');
  part(c, 'M36 20L40 8L46 14L50 6L54 14L62 10L58 22Q48 18 36 20Z', 'orange');
});

const topShot = kid(
  'top',
  (c) => {
    limbs(c, 'violet', 6, '36 82 24 88 26 102', '46 84 52 96 44 106');
    shoe(c, 25, 103, 0.9, 'white', true);
    shoe(c, 44, 107, 0.9, 'white');
    limbs(c, 'violet', 5, '34 62 22 66 20 76');
    part(c, 'M30 60Q40 54 50 60L50 84Q40 90 32 84Z', 'red');
    part(c, oval(39, 46, 13, 13), 'violet');
    part(c, 'M26 42Q39 34 52 42L52 38Q39 30 26 38Z', 'red');
    mug(c, 39, 48, 11, 'tongue');
    limbs(c, 'violet', 5, '48 62 60 52 58 34');
    part(c, oval(57, 25, 9, 9), 'orange');
    c.path('M48 25H66M57 16V34M51 18Q56 25 51 32M63 18Q58 25 63 32', { line: INK, width: 0.9 });
  },
  (c) => {
    c.path('M58 44H74V46H58Z', { fill: '#e03434' }).path('M59 46L62 60M65 46L65 60M71 46L68 60M59 50H72M61 55H70', { line: '#fff', width: 0.7 });
  },
  (c) => void c.path('M28 112h24', { line: '#0006', width: 2, cap: true }),
);

const funFair = kid(
  'fun',
  (c) => {
    part(c, 'M43 12H46V112H43Z', 'yellow');
    part(
      c,
      'M12 78C12 70 22 66 30 70L54 70C60 64 62 52 60 44L70 42L74 52L66 54C68 70 64 82 56 86L58 100H52L50 90H28L24 102H18L20 88C14 86 12 82 12 78Z',
      'white',
    );
    part(c, 'M58 44C52 48 52 58 54 66L48 64C46 54 50 44 58 40Z', 'pink');
    part(c, 'M12 76C6 74 4 82 6 90C10 90 12 86 14 84Z', 'pink');
    part(c, 'M30 70Q42 64 50 70L48 78Q38 82 30 78Z', 'violet');
    limbs(c, 'mint', 5, '40 68 44 80 40 90');
    part(c, oval(38, 58, 9, 11), 'mint');
    limbs(c, 'mint', 4.4, '36 54 24 44 20 34', '42 54 50 52 54 48');
    part(c, oval(38, 40, 12, 12), 'mint');
    part(c, 'M28 32L38 12L46 30Z', 'yellow');
    mug(c, 38, 42, 10, 'laugh');
  },
  undefined,
  (c) => void c.path('M66 46h1.6', { line: INK, width: 1.6, cap: true }),
);

const funFlop = kid(
  'fun',
  (c) => {
    limbs(c, 'pink', 6, '24 66 12 58 6 62', '24 72 12 74 6 80');
    part(c, oval(42, 68, 22, 11), 'pink');
    limbs(c, 'pink', 5.4, '48 62 56 48 66 44', '50 74 60 82 70 80');
    part(c, oval(62, 64, 12, 12), 'pink');
    mug(c, 63, 65, 10, 'wow');
    part(c, 'M30 60Q42 54 52 60V78Q42 84 30 78Z', 'yellow');
  },
  undefined,
  (c) => {
    c.path('M-2 96Q8 88 16 94Q22 84 30 92Q36 78 44 90Q52 78 58 92Q64 84 72 94V124H-2Z', { fill: c.mat('#8af0ff', '#1c84c8') }).path(
      'M14 88l-6 -12M28 84l-4 -10M58 84l5 -10M70 86l5 -8M44 84v-6',
      { line: '#dffaff', width: 2, cap: true },
    );
    c.path('M10 104q8 -4 16 0t16 0t16 0', { line: '#fff', width: 1, cap: true, opacity: 0.8 });
  },
);

const funFlap = kid(
  'fun',
  (c) => {
    for (const flip of [false, true]) {
      const f = new Frame(43, 62, 1, 0, flip);
      part(c, f.d('M8 -4L30 -26L28 -14L38 -18L32 -6L40 -4L30 4L34 12L10 8Z'), 'white');
      c.path(f.d('M10 0L28 -16M12 2L32 -6M12 5L28 4'), { line: INK, width: 0.8 });
    }
    limbs(c, 'blue', 5.4, '38 84 34 96 38 104', '48 84 54 94 50 104');
    part(c, 'M33 58Q43 52 53 58L51 88Q43 94 35 88Z', 'blue');
    part(c, oval(43, 42, 14, 14), 'blue');
    part(c, 'M34 30Q36 20 43 24Q46 16 52 22Q50 30 44 32Z', 'orange');
    mug(c, 43, 44, 12, 'wow');
    part(c, 'M39 46L47 46L43 54Z', 'orange');
  },
  undefined,
  (c) => void c.path('M34 112q9 -3 18 0M18 84q-4 4 -3 9M68 84q4 4 3 9', { line: '#fff', width: 1, cap: true, opacity: 0.8 }),
);

const funFlip = kid(
  'fun',
  (c) => {
    limbs(c, 'orange', 6, '38 44 26 36 30 24', '48 44 60 40 64 28');
    shoe(c, 30, 22, 0.8, 'white', true);
    shoe(c, 65, 27, 0.8, 'white');
    part(c, 'M32 44Q44 36 54 46L52 70Q42 74 34 70Z', 'violet');
    limbs(c, 'orange', 5, '34 64 22 72 20 84', '52 66 64 70 70 80');
    hand(c, 20, 86, 3, 'orange');
    hand(c, 71, 82, 3, 'orange');
    part(c, oval(43, 82, 15, 14), 'orange');
    c.group('rotate(180 43 82)', () => mug(c, 43, 82, 12, 'grin'));
    part(c, 'M30 88L26 104L36 96L43 106L50 96L60 104L56 88Q43 96 30 88Z', 'brown');
  },
  undefined,
  (c) => void c.path('M14 66A32 32 0 0 1 24 36M12 60l2 7l6 -4M74 50A32 32 0 0 1 70 70', { line: '#fff', width: 1.2, cap: true }),
);

const funFun = kid('fun', (c) => {
  limbs(c, 'green', 5.4, '36 98 32 108', '50 98 54 108');
  for (const [y, r, colour, look] of [
    [88, 15, 'green', 'grin'],
    [62, 13, 'pink', 'laugh'],
    [38, 11, 'yellow', 'tongue'],
  ] as const) {
    part(c, oval(43, y, r, r * 0.96), colour);
    limbs(
      c,
      colour,
      4,
      `${43 - r * 0.9} ${y} ${43 - r * 1.6} ${y - 2} ${43 - r * 1.7} ${y - 12}`,
      `${43 + r * 0.9} ${y} ${43 + r * 1.6} ${y - 2} ${43 + r * 1.7} ${y - 12}`,
    );
    mug(c, 43, y, r * 0.85, look);
  }
  part(c, 'M36 29L43 12L50 29Z', 'red');
  part(c, star(43, 12, 3.4, 1.4, 5), 'yellow');
});

const noNo = kid(
  'no',
  (c) => {
    limbs(c, 'red', 7, '34 96 32 107', '52 96 54 107');
    part(c, 'M31 40C32 30 54 30 55 40C56 64 68 76 70 94Q43 104 16 94C18 76 30 64 31 40Z', 'red');
    limbs(c, 'red', 6, '30 66 20 58 12 64');
    hand(c, 12, 65, 3.4, 'red');
    mug(c, 43, 54, 14, 'cross');
    c.path('M34 70H52', { line: INK, width: 0.01 });
    limbs(c, 'red', 6, '60 66 70 62 68 48');
    part(c, 'M63 50C62 44 64 42 66 42V26C66 23 70 23 70 26V42C73 42 75 46 73 51Q68 55 63 50Z', 'red');
  },
  (c) => {
    c.ring(43, 58, 32, '#ff3c4c', 4, 0.5).path('M20 36L66 80', { line: '#ff3c4c', width: 4, opacity: 0.5 });
  },
  (c) => void c.path('M60 28q-3 4 -2 8M76 28q3 4 2 8', { line: '#fff', width: 1, cap: true }),
);

const noStopping = kid(
  'no',
  (c) => {
    part(c, 'M14 94H50L60 70H66L58 100H14Z', 'blue');
    part(c, round(20, 102, 6) + round(54, 102, 6), 'black');
    part(c, 'M6 86L20 82V94L6 92Z', 'red');
    limbs(c, 'orange', 5.4, '34 80 42 86 40 96');
    part(c, 'M26 62Q38 56 46 66L42 86Q32 88 28 82Z', 'green');
    limbs(c, 'orange', 5, '40 64 52 70 62 70');
    part(c, oval(42, 48, 14, 13), 'orange');
    part(c, 'M28 44C28 30 54 28 56 42L28 50Z', 'white');
    mug(c, 44, 52, 11, 'wow');
    part(c, curve(pts('30 58 18 54 8 58 2 54 10 64 20 62 30 66'), true), 'red');
  },
  undefined,
  (c) => {
    c.path('M-4 82L6 86L-2 90L6 92L-4 98ZM4 70h10M2 108h14', { fill: '#ffb02e', line: '#fff', width: 1, cap: true });
  },
);

const noStyle = kid('no', (c) => {
  limbs(c, 'mint', 6, '36 90 34 104', '50 90 54 104');
  part(c, 'M29 94H39V104H29Z', 'pink');
  part(c, 'M48 94H58V104H49Z', 'yellow');
  shoe(c, 33, 106, 1.2, 'orange', true);
  shoe(c, 54, 106, 0.8, 'blue');
  part(c, 'M28 64Q43 58 58 64L60 82L26 84Z', 'violet');
  c.path('M30 68L38 82M38 64L46 82M46 62L54 82M28 76H60', { line: '#ffe27a', width: 1 });
  part(c, 'M26 82H60L62 92L24 94Z', 'green');
  c.path('M30 86h2M38 88h2M46 86h2M54 88h2', { line: '#e03434', width: 2, cap: true });
  limbs(c, 'mint', 5.4, '30 68 18 72 12 82', '56 68 68 70 72 60');
  part(c, oval(43, 48, 17, 16), 'mint');
  mug(c, 43, 50, 14, 'daze');
  part(c, 'M24 34H62L56 14H32Z', 'blue');
  c.path('M30 34Q43 40 57 34', { line: INK, width: 1 });
  part(c, 'M34 62L43 66L52 62L52 70L43 67L34 70Z', 'red');
});

const noBrains = kid(
  'no',
  (c) => {
    limbs(c, 'yellow', 6, '36 92 34 105', '50 92 52 105');
    part(c, 'M34 70H52L54 94H32Z', 'brown');
    limbs(c, 'yellow', 5.4, '34 74 24 82 22 94', '52 74 62 82 64 94');
    part(c, 'M20 46C20 70 66 70 66 46Q43 56 20 46Z', 'yellow');
    part(c, oval(43, 45, 23, 7), 'brown');
    c.path(oval(43, 46, 18, 4.4), { fill: '#3a1c14' });
    mug(c, 43, 60, 12, 'daze');
    part(c, curve(pts('20 46 14 40 14 28 24 20 34 18 28 28 22 36'), true), 'yellow');
    part(c, 'M40 42L44 30L48 42Z', 'white');
  },
  undefined,
  (c) => {
    c.path('M54 34q6 -4 4 -10q4 6 10 2', { line: '#fff', width: 0.9 }).path(oval(62, 22, 3, 2) + oval(66, 19, 2, 1.4), {
      fill: '#fff',
      line: INK,
      width: 0.6,
    });
  },
);

const noProblem = kid('no', (c) => {
  limbs(c, 'blue', 7, '36 94 30 106', '48 94 54 106');
  part(c, 'M30 66Q42 60 54 66L52 96H32Z', 'blue');
  limbs(c, 'blue', 5.4, '32 70 22 76 30 84');
  part(c, oval(42, 56, 13, 12), 'blue');
  mug(c, 42, 57, 11, 'laugh');
  limbs(c, 'blue', 5, '52 70 64 62 58 44');
  part(c, 'M56 44V34H60V44Z', 'blue');
  part(c, polygon(pts('30 30 34 14 52 10 74 14 80 28 72 34 44 35')), 'white');
  c.path('M40 16L44 24L38 30M62 14L60 22L68 30', { line: '#8a90a0', width: 1 });
  c.path('M46 27h4M52 20h5', { line: '#8a90a0', width: 1 });
});

const noClue = kid(
  'no',
  (c) => {
    limbs(c, 'brown', 6, '36 90 30 104', '48 90 54 104');
    part(c, 'M28 62Q42 56 54 62L62 96L22 98Z', 'brown');
    c.path('M42 64V94M34 74h2M34 82h2', { line: INK, width: 1 });
    part(c, oval(40, 48, 15, 14), 'pink');
    part(c, 'M22 44C24 30 34 26 41 26C50 26 58 32 59 42L66 46Q42 38 18 48Z', 'brown');
    mug(c, 40, 51, 12, 'flat');
    limbs(c, 'brown', 5.4, '52 68 62 66 64 58');
    part(c, round(65, 48, 9), 'yellow');
    c.path(oval(65, 48, 6.8, 6.8), { fill: '#dffaff' })
      .path(oval(65, 48, 4.4, 5), { fill: '#fff', line: INK, width: 0.6 })
      .path(oval(63, 49, 2, 2.4), { fill: INK });
    limbs(c, 'brown', 5.4, '30 68 18 72 16 84');
    part(c, 'M8 78L22 76L24 92L10 94Z', 'white');
    c.path('M12 82q4 -2 8 2M13 88l8 -1', { line: '#e03434', width: 0.8 });
  },
  undefined,
  (c) =>
    void c.path('M26 20c0 -5 7 -5 7 0c0 3 -3 3 -3 6M30 30v.4M60 24c0 -4 6 -4 6 0c0 2.6 -3 2.6 -3 5M63 33v.4', {
      line: '#fff',
      width: 1.6,
      cap: true,
    }),
);

const noClass = kid(
  'no',
  (c) => {
    part(c, 'M8 90H46V96H8Z', 'brown');
    part(c, 'M12 96H16V120H12ZM38 96H42V120H38Z', 'brown');
    limbs(c, 'green', 7, '56 92 36 84 18 84');
    shoe(c, 16, 83, 1.3, 'black', true);
    limbs(c, 'green', 7, '58 96 40 90 24 88');
    shoe(c, 23, 88, 1.3, 'black', true);
    part(c, 'M48 66Q62 60 70 70L72 104H52Z', 'orange');
    part(c, oval(54, 52, 15, 14), 'green');
    mug(c, 53, 54, 12, 'grin');
    part(c, 'M42 44L38 32L46 38L50 28L54 38L62 30L62 42Q52 38 42 44Z', 'red');
    limbs(c, 'green', 5.4, '52 74 38 72 38 60');
    part(c, 'M30 50C34 46 46 48 46 54C44 60 34 62 30 58L24 62L22 58L26 54Z', 'brown');
    c.path('M46 52L50 54', { line: '#fff', width: 1.4, cap: true });
  },
  undefined,
  (c) => void c.path('M30 66l-2 3M36 66l0 3M24 66l-3 2', { line: '#ffd23f', width: 1, cap: true }),
);

const noRespect = kid(
  'no',
  (c) => {
    part(c, 'M16 48L4 40L8 58L18 62ZM70 48L82 40L78 58L68 62Z', 'violet');
    part(c, oval(43, 60, 27, 29), 'violet');
    c.path(oval(33, 50, 9, 10) + oval(54, 48, 7, 9), { fill: '#fff', line: INK, width: 1 }).path(oval(37, 54, 3, 3.4) + oval(51, 52, 2.6, 3), {
      fill: INK,
    });
    c.path('M22 38L40 42M48 38L64 36', { line: INK, width: 2.4, cap: true });
    c.path('M24 70Q43 76 62 70Q60 86 43 86Q26 86 24 70Z', { fill: '#5a1028', line: INK, width: 1 });
    part(c, 'M36 76C34 92 38 106 46 106C54 104 52 90 50 76Z', 'red');
    c.path('M43 80V100', { line: '#a01c34', width: 0.9 });
    limbs(c, 'violet', 6, '18 100 8 84 16 66', '68 100 78 84 70 66');
    part(c, 'M14 68L22 64L24 68L17 74ZM72 68L64 64L62 68L69 74Z', 'violet');
    part(c, 'M26 36L22 20L34 30L40 16L48 29L58 18L60 36Q43 26 26 36Z', 'green');
  },
  (c) => void c.sticker(() => part(c, 'M18 122C18 100 28 90 43 90C58 90 68 100 68 122Z', 'black')),
);

const khindKin = kid('kin', (c) => {
  part(c, oval(43, 94, 15, 12), 'white');
  limbs(c, 'yellow', 6, '32 100 22 104', '54 100 64 104');
  limbs(c, 'yellow', 5.4, '32 86 22 80 24 72', '54 86 64 88 68 82');
  part(c, oval(43, 62, 22, 20), 'yellow');
  part(c, 'M40 44Q38 34 46 32Q44 36 48 40Q46 44 44 45Z', 'brown');
  c.path(oval(35, 58, 5, 6) + oval(53, 58, 5, 6), { fill: '#fff', line: INK, width: 0.8 })
    .path(oval(36, 59, 2.6, 3.4) + oval(52, 59, 2.6, 3.4), { fill: INK })
    .path(oval(37, 57.6, 0.9, 1) + oval(53, 57.6, 0.9, 1), { fill: '#fff' });
  part(c, oval(44, 72, 6.4, 4.4), 'pink');
  part(c, oval(44, 72, 2.6, 2.2), 'blue');
  c.path('M66 82Q62 60 66 42', { line: INK, width: 0.8 });
  part(c, 'M66 40C56 36 54 22 60 16C66 10 76 14 77 24C77 34 72 40 66 40Z', 'red');
  part(c, 'M64 40H68L67 43H65Z', 'red');
});

export const PEOPLE: Record<string, Scene> = {
  PitPan: pitpan,
  CoolCat: coolCat,
  CoolCop: coolCop,
  CoolKid: coolKid,
  CoolCub: coolCub,
  TopGun: topGun,
  TopDog: topDog,
  TopNotch: topNotch,
  TopBanana: topBanana,
  TopShot: topShot,
  FunFair: funFair,
  FunFlop: funFlop,
  FunFlap: funFlap,
  FunFlip: funFlip,
  FunFun: funFun,
  NoNo: noNo,
  NoStopping: noStopping,
  NoStyle: noStyle,
  NoBrains: noBrains,
  NoProblem: noProblem,
  NoClue: noClue,
  NoClass: noClass,
  NoRespect: noRespect,
  KhindKin: khindKin,
};
