/** The Tutu, who wander from people to people with all they own in a bundle. */
import { curve, pts, round, type Canvas } from '../canvas';
import { Frame, oval } from '../kit/path';
import { mist, peaks, puffs } from '../kit/scene';
import { limb } from '../limbs';
import type { Scene } from '../painted';

const RIM = '#fff4dc';

function road(c: Canvas, sky: readonly string[] = ['#4a3b63', '#b5788a', '#f4c9a0', '#fff0d0'], sun: readonly [number, number] = [54, 48]): void {
  c.sky(sky);
  c.glow(sun[0], sun[1], 34, '#fff6e0', 0.9).disc(sun[0], sun[1], 7, '#fffbf0');
  peaks(
    c,
    92,
    [
      [10, 22, 18],
      [40, 14, 18],
      [68, 26, 20],
    ],
    '#a87890',
    '#d0a0a0',
    0.5,
  );
  mist(c, 88, 18, '#ffe8d0', 0.7);
  c.path('M-2 96Q34 88 72 96V124H-2Z', { fill: c.shade(['#b08a78', '#6a4a58', '#2c1b28']) });
  c.path('M50 93Q40 100 48 108T42 124H64Q60 108 57 100T53 93Z', { fill: '#f4dcb8', opacity: 0.6 });
}

const fur = (c: Canvas, a = '#f0d8c0', b = '#7a5468'): string => c.mat(a, b);
const cloth = (c: Canvas, a: string, b: string): string => c.mat(a, b);

/** A head with long ears and a snout; `look` of the eyes. */
function head(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  paint: string,
  look: 'open' | 'shut' | 'shout' | 'cross',
  ears: readonly [number, number] = [-30, 24],
  flip = false,
): void {
  const f = new Frame(x, y, r, 0, flip);
  for (const [i, t] of ears.entries())
    c.path(new Frame(...f.p(i ? 0.4 : -0.5, -0.6), r, flip ? -t : t).d('M-.3 .2C-.5 -.8 -.4 -1.7 0 -2.1C.4 -1.7 .5 -.8 .3 .2Z'), { fill: paint });
  c.path(f.d(oval(0, 0, 1.1, 1)), { fill: paint })
    .path(f.d(oval(0.62, 0.28, 0.62, 0.46)), { fill: c.mat('#fff4e4', '#c89a90') })
    .path(f.d(oval(1.06, 0.1, 0.2, 0.16)), { fill: '#3a2030' });
  if (look === 'shut') c.path(f.d('M-.2 -.2Q0 0 .2 -.2M.5 -.24Q.66 -.06 .82 -.24'), { line: '#3a2030', width: r * 0.12, cap: true });
  else {
    c.path(f.d(oval(0.02, -0.24, 0.17, 0.22) + oval(0.62, -0.26, 0.14, 0.2)), { fill: '#2a1624' }).path(
      f.d(oval(0.08, -0.32, 0.06) + oval(0.67, -0.33, 0.05)),
      { fill: '#fff' },
    );
    if (look === 'cross') c.path(f.d('M-.3 -.62L.22 -.44M.46 -.48L.9 -.6'), { line: '#2a1624', width: r * 0.13, cap: true });
  }
  if (look === 'shout') c.path(f.d(oval(0.62, 0.6, 0.3, 0.34)), { fill: '#5a1428' });
  else c.path(f.d('M.4 .5Q.62 .62 .86 .46'), { line: '#3a2030', width: r * 0.09, cap: true });
}

function bundle(c: Canvas, x: number, y: number, r: number, a: string, b: string): void {
  c.path(round(x, y, r) + `M${x - 2} ${y - r * 0.8}l-3 ${-r * 0.7}l4 2l1 -3l1 3l4 -2l-3 ${r * 0.7}Z`, { fill: cloth(c, a, b) }).path(
    round(x - r * 0.3, y, r * 0.14) + round(x + r * 0.3, y + r * 0.3, r * 0.14) + round(x + r * 0.2, y - r * 0.4, r * 0.14),
    { fill: '#fff', opacity: 0.7 },
  );
}

