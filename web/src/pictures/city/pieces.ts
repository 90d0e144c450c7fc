/** What stands and lies in the city beside its buildings: the players' figures, the obelisk, the cards. */
import { PLAYERS } from '../../lib/city/look';
import { lookOf } from '../../lib/cards/peoples';
import { Canvas, fix, polygon, round, type Point } from '../canvas';
import { Frame, oval } from '../kit/path';
import { PAINTED } from '../painted';
import { Dice } from '../prng';
import { subjectOf } from '../subject';
import type { Card } from '../../lib/protocol';
import { crystal } from './halls';

/** Whom the city's cards show: of each people one for every value. */
export const CITY_CARDS: Record<string, readonly string[]> = {
  Vulca: ['Spark', 'Torch', 'Inferno'],
  Terrah: ['Bashdin', 'Roomban Rockmaster', 'Tecton Earthquaker'],
  Aqua: ['Oosa-Aqua-Epsilon', 'Uurunia-Aqua-Terz', 'Aqua-Alpha-Alpha'],
  Flit: ['Cheepchirrup', 'Highchirp', 'Falc'],
  Khind: ['PitPan'],
  Mimix: ['Dancer of Dawn', 'Heroine of the Great Plains', 'Blue Radiance'],
  Hoax: ['Athradysas the Seeker', 'Redamikanas the Cartographer', 'Xelethotiras'],
  Pillar: ['Speedius Unnecessarius', 'Cardus Nikkus', 'Fucius Con'],
};

/** A duel's scene, cut to the city's cards of 7 by 10. */
export function drawCityCard(card: Card): string {
  const scene = PAINTED[card.people]?.[card.name];
  if (!scene) throw new Error(`${card.people} / ${card.name} is not painted`);
  const c = new Canvas(lookOf(card.people), new Dice(`${card.people} ${card.name}`));
  scene(c, subjectOf(card));
  return c.grained('#0007').replace('viewBox="0 0 70 120"', 'viewBox="7 17 63 90"');
}

const HEADS: readonly ((c: Canvas, paint: string, dark: string) => void)[] = [
  (c, paint) => void c.path('M11 22C10 13 14 6 20 1C26 6 30 13 29 22C24 25 16 25 11 22Z', { fill: paint }), // a pointed hood
  (c, paint, dark) => {
    c.path('M12 22C11 12 15 9 20 9C25 9 29 12 28 22C24 25 16 25 12 22Z', { fill: dark });
    c.path('M4 13C10 9 14 10 15 9C15 3 25 3 25 9C26 10 30 9 36 13C28 16 12 16 4 13Z', { fill: paint }); // a broad hat
  },
  (c, paint, dark) => {
    c.path('M11 22C10 11 14 7 20 7C26 7 30 11 29 22C24 25 16 25 11 22Z', { fill: paint });
    c.path('M9 11L7 1L14 7L20 0L26 7L33 1L31 11Q20 6 9 11Z', { fill: dark }); // a crown of points
  },
  (c, paint) => {
    c.path('M11 22C10 11 14 7 20 7C26 7 30 11 29 22C24 25 16 25 11 22Z', { fill: paint });
    c.path(round(11.5, 7, 4.4) + round(28.5, 7, 4.4), { fill: paint }); // two buns
  },
];

/** A player's figure, 40 by 56: a traveller in his colour, his sign on the cloak. */
export function drawFigure(seat: number): string {
  const player = PLAYERS[seat % PLAYERS.length] ?? PLAYERS[0]!;
  const c = new Canvas(lookOf(''), new Dice(`figure ${seat}`), 40, 56);
  c.path(oval(20, 51, 17, 4.6), { fill: '#02041a', opacity: 0.55 });
  c.relief(
    '#ffffff',
    () => {
      c.path(oval(20, 49.5, 16, 4.6), { fill: c.mat(player.colour, player.deep) });
      c.path('M33.200 12V50H35V12Z', { fill: c.mat('#e8c890', '#5a3a1c') });
      c.path('M6 49C6 38 10 32 12 22H28C30 32 34 38 34 49C28 53 12 53 6 49Z', { fill: c.mat(player.colour, player.deep) });
      c.path('M26 26C30 27 33 30 35 33L33 36C30 34 27 32 24 32Z', { fill: c.mat(player.colour, player.deep) });
      (HEADS[seat % HEADS.length] ?? HEADS[0]!)(c, c.mat(player.colour, player.deep), c.mat('#ffffff', player.colour));
    },
    0.9,
  );
  c.path('M14 21C13 14 16 12 20 12C24 12 27 14 26 21C23 23 17 23 14 21Z', { fill: '#14102a' });
  c.path(round(17.6, 17, 1.2) + round(22.6, 17, 1.2), { fill: '#fff6d0' });
  c.path(round(20, 38, 8), { fill: '#fffbe8', opacity: 0.95 });
  c.raw(`<path d="${player.shape}" fill="${player.deep}" fill-rule="evenodd" transform="translate(13.8 31.800) scale(.52)"/>`);
  c.glow(34, 10, 6, '#fff6c0', 0.9).path(round(34, 10, 2), { fill: '#fffbe0' });
  return c.bare();
}

/** The obelisk's shaft, stretched behind its boxes: as wide as 100 below and 63 above. */
export function drawShaft(): string {
  const c = new Canvas(lookOf(''), new Dice('obelisk'), 100, 400);
  const edge = (t: number, side: number): Point => [50 + side * (50 - 18.5 * t), 400 - 400 * t];
  c.path(polygon([edge(0, -1), edge(1, -1), edge(1, 1), edge(0, 1)]), { fill: c.shade(['#4a588c', '#8292cc', '#3a4680'], -90) });
  c.path(polygon([edge(0, 0.3), edge(1, 0.3), edge(1, 1), edge(0, 1)]), { fill: '#dfe8ff', opacity: 0.14 });
  c.path(polygon([edge(0, 0.93), edge(1, 0.93), edge(1, 1), edge(0, 1)]), { fill: '#ffffff', opacity: 0.4 });
  let d = '';
  for (let i = 0; i < 46; i++) {
    const t = c.dice.next();
    const [x, y] = edge(t, c.dice.between(-0.9, 0.9));
    d += `M${fix(x)} ${fix(y)}l${fix(c.dice.between(-5, 5))} ${fix(c.dice.between(2, 9))}`;
  }
  c.path(d, { line: '#10183c', width: 0.9, opacity: 0.35, cap: true });
  for (const side of [-0.72, 0.72])
    c.path(`M${edge(0.02, side).map(fix).join(' ')}L${edge(0.98, side).map(fix).join(' ')}`, {
      line: '#c8d8ff',
      width: 1.2,
      opacity: 0.3,
      dash: '9 5 2 5',
    });
  return c.bare().replace('xMidYMid slice', 'none');
}

/** What the obelisk carries. */
export function drawCrystal(): string {
  const c = new Canvas(lookOf(''), new Dice('crystal'), 48, 56);
  c.glow(24, 26, 24, '#8fd4ff', 0.85);
  c.relief('#ffffff', () => c.path('M3 56L17 43H31L45 56Z', { fill: c.mat('#a8b8f0', '#3c4a84') }), 0.8);
  crystal(c, 24, 26, 2);
  c.path(new Frame(24, 26, 2).d('M0 -9L-1.400 -2L0 9M0 -9L2.400 -2'), { line: '#ffffff', width: 0.5, opacity: 0.8 });
  return c.bare();
}
