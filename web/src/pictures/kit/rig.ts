/** Bodies: a pose, a build and paints become a figure; clothes and props hang on its joints. */
import type { Canvas, Point } from '../canvas';
import { curve } from '../canvas';
import { limb } from '../limbs';
import { face as drawFace, skull, type Face } from './heads';
import { between, direction, Frame } from './path';
import type { Pose } from './poses';

export interface Build {
  limb: number; // thickness of arms and legs
  arm: number; // of arms alone
  chest: number;
  waist: number;
  hips: number;
  head: number;
  hand: number;
  foot: number;
}

export const BUILDS = {
  plain: { limb: 1, arm: 1, chest: 1, waist: 1, hips: 1, head: 1, hand: 1, foot: 1 },
  slim: { limb: 0.78, arm: 0.85, chest: 0.84, waist: 0.78, hips: 0.88, head: 1, hand: 0.9, foot: 0.9 },
  woman: { limb: 0.82, arm: 0.76, chest: 0.82, waist: 0.76, hips: 1.12, head: 1, hand: 0.85, foot: 0.8 },
  strong: { limb: 1.2, arm: 1.35, chest: 1.35, waist: 1.05, hips: 1, head: 0.95, hand: 1.25, foot: 1.1 },
  huge: { limb: 1.55, arm: 1.7, chest: 1.75, waist: 1.7, hips: 1.3, head: 0.95, hand: 1.6, foot: 1.4 },
  fat: { limb: 1.2, arm: 1.1, chest: 1.3, waist: 2.3, hips: 1.6, head: 1.1, hand: 1.05, foot: 1 },
  child: { limb: 1.05, arm: 1, chest: 0.9, waist: 1.1, hips: 0.95, head: 1.65, hand: 1.2, foot: 1.2 },
  old: { limb: 0.72, arm: 0.75, chest: 0.82, waist: 0.95, hips: 0.9, head: 1.1, hand: 1, foot: 1 },
} as const satisfies Record<string, Build>;

export interface Joints {
  s: number; // sheet units for one of the pose's
  head: Frame; // one unit is half the head
  body: Frame; // the pose's own measure
  neck: Point;
  hip: Point;
  shoulders: readonly [Point, Point]; // far, near
  hips: readonly [Point, Point];
  elbows: readonly [Point, Point];
  hands: readonly [Point, Point];
  knees: readonly [Point, Point];
  feet: readonly [Point, Point];
  flip: boolean;
  build: Build;
  /** A frame in the hand, x along the forearm, in the pose's measure. */
  hand(which: 'far' | 'near', turn?: number): Frame;
}

export interface Person {
  pose: Pose;
  x: number;
  y: number; // of the feet
  h: number; // the height standing
  flip?: boolean;
  turn?: number;
  build?: Build;
  skin: string;
  face?: Face | null; // null: no head
  top?: string; // the trunk's paint; the skin if not given
  sleeves?: string;
  legs?: string | null; // null: no legs
  gloves?: string;
  boots?: string;
  behind?: (c: Canvas, j: Joints) => void;
  farHand?: (c: Canvas, j: Joints) => void;
  dress?: (c: Canvas, j: Joints) => void; // over trunk and legs, under head and near arm
  hair?: (c: Canvas, j: Joints) => void; // over the head
  back?: (c: Canvas, j: Joints) => void; // behind the head, before the trunk
  nearHand?: (c: Canvas, j: Joints) => void;
}

export function joints(p: Person): Joints {
  const b = p.build ?? { limb: 1, arm: 1, chest: 1, waist: 1, hips: 1, head: 1, hand: 1, foot: 1 };
  const s = p.h / 100;
  const flip = p.flip ?? false;
  const frame = new Frame(p.x, p.y, s, p.turn ?? 0, flip);
  const at = ([x, y]: Point): Point => frame.p(x, y);
  const { pose } = p;
  const open = pose.open ?? 0.8;
  const spine = (Math.atan2(pose.neck[1] - pose.hip[1], pose.neck[0] - pose.hip[0]) * 180) / Math.PI + 90;
  const across = (from: Point, half: number, down: number): readonly [Point, Point] => {
    const a = (spine * Math.PI) / 180;
    const [cx, cy] = [Math.cos(a), Math.sin(a)];
    return [
      at([from[0] + cx * half - cy * down, from[1] + cy * half + cx * down]),
      at([from[0] - cx * half - cy * down, from[1] - cy * half + cx * down]),
    ];
  };
  const shoulders = across(pose.neck, 11 * b.chest * open, 4);
  const hips = across(pose.hip, 5 * b.hips * open, 0);
  const hands = [at(pose.far[1]), at(pose.near[1])] as const;
  const elbows = [at(pose.far[0]), at(pose.near[0])] as const;
  const [hx, hy] = at(pose.head);
  return {
    s,
    body: frame,
    head: new Frame(hx, hy, 8.4 * b.head * s, (p.turn ?? 0) + (flip ? -1 : 1) * (pose.tilt ?? 0), flip),
    neck: at(pose.neck),
    hip: at(pose.hip),
    shoulders,
    hips,
    elbows,
    hands,
    knees: [at(pose.farLeg[0]), at(pose.nearLeg[0])],
    feet: [at(pose.farLeg[1]), at(pose.nearLeg[1])],
    flip,
    build: b,
    hand(which, turn = 0): Frame {
      const i = which === 'far' ? 0 : 1;
      const angle = direction(elbows[i], hands[i]);
      const along = flip ? angle - 180 : angle;
      return new Frame(hands[i][0], hands[i][1], s, along + (flip ? -turn : turn), flip);
    },
  };
}

