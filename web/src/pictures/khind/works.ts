/** What the Khind do together: slings, whistles, bags and noise. */
import { curve, pts, round, star, type Canvas, type Point } from '../canvas';
import { Frame, oval } from '../kit/path';
import type { Scene } from '../painted';
import { ground, hand, INK, limbs, mug, part, shoe, type Colour, type Look } from './land';

/** A round head with ears or hair, and its face. */
function head(c: Canvas, x: number, y: number, r: number, colour: Colour, look: Look, shades = false): void {
  part(c, oval(x, y, r, r * 0.94), colour);
  mug(c, x, y, r * 0.86, look, shades);
}

/** One eye shut, the rubber drawn to the ear: it points at you. */
const sling: Scene = (c) => {
  ground(c, 'kin');
  c.path(star(46, 58, 34, 24, 14, 8), { fill: '#fff', opacity: 0.14 });
  c.figure(() =>
    c.sticker(() => {
      limbs(c, 'blue', 6.4, '50 96 46 108', '62 96 66 108');
      shoe(c, 45, 110, 0.9, 'black', true);
      shoe(c, 67, 110, 0.9, 'black');
      part(c, 'M42 74Q56 66 70 74L68 98Q56 103 44 98Z', 'blue');
      part(c, oval(57, 56, 17, 16), 'orange');
      part(c, 'M40 52C40 36 56 34 58 38C64 32 76 40 74 52L68 46L63 50L57 44L51 50L46 46Z', 'brown');
      c.path('M46 57l8 2.500M46 61l8 -1.500', { line: INK, width: 1.5, cap: true });
      c.path(oval(64, 58, 4.4, 5), { fill: '#fff', line: INK, width: 0.7 }).path(oval(63, 58.5, 1.7, 2.1), { fill: INK });
      c.path('M52 67Q58 64 64 68', { line: INK, width: 1.5, cap: true }).path('M60 67.500Q61 73 64 68', { fill: '#ff6f8a', line: INK, width: 0.6 });
      limbs(c, 'orange', 5.4, '44 78 34 84 27 78');
      part(c, 'M24.500 90V74C16 70 13 60 14 48H19.500C19 58 21 65 26.500 68C32 65 34 58 33.500 48H39C40 60 37 70 28.500 74V90Z', 'brown');
      c.path('M16.500 50L58 82M36.500 50L60 80', { line: '#ff4a94', width: 2.2, cap: true });
      limbs(c, 'orange', 5.4, '68 78 74 88 60 83');
      hand(c, 27, 78, 3.6, 'orange');
      hand(c, 60, 82, 3.6, 'orange');
    }),
  );
  c.path(star(59, 81, 5.4, 2.6, 6), { fill: '#fff06a', line: INK, width: 0.8 });
  c.path('M24 34l-4 -8M33 32l1 -9M15 40l-7 -5', { line: '#fff', width: 1.5, cap: true });
};

/** A cloud of dust; out of it stick fists, feet and three surprised faces. */
const pandemonium: Scene = (c) => {
  ground(c, 'fun');
  c.figure(() =>
    c.sticker(() => {
      limbs(c, 'blue', 6, '30 60 18 50 12 40');
      hand(c, 12, 38, 4.2, 'blue');
      limbs(c, 'green', 6, '60 50 66 38 60 28');
      hand(c, 60, 26, 4.2, 'green');
      limbs(c, 'red', 6.4, '32 88 20 98 16 108');
      shoe(c, 14, 108, 1, 'white', true);
      limbs(c, 'violet', 6.4, '58 90 68 98 70 108');
      shoe(c, 70, 108, 1, 'yellow');
      limbs(c, 'yellow', 6, '40 46 36 34 40 26');
      shoe(c, 41, 24, 0.9, 'red');
      const puffs = pts('24 70 32 54 46 48 60 54 67 68 62 84 48 92 33 88 24 80');
      for (const [x, y] of puffs) part(c, round(x, y, 11.5), 'white');
      c.path(round(46, 70, 20), { fill: '#f2f2f8' });
      for (const [x, y] of puffs) c.path(round(x + (46 - x) * 0.12, y + (70 - y) * 0.12, 10), { fill: c.mat('#ffffff', '#c4c4d8') });
      head(c, 33, 62, 9, 'orange', 'wow');
      head(c, 57, 66, 9.6, 'pink', 'daze');
      head(c, 43, 82, 9, 'mint', 'cross');
    }),
  );
  for (const [x, y, r, fill] of [
    [24, 30, 4, '#ffd23f'],
    [70, 46, 3.4, '#5ad1e6'],
    [14, 84, 3.4, '#a6e34b'],
    [48, 108, 4, '#ffd23f'],
  ] as const)
    c.path(star(x, y, r, r * 0.45, 5), { fill, line: INK, width: 0.7 });
  c.path('M46 66l3 4l4 -3l1 5M44 72l-3 2', { line: INK, width: 1.2, cap: true }).path('M36 74q-4 2 -3 5q4 1 4 -2', {
    line: INK,
    width: 1,
    cap: true,
  });
};

