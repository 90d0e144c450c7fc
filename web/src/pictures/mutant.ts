/** Mutant: two creatures of different peoples in one body, cut into slices that do not quite meet. */
import * as aqua from './aqua';
import { fix, polyline, type Canvas, type Point } from './canvas';
import * as flit from './flit';
import * as hoax from './hoax';
import * as khind from './khind';
import * as mimix from './mimix';
import * as pillar from './pillar';
import type { Subject } from './subject';
import * as terrah from './terrah';
import * as vulca from './vulca';

const PARENTS = [vulca, hoax, terrah, flit, pillar, khind, aqua, mimix] as const;

export function ground(c: Canvas, s: Subject): void {
  const { dice } = c;
  c.sky(['#120824', '#47236f', '#a4565a', '#2a1440']);
  c.glow(44, 52, 34 + s.fire, '#ffb98a', 0.7);
  for (let i = 0; i < 5; i++)
    c.ring(44, 52, 14 + i * 6, '#d98a57', 0.35, 0.55, `${dice.int(8, 26)} ${dice.int(3, 9)}`);
  c.ridge(92, 18, 1, '#2a1248').ridge(104, 8, 1, '#150824');
}

export function figure(c: Canvas, s: Subject): void {
  const one = c.dice.int(0, PARENTS.length - 1);
  const two = (one + c.dice.int(1, PARENTS.length - 1)) % PARENTS.length;
  const seam = seamOf(c);
  c.band(0, 44, () => half(c, s, one, -0.8)).band(44, 70, () => half(c, s, two, 0.8));
  c.path(polyline(seam), { line: '#6a3fa0', width: 3.4, opacity: 0.9, cap: true }).path(polyline(seam), {
    line: '#ffdcc2',
    width: 1.2,
    cap: true,
  });
  glitches(c);
}

function seamOf(c: Canvas): Point[] {
  const points: Point[] = [];
  for (let y = 14; y <= 106; y += 7)
    points.push([44 + (points.length % 2 ? 1.6 : -1.6) + c.dice.between(-0.6, 0.6), y]);
  return points;
}

/** One half: a parent's figure, slipped a little. */
function half(c: Canvas, s: Subject, parent: number, shift: number): void {
  const strength = Math.max(3, Math.ceil((s.fire + s.earth) / 2));
  const inner: Subject = {
    ...s,
    words: s.words.slice(0, 3),
    type: 'character',
    fire: s.fire || strength,
    earth: s.earth || strength,
  };
  c.group(`translate(${fix(shift)} 0)`, () => PARENTS[parent]!.figure(c, inner));
}

/** Slices of the picture that have slipped: bars of violet and copper. */
function glitches(c: Canvas): void {
  for (let i = 0; i < 9; i++) {
    const [x, y, w] = [c.dice.between(22, 58), c.dice.between(24, 96), c.dice.between(4, 13)];
    c.path(`M${fix(x)} ${fix(y)}h${fix(w)}v${fix(c.dice.between(0.5, 1.5))}h${fix(-w)}Z`, {
      fill: i % 2 ? '#b48bff' : '#ffb98a',
      opacity: 0.7,
    });
  }
}

export function air(c: Canvas, s: Subject): void {
  c.motes(12 + s.fire, '#ffb98a', 20, 100, 0.6).motes(8, '#b48bff', 20, 100, 0.6);
}
