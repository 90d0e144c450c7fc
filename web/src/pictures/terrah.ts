/** Terrah: giants of stacked stone under storms; Earth piles them up, Fire glows in their cracks. */
import { curve, fix, polygon, polyline, type Canvas, type Point } from './canvas';
import { speaks, type Subject } from './subject';

const STONES = ['#a85a3e', '#c4744a', '#8a4634', '#d69a5c', '#b5674a'];

export function ground(c: Canvas, s: Subject): void {
  const { dice } = c;
  const storm = speaks(s, 'storm', 'typhoon', 'thunder', 'fog');
  c.sky(storm ? ['#1f2030', '#4a4250', '#a0705a', '#d99b52'] : ['#3d2433', '#9a5138', '#e8b062', '#b4693a']);
  if (!storm) c.glow(dice.between(30, 60), dice.between(36, 50), 24, '#fff0c0', 0.85);
  clouds(c, storm ? '#2b2833' : '#6b3a3c', storm ? 5 : 3);
  c.ridge(82, 30, 1, '#8d4c36', 0.7).ridge(92, 18, 1, '#6a3427');
  strata(c);
}

function clouds(c: Canvas, fill: string, n: number): void {
  const { dice } = c;
  for (let i = 0; i < n; i++) {
    const y = 16 + i * 6;
    const points: Point[] = Array.from({ length: 7 }, (_, k) => [-6 + k * 14, y + dice.between(-3, 4)]);
    c.path(`${curve(points)}L80 ${y - 14}L-6 ${y - 14}Z`, { fill, opacity: 0.3 });
  }
}

/** Layers of earth, the lower the darker. */
function strata(c: Canvas): void {
  const { dice } = c;
  const colours = ['#a5603d', '#7f4230', '#c08246', '#5e2c22', '#8c4a33', '#3a1a14'];
  let y = 93;
  for (const colour of colours) {
    const points: Point[] = Array.from({ length: 6 }, (_, k) => [-4 + k * 16, y + dice.between(-1.6, 1.6)]);
    c.path(`${curve(points)}L76 124L-4 124Z`, { fill: colour });
    y += dice.between(2.6, 5);
  }
  for (let i = 0; i < 5; i++) {
    let [x, at] = [dice.between(4, 66), 93];
    const points: Point[] = [[x, at]];
    for (let k = 0; k < 4; k++) points.push([(x += dice.between(-3, 3)), (at += dice.between(3, 6))]);
    c.path(polyline(points), { line: '#26100b', width: 0.7, cap: true });
  }
}

/** A boulder with a lit top and a dark foot. */
export function boulder(c: Canvas, x: number, y: number, rx: number, ry: number, fill: string): void {
  const { dice } = c;
  const n = 8;
  const points: Point[] = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2 + dice.between(-0.16, 0.16);
    const k = dice.between(0.86, 1.08);
    return [x + rx * k * Math.cos(a), y + ry * k * Math.sin(a)];
  });
  const d = polygon(points);
  c.path(d, { fill, line: '#2a110c', width: 0.5 });
  c.clip(d, () => {
    c.path(
      polygon([
        [x - rx * 1.2, y - ry * 1.2],
        [x + rx * 0.7, y - ry * 1.2],
        [x + rx * 0.2, y - ry * 0.25],
        [x - rx * 0.5, y + ry * 0.1],
        [x - rx * 1.2, y + ry * 0.5],
      ]),
      { fill: '#ffd9a0', opacity: 0.28 },
    );
    c.path(
      polygon([
        [x - rx, y + ry * 1.2],
        [x - rx * 0.2, y + ry * 0.4],
        [x + rx * 1.2, y - ry * 0.1],
        [x + rx * 1.2, y + ry * 1.2],
      ]),
      { fill: '#1a0a08', opacity: 0.32 },
    );
  });
}