/** The trunk: shoulders, waist, hips. */
export function trunk(j: Joints): string {
  const b = j.build;
  const waist = between(j.neck, j.hip, 0.66);
  const [ax, ay] = [j.shoulders[0][0] - j.shoulders[1][0], j.shoulders[0][1] - j.shoulders[1][1]];
  const long = Math.hypot(ax, ay) || 1;
  const [ux, uy] = [ax / long, ay / long];
  const out = (from: Point, half: number): [Point, Point] => [
    [from[0] + ux * half, from[1] + uy * half],
    [from[0] - ux * half, from[1] - uy * half],
  ];
  const [wf, wn] = out(waist, 7.6 * b.waist * j.s);
  const [cf, cn] = out(between(j.neck, j.hip, 0.3), 9.8 * b.chest * j.s);
  const [hf, hn] = out(j.hip, 8.2 * b.hips * j.s);
  const drop = between(j.neck, j.hip, 1.16);
  return curve([j.neck, j.shoulders[0], cf, wf, hf, drop, hn, wn, cn, j.shoulders[1]], true);
}

export function arm(j: Joints, i: 0 | 1, wider = 1): string {
  const w = 6.4 * j.build.limb * j.build.arm * j.s * wider;
  return limb([j.shoulders[i], j.elbows[i], j.hands[i]], (t) => w * (t < 0.2 ? 1.15 : 1.2 - t * 0.55));
}

export function leg(j: Joints, i: 0 | 1, wider = 1): string {
  const w = 10 * j.build.limb * j.s * wider;
  return limb([j.hips[i], j.knees[i], j.feet[i]], (t) => w * (1.15 - t * 0.65));
}

export function foot(j: Joints, i: 0 | 1): string {
  const angle = direction(j.knees[i], j.feet[i]);
  const f = new Frame(j.feet[i][0], j.feet[i][1], j.s * j.build.foot, angle - 90, j.flip);
  return f.d('M-4 -4C-5 2 -4 3 -3 3L10 3C12 2.5 10 -.5 7 -1.5L3 -5Z');
}

export function fist(j: Joints, i: 0 | 1): string {
  const f = j.hand(i === 0 ? 'far' : 'near');
  const k = j.build.hand;
  return f.at(0, 0, k).d('M-2.4 -2.6C0 -3.6 4 -3 4.8 -1C5.4 1 4.4 3 1.6 3.2C-.8 3.4 -2.6 2.6 -2.4 -2.6ZM1 -2.4L3 -4.4L4.4 -3.4L3.4 -1.6Z');
}

/** Draws a person from behind to the front. */
export function person(c: Canvas, p: Person): Joints {
  const j = joints(p);
  p.behind?.(c, j);
  const sleeves = p.sleeves ?? p.skin;
  c.path(arm(j, 0), { fill: sleeves }).path(fist(j, 0), { fill: p.gloves ?? p.skin });
  p.farHand?.(c, j);
  if (p.legs !== null) {
    for (const i of [0, 1] as const) {
      c.path(leg(j, i), { fill: p.legs ?? p.skin }).path(foot(j, i), { fill: p.boots ?? p.legs ?? p.skin });
    }
  }
  p.back?.(c, j);
  c.path(trunk(j), { fill: p.top ?? p.skin });
  if (p.face !== null) {
    const [nx, ny] = [j.head.x, j.head.y];
    c.path(
      limb([j.neck, [nx, ny]], () => 6.4 * j.build.head * j.s * 0.9),
      { fill: p.skin },
    );
  }
  p.dress?.(c, j);
  if (p.face !== null) {
    skull(c, j.head, p.skin, p.face ?? {});
    drawFace(c, j.head, p.face ?? {});
  }
  p.hair?.(c, j);
  c.path(arm(j, 1), { fill: sleeves }).path(fist(j, 1), { fill: p.gloves ?? p.skin });
  p.nearHand?.(c, j);
  return j;
}
