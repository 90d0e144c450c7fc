/** Aqua: the deep sea. Sisters of the water with long tails, and what swims with them; Fire glows, Earth is scaled. */
import { curve, fix, polygon, round, type Canvas, type Point } from './canvas';
import { limb, taper } from './limbs';
import { speaks, type Subject } from './subject';

const DEEP = '#04182b';

export function ground(c: Canvas, s: Subject): void {
  const { dice } = c;
  c.sky(
    s.fire > s.earth
      ? ['#52c3c8', '#15709c', '#0a2f5a', '#061a33']
      : ['#3fa9c4', '#0f5c8c', '#073a55', '#04182b'],
  );
  rays(c);
  c.ridge(92, 22, 1, '#0a3a5c', 0.7);
  for (let i = 0; i < 5; i++)
    weed(c, dice.between(0, 70), dice.between(16, 34), dice.pick(['#0f6a68', '#0b4f62', '#12806a']), 0.75);
  c.ridge(104, 7, 0, '#06243c');
  coral(c, s);
}

/** Light that falls through the surface. */
function rays(c: Canvas): void {
  const paint = c.shade(['#eafffb88', '#eafffb00']);
  for (let i = 0; i < 5; i++) {
    const x = c.dice.between(14, 62);
    const w = c.dice.between(2, 6);
    c.path(
      polygon([
        [x, 12],
        [x + w, 12],
        [x + w * 2.6 - 12, 96],
        [x - 14, 96],
      ]),
      { fill: paint, opacity: 0.6 },
    );
  }
}

function weed(c: Canvas, x: number, tall: number, fill: string, opacity: number): void {
  const sway = c.dice.between(2, 5) * c.dice.sign();
  c.path(
    limb(
      [
        [x, 118],
        [x + sway, 118 - tall * 0.4],
        [x - sway, 118 - tall * 0.8],
        [x + sway * 0.6, 118 - tall * 1.2],
      ],
      taper(2.6, 0.4),
    ),
    { fill, opacity },
  );
}

function coral(c: Canvas, s: Subject): void {
  for (let i = 0; i < 3 + s.earth; i++) {
    const x = c.dice.between(4, 68);
    const colour = c.dice.pick(['#d0607a', '#e08a5a', '#7a5aa8', '#2f9aa0']);
    for (let k = -1; k <= 1; k++)
      c.path(
        limb(
          [
            [x, 110],
            [x + k * 2, 104],
            [x + k * 4.5, 99 + Math.abs(k) * 2],
          ],
          taper(2, 1.2),
          6,
        ),
        { fill: colour, opacity: 0.85 },
      );
  }
}

export function figure(c: Canvas, s: Subject): void {
  const y = s.foot - 34;
  c.glow(43, y + 4, 32, s.fire > s.earth ? '#ffcf9a' : '#a8fff0', 0.4);
  if (speaks(s, 'octopus', 'kraken')) return octopus(c, s, 43, y - 4);
  if (speaks(s, ' eel', 'leech', 'serpent')) return eel(c, s, y);
  if (speaks(s, 'crustacean')) return crab(c, s, 43, y + 14);
  if (speaks(s, 'behemoth', 'razorjaw')) return fish(c, s, 42, y + 4);
  if (s.words === 'yin' || s.words === 'yang') return circling(c, s, 43, y + 4);
  if (speaks(s, 'sirens'))
    c.group('translate(16 26) scale(.62)', () => sister(c, s, 12, y - 8)).group(
      'translate(20 8) scale(.6)',
      () => sister(c, s, 62, y - 4),
    );
  sister(c, s, 42, y);
}

