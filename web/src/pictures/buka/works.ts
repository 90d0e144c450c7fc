/** What lies below deck: letters, arms, and an engine that the Hoax still look for. */
import { fix, pts, round, star, type Canvas } from '../canvas';
import { twoFires } from '../hoax/engines';
import { Frame } from '../kit/path';
import type { Scene } from '../painted';
import { cabin, deck, NIGHT, RIM } from './land';

/** A king's leave to rob, held to the table by a dagger. */
const letter: Scene = (c) => {
  cabin(c, [24, 36]);
  c.path('M-2 84L72 78V124H-2Z', { fill: c.shade(['#a8744a', '#5a3620', '#241209']) }).path('M-2 96L72 92M-2 110L72 108', {
    line: '#33190f',
    width: 0.6,
  });
  c.glow(40, 66, 34, '#ffe0a0', 0.55);
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        c.path('M24 32C32 28 54 26 64 30L67 92C56 98 34 100 25 96C30 76 20 54 24 32Z', { fill: c.mat('#fff3d4', '#b08a54') });
        c.path('M21 35C18 29 26 26 30 30C44 24 58 24 66 27C71 29 69 35 64 34C52 31 38 32 28 36C25 38 22 38 21 35Z', {
          fill: c.mat('#f4dcae', '#8a6438'),
        });
        c.path('M22 98C20 92 27 90 31 93C44 97 58 94 65 89C70 88 72 94 67 96C56 101 40 104 30 100C27 102 23 101 22 98Z', {
          fill: c.mat('#f4dcae', '#8a6438'),
        });
        c.path('M38 88L34 110L41 105L46 112L50 90Z', { fill: c.mat('#d8443a', '#6b1410') });
        c.path(star(44, 82, 11, 9.4, 16), { fill: c.mat('#e8554a', '#7a1814') });
        const d = new Frame(58, 44, 1, 24);
        c.path(d.d('M-1.800 -4L0 16L1.800 -4Z'), { fill: c.mat('#f4fafc', '#5d7484') }).path(
          d.d('M-7 -6Q0 -3 7 -6L6.500 -3.500Q0 -1 -6.500 -3.500Z'),
          { fill: c.mat('#ffe39a', '#8a5a18') },
        );
        c.path(d.d('M-1.800 -22H1.800L2.200 -5H-2.200Z'), { fill: c.mat('#8a4a2c', '#2c140a') }).path(
          d.d('M-2.800 -25C-2.800 -28 2.800 -28 2.800 -25C2.800 -22 -2.800 -22 -2.800 -25Z'),
          { fill: c.mat('#ffe39a', '#8a5a18') },
        );
      },
      0.8,
    ),
  );
  let lines = '';
  for (let i = 0; i < 6; i++) lines += `M${28 + (i > 3 ? 1 : 0)} ${fix(50 + i * 4.6)}q${16 - i} -2.400 ${30 - i * (i === 5 ? 3 : 1)} -.5`;
  c.path(lines, { line: '#5a4024', width: 0.75, cap: true, dash: '4 1.200 2.500 1' });
  c.path('M34 42q5 -4 8 0t8 -1', { line: '#5a4024', width: 1.3, cap: true }).path(star(44, 82, 5, 2.2, 8), { fill: '#ffd0a0', opacity: 0.85 });
};

/** A cutlass in its own measure: the hilt at 0 0, the blade up. */
function cutlass(c: Canvas, f: Frame): void {
  c.path(f.d('M-2 0C-1 -16 1 -30 9 -40C8 -26 6 -12 3 0Z'), { fill: c.mat('#f4fafc', '#4a5c6c') });
  c.path(f.d('M-7 1Q0 -3 8 1L6.500 4Q0 1 -5.500 4ZM-1.600 2H2.600L2.400 12H-1.200ZM6.500 2C10 8 6 13 1 13L1 11C5 11 7 8 4.500 3Z'), {
    fill: c.mat('#ffe39a', '#7a4a14'),
  });
}

/** The wall where the blades hang, a keg of pikes, and a chest of powder horns. */
const armory: Scene = (c) => {
  cabin(c, [62, 30]);
  c.path('M16 22H70V88H16Z', { fill: '#24140c', opacity: 0.55 });
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        for (const x of [56, 61, 66]) {
          c.path(`M${x - 0.9} 96V34H${x + 0.9}V96Z`, { fill: c.mat('#c08a54', '#4a2814') });
          c.path(`M${x - 2.6} 34L${x} 22L${x + 2.6} 34Q${x} 37 ${x - 2.6} 34Z`, { fill: c.mat('#f4fafc', '#4a5c6c') });
        }
        c.path('M50 86C48 96 49 106 52 113H70C73 106 74 96 72 86Z', { fill: c.mat('#b8783c', '#4a2410') }).path(
          'M49 91H73V94H49ZM50 104H72V107H50Z',
          { fill: c.mat('#8a94a4', '#262c38') },
        );
        cutlass(c, new Frame(30, 66, 1, 34));
        cutlass(c, new Frame(30, 66, 1, -34, true));
        c.path(round(30, 48, 11), { fill: c.mat('#3c5ca8', '#101c48') }).path(star(30, 48, 8, 3.4, 8), { fill: c.mat('#ffe39a', '#a86c20') });
        c.path('M18 77L42 74L47 71L48 74L43 78L28 80.500L25 86L19 86Z', { fill: c.mat('#a86c3c', '#33190c') }).path('M26 75.500L48 72L48 74L27 78Z', {
          fill: c.mat('#a8b0bc', '#2c323c'),
        });
        c.path('M14 98H46V114H14Z', { fill: c.mat('#a8703c', '#3c1e0e') }).path('M13 98C13 88 47 88 47 98Z', { fill: c.mat('#c08a4c', '#4a2812') });
        c.path('M13 96.500H47V100H13ZM27 95H33V104H27Z', { fill: c.mat('#ffe39a', '#7a4a14') });
      },
      0.8,
      116,
    ),
  );
};

const duplicator = (c: Canvas): void => {
  deck(c, NIGHT, null);
  twoFires(c);
  c.path(
    pts('20 30 36 22 60 20')
      .map(([x, y]) => star(x, y, 1, 0.3, 4))
      .join(''),
    { fill: '#fff' },
  );
};

export const WORKS: Record<string, Scene> = { 'Letter of Marque': letter, Armory: armory, 'Duplicator of Fire': duplicator };
