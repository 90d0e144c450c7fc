/** Where the Hoax live: halls of books, observatories, terraces over a city of domes. Engraved lines, ivory and steel. */
import { fix, pts, star, type Canvas } from '../canvas';
import { ground, mist, peaks, shafts } from '../kit/scene';

export const INK = '#2c3a46';
export const STEEL = '#7d93a3';
export const RIM = '#fffaf0';

/** Rings and ticks of a star chart. */
export function chart(c: Canvas, x: number, y: number, r: number, line = STEEL, opacity = 0.7): void {
  for (const [i, k] of [0.4, 0.6, 0.8, 1].entries()) c.ring(x, y, r * k, line, i % 2 ? 0.25 : 0.45, opacity, i % 2 ? '1 1' : undefined);
  let d = '';
  for (let i = 0; i < 36; i++) {
    const a = (i * Math.PI) / 18;
    const inner = r * (i % 3 ? 0.96 : 0.91);
    d += `M${fix(x + inner * Math.cos(a))} ${fix(y + inner * Math.sin(a))}L${fix(x + r * 1.02 * Math.cos(a))} ${fix(y + r * 1.02 * Math.sin(a))}`;
  }
  c.path(d, { line, width: 0.35, opacity });
}

/** Domes in the distance: [x, height, half width] each. */
export function domes(c: Canvas, y: number, list: readonly (readonly [number, number, number])[], dark: string, lit: string): void {
  let [bodies, faces] = ['', ''];
  for (const [x, high, w] of list) {
    const top = fix(y - high + w);
    bodies += `M${fix(x - w)} ${y + 30}V${top}A${fix(w)} ${fix(w)} 0 0 1 ${fix(x + w)} ${top}V${y + 30}ZM${fix(x - 0.5)} ${fix(y - high)}V${fix(y - high - w * 0.7)}h1V${fix(y - high)}Z`;
    faces += `M${fix(x + w * 0.25)} ${y + 30}V${fix(y - high + w * 0.3)}Q${fix(x + w)} ${fix(y - high + w * 0.3)} ${fix(x + w)} ${top}V${y + 30}Z`;
  }
  c.path(bodies, { fill: dark }).path(faces, { fill: lit });
}

/** A terrace over the city at noon. */
export function terrace(c: Canvas, y = 94, sky: readonly string[] = ['#b9c3c4', '#e6e2d2', '#f7f0de', '#e8d9b8']): void {
  c.sky(sky);
  c.glow(56, 34, 36, '#fffdf0', 0.9);
  chart(c, 50, 44, 27, '#a3adae', 0.5);
  domes(
    c,
    y - 6,
    [
      [8, 20, 6],
      [24, 28, 7],
      [62, 34, 8],
      [44, 18, 6],
    ],
    '#bcc4c2',
    '#dcdccb',
  );
  mist(c, y - 12, 22, '#f7f0de', 0.7);
  domes(
    c,
    y,
    [
      [2, 18, 8],
      [34, 14, 6],
      [70, 22, 8],
    ],
    '#93a0a4',
    '#b9bfb8',
  );
  ground(c, y, '#b3a98f', '#5c5f60', '#4a565e', 0.3);
  c.path(`M0 ${y + 4}H70M0 ${y + 10}H70M0 ${y + 18}H70M14 ${y}L4 122M34 ${y}L32 122M54 ${y}L60 122`, { line: INK, width: 0.25, opacity: 0.4 });
}

/** A hall of books; light falls through a tall window. */
export function library(c: Canvas, y = 96): void {
  c.sky(['#4a4038', '#7a6a54', '#b8a078', '#8a7454']);
  const shelf = (x: number, w: number, rows: readonly number[], dark: string): void => {
    c.path(`M${x} 0H${x + w}V${y}H${x}Z`, { fill: dark });
    let [a, b] = ['', ''];
    for (const top of rows)
      for (let at = x + 0.8; at < x + w - 1.4; at += 1.5) {
        const high = c.dice.between(5, 7.4);
        const d = `M${fix(at)} ${fix(top + 8 - high)}h1.2v${fix(high)}h-1.2Z`;
        if (c.dice.chance(0.5)) a += d;
        else b += d;
      }
    c.path(a, { fill: '#8a4f3a', opacity: 0.8 }).path(b, { fill: '#5d7078', opacity: 0.8 });
    c.path(rows.map((top) => `M${x} ${top + 8}H${x + w}`).join(''), { line: '#2a211a', width: 0.8 });
  };
  shelf(0, 24, [18, 30, 42, 54, 66, 78], '#3a3028');
  shelf(62, 10, [18, 30, 42, 54, 66, 78], '#4a3c30');
  c.path('M32 84V34Q44 14 56 34V84Z', { fill: '#f7efd8' }).path('M44 24V84M32 48H56M32 66H56', { line: '#8a7a60', width: 0.7 });
  c.glow(44, 50, 32, '#fff8e0', 0.8);
  shafts(c, 52, 30, 90, [104, 118, 132], '#fff3d0', 0.2, 11);
  ground(c, y, '#8a7454', '#2c241c', '#4a3c2c', 0.2);
}

