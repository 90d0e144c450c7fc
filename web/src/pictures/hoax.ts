/** Hoax: engraved scholars before star charts and machines; Fire lights planets, Earth turns gears. */
import { curve, fix, polygon, round, star, type Canvas, type Point } from './canvas';
import { limb, taper } from './limbs';
import { speaks, type Subject } from './subject';

const INK = '#2c3a46';
const STEEL = '#7d93a3';
const ROBES = [INK, '#43395f', '#54403a', '#2f4d4d', '#3a4a6b'];

export function ground(c: Canvas, s: Subject): void {
  const { dice } = c;
  c.sky(['#c9c6b6', '#f1ebda', '#d6d3c4', '#9aa6ab']);
  const [x, y] = [dice.between(36, 50), dice.between(38, 46)];
  chart(c, s, x, y);
  domes(c);
  for (let i = 0; i < 16; i++)
    c.path(`M0 ${fix(94 + i * 1.7)}H70`, { line: INK, width: 0.16 + i * 0.02, opacity: 0.5 });
  gears(c, s);
}

/** Rings, spokes and constellations in thin ink; a planet on the rings for each Fire. */
function chart(c: Canvas, s: Subject, x: number, y: number): void {
  const { dice } = c;
  c.glow(x, y, 34, '#fffdf5', 0.9);
  const rings = [12, 17, 22.5, 28, 34];
  rings.forEach((r, i) => c.ring(x, y, r, STEEL, i % 2 ? 0.22 : 0.4, 0.75, i % 2 ? '1 1' : undefined));
  let ticks = '';
  for (let i = 0; i < 36; i++) {
    const a = (i * Math.PI) / 18;
    const r = i % 3 ? 33 : 31;
    ticks += `M${fix(x + r * Math.cos(a))} ${fix(y + r * Math.sin(a))}L${fix(x + 34.5 * Math.cos(a))} ${fix(y + 34.5 * Math.sin(a))}`;
  }
  c.path(ticks, { line: STEEL, width: 0.3 });
  const sky: Point[] = Array.from({ length: 7 }, () => [dice.between(26, 68), dice.between(18, 60)]);
  c.path(curve(sky, false, 60), { line: STEEL, width: 0.22, opacity: 0.7 });
  for (const [px, py] of sky) c.path(star(px, py, 1, 0.35, 4), { fill: INK, opacity: 0.7 });
  for (let i = 0; i < s.fire; i++) {
    const r = rings[i % rings.length]!;
    const a = dice.between(-2.9, 0.4);
    const [px, py] = [x + r * Math.cos(a), y + r * Math.sin(a)];
    c.glow(px, py, 4, '#ffb35c', 0.8)
      .disc(px, py, 1.3 + (i % 3) * 0.35, '#d9822b')
      .ring(px, py, 1.3 + (i % 3) * 0.35, INK, 0.25);
  }
}

function domes(c: Canvas): void {
  for (let i = 0; i < 4; i++) {
    const [x, w] = [c.dice.between(4, 68), c.dice.between(5, 9)];
    const h = c.dice.between(8, 22);
    c.path(`M${fix(x - w)} 98V${fix(94 - h)}A${fix(w)} ${fix(w)} 0 0 1 ${fix(x + w)} ${fix(94 - h)}V98Z`, {
      fill: '#b4bbb9',
      opacity: 0.75,
    });
    c.path(
      `M${fix(x - 0.6)} ${fix(94 - h)}l${fix(w * 0.9)} ${fix(-w * 1.1)}l1.6 1.2l${fix(-w * 0.9)} ${fix(w * 1.1)}Z`,
      { fill: '#8f9a9c', opacity: 0.75 },
    );
  }
}

export function gear(c: Canvas, x: number, y: number, r: number, fill: string, turn = 0): void {
  const teeth = Math.max(8, Math.round(r * 1.6));
  c.path(star(x, y, r * 1.16, r * 0.95, teeth, turn), { fill }).ring(x, y, r * 0.72, '#f1ebda', 0.35, 0.8);
  for (let i = 0; i < 5; i++)
    c.path(`M${fix(x)} ${fix(y)}l${fix(r * 0.7)} 0`, {
      line: '#f1ebda',
      width: 0.3,
      opacity: 0.6,
      at: `rotate(${i * 72 + turn} ${fix(x)} ${fix(y)})`,
    });
  c.disc(x, y, r * 0.2, '#f1ebda');
}

