/** The rest of the characters of the Vulca. */
import { polygon, pts, round, spots, star } from '../canvas';
import { blaze, dense, HEATS, sparks } from '../kit/fire';
import { Frame, oval } from '../kit/path';
import { posed, POSES } from '../kit/poses';
import { BUILDS, person } from '../kit/rig';
import { columns, cracks, ground, mist, peaks, pool, shafts, stones } from '../kit/scene';
import { ashfall, cave, LAVA } from './land';
import { ash, cloth, coal, ember, flameHair, type Scene } from './people';
import { EYES, RIM } from './more';

/** A bent old woman goes through the dark with her lantern. */
const glimmer: Scene = (c) => {
  c.sky(['#07060f', '#150d1c', '#2c1420', '#5a2018']);
  c.stars(22, 60, '#ffe6c0');
  columns(c, 104, spots('6 48 9 15 60 7 23 52 6 68 44 8 61 58 6'), '#140a12', '#38181c');
  mist(c, 92, 26, '#6b2a1c', 0.5);
  ground(c, 100, '#2c1214', '#0a0506', '#5a2a1c');
  c.glow(60, 72, 32, '#ffcf6b', 0.85);
  c.figure(() =>
    c.relief(
      '#ffe0a0',
      () => {
        const twigs = pts('13 44 18 36 24 30 30 27 36 28 42 31 47 37 21 33 33 26');
        c.path(
          twigs
            .map(([x, y]) =>
              polygon([
                [34, 72],
                [x - 0.9, y],
                [x + 1.1, y - 0.6],
                [39, 70],
              ]),
            )
            .join(''),
          { fill: c.mat('#a06a3c', '#2a140c') },
        );
        c.path(twigs.map(([x, y]) => `M${x} ${y}l${(x - 35) / 16} ${(y - 70) / 20}`).join(''), {
          line: '#ff9a3a',
          width: 1,
          cap: true,
        });
        c.path('M30 106C26 96 22 84 24 72C27 58 38 50 48 53C54 55 56 60 54 66C56 76 52 92 54 106Z', {
          fill: c.mat('#8a4a34', '#150a10'),
        });
        c.path('M46 54C54 52 58 60 56 67C52 71 46 70 44 65C43 60 43 56 46 54Z', { fill: '#1a0a0c' });
        c.path('M50 57C55 57 57 61 56.4 63.4L59 65.6L56.4 66.6C56 70 52 71 49.6 69C47.4 66 47.6 58 50 57Z', {
          fill: ember(c),
        });
        c.path('M53.4 62.2h2', { line: '#4a1206', width: 0.7, cap: true }).path('M54 68.6q1.4 -.4 2 -1', {
          line: '#4a1206',
          width: 0.5,
        });
        c.path('M47 55C45 60 46 66 45 72C42 66 42 58 47 55Z', { fill: ash(c) });
        c.path('M44 74C50 72 56 71 60 70L60.6 73.6C55 76 49 80 45 82Z', {
          fill: c.mat('#6b3424', '#190a0c'),
        }).path(round(61, 71.6, 1.9), { fill: ember(c) });
        c.path('M61 73V77', { line: '#caa26a', width: 0.6 });
        c.path('M57 77H65L66 88H56Z', { fill: c.mat('#ffe9a0', '#ff9a2e') }).path(
          'M56.4 76.4H65.6V78.4H56.4ZM55.6 87H66.4V89.4H55.6ZM60.4 77.5H61.6V88H60.4Z',
          { fill: '#3a1c10' },
        );
        c.path('M36 104L28 106L22 106C20 96 20 88 22 80', { line: '#1c0d0c', width: 1.4 });
      },
      0.7,
      106,
    ),
  );
  c.glow(61, 83, 12, '#fff3c0', 0.7);
  pool(c, 58, 107, 16, 2.6, '#ffb84a', 0.25);
  sparks(c, 61, 86, 8, 30, 12);
};