/** A sister: crowned head, streaming hair, one long tail with fins. */
function sister(c: Canvas, s: Subject, x: number, y: number): void {
  const { dice } = c;
  const strength = Math.max(s.fire, s.earth);
  const k = 0.86 + strength * 0.055;
  const side = dice.sign();
  const skin = dice.pick(['#7fd6c8', '#6fb8e0', '#9fc8f0', '#8fe0b0', '#b8a8f0']);
  const scales = dice.pick(['#0f6f8f', '#2a5aa8', '#127a66', '#5a4aa0']);
  c.group(`translate(${x} ${fix(y)}) scale(${fix(side * k)} ${fix(k)})`, () => {
    hair(c, s);
    const tail: Point[] = [
      [0, 3],
      [3, 14],
      [-4, 25],
      [4, 36],
      [14, 39],
    ];
    const body = limb(tail, (t) => 9.5 * (1 - t) ** 0.8 + 1.2, 18);
    c.path(
      polygon([
        [13, 38],
        [21, 30],
        [20, 38.5],
        [23, 46],
        [13, 40.5],
      ]),
      { fill: '#9fe3ff', opacity: 0.85 },
    );
    c.lit(body, scales, '#d9fff8', -0.6, -0.4, 0.9);
    c.clip(body, () => {
      let d = '';
      for (let row = 0; row < 14; row++)
        d += `M${fix((row % 2) * 1.6 - 11)} ${fix(5 + row * 2.6)}${'q1.6 2.2 3.2 0'.repeat(7)}`;
      c.path(d, { line: '#bff5ee', width: 0.3, opacity: 0.35 + s.earth * 0.08 });
    });
    const arm = dice.between(-6, -2) - s.fire;
    c.lit(
      [
        limb(
          [
            [-3, -7],
            [-9, -3],
            [-13, arm],
          ],
          taper(2.6, 1.2),
        ),
        limb(
          [
            [3, -7],
            [8, -1],
            [4, 5],
          ],
          taper(2.6, 1.2),
        ),
        curve(
          [
            [-4.5, -8],
            [0, -9.5],
            [4.5, -8],
            [3.4, 0],
            [4.4, 5],
            [-4.4, 5],
            [-3.4, 0],
          ],
          true,
        ),
        round(0, -14, 3.9, 4.8),
      ],
      skin,
      '#fff',
      -0.5,
      -0.4,
      0.7,
    );
    c.path('M-4 -6Q0 -2.5 4 -6L3.5 -3.5Q0 -.8 -3.5 -3.5Z', { fill: scales });
    for (const eye of [-1, 1])
      c.path(round(eye * 1.6, -14, 0.75, 1), { fill: '#06243c' }).disc(eye * 1.6 - 0.2, -14.4, 0.25, '#fff');
    crown(c, s);
    c.glow(-13, arm - 2, 4 + s.fire, '#ffcf9a', s.fire ? 0.9 : 0.2).disc(
      -13,
      arm - 2,
      1 + s.fire * 0.22,
      '#fff6dc',
    );
  });
}

function hair(c: Canvas, s: Subject): void {
  const colour = c.dice.pick(['#d9f5ff', '#ff9a6a', '#35d0c0', '#c9a0ff', '#f0d878']);
  for (let i = 0; i < 7; i++) {
    const drift = 4 + i * 2.2;
    c.path(
      limb(
        [
          [1 - i * 0.3, -17 + i * 0.4],
          [6 + drift * 0.4, -20 + i * 2],
          [9 + drift, -15 + i * 2.5 + c.dice.between(-2, 2)],
          [15 + drift, -17 + i * 3],
        ],
        taper(2.6, 0.3),
      ),
      { fill: colour, opacity: 0.65 + (i % 2) * 0.25 },
    );
  }
  if (s.moons > 1) c.ring(0, -14, 9, '#d9fff8', 0.35, 0.7);
}

function crown(c: Canvas, s: Subject): void {
  const n = 1 + Math.max(s.fire, s.earth);
  for (let i = 0; i < n; i++) {
    const a = n === 1 ? 0 : (i / (n - 1) - 0.5) * 1.8;
    c.path(
      polygon([
        [Math.sin(a - 0.18) * 4, -14.5 - Math.cos(a - 0.18) * 4],
        [Math.sin(a) * 8, -14.5 - Math.cos(a) * 8.2],
        [Math.sin(a + 0.18) * 4, -14.5 - Math.cos(a + 0.18) * 4],
      ]),
      { fill: i % 2 ? '#ffd98a' : '#fff3d0' },
    );
  }
}