function gears(c: Canvas, s: Subject): void {
  let x = 14;
  for (let i = 0; i < s.earth + 1; i++) {
    const r = c.dice.between(4, 7.5);
    gear(c, x, 104 - c.dice.between(0, 5), r, i % 2 ? '#51626e' : INK, c.dice.between(0, 40));
    x += r * 1.9;
    if (x > 72) x = 18;
  }
}

export function figure(c: Canvas, s: Subject, x = 43, foot = s.foot + 2): void {
  const { dice } = c;
  const tall = 45 + s.fire * 1.6 + s.earth * 1.2;
  const wide = 11 + s.earth * 1.2;
  const top = foot - tall;
  const lean = dice.between(-2, 2);
  instrument(c, s, x, foot, tall, wide);
  const robe =
    curve(
      [
        [x - wide, foot],
        [x - wide * 0.72, foot - tall * 0.34],
        [x - wide * 0.5, top + tall * 0.34],
        [x - 3 + lean, top + tall * 0.24],
        [x + 3 + lean, top + tall * 0.24],
        [x + wide * 0.5, top + tall * 0.34],
        [x + wide * 0.74, foot - tall * 0.3],
        [x + wide, foot],
      ],
      false,
      5,
    ) + `Q${fix(x)} ${fix(foot + 2.5)} ${fix(x - wide)} ${fix(foot)}Z`;
  c.lit(robe, dice.pick(ROBES), '#fffdf5', -0.8, -0.3, 0.95);
  c.clip(robe, () => {
    for (let i = -6; i <= 6; i++)
      c.path(
        `M${fix(x + lean + i * 0.4)} ${fix(top + tall * 0.24)}Q${fix(x + i * 1.2)} ${fix(foot - tall * 0.4)} ${fix(x + i * wide * 0.19)} ${fix(foot + 2)}`,
        { line: i < 0 ? '#ffffff' : '#000000', width: 0.35, opacity: i < 0 ? 0.5 : 0.35 },
      );
    c.path(
      `M${fix(x - wide)} ${fix(foot - 5)}Q${fix(x)} ${fix(foot - 2.4)} ${fix(x + wide)} ${fix(foot - 5)}`,
      { line: '#d9a25a', width: 1.1 },
    );
  });
  head(c, x + lean, top + tall * 0.15, 5.2 + s.fire * 0.22, s);
}

/** A high skull, one large eye; a beard for the ancient, a hood for the gloomy. */
function head(c: Canvas, x: number, y: number, r: number, s: Subject): void {
  const { dice } = c;
  const high = dice.between(1.25, 1.6);
  if (dice.chance(0.55)) {
    const long = dice.between(7, 15);
    c.path(
      limb(
        [
          [x, y + r * 0.7],
          [x + dice.between(-1, 1), y + r + long * 0.5],
          [x + dice.between(-2, 2), y + r + long],
        ],
        taper(r * 1.1, 0.4),
      ),
      { fill: '#f6f2e6' },
    );
  }
  const skull = curve(
    [
      [x, y - r * high],
      [x + r * 0.95, y - r * 0.55],
      [x + r * 0.72, y + r * 0.5],
      [x, y + r * 1.05],
      [x - r * 0.72, y + r * 0.5],
      [x - r * 0.95, y - r * 0.55],
    ],
    true,
    5,
  );
  c.lit(skull, '#d7cfb8', '#fffdf5', -0.5, -0.5).path(skull, { line: INK, width: 0.4 });
  for (let i = 0; i < 4; i++)
    c.path(`M${fix(x + r * 0.3)} ${fix(y - r * (0.95 - i * 0.28))}q${fix(r * 0.4)} 0.3 ${fix(r * 0.5)} 1`, {
      line: INK,
      width: 0.22,
      opacity: 0.7,
    });
  if (speaks(s, 'blind', 'gloomy', 'serene', 'monk')) {
    for (const side of [-1, 1])
      c.path(
        `M${fix(x + side * r * 0.15)} ${fix(y)}q${fix(side * r * 0.25)} ${fix(r * 0.2)} ${fix(side * r * 0.5)} 0`,
        { line: INK, width: 0.5, cap: true },
      );
  } else {
    c.path(round(x - r * 0.3, y, r * 0.42), { fill: '#fffdf5', line: INK, width: 0.55 }).disc(
      x - r * 0.22,
      y,
      r * 0.18,
      '#3f6f93',
    );
    c.path(round(x + r * 0.42, y - 0.1, r * 0.24), { fill: '#fffdf5', line: INK, width: 0.4 }).disc(
      x + r * 0.46,
      y,
      r * 0.11,
      INK,
    );
    c.path(
      `M${fix(x - r * 0.72)} ${fix(y)}Q${fix(x - r * 1.3)} ${fix(y + r)} ${fix(x - r * 1.1)} ${fix(y + r * 2)}`,
      { line: '#b07a34', width: 0.35 },
    );
  }
  c.path(
    `M${fix(x - r * 0.25)} ${fix(y + r * 0.62)}q${fix(r * 0.25)} ${fix(dice.between(-0.6, 0.7))} ${fix(r * 0.5)} 0`,
    { line: INK, width: 0.4, cap: true },
  );
}

