import { expect, test } from 'vitest';
import { HOMES } from '../lib/duel/homes';
import { EMBLEMS } from '../lib/cards/peoples';
import { BUILDINGS, SIDES } from './city/index';
import { drawCity, drawDragons, drawFiles } from './files';
import { distance, outline } from './outline';
import { DRAGONS, STATES } from './table/dragons';
import { LANDS } from './table/lands';
import { allBuildings, allCards } from './write';
import { gzipSync } from 'node:zlib';

const buildings = allBuildings();
const files = drawFiles(allCards(), buildings);
const city = files.get('City') ?? {};

/** No broken figure, and every paint that is used is there. */
function sound(name: string, svg: string): void {
  expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.startsWith('<svg') && svg.endsWith('</svg>'), name).toBe(true);
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg, name).toContain(`id="${id}"`);
}

test('everything that is no card is drawn, soundly, and no two things are the same', () => {
  const parts = [...files].filter(([part]) => /^(City|Dragons|Back|Land)/.test(part));
  expect(parts.length).toBe(1 + STATES.length + (Object.keys(EMBLEMS).length + 1) + (HOMES.length + 1));
  const seen = new Set<string>();
  let all = 0;
  for (const [part, pictures] of parts)
    for (const [name, svg] of Object.entries(pictures)) {
      sound(`${part} / ${name}`, svg);
      seen.add(svg);
      all += 1;
    }
  expect(seen.size).toBe(all);
});

test('every building of the city has both sides, every card its picture, every player a figure', () => {
  expect(buildings.length).toBe(21);
  expect(buildings.map(([name]) => name).sort()).toEqual(Object.keys(BUILDINGS).sort());
  const wanted = buildings.flatMap(([name]) => SIDES.map((side) => `${name} ${side}`));
  const cards = ['V', 'T', 'A', 'F', 'M', 'H', 'P'].flatMap((letter) =>
    [1, 2, 3].map((value) => `${letter}${value}`),
  );
  for (const name of [...wanted, ...cards, 'K1', 'figure 0', 'figure 3', 'shaft', 'crystal'])
    expect(city[name], name).toBeDefined();
  expect(() => drawCity(allCards(), [['Nowhere', 'Vulca']])).toThrow(/Nowhere has no picture/);
});

/** The measure of the cards' figures: no two buildings have nearly the same outline, and so no two plans either. */
const APART = 0.15;

test('buildings are told apart by their outlines alone', () => {
  const outlines = buildings.map(([name]) => outline(city[`${name} built`] ?? ''));
  outlines.forEach((one, i) =>
    outlines
      .slice(0, i)
      .forEach((other, j) =>
        expect(distance(one, other), `${buildings[j]?.[0]} and ${buildings[i]?.[0]}`).toBeGreaterThanOrEqual(
          APART,
        ),
      ),
  );
});

test('a plan is lines on blue paper, with no light of its own', () => {
  for (const [name] of buildings) {
    const plan = city[`${name} plan`] ?? '';
    expect(plan, name).toContain('stroke="#dcebff"');
    expect(plan.match(/<radialGradient/g)?.length, name).toBe(1); // the paper's
    expect(plan, name).not.toContain('linearGradient');
  }
});

test('dragons have their states, and only the beating one moves', () => {
  for (const state of STATES) {
    const drawn = drawDragons(state);
    expect(Object.keys(drawn)).toEqual([...DRAGONS]);
    for (const svg of Object.values(drawn)) expect(svg.includes('@keyframes')).toBe(state === 'beating');
  }
  expect(drawDragons('beating')['Lika']).toContain('prefers-reduced-motion');
});

test('every people has a back, and every people with a deck of its own a land', () => {
  for (const people of ['', ...Object.keys(EMBLEMS)])
    expect(files.get(`Back ${people}`.trim()), people).toHaveProperty('back');
  expect(Object.keys(LANDS).sort()).toEqual([...HOMES].sort());
});

test('what a table needs at once is light', () => {
  const packed = (part: string): number => gzipSync(JSON.stringify(files.get(part)), { level: 9 }).length;
  expect(packed('City')).toBeLessThan(150_000);
  for (const people of Object.keys(EMBLEMS)) expect(packed(`Back ${people}`), people).toBeLessThan(8_000);
  for (const state of STATES) expect(packed(`Dragons ${state}`), state).toBeLessThan(15_000);
  for (const people of HOMES) expect(packed(`Land ${people}`), people).toBeLessThan(10_000);
});