export function octopus(c: Canvas, s: Subject, x: number, y: number): void {
  const { dice } = c;
  const [skin, light] = s.fire > s.earth ? ['#b8433a', '#ffb08a'] : ['#1c3f6b', '#7fc0e8'];
  for (let i = 0; i < 8; i++) {
    const a = Math.PI * (0.08 + (i / 7) * 0.84);
    const reach = dice.between(26, 34);
    const arm: Point[] = [
      [x + Math.cos(a) * 6, y + 7],
      [x + Math.cos(a) * reach * 0.5, y + 12 + Math.sin(a) * 8],
      [x + Math.cos(a) * reach * 0.8, y + Math.sin(a) * reach + 4],
      [x + Math.cos(a) * reach * 0.62, y + Math.sin(a) * reach * 1.2 + 2],
    ];
    c.lit(limb(arm, taper(5.5, 0.6), 18), skin, light, -0.5, -0.5, 0.9);
    for (const [px, py] of arm.slice(1, 3)) c.disc(px, py, 0.9, light, 0.8);
  }
  c.lit(
    curve(
      [
        [x - 11, y + 4],
        [x - 13, y - 8],
        [x, y - 20],
        [x + 13, y - 8],
        [x + 11, y + 4],
        [x, y + 10],
      ],
      true,
    ),
    skin,
    light,
    -0.7,
    -0.7,
    0.9,
  );
  for (const side of [-1, 1])
    c.path(round(x + side * 5, y + 1, 2.8, 2.2), { fill: '#ffe9a0' }).path(
      round(x + side * 5, y + 1, 0.8, 2),
      { fill: DEEP },
    );
  for (let i = 0; i < 6; i++)
    c.disc(x + dice.between(-8, 8), y - dice.between(4, 14), dice.between(0.5, 1.3), light, 0.5);
}

function eel(c: Canvas, s: Subject, y: number): void {
  const n = speaks(s, 'swarming') ? 4 : 1;
  for (let i = n - 1; i >= 0; i--) {
    const [dx, dy] = [i * 4 - 2, i * 9 - (n - 1) * 5];
    const spark = speaks(s, 'electric');
    const skin =
      n > 1 ? (['#1f6f5a', '#2a5a8a', '#5a4a8a', '#1c4a6a'][i] as string) : spark ? '#2a4a9a' : '#3f5f2a';
    const body: Point[] = [
      [66, y + 30 + dy],
      [50 + dx, y + 22 + dy],
      [30, y + 28 + dy],
      [24 + dx, y + 12 + dy],
      [42, y + 8 + dy],
      [46 + dx, y - 8 + dy],
      [32, y - 11 + dy],
    ];
    const width = n > 1 ? 5 : 8;
    c.lit(
      limb(body, (t) => 1 + width * Math.min(1, t * 1.6) * (t > 0.9 ? 0.85 : 1), 30),
      skin,
      '#9fe3ff',
      -0.5,
      -0.6,
      0.9,
    );
    c.lit(
      curve(
        [
          [36, y - 16 + dy],
          [28, y - 14 + dy],
          [23, y - 9 + dy],
          [30, y - 6 + dy],
          [37, y - 7 + dy],
        ],
        true,
      ),
      skin,
      '#9fe3ff',
      -0.5,
      -0.6,
    );
    c.disc(30, y - 11.5 + dy, 1.1, '#ffe9a0').disc(29.8, y - 11.5 + dy, 0.45, DEEP);
    if (spark) for (let k = 0; k < 5; k++) bolt(c, c.dice.between(26, 60), y + c.dice.between(-14, 30));
  }
}

function bolt(c: Canvas, x: number, y: number): void {
  c.path(`M${fix(x)} ${fix(y)}l2 -3l.5 2.5l2 -3l.5 2.5l2 -3`, {
    line: '#fff6a0',
    width: 0.6,
    cap: true,
  }).glow(x + 3, y - 2, 5, '#fff6a0', 0.5);
}

function crab(c: Canvas, s: Subject, x: number, y: number): void {
  const [shell, light] = ['#b5502f', '#ffc08a'];
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++)
      c.path(
        limb(
          [
            [x + side * 10, y + i],
            [x + side * (17 + i * 2), y - 4 + i * 5],
            [x + side * (18 + i * 2), y + 9 + i * 2],
          ],
          taper(3, 0.7),
        ),
        { fill: shell, line: '#5a2010', width: 0.3 },
      );
    c.lit(
      limb(
        [
          [x + side * 9, y - 4],
          [x + side * 18, y - 9],
          [x + side * 17, y - 20],
        ],
        taper(4, 5),
      ),
      shell,
      light,
      -0.5,
      -0.5,
    );
    c.lit(
      curve(
        [
          [x + side * 14, y - 20],
          [x + side * 12, y - 31],
          [x + side * 17, y - 26],
          [x + side * 22, y - 31],
          [x + side * 21, y - 20],
        ],
        true,
      ),
      shell,
      light,
      -0.5,
      -0.5,
    );
    c.path(`M${fix(x + side * 4)} ${fix(y - 7)}v-5`, { line: shell, width: 1.2 })
      .disc(x + side * 4, y - 13, 1.8, '#fff')
      .disc(x + side * 4, y - 13, 0.8, DEEP);
  }
  c.lit(
    curve(
      [
        [x - 14, y - 2],
        [x - 9, y - 9],
        [x, y - 11],
        [x + 9, y - 9],
        [x + 14, y - 2],
        [x + 8, y + 7],
        [x, y + 9],
        [x - 8, y + 7],
      ],
      true,
    ),
    shell,
    light,
    -0.6,
    -0.7,
    0.9,
  );
  for (let i = 0; i < 3 + s.earth; i++)
    c.disc(x + c.dice.between(-9, 9), y + c.dice.between(-7, 3), c.dice.between(0.6, 1.5), light, 0.6);
}

