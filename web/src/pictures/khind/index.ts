/** Every card of the Khind and what it shows. */
import { round, spots, type Canvas } from '../canvas';
import { Frame } from '../kit/path';
import type { Scene } from '../painted';
import { ground, hand, limbs, mug, part, tint, type Colour, type Look } from './land';
import { PEOPLE } from './people';
import { WORKS } from './works';

/** The one that never grew up, carried by all the others. */
const chosen: Scene = (c) => {
  ground(c, 'fun');
  c.glow(44, 40, 34, '#fff6a0', 0.9);
  c.figure(() =>
    c.sticker(() => {
      for (const [x, colour] of [
        [22, 'blue'],
        [36, 'orange'],
        [52, 'violet'],
        [66, 'green'],
      ] as const) {
        limbs(c, colour, 4.4, `${x - 5} 96 ${x - 5} 84 ${x - 2} 76`, `${x + 5} 96 ${x + 5} 84 ${x + 2} 76`);
        part(c, new Frame(x, 104, 1).d('M-9 20C-10 -4 -6 -11 0 -11C6 -11 10 -4 9 20Z'), colour);
        mug(c, x, 102, 7.6, 'laugh');
      }
      limbs(c, 'yellow', 5, '38 66 32 74 38 78', '50 66 56 74 50 78');
      part(c, 'M34 50Q44 44 54 50L52 70Q44 74 36 70Z', 'pink');
      limbs(c, 'yellow', 5, '36 52 26 46 24 34', '52 52 62 46 64 34');
      hand(c, 24, 32, 3.2, 'yellow');
      hand(c, 64, 32, 3.2, 'yellow');
      part(c, new Frame(44, 38, 1).d('M-13 0C-13 -18 13 -18 13 0C13 16 -13 16 -13 0Z'), 'yellow');
      part(c, 'M34 28L32 16L39 22L44 12L49 22L56 16L54 28Q44 24 34 28Z', 'orange');
      mug(c, 44, 40, 11, 'grin');
    }),
  );
};

/** A cloud with a face, made of many puffs. */
function cloud(gang: 'top' | 'fun', colour: Colour, look: Look, after: (c: Canvas) => void): Scene {
  return (c) => {
    ground(c, gang);
    c.figure(() =>
      c.sticker(() => {
        const puffs = spots('28 70 11 36 56 12 50 50 14 62 60 11 66 74 10 54 84 13 38 84 13 47 68 16');
        for (const [x, y, r] of puffs) part(c, round(x, y, r), colour);
        c.path(puffs.map(([x, y, r]) => round(x, y, r - 0.6)).join(''), { fill: tint(c, colour) });
        mug(c, 47, 68, 17, look);
      }),
    );
    after(c);
  };
}

const laughing = cloud(
  'fun',
  'green',
  'laugh',
  (c) => void c.path('M22 40q-4 -4 -2 -9M34 34q-2 -5 1 -9M62 36q4 -4 3 -9M70 48q5 -2 6 -7', { line: '#fff', width: 1.4, cap: true }),
);
const gluing = cloud('top', 'yellow', 'cross', (c) => {
  c.path('M30 92C28 100 34 104 30 112M44 96C46 104 40 108 44 118M58 94C60 100 56 106 60 114', { line: '#f0a81c', width: 3.4, cap: true });
  c.path('M28 112h6M41 118h7M57 114h6', { line: '#f0a81c', width: 5, cap: true });
});

export const KHIND: Record<string, Scene> = {
  ...PEOPLE,
  ...WORKS,
  'Gluing Dust': gluing,
  'Laughing Gas': laughing,
  'Chosen of Youth': chosen,
};