/** Night under the open dome. */
export function observatory(c: Canvas, y = 96): void {
  c.sky(['#0d1626', '#1d2f48', '#3a5568', '#7d8f90']);
  for (let i = 0; i < 30; i++)
    c.path(star(c.dice.between(14, 69), c.dice.between(16, 66), c.dice.between(0.3, 1.1), 0.2, 4), { fill: '#fffaf0', opacity: 0.85 });
  chart(c, 46, 46, 28, '#8fb0c2', 0.55);
  c.path('M0 120V60C4 30 16 10 30 0H0ZM70 120V60C68 40 62 18 50 0H70Z', { fill: '#2a3844' });
  c.path('M50 0C62 18 68 40 70 60V36C68 22 64 10 58 0Z', { fill: '#5d7484' });
  c.path('M30 0C16 12 6 34 2 60M50 0C61 18 67 42 69 64', { line: '#8fa3ae', width: 0.5 });
  mist(c, y - 6, 22, '#8fb0b8', 0.4);
  ground(c, y, '#4a5a60', '#18222a', '#8fa3ae', 0.2);
}

/** The road into the hills, late. */
export function road(c: Canvas, y = 88): void {
  c.sky(['#8a9aa8', '#cfc9b8', '#f3dcae', '#f0b878']);
  c.glow(58, 62, 30, '#fff0c8', 0.9).disc(58, 64, 6, '#fff6dc');
  peaks(
    c,
    y - 6,
    [
      [6, 22, 18],
      [30, 16, 18],
      [66, 20, 18],
    ],
    '#a0a39a',
    '#c4bca4',
    0.6,
  );
  mist(c, y - 8, 16, '#f3dcae', 0.6);
  domes(
    c,
    y,
    [
      [14, 12, 4],
      [20, 8, 3],
    ],
    '#8d9490',
    '#a8a898',
  );
  ground(c, y, '#b59d74', '#4f4638', '#7a6a4c', 0.8);
  c.path(`M52 ${y}Q40 ${y + 8} 48 ${y + 14}T38 122H66Q62 ${y + 16} 60 ${y + 10}T55 ${y}Z`, { fill: '#e0cda0', opacity: 0.7 });
}

/** A dark room with one light. */
export function study(c: Canvas, y = 98, light: readonly [number, number] = [58, 50]): void {
  c.sky(['#191c20', '#2c3034', '#4a463c', '#5c5040']);
  c.path('M0 16H30V98H0Z', { fill: '#1d2024' }).path('M2 30H28M2 48H28M2 66H28M2 84H28', { line: '#3c3a34', width: 0.8 });
  let d = '';
  for (const top of [30, 48, 66, 84])
    for (let x = 4; x < 26; x += 2.4) d += `M${fix(x)} ${top}v${fix(-c.dice.between(6, 12))}h1.7v${top}`.replace(`v${top}`, `V${top}`);
  c.path(d, { fill: '#3c464c' });
  c.glow(light[0], light[1], 44, '#ffdf9a', 0.75);
  ground(c, y, '#5c5040', '#14130f', '#8a7a58', 0.2);
}

/** Still water and a bare tree: nothing stirs. */
export function garden(c: Canvas, y = 90): void {
  c.sky(['#9fb0b4', '#d5dcd4', '#f4efdc', '#f7e6c0']);
  c.glow(50, 44, 34, '#fffdf0', 0.8).disc(52, 40, 9, '#fffaf0');
  peaks(
    c,
    y - 4,
    [
      [12, 18, 20],
      [64, 24, 22],
    ],
    '#b4c0bc',
    '#d0d4c4',
    0.4,
  );
  mist(c, y - 6, 18, '#f7f0de', 0.8);
  c.path(`M0 ${y - 2}H70V122H0Z`, { fill: c.shade(['#e6e2cc', '#a9bcb8', '#4a666c']) });
  c.path(
    pts('8 94 30 97 14 104 44 99 20 110 56 106')
      .map(([x, py]) => `M${x} ${py}h${fix(c.dice.between(6, 16))}`)
      .join(''),
    { line: '#fffaf0', width: 0.4, opacity: 0.7, cap: true },
  );
}