export function fish(c: Canvas, s: Subject, x: number, y: number): void {
  const jaw = speaks(s, 'razorjaw');
  const [skin, light] = jaw ? ['#4a2a5a', '#ff9ac0'] : ['#1c4a5a', '#7fd6c8'];
  const body = curve(
    [
      [x - 20, y + 2],
      [x - 12, y - 12],
      [x + 2, y - 15],
      [x + 16, y - 7],
      [x + 22, y],
      [x + 14, y + 9],
      [x, y + 14],
      [x - 13, y + 11],
    ],
    true,
  );
  c.lit(
    [
      polygon([
        [x + 18, y],
        [x + 30, y - 13],
        [x + 26, y],
        [x + 30, y + 12],
      ]),
      polygon([
        [x - 6, y - 12],
        [x + 3, y - 24],
        [x + 10, y - 12],
      ]),
      body,
    ],
    skin,
    light,
    -0.7,
    -0.7,
    0.9,
  );
  c.clip(body, () => {
    c.path(round(x - 4, y + 14, 24, 9), { fill: '#d9fff8', opacity: 0.25 });
    for (let i = 0; i < 5; i++)
      c.path(`M${fix(x + i * 5 - 6)} ${fix(y - 12)}q3 12 0 24`, { line: light, width: 0.5, opacity: 0.5 });
  });
  c.path(`M${fix(x - 20)} ${fix(y + 2)}L${fix(x - 5)} ${fix(y + 1)}L${fix(x - 14)} ${fix(y + 9)}Z`, {
    fill: DEEP,
  });
  for (let i = 0; i < 5; i++)
    c.path(
      `M${fix(x - 19 + i * 2.6)} ${fix(y + 1.9)}l1.2 3l1.2 -3ZM${fix(x - 16.5 + i * 2)} ${fix(y + 7 - i * 1.3)}l1 -2.6l1 2Z`,
      { fill: '#fff' },
    );
  c.disc(x - 9, y - 4, 2.4, '#ffe9a0').disc(x - 9.4, y - 4, 1, DEEP);
}

/** Yin and Yang: two fish that circle; the light one leads for Yang, the dark one for Yin. */
function circling(c: Canvas, s: Subject, x: number, y: number): void {
  const light = s.words === 'yang';
  c.glow(x, y, 28, light ? '#fff0c0' : '#7fa8ff', 0.6);
  for (const turn of [0, 180]) {
    const bright = (turn === 0) === light;
    c.group(
      `rotate(${turn} ${x} ${fix(y)})`,
      () => {
        c.lit(
          limb(
            [
              [x - 13, y + 8],
              [x - 15, y - 6],
              [x - 4, y - 15],
              [x + 9, y - 12],
              [x + 15, y - 2],
            ],
            (t) => 1.5 + 10 * Math.sin(Math.PI * (0.12 + t * 0.7)),
            20,
          ),
          bright ? '#f3fbff' : '#0b2a55',
          bright ? '#ffe0a8' : '#7fc0ff',
          -0.6,
          -0.6,
          0.9,
        );
        c.disc(x + 8, y - 11, 1.5, bright ? '#0b2a55' : '#f3fbff');
      },
      turn === 0 ? 1 : 0.7,
    );
  }
}

export function air(c: Canvas, s: Subject): void {
  const n = 14 + s.fire * 2;
  for (let i = 0; i < n; i++) {
    const [x, y, r] = [c.dice.between(4, 66), c.dice.between(18, 108), c.dice.between(0.3, 1.3)];
    c.ring(x, y, r, '#d9fff8', 0.25, 0.7).disc(x - r * 0.3, y - r * 0.3, r * 0.25, '#fff', 0.8);
  }
}