export function figure(c: Canvas, s: Subject, x = 44, foot = s.foot + 1): void {
  const { dice } = c;
  const tall = 32 + s.earth * 3.8 + s.fire * 0.8;
  const wide = 10 + s.earth * 1.15 + s.fire * 0.35;
  const top = foot - tall;
  const stone = (): string => dice.pick(STONES);
  c.glow(x, foot - tall * 0.52, tall * 0.95, '#ffedc4', 0.75);
  for (const side of [-1, 1]) {
    boulder(c, x + side * wide * 0.48, foot - tall * 0.07, wide * 0.36, tall * 0.09, stone());
    boulder(c, x + side * wide * 0.42, foot - tall * 0.22, wide * 0.32, tall * 0.11, stone());
  }
  const rows = 2 + Math.round(s.earth / 3);
  for (let i = 0; i < rows; i++) {
    const share = i / rows;
    boulder(
      c,
      x + dice.between(-1, 1),
      foot - tall * (0.36 + share * 0.3),
      wide * (0.62 + share * 0.25),
      tall * 0.13,
      stone(),
    );
  }
  for (const side of [-1, 1]) arm(c, x, top, tall, wide, side, stone);
  cracks(c, s, x, top, tall);
  head(c, s, x, top + tall * 0.13, wide);
}

function arm(
  c: Canvas,
  x: number,
  top: number,
  tall: number,
  wide: number,
  side: number,
  stone: () => string,
): void {
  const raised = c.dice.chance(0.3);
  boulder(c, x + side * wide * 0.95, top + tall * 0.32, wide * 0.34, tall * 0.085, stone());
  boulder(c, x + side * wide * 1.2, top + tall * (raised ? 0.2 : 0.46), wide * 0.26, tall * 0.08, stone());
  boulder(c, x + side * wide * 1.27, top + tall * (raised ? 0.05 : 0.62), wide * 0.34, tall * 0.085, stone());
}

/** Light in the seams, more of it for Fire. */
function cracks(c: Canvas, s: Subject, x: number, top: number, tall: number): void {
  for (let i = 0; i < s.fire; i++) {
    let px = x + c.dice.between(-6, 6);
    let py = top + tall * c.dice.between(0.3, 0.5);
    const points: Point[] = [[px, py]];
    for (let k = 0; k < 3; k++) points.push([(px += c.dice.between(-2.6, 2.6)), (py += tall * 0.06)]);
    c.path(polyline(points), { line: '#ff8a2a', width: 0.9, cap: true }).path(polyline(points), {
      line: '#ffe9a8',
      width: 0.35,
      cap: true,
    });
  }
}

function head(c: Canvas, s: Subject, x: number, y: number, wide: number): void {
  const r = 4.6 + wide * 0.12;
  boulder(c, x, y, r, r * 0.95, c.dice.pick(STONES));
  if (speaks(s, 'storm', 'great', 'mountain', 'quaker', 'master') || s.earth > 4) {
    for (let i = -2; i <= 2; i++)
      c.lit(
        polygon([
          [x + i * r * 0.4 - 1.2, y - r * 0.7],
          [x + i * r * 0.55, y - r * (1.75 - Math.abs(i) * 0.22)],
          [x + i * r * 0.4 + 1.2, y - r * 0.7],
        ]),
        '#5a2c22',
        '#ffe0a3',
        -0.3,
        -0.3,
      );
  }
  c.path(
    polygon([
      [x - r * 0.8, y - r * 0.25],
      [x + r * 0.8, y - r * 0.25],
      [x + r * 0.6, y - r * 0.02],
      [x - r * 0.6, y - r * 0.02],
    ]),
    { fill: '#2a110c' },
  );
  for (const side of [-1, 1])
    c.glow(x + side * r * 0.38, y + r * 0.08, 2.6, '#ffd27a', 0.9).disc(
      x + side * r * 0.38,
      y + r * 0.08,
      r * 0.13 + s.fire * 0.06,
      '#fff0b8',
    );
  c.path(`M${fix(x - r * 0.4)} ${fix(y + r * 0.5)}h${fix(r * 0.8)}`, { line: '#2a110c', width: 0.7 });
}

export function air(c: Canvas, s: Subject): void {
  c.motes(12, '#ffd9a0', 50, 104, 0.6);
  for (let i = 0; i < Math.min(4, s.earth); i++)
    boulder(
      c,
      c.dice.between(8, 64),
      c.dice.between(91, 99),
      c.dice.between(1.6, 3.4),
      c.dice.between(1.2, 2.4),
      '#6f3a2c',
    );
}