function tutu(land: (c: Canvas) => void, draw: (c: Canvas) => void, after?: (c: Canvas) => void): Scene {
  return (c) => {
    land(c);
    c.figure(() => c.relief(RIM, () => draw(c), 0.8, 110));
    after?.(c);
  };
}

const oru = tutu(road, (c) => {
  c.path('M62 110L20 34L22 33L65 109Z', { fill: cloth(c, '#b08458', '#3a2418') });
  bundle(c, 18, 40, 10, '#e0705a', '#6a1c2c');
  c.path(limb(pts('38 92 30 100 22 106'), () => 7, 6) + limb(pts('48 92 56 100 60 108'), () => 7, 6), { fill: fur(c) }).path(
    oval(22, 108, 6, 3) + oval(62, 109, 6, 3),
    { fill: '#5a3444' },
  );
  c.path(curve(pts('32 70 44 62 54 70 58 88 46 98 32 94'), true), { fill: cloth(c, '#7a94b8', '#242c50') });
  head(c, 46, 56, 11, fur(c), 'open');
  c.path(limb(pts('50 72 58 80 54 92'), () => 5, 7) + limb(pts('36 74 28 70 32 58'), () => 5, 7), { fill: fur(c) });
});
const zuli = tutu(
  (c) => road(c, ['#3c4a68', '#8a9098', '#e8d0a8', '#fff0d0'], [22, 40]),
  (c) => {
    const grey = fur(c, '#d8d0c8', '#544858');
    c.path(oval(32, 106, 9, 4.6) + oval(58, 106, 9, 4.6), { fill: grey });
    c.path(oval(45, 84, 27, 24), { fill: grey })
      .path(oval(48, 88, 19, 17), { fill: c.mat('#c8beb4', '#5c5460') })
      .path('M36 82L44 88L40 96M54 78L52 86L60 92', { line: '#6a6068', width: 1, cap: true });
    head(c, 42, 50, 12, grey, 'cross', [-60, 60]);
    c.path(limb(pts('22 74 10 80 14 94'), () => 9, 7) + limb(pts('68 74 80 80 76 94'), () => 9, 7), { fill: grey });
  },
);
const nubo = tutu(
  (c) => {
    road(c, ['#5a7a90', '#a8c0b8', '#f0e4b8', '#fff4d8'], [56, 36]);
    c.relief(RIM, () => c.path('M14 112Q18 90 40 88Q62 90 72 112Z', { fill: c.mat('#8a9068', '#2c3424') }));
  },
  (c) => {
    const tan = fur(c, '#f0d0a0', '#7a5038');
    c.path(curve(pts('30 78 42 70 54 78 58 92 42 98 28 92'), true), { fill: cloth(c, '#d8b868', '#6a4420') });
    c.path(limb(pts('34 92 24 94 32 98'), () => 6, 6) + limb(pts('50 92 62 94 54 98'), () => 6, 6), { fill: tan });
    head(c, 42, 60, 12, tan, 'shut', [-110, 110]);
    c.path('M22 52Q42 42 62 52Q54 46 51 44Q42 28 33 44Q30 46 22 52Z', { fill: cloth(c, '#e8d8a8', '#8a6a3c') });
    c.path('M42 30q-4 -4 -2 -8q2 4 6 3q-3 2 -4 5z', { fill: '#7ab04a' });
  },
  (c) => void c.path('M58 26q3 -3 6 0M64 20q2 -2 4 0', { line: '#5a4a4a', width: 0.9, cap: true }),
);
const teki = tutu(
  road,
  (c) => {
    const red = fur(c, '#ffc8a0', '#8a3c34');
    c.path(limb(pts('40 80 26 78 16 86'), () => 6, 8) + limb(pts('46 82 58 84 64 96'), () => 6, 8), { fill: red }).path(
      oval(14, 88, 3.4, 6) + oval(67, 98, 6, 3.2),
      { fill: '#5a3444' },
    );
    c.path(curve(pts('34 62 46 56 54 64 52 80 42 86 34 78'), true), { fill: cloth(c, '#5ab0a0', '#14444c') });
    head(c, 54, 50, 10.4, red, 'open', [-80, -60]);
    c.path(limb(pts('50 66 62 64 70 70'), () => 4.4, 7) + limb(pts('38 66 26 66 20 58'), () => 4.4, 7), { fill: red });
    c.path(curve(pts('40 60 26 54 14 58 4 52 12 64 26 64 40 68'), true), { fill: cloth(c, '#f0c468', '#a8581c') });
  },
  (c) => {
    puffs(
      c,
      [
        [10, 102, 5],
        [20, 106, 4],
        [2, 98, 4],
      ],
      '#c8a890',
      '#fff4e0',
    );
    c.path('M2 72h14M0 80h10M4 90h8', { line: '#fff', width: 1, cap: true, opacity: 0.8 });
  },
);
const pimpom = tutu(
  (c) => road(c, ['#6a5a90', '#d098a8', '#ffdcb0', '#fff4dc']),
  (c) => {
    const a = fur(c, '#ffe0e8', '#a05c7c');
    const b = fur(c, '#d8e8ff', '#54689c');
    c.path(oval(30, 98, 10, 12), { fill: a }).path(oval(58, 98, 10, 12), { fill: b });
    c.path(
      limb(pts('36 92 44 86 52 92'), () => 5, 8),
      { fill: a },
    );
    head(c, 28, 80, 10, a, 'open', [-20, 40]);
    head(c, 60, 80, 10, b, 'shut', [-40, 20], true);
    c.path(
      limb(pts('22 92 16 86 20 76'), () => 4, 6),
      { fill: a },
    ).path(
      limb(pts('66 92 72 86 68 76'), () => 4, 6),
      { fill: b },
    );
    c.path('M20 74L22 56L24 74Z', { fill: '#8a5a34' })
      .path(round(22, 52, 7), { fill: cloth(c, '#ff9ab0', '#c83c68') })
      .path('M68 74L67 58L69 58Z', { fill: '#8a5a34' })
      .path(round(68, 52, 7), { fill: cloth(c, '#9ae0c8', '#2c8a84') });
  },
);
const halu = tutu(
  (c) => road(c, ['#3c2c4c', '#8a5470', '#f0a888', '#ffe4c0']),
  (c) => {
    const brown = fur(c, '#e8c0a0', '#6a3c40');
    c.path('M14 110C16 84 28 70 44 70C60 70 72 84 74 110Z', { fill: cloth(c, '#c86a7a', '#4a1c38') }).path('M20 108Q44 98 68 108M26 94Q44 86 62 94', {
      line: '#ffd8c0',
      width: 1.2,
      dash: '2 2',
    });
    head(c, 42, 54, 13, brown, 'open', [-50, 46]);
    c.path('M28 48Q42 34 58 46L60 52Q42 42 26 54Z', { fill: cloth(c, '#f4dca8', '#a8783c') });
    c.path(limb(pts('28 80 30 92 44 94'), () => 8, 7) + limb(pts('60 80 60 92 48 94'), () => 8, 7), { fill: brown });
    c.path(oval(45, 88, 8, 6.6), { fill: cloth(c, '#fff0dc', '#b89070') });
    head(c, 44, 84, 4.4, fur(c, '#fff0e0', '#a87c78'), 'shut', [-30, 30]);
  },
);
const basso = tutu(
  (c) => road(c, ['#4a2c3c', '#a84c54', '#f4a074', '#ffe0b0'], [20, 44]),
  (c) => {
    const gold = fur(c, '#ffdc9a', '#8a5424');
    c.path(limb(pts('38 94 34 104'), () => 8, 5) + limb(pts('50 94 54 104'), () => 8, 5), { fill: gold }).path(
      oval(32, 107, 7, 3.2) + oval(56, 107, 7, 3.2),
      { fill: '#5a3444' },
    );
    c.path(oval(43, 80, 17, 18), { fill: cloth(c, '#8a5cb0', '#2c1848') });
    c.path('M26 30C26 22 60 22 62 34C64 50 56 62 43 62C30 62 25 46 26 30Z', { fill: gold })
      .path(oval(47, 46, 11, 12), { fill: '#5a1428' })
      .path(oval(47, 53, 7, 4), { fill: '#e0607a' })
      .path('M38 37l3 4l3 -4l3 4l3 -4l3 4l3 -4', { fill: '#fff' });
    c.path('M30 30Q34 34 38 30M50 29Q54 33 58 29', { line: '#2a1624', width: 1.2, cap: true });
    c.path('M28 30C18 28 12 34 10 42C18 44 26 40 30 36ZM60 30C70 28 76 34 78 42C70 44 62 40 58 36Z', { fill: gold });
    c.path(limb(pts('28 74 16 66 20 54'), () => 6, 7) + limb(pts('58 74 70 66 66 54'), () => 6, 7), { fill: gold });
  },
  (c) => void c.path('M62 60q6 4 12 2M62 52q8 0 14 -4M28 64q-6 4 -12 2M60 68q5 6 10 7', { line: '#fff', width: 1, cap: true, opacity: 0.8 }),
);
const gorro = tutu(
  (c) => road(c, ['#33405c', '#7c8ca0', '#d8d0b8', '#f8e8c8']),
  (c) => {
    const skin = fur(c, '#c8d8b0', '#4a5c44');
    c.path(oval(26, 104, 8, 5) + oval(56, 104, 8, 5) + oval(14, 96, 6, 4), { fill: skin });
    c.path('M10 96C8 70 22 54 40 54C58 54 68 72 66 96Q40 106 10 96Z', { fill: c.mat('#c0ccd8', '#33405c') }).path(
      'M14 86H64M18 74H60M28 60L24 98M40 55V101M52 60L56 98',
      { line: '#1c2438', width: 1 },
    );
    for (const [x, y] of [
      [28, 68],
      [40, 66],
      [52, 68],
      [22, 80],
      [34, 80],
      [46, 80],
      [58, 80],
      [30, 92],
      [46, 92],
    ] as const)
      c.path(`M${x - 2.4} ${y}L${x} ${y - 6}L${x + 2.4} ${y}Z`, { fill: c.mat('#f4f8fa', '#6c7888') });
    head(c, 64, 84, 9.6, skin, 'cross', [-40, 30]);
  },
);
const ginto = tutu(
  (c) => road(c, ['#4a4468', '#a88c98', '#ecd0b0', '#fff0d8']),
  (c) => {
    const brown = fur(c, '#d8b898', '#5a3834');
    c.path(limb(pts('36 92 40 104 48 108'), () => 8, 6) + limb(pts('48 92 58 100 66 106'), () => 8, 6), { fill: brown });
    c.path(curve(pts('28 70 40 60 52 68 54 86 42 96 30 90'), true), { fill: cloth(c, '#9a7048', '#3a2014') });
    head(c, 36, 54, 11, brown, 'cross', [-20, 10], true);
    c.path(limb(pts('46 72 58 66 66 58'), () => 5, 7) + limb(pts('44 76 58 74 68 66'), () => 5, 7), { fill: brown });
    c.path('M64 62Q72 58 84 60', { line: '#c8a468', width: 2 });
  },
);

export const TUTU: Record<string, Scene> = {
  'Oru the Wanderer': oru,
  'Zuli Stonebelly': zuli,
  'Nubo the Patient': nubo,
  'Teki Quickfoot': teki,
  'Pim and Pom': pimpom,
  'Mother Halu': halu,
  'Basso the Bellower': basso,
  'Gorro Ironshell': gorro,
  'Ginto the Stubborn': ginto,
};