/** Four from four gangs, hand on hand, and they mean it. */
const oath: Scene = (c) => {
  ground(c, 'kin');
  c.glow(46, 72, 36, '#fff6a0', 0.95);
  const kin: readonly (readonly [number, number, Colour, Look, boolean])[] = [
    [28, 42, 'blue', 'grin', true],
    [60, 38, 'orange', 'smug', false],
    [24, 88, 'pink', 'laugh', false],
    [66, 92, 'mint', 'grin', false],
  ];
  c.figure(() =>
    c.sticker(() => {
      for (const [x, y, colour, look, shades] of kin) {
        const side = x < 46 ? 1 : -1;
        const low = y > 66;
        limbs(c, colour, 7, `${x + side * 6} ${y + (low ? -4 : 10)} ${x + side * 9} ${low ? 80 : 62} ${46 - side * 4} ${low ? 74 : 68}`);
        head(c, x, y, 12, colour, look, shades);
      }
      part(c, 'M54 31C52 22 68 22 66 31L72 33Q60 28 48 34Z', 'brown');
      part(c, 'M20 34L18 24L26 30L28 22L32 30L38 25L37 34Q28 30 20 34Z', 'yellow');
      for (const [i, colour] of (['mint', 'pink', 'orange', 'blue'] as const).entries()) part(c, oval(46, 77 - i * 4, 9.5 - i * 0.7, 4.2), colour);
    }),
  );
  c.path(star(46, 64, 5, 2.2, 5), { fill: '#fff06a', line: INK, width: 0.8 });
  c.path('M46 52V46M36 58l-4 -4M56 58l4 -4', { line: '#fff', width: 1.6, cap: true });
};

/** Cheeks like balloons: everybody hears it, everybody comes. */
const whistle: Scene = (c) => {
  ground(c, 'cool');
  for (const r of [16, 24, 32])
    c.path(`M${58 + r * 0.4} ${62 - r * 0.8}A${r} ${r} 0 0 1 ${58 + r * 0.4} ${62 + r * 0.8}`, {
      line: '#fff',
      width: 1.6,
      cap: true,
      opacity: 0.55,
    });
  c.figure(() =>
    c.sticker(() => {
      limbs(c, 'green', 6.4, '28 98 26 110', '40 98 42 110');
      shoe(c, 25, 111, 0.9, 'red', true);
      shoe(c, 43, 111, 0.9, 'red');
      part(c, 'M20 80Q34 72 48 80L46 100Q34 105 22 100Z', 'red');
      limbs(c, 'green', 5.4, '23 84 14 92 22 97');
      part(c, oval(34, 58, 19, 19), 'green');
      part(c, oval(24, 66, 7, 6), 'pink');
      part(c, oval(44, 66, 8, 7), 'pink');
      part(c, 'M16 50C16 34 50 32 52 48L60 50L50 54Q34 42 16 52Z', 'violet');
      c.path('M22 54l7 2.500l-7 2.500M46 53l-7 3l7 2.500', { line: INK, width: 1.4, cap: true });
      limbs(c, 'green', 5.4, '45 84 58 88 56 74');
      part(c, 'M48 62H62C70 62 72 68 71 72C70 78 60 80 57 73L48 69Z', 'yellow');
      part(c, round(64, 70, 3), 'black');
      hand(c, 55, 73, 3.6, 'green');
    }),
  );
  for (const [x, y, k] of [
    [58, 36, 1],
    [66, 48, 0.8],
    [44, 26, 0.9],
  ] as const) {
    const f = new Frame(x, y, k);
    c.path(f.d('M-3 4V-8L6 -10V2'), { line: '#fff', width: 1.6 * k, cap: true }).path(f.d(oval(-5, 4, 2.6, 2)) + f.d(oval(4, 2, 2.6, 2)), {
      fill: '#fff',
    });
  }
};

