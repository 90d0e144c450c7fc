/** Ships and ports of the Buka. */
import { fix, pts, type Canvas, type Point } from '../canvas';
import { oval } from '../kit/path';
import { mist, puffs } from '../kit/scene';

export const RIM = '#ffe9bc';

/** The sea under a sky; waves come nearer. */
export function sea(c: Canvas, y = 78, sky: readonly string[] = ['#1c2c5c', '#4c6094', '#e09a6a', '#ffd898'], sun: Point | null = [54, 66]): void {
  c.sky(sky);
  if (sun) c.glow(sun[0], sun[1], 36, '#ffe6b0', 0.9).disc(sun[0], sun[1], 7, '#fff3d4');
  puffs(
    c,
    [
      [8, 36, 6],
      [16, 33, 7],
      [25, 37, 5],
      [60, 26, 5],
      [67, 28, 6],
    ],
    '#7c7ca0',
    '#ffe0c0',
  );
  c.path(`M0 ${y}H70V122H0Z`, { fill: c.shade(['#c0906a', '#2c4a7c', '#0c1a3c']) });
  mist(c, y, 8, '#ffe6c0', 0.6);
  for (let i = 0; i < 6; i++) {
    let d = `M-6 ${y + 4 + i * 7}`;
    for (let x = -6; x < 76; x += 10 + i) d += `q${2.5 + i * 0.25} ${-1.6 - i * 0.3} ${5 + i / 2} 0q${2.5 + i * 0.25} 1.4 ${5 + i / 2} 0`;
    c.path(d, { line: '#ffe6c0', width: 0.4 + i * 0.08, opacity: 0.5, cap: true });
  }
}

export const NIGHT = ['#070c24', '#14204a', '#2c4070', '#6a7a94'] as const;
export const STORM = ['#141a24', '#333f50', '#5c6c7c', '#a89c88'] as const;
export const MORNING = ['#4c8cc0', '#a8d0dc', '#fbe8c0', '#ffd8a0'] as const;

/** On deck: planks to the front, a rail behind, shrouds. */
export function deck(c: Canvas, sky?: readonly string[], sun: Point | null = [54, 62]): void {
  sea(c, 76, sky, sun);
  c.path('M6 92L20 -2M12 92L22 -2M20 92L25 -2', { line: '#3a2618', width: 0.8 }).path('M7 80H21M9 66H22M11 52H22M13 38H23M15 24H23', {
    line: '#3a2618',
    width: 0.6,
  });
  c.path('M-2 84H72V88H-2Z', { fill: c.mat('#c08a54', '#4a2a18') });
  for (let x = 2; x < 72; x += 9) c.path(`M${x} 88h3v10h-3Z`, { fill: '#5a361e' });
  c.path('M-2 97H72V124H-2Z', { fill: c.shade(['#a8744a', '#6b4228', '#2c180e']) });
  c.path('M-2 101H72M-2 106H72M-2 113H72M14 97L6 124M34 97L32 124M54 97L58 124', { line: '#33190f', width: 0.5, opacity: 0.8 });
}

/** Below deck by lamplight. */
export function cabin(c: Canvas, lamp: Point = [58, 34]): void {
  c.sky(['#1c100c', '#3c2416', '#6b4426', '#8a5a30']);
  for (let i = 0; i < 7; i++) c.path(`M-2 ${18 + i * 13}H72`, { line: '#24140c', width: 0.8 });
  c.path('M24 16V100M50 16V100', { line: '#24140c', width: 3 })
    .path('M28 36Q28 28 37 28Q46 28 46 36V52H28Z', { fill: '#24407c' })
    .path('M28 44H46M37 28V52', { line: '#5a3820', width: 1.4 })
    .path('M28 48q4 -2 8 0t10 0v4H28Z', { fill: '#4c74a8' });
  c.glow(lamp[0], lamp[1], 44, '#ffd890', 0.8);
  c.path(`M${lamp[0]} 0V${lamp[1] - 6}`, { line: '#1c100c', width: 0.8 }).path(`M${lamp[0] - 4} ${lamp[1] - 6}h8l1.4 10h-10.8Z`, {
    fill: c.mat('#fff3c0', '#e0a03c'),
  });
  c.path('M-2 100H72V124H-2Z', { fill: c.shade(['#8a5a34', '#33190f']) });
}

/** The gun deck: ports open to the light. */
export function gundeck(c: Canvas): void {
  c.sky(['#1c120c', '#4a2c1a', '#7a4c2c', '#5a3620']);
  for (const x of [30, 56]) {
    c.path(`M${x - 8} 46H${x + 8}V64H${x - 8}Z`, { fill: c.shade(['#ffe0a8', '#e0a070', '#4c6a98']) });
    c.path(`M${x - 9} 40H${x + 9}V46H${x - 9}Z`, { fill: '#8a3428' });
  }
  c.glow(44, 56, 34, '#ffdca0', 0.6);
  c.path('M-2 20H72M-2 34H72M-2 72H72', { line: '#24140c', width: 1 }).path('M18 16V98M44 16V98M70 16V98', { line: '#33200f', width: 2.4 });
  c.path('M-2 96H72V124H-2Z', { fill: c.shade(['#8a5a34', '#2c180e']) }).path('M-2 103H72M-2 112H72', { line: '#24140c', width: 0.5 });
}

/** A gun on its carriage, muzzle to the right. */
export function cannon(c: Canvas, x: number, y: number, k = 1, flip = false): void {
  const s = flip ? -1 : 1;
  const at = (list: string): string =>
    pts(list)
      .map(([px, py]) => `${fix(x + s * px * k)} ${fix(y + py * k)}`)
      .join('L');
  c.path(`M${at('-16 0 -14 -8 8 -8 12 0')}Z`, { fill: c.mat('#b07a44', '#4a2814') });
  c.path(`M${at('-18 -12 -16 -18 6 -18 24 -19 25 -21 28 -21 28 -9 25 -9 24 -11 6 -10 -16 -8 -18 -10')}Z`, { fill: c.mat('#7c8494', '#15181f') });
  c.path(oval(x - s * 20 * k, y - 12 * k, 2.6 * k, 2.6 * k), { fill: '#3c424e' });
  for (const wx of [-11, 6])
    c.path(oval(x + s * wx * k, y, 5 * k, 5 * k), { fill: c.mat('#8a5a30', '#33190c') }).path(oval(x + s * wx * k, y, 1.5 * k, 1.5 * k), {
      fill: '#1c100c',
    });
}