/** Sits on the ashes and blows them from her palm. */
const cinder: Scene = (c) => {
  ashfall(c, 86);
  c.relief('#c9855a', () => c.path('M-4 124Q12 76 34 72Q60 74 80 124Z', { fill: c.mat('#7a6660', '#241a1a') }));
  c.figure(() =>
    c.relief(
      '#ffc08a',
      () => {
        person(c, {
          pose: posed(POSES.sitSide, 'far 18 -40 28 -56 near -8 -38 -12 -26 farLeg 22 -32 36 -10 nearLeg 18 -22 30 -4'),
          x: 35,
          y: 90,
          h: 74,
          build: BUILDS.woman,
          skin: c.mat('#b8a49a', '#4a3836'),
          top: c.mat('#5c4a4a', '#191214'),
          legs: c.mat('#4a3c3e', '#141012'),
          face: { view: 'side', mood: 'calm', glow: true, eye: '#ff8a2a', line: '#2a1c1c' },
          hair: (k, q) => {
            k.path(q.head.d('M.66 -.8C.2 -1.5 -.9 -1.3 -1 -.3C-1.1 .6 -1.5 1.2 -1.3 2.2C-.7 1.6 -.2 .9 -.35 .3C-.4 -.3 .2 -.5 .66 -.8Z'), {
              fill: k.mat('#4a3a3a', '#120c0e'),
            });
            k.path(q.head.d('M-1 .2L-1.2 1M-.8 .6L-.9 1.4M-.9 -.6L-.5 -1'), {
              line: '#ff7a1f',
              width: 0.4,
              cap: true,
            });
          },
        });
        c.path('M57 46q5 -5 11 -3q-3 -6 -8 -3q-4 2 -3 6z', { fill: '#d8c8bc', opacity: 0.6 });
      },
      0.7,
    ),
  );
  sparks(c, 62, 46, 9, 22, 34, '#ffb070');
  c.path('M16 92h1M26 84h1M52 88h1M62 100h1M40 94h1M30 104h1', { line: '#ff6a1f', width: 1.2, cap: true });
  c.motes(34, '#d8c8c0', 20, 84, 0.6);
};

/** Rises on wings of light. */
const flare: Scene = (c) => {
  c.sky(['#0c0a20', '#2a1030', '#7a1f24', '#ff8a34']);
  c.stars(20, 50, '#ffe6c0');
  peaks(c, 92, spots('8 16 14 28 10 12 66 20 16'), '#3a1220', '#7a2a20');
  mist(c, 88, 16, '#ff8a3a', 0.5);
  ground(c, 92, '#3a1418', '#10060a', '#8a3a24');
  c.glow(44, 54, 38, '#ffd27f', 0.75);
  c.figure(() => {
    for (const flip of [false, true]) {
      const f = new Frame(44, 54, 1, 0, flip);
      for (const [i, heat] of HEATS.slice(0, 3).entries()) {
        const k = 1 - i * 0.22;
        c.path(
          blaze(
            c,
            dense(
              f.all([
                [3, 8],
                [9 * k, 4],
                [14 * k, -2],
                [19 * k, -9],
                [22 * k, -18],
                [14, -14],
                [8, -7],
                [3, 0],
              ]),
              4,
            ),
            (t) => (3 + 14 * (1 - t)) * k,
            (t) => (flip ? 130 + t * 90 : 50 - t * 90),
            0.2,
          ),
          { fill: heat },
        );
      }
    }
    c.relief(RIM, () => {
      person(c, {
        pose: posed(POSES.invoke, 'far 16 -94 12 -116 near -16 -94 -12 -116 farLeg 5 -24 2 4 nearLeg -4 -26 -3 2 tilt -14'),
        x: 44,
        y: 92,
        h: 56,
        build: BUILDS.woman,
        skin: ember(c),
        top: c.mat('#fff0c0', '#c2561c'),
        legs: null,
        face: { view: 'three', mood: 'closed', line: '#5a1a08' },
        dress: (k, q) =>
          k.path(q.body.d('M-9 -54Q0 -58 9 -54C13 -34 8 -14 3 14C-1 2 -2 2 -4 12C-9 -14 -13 -34 -9 -54Z'), {
            fill: k.mat('#ffe9b0', '#b3441a'),
          }),
        hair: (k, q) => flameHair(k, q, 6, -90, 60),
      });
      c.path(star(44, 24, 7, 1.5, 4) + star(44, 24, 4, 1.5, 4, -45), { fill: '#fffbe0' });
    });
  });
  c.glow(44, 24, 15, '#fff3c0', 0.9);
  sparks(c, 44, 88, 22, 60, 30);
};