/** The string is undone: out jump a duck, a heart, a die and all the luck of the year. */
const bag: Scene = (c) => {
  ground(c, 'kin');
  c.glow(46, 54, 40, '#fff6a0', 0.95);
  for (let i = 0; i < 7; i++) c.path('M0 -14L3 -44H-3Z', { fill: '#fff6a0', opacity: 0.4, at: `translate(46 72) rotate(${-66 + i * 22})` });
  c.figure(() =>
    c.sticker(() => {
      part(c, new Frame(33, 46, 1).d('M-8 3C-10 -3 -4 -6 -1 -5C-3 -11 6 -13 7 -7L11 -6L7 -4C7 0 9 3 6 6C2 9 -6 8 -8 3Z'), 'yellow');
      part(c, 'M54 50C46 44 47 36 52 36C54 36 55.500 38 56 39.500C57 38 58.500 36 61 36.500C66 38 63 46 54 50Z', 'red');
      part(c, 'M40 20L50 23L48 33L38 30Z', 'white');
      part(c, star(62, 60, 6, 2.7, 5), 'blue');
      part(c, star(25, 62, 5, 2.2, 5), 'pink');
      part(c, 'M34 68H58C72 80 74 100 64 110Q46 118 28 110C18 100 20 80 34 68Z', 'violet');
      part(c, 'M28 62L34 72Q46 76 58 72L64 62L57 65L52 58L46 65L40 58L35 65Z', 'violet');
      part(c, 'M32 70Q46 76 60 70L59 75Q46 81 33 75Z', 'yellow');
      limbs(c, 'yellow', 2.6, '58 74 68 78 66 88');
      mug(c, 46, 92, 14, 'laugh');
    }),
  );
  c.path(round(42, 24, 0.9) + round(46, 29, 0.9) + round(44, 26.6, 0.9), { fill: INK }).path(round(37.5, 38, 0.9), { fill: INK });
};

/** Down with both feet, up higher than before. */
const bounce: Scene = (c) => {
  ground(c, 'cool');
  c.path('M20 104C14 70 20 40 34 30', { line: '#fff', width: 1.6, cap: true, dash: '4 3.500', opacity: 0.8 }).path('M27 33L36 28L34 38', {
    line: '#fff',
    width: 1.6,
    cap: true,
  });
  const coil: Point[] = [];
  for (let i = 0; i <= 24; i++) coil.push([49 + Math.sin(i * 1.571) * (12 - i * 0.1), 112 - i * 1.35]);
  c.figure(() =>
    c.sticker(() => {
      part(c, 'M34 110H64V115H34Z', 'red');
      c.path(curve(coil), { line: INK, width: 4.4, cap: true }).path(curve(coil), { line: '#e8ecf4', width: 2.6, cap: true });
      part(c, 'M35 75H63V80H35Z', 'red');
      limbs(c, 'yellow', 6.4, '44 60 36 66 42 72', '54 60 62 66 56 72');
      shoe(c, 40, 74, 0.8, 'blue', true);
      shoe(c, 58, 74, 0.8, 'blue');
      part(c, 'M38 44Q49 38 60 44L58 62Q49 67 40 62Z', 'pink');
      limbs(c, 'yellow', 5.4, '40 48 26 44 22 32', '58 48 70 42 70 30');
      hand(c, 22, 30, 3.6, 'yellow');
      hand(c, 70, 28, 3.6, 'yellow');
      part(c, 'M36 24C28 18 28 10 34 8M62 24C70 18 70 10 64 8', 'orange');
      head(c, 49, 31, 14, 'yellow', 'grin');
      part(c, 'M36 24L32 14L41 19L44 10L50 18L57 11L57 20L66 16L62 26Q49 18 36 24Z', 'orange');
    }),
  );
};

export const WORKS: Record<string, Scene> = {
  'Sling of Dismay': sling,
  Pandemonium: pandemonium,
  'Oath of Khindship': oath,
  'Blow Whistle of Friendship': whistle,
  'Open Lucky Bag of Life': bag,
  'Bounce Back': bounce,
};
