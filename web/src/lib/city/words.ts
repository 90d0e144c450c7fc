/** The city in words: cards, rewards, tiles, events and actions, for labels, the log and the replay. */
import type { CityFacts, CityTile, CityView, Reward, Table } from '../protocol';
import { t, told } from '../shell/i18n';
import { seatName, sentence, type AnyEvent } from '../shell/logWords';
import { cardWords, dragonOf, peopleOf, powerOf, valueOf } from './cards';
import { cardMark } from './chips';
import { dragonsAt, figuresAt, tileFacts } from './board';
import { cityFacts } from './facts.svelte';
import { isNothing } from './rewards';
import { read } from './notation';

export function buildingName(tile: string): string {
  return told(`city.building.${tile}`, {}, tile);
}

export function colourName(people: string): string {
  return told(`city.colour.${people}`, {}, people);
}

export const cardName = cardWords;

export function cardLabel(card: string): string {
  const people = peopleOf(card);
  return t('city.card.label', {
    people,
    value: valueOf(card),
    colour: colourName(people),
    shape: t(`city.shape.${people}`),
  });
}

/** What is not sure of a building's figures; empty if they were read clearly off the printed tile. */
export function doubtWords(tile: CityTile): string {
  const said = [];
  if (tile.boxes_are !== 'sure') said.push(t(`city.tile.doubt.boxes.${tile.boxes_are}`));
  if (tile.rewards_are !== 'sure') said.push(t(`city.tile.doubt.rewards.${tile.rewards_are}`));
  return said.join(' ');
}

/** How many of a card there are, and how sure that is. */
export function copiesWords(facts: CityFacts, card: string): string {
  const people = facts.peoples.find((one) => one.name === peopleOf(card));
  const copies = t('city.tile.copies', { n: facts.cards.find((one) => one.card === card)?.count ?? 0 });
  return !people || people.counts_are === 'sure'
    ? copies
    : `${copies} ${t(`city.tile.copiesDoubt.${people.counts_are}`)}`;
}

export function powerWords(card: string): string {
  return t(`city.power.${powerOf(card)}`, { dragon: dragonOf(card) ?? '' });
}

export function powerShort(card: string): string {
  return t(`city.powerShort.${powerOf(card)}`, { dragon: dragonOf(card) ?? '' });
}

/** '2 crystals and 1 golden scale' */
export function rewardWords(reward: Reward): string {
  const parts = (['crystals', 'cards', 'scales'] as const)
    .filter((kind) => reward[kind] > 0)
    .map((kind) => t(`city.reward.${kind}`, { n: reward[kind] }));
  return joined(parts) || t('city.reward.nothing');
}

/** 'a, b and c', or with another word before the last */
export function joined(parts: readonly string[], last = t('city.reward.and')): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
}

/** All that can be seen on a tile, for those who do not see it. */
export function tileLabel(view: CityView, facts: CityFacts, table: Table | null, place: number): string {
  const placed = view.tiles[place];
  if (!placed) return '';
  const tile = tileFacts(facts, placed.tile);
  const parts = [buildingName(placed.tile)];
  if (tile.people !== 'none')
    parts.push(placed.built ? t('city.tile.built') : boxWords(view, facts, table, place));
  if (placed.built && !isNothing(tile.neighbourhood)) {
    parts.push(t('city.reward.neighbourNow', { reward: rewardWords(tile.neighbourhood) }));
  }
  if (tile.people === 'none') parts.push(courtyardWords(view));
  parts.push(
    ...figuresAt(view, place).map((seat) =>
      seat === view.seat ? t('city.tile.yours') : t('city.tile.figure', { who: seatName(table, seat) }),
    ),
  );
  parts.push(...dragonsAt(view, place).map((dragon) => t('city.tile.dragon', { dragon })));
  return parts.join('; ');
}

export function courtyardWords(view: CityView): string {
  return view.next_offering === null
    ? t('city.tile.courtyardFull')
    : t('city.tile.courtyard', { n: view.next_offering });
}

function boxWords(view: CityView, facts: CityFacts, table: Table | null, place: number): string {
  const placed = view.tiles[place];
  const tile = tileFacts(facts, placed?.tile ?? '');
  const boxes = tile.boxes.map((need, box) => {
    const owner = placed?.boxes[box] ?? null;
    return owner === null ? String(need) : `${need} (${seatName(table, owner)})`;
  });
  return t('city.tile.boxes', { colour: colourName(tile.people), boxes: boxes.join(', ') });
}

/** One event of the log in words, as `seat` (-1: a spectator) reads it. */
export function describeEvent(event: AnyEvent, table: Table, seat: number): string {
  const told = event.place === undefined ? event : { ...event, place: buildingName(event.place) };
  return sentence(told, table, seat);
}

/** Where a figure stands while a turn is told: a building, and what its boxes ask for. */
interface Standing {
  building: string | null;
}

/** An action of the notation in words: 'pay the 5 of Library with …'; cards are marks (chips.ts). `at` moves along. */
export function describeAction(action: string, at: Standing = { building: null }): string {
  const said = read(action);
  if (!said) return action;
  const [card] = said.cards;
  at.building = standsAfter(action, at.building);
  const place = said.building ?? at.building ?? '';
  const need = cityFacts()?.tiles.find((tile) => tile.name === place)?.boxes[said.box ?? -1];
  const values = {
    to: told(`city.to.${place}`, {}, place),
    of: told(`city.of.${place}`, {}, place),
    card: card ? cardMark(card) : '',
    cards: said.cards.map(cardMark).join(' '),
    need: need ?? '',
    n: (said.box ?? 0) + 1,
    dragon: (card && dragonOf(card)) ?? '',
  };
  if (said.verb === 'offer' && card) return t('city.did.offerWith', values);
  if (said.verb === 'play' && card) return t(values.dragon ? 'city.did.dragon' : 'city.did.fly', values);
  if (said.verb === 'build' && need === undefined) return t('city.did.buildBox', values);
  return t(`city.did.${said.verb}`, values);
}

/** At which building a figure stands after an action; a dragon flies without it. */
export function standsAfter(action: string, building: string | null): string | null {
  const said = read(action);
  const [card] = said?.cards ?? [];
  return said?.building !== undefined && !(card && dragonOf(card)) ? said.building : building;
}

/**
 * A turn as the analysis writes it, 'walk Mill, done, build 1 with V3: because …': without the ends of phases. `from`: the
 * building at which the figure stood before. `end`: what ending the phase means now, if that is the first step.
 */
export function describeTurn(text: string, from: string | null = null, end = ''): string {
  const [moves = '', ...why] = text.split(': ');
  const at: Standing = { building: from };
  const all = moves.split(', ');
  const ends = (action: string | undefined): boolean => read(action ?? '')?.verb === 'done';
  const actions = all.filter((action) => !ends(action)).map((action) => describeAction(action, at));
  const said = [...(end && ends(all[0]) ? [end] : []), ...actions];
  return [said.join(', ') || t('city.did.done'), ...why].join(': ');
}

/** What it means to end the phase now. */
export function endWords(view: CityView): string {
  const here = view.tiles[view.figures[view.player] ?? -1];
  const courtyard = here?.tile === COURTYARD;
  if (view.phase === 'movement') {
    if (courtyard) return t('city.action.finishMoveOffer');
    return t(here?.built === false ? 'city.action.finishMoveBuild' : 'city.action.finishMove');
  }
  if (view.phase === 'contribution')
    return t(courtyard ? 'city.action.finishOffer' : 'city.action.finishBuild');
  return t('city.action.drawNow');
}
const COURTYARD = 'Courtyard';