/** Sits in thought, floating; an ember glows in the breast. */
const emberSage: Scene = (c) => {
  cave(c, 86, [43, 66]);
  c.glow(43, 56, 30, '#ff8a2a', 0.6);
  for (const r of [18, 22.5]) c.ring(43, 56, r, '#ffc46b', 0.5, 0.6, r > 20 ? '1 3' : '7 3');
  c.figure(() =>
    c.relief(
      RIM,
      () => {
        person(c, {
          pose: POSES.pray,
          x: 43,
          y: 80,
          h: 68,
          build: BUILDS.slim,
          skin: coal(c),
          top: cloth(c),
          legs: c.mat('#8a2c18', '#240808'),
          boots: coal(c),
          sleeves: c.mat('#8a2c18', '#240808'),
          face: { view: 'front', mood: 'closed', line: '#ffb36b', ear: 'point' },
          hair: (k, q) => {
            k.path(q.head.d('M-.82 -.3C-.8 -1.2 .8 -1.2 .82 -.3C.4 -.75 -.4 -.75 -.82 -.3Z'), {
              fill: '#140808',
            });
            k.path(q.head.d('M-.25 -1.05C-.5 -1.7 .5 -1.7 .25 -1.05Z'), { fill: '#140808' });
            k.path(q.head.d(oval(0, -0.52, 0.12, 0.16)), { fill: '#ffd27f' });
          },
        });
      },
      0.7,
    ),
  );
  c.glow(43, 55, 9, '#fff0b0', 0.95).disc(43, 55, 1.7, '#fffbe0');
  pool(c, 43, 88, 17, 2.4, '#000', 0.45);
  sparks(c, 43, 60, 22, 34, 26);
};

/** Bursts out of the ground; the table flies in pieces. */
const erupta: Scene = (c) => {
  c.sky(['#1c0a10', '#5a140c', '#c8430c', '#ffb347']);
  c.glow(44, 60, 44, '#ff8a1f', 0.8);
  shafts(c, 44, 88, 100, [-140, -118, -92, -70, -48], '#ffd98a', 0.18, 10);
  peaks(c, 92, spots('4 20 14 68 22 15'), '#4a150c', '#8f3212');
  for (const [i, heat] of HEATS.entries()) {
    const k = 1 - i * 0.2;
    c.path(
      blaze(
        c,
        dense(
          [
            [44 - 19 * k, 96],
            [44 - 12 * k, 82],
            [44 - 7 * k, 66],
            [44, 58],
            [44 + 7 * k, 66],
            [44 + 12 * k, 82],
            [44 + 19 * k, 96],
          ],
          5,
        ),
        () => 15 * k,
        (t) => -140 + t * 100,
        0.25,
      ),
      { fill: heat },
    );
  }
  c.figure(() => {
    c.relief('#fff0b0', () => {
      person(c, {
        pose: posed(POSES.invoke, 'far 25 -86 33 -108 near -25 -86 -33 -108 tilt 0'),
        x: 44,
        y: 104,
        h: 66,
        build: BUILDS.woman,
        skin: coal(c),
        top: c.mat('#a8381c', '#2a0a0a'),
        legs: null,
        face: { ...EYES, view: 'front', mood: 'shout' },
        back: (k, q) => flameHair(k, q, 20, -90, 120),
      });
    });
    c.path('M20 98L28 84L33 90L38 80L44 88L50 78L55 89L61 83L68 98Z', { fill: c.mat('#5a2418', '#140708') });
  });
  stones(c, spots('24 50 3.4 64 46 4 58 30 2.6 30 30 2.4 66 66 3 22 72 2.6'), '#1f0c0a', '#c2561c');
  ground(c, 96, '#3f140c', '#120605', '#a3401a');
  cracks(c, 44, 98, 12, 32, LAVA[0], LAVA[1]);
  sparks(c, 44, 80, 28, 62, 50);
};

export const THIRD: Record<string, Scene> = {
  Glimmer: glimmer,
  Cinder: cinder,
  Flare: flare,
  Ember: emberSage,
  Erupta: erupta,
};