/** What he is never seen without. */
function instrument(c: Canvas, s: Subject, x: number, foot: number, tall: number, wide: number): void {
  const { dice } = c;
  const hand: Point = [x + wide * 1.05, foot - tall * 0.52];
  const arm = limb(
    [[x + wide * 0.3, foot - tall * 0.62], [x + wide * 0.9, foot - tall * 0.48], hand],
    taper(4, 2),
  );
  const kind = speaks(s, 'cartographer', 'traveler', 'seeker')
    ? 0
    : speaks(s, 'astronomer', 'paranoid')
      ? 1
      : speaks(s, 'storyteller', 'rhetorician', 'monk', 'sceptic')
        ? 2
        : dice.int(0, 3);
  if (kind === 1) {
    c.path(
      polygon([
        [hand[0] - 5, hand[1] + 3],
        [hand[0] + 9, hand[1] - 13],
        [hand[0] + 12, hand[1] - 10],
        [hand[0] - 3, hand[1] + 5],
      ]),
      { fill: '#b07a34', line: INK, width: 0.4 },
    );
    c.path(
      polygon([
        [hand[0] + 7.5, hand[1] - 12.5],
        [hand[0] + 11.5, hand[1] - 17],
        [hand[0] + 15.5, hand[1] - 13],
        [hand[0] + 12.5, hand[1] - 9],
      ]),
      { fill: '#d9a25a', line: INK, width: 0.4 },
    );
  } else if (kind === 2) {
    c.path(`M${fix(hand[0] - 6)} ${fix(hand[1] - 5)}q5 -2 7 1q3 -3 8 -1v9q-5 -2 -8 1q-2 -3 -7 -1Z`, {
      fill: '#f6f2e6',
      line: INK,
      width: 0.5,
    });
    for (let i = 0; i < 4; i++)
      c.path(
        `M${fix(hand[0] - 4.6)} ${fix(hand[1] - 3 + i * 1.6)}h4M${fix(hand[0] + 3)} ${fix(hand[1] - 3 + i * 1.6)}h4`,
        { line: STEEL, width: 0.35 },
      );
  } else {
    c.path(`M${fix(hand[0])} ${fix(foot)}V${fix(foot - tall * 0.98)}`, { line: '#6d5433', width: 1 });
    const [px, py] = [hand[0], foot - tall * 1.05];
    if (kind === 0)
      c.disc(px, py, 4.2, '#8fb0c4')
        .ring(px, py, 4.2, INK, 0.5)
        .path(`M${fix(px - 4.2)} ${fix(py)}h8.4M${fix(px)} ${fix(py - 4.2)}q3 4.2 0 8.4q-3 -4.2 0 -8.4`, {
          line: INK,
          width: 0.3,
        });
    else {
      for (const turn of [0, 60, 120])
        c.path(round(px, py, 5, 1.8), {
          line: '#b07a34',
          width: 0.55,
          at: `rotate(${turn} ${fix(px)} ${fix(py)})`,
        });
      c.disc(px, py, 1.5, '#d9822b');
    }
  }
  c.lit(arm, '#3c4b57', '#fffdf5', -0.5, -0.4).disc(hand[0], hand[1], 1.5, '#d7cfb8');
}

export function air(c: Canvas): void {
  c.motes(14, '#fffdf5', 20, 90, 0.5);
}
