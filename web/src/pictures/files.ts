/** Which files the pictures' archive holds, and what is drawn into each: a name and an SVG for everything that is shown. */
import { GREETING, greetingFile, LEADERS } from '../lib/cards/greeting';
import { EMBLEMS } from '../lib/cards/peoples';
import { PLAYERS } from '../lib/city/look';
import { HOMES } from '../lib/duel/homes';
import type { Card } from '../lib/protocol';
import { drawBuilding, SIDES } from './city/index';
import { CITY_CARDS, drawCityCard, drawCrystal, drawFigure, drawShaft } from './city/pieces';
import { drawPicture } from './index';
import { drawBack } from './table/backs';
import { DRAGONS, drawDragon, STATES, type DragonState } from './table/dragons';
import { drawLand } from './table/lands';

export type Pictures = Record<string, string>;

/** The pictures of each people by the card's name. */
export function drawAll(cards: readonly Card[]): Map<string, Pictures> {
  const peoples = new Map<string, Pictures>();
  for (const card of cards) {
    const pictures = peoples.get(card.people) ?? {};
    pictures[card.name] = drawPicture(card);
    peoples.set(card.people, pictures);
  }
  return peoples;
}

/** The cards of a file of those that greet. */
function greeting(file: string, cards: readonly Card[], drawn: ReadonlyMap<string, Pictures>): Pictures {
  const found = cards.filter((card) => greetingFile(card) === file);
  return Object.fromEntries(found.map((card) => [card.name, drawn.get(card.people)?.[card.name] ?? '']));
}

/** Tiles ('Mill plan', 'Mill built'), cards ('V1'), figures ('figure 0'), and the obelisk's parts. */
export function drawCity(
  cards: readonly Card[],
  buildings: readonly (readonly [name: string, people: string])[],
): Pictures {
  const city: Pictures = { shaft: drawShaft(), crystal: drawCrystal() };
  for (const [name, people] of buildings)
    for (const side of SIDES) city[`${name} ${side}`] = drawBuilding(name, people, side);
  for (const [people, names] of Object.entries(CITY_CARDS))
    names.forEach((name, i) => {
      const card = cards.find((one) => one.people === people && one.name === name && !one.retired);
      if (!card) throw new Error(`no such card: ${people} / ${name}`);
      city[`${people.charAt(0)}${i + 1}`] = drawCityCard(card);
    });
  PLAYERS.forEach((_, seat) => (city[`figure ${seat}`] = drawFigure(seat)));
  return city;
}

/** The dragons in one of their states, by their names. */
export function drawDragons(state: DragonState): Pictures {
  return Object.fromEntries(DRAGONS.map((name) => [name, drawDragon(name, state)]));
}

/** Everything, file by file. */
export function drawFiles(
  cards: readonly Card[],
  buildings: readonly (readonly [name: string, people: string])[],
): Map<string, Pictures> {
  const files = drawAll(cards);
  for (const file of [GREETING, LEADERS]) files.set(file, greeting(file, cards, files));
  files.set('City', drawCity(cards, buildings));
  for (const state of STATES) files.set(`Dragons ${state}`, drawDragons(state));
  for (const people of ['', ...Object.keys(EMBLEMS)])
    files.set(`Back ${people}`.trim(), { back: drawBack(people) });
  for (const people of ['', ...HOMES])
    files.set(`Land ${people}`.trim(), { far: drawLand(people, 'far'), near: drawLand(people, 'near') });
  return files;
}
