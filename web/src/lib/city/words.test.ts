import { describe, expect, it } from 'vitest';
import type { CityFacts, CityView, Table } from '../protocol';
import facts from '../../../fixtures/city.json';
import snapshot from '../../../harness/city-build.json';
import { setCityFacts } from './facts.svelte';
import { build, read } from './notation';
import {
  cardLabel,
  copiesWords,
  describeAction,
  describeEvent,
  describeTurn,
  doubtWords,
  rewardWords,
  tileLabel,
} from './words';

const TABLE = snapshot.table as unknown as Table;
const VIEW = snapshot.view as unknown as CityView;

describe('the notation', () => {
  it('counts boxes from 1 and sorts cards', () => {
    expect(build(0, ['H3', 'H2', 'V1'])).toBe('build 1 with V1 H2 H3');
  });

  it.each([
    ['walk Royal Palace', { verb: 'walk', building: 'Royal Palace', cards: [] }],
    ['play A1 to Great Hall', { verb: 'play', building: 'Great Hall', cards: ['A1'] }],
    ['build 2 with T1 H2', { verb: 'build', box: 1, cards: ['T1', 'H2'] }],
    ['offer', { verb: 'offer', cards: [] }],
    ['offer with P1', { verb: 'offer', cards: ['P1'] }],
    ['nonsense', null],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('words', () => {
  it('of figures that are not sure', () => {
    const city = facts as unknown as CityFacts;
    const doubt = (name: string): string => doubtWords(city.tiles.find((tile) => tile.name === name)!);
    expect(doubt('Thermae')).toBe('');
    expect(doubt('Watchtower')).toBe('Its boxes are a guess: the printed figures are not known.');
    expect(doubt('Library')).toBe(
      'Its boxes were read with some doubt. Its rewards were read with some doubt.',
    );
    expect(copiesWords(city, 'V2')).toBe('4 in the game (a guess: the printed number is not known)');
    expect(copiesWords(city, 'K1')).toBe('10 in the game');
  });

  it('of actions and turns: boxes by value and building, cards as marks', () => {
    setCityFacts(facts as unknown as CityFacts);
    expect(describeAction('play A1 to Great Hall')).toBe('bring Sesa to Great Hall with [[A1]]');
    expect(describeAction('play F1 to Great Hall')).toBe('fly to Great Hall with [[F1]]');
    expect(describeAction('build 2 with T1 H2', { building: 'Mill' })).toBe(
      'pay the 2 of Mill with [[T1]] [[H2]]',
    );
    expect(describeTurn('walk Mill, done, build 1 with T3, done, done')).toBe(
      'walk to Mill, pay the 3 of Mill with [[T3]]',
    );
    // a dragon flies elsewhere, the figure stays where it was
    expect(describeTurn('play V1 to Mill, done, build 1 with A2 A3', 'Aqueduct')).toBe(
      'bring Lika to Mill with [[V1]], pay the 5 of Aqueduct with [[A2]] [[A3]]',
    );
    expect(describeTurn('Walk Mill: the best of 32 ways.')).toBe('walk to Mill: the best of 32 ways.');
    expect(describeTurn('done, done')).toBe('go on');
  });

  it('of rewards, cards and events', () => {
    expect(rewardWords({ crystals: 1, cards: 2, scales: 1 })).toBe('1 crystal, 2 cards and 1 golden scale');
    expect(rewardWords({ crystals: 0, cards: 0, scales: 0 })).toBe('nothing');
    expect(cardLabel('V1')).toBe('Vulca 1, black triangle');
    const walked = { kind: 'walked', seat: 1, text: '', place: 'Mill' };
    expect(describeEvent(walked, TABLE, 0)).toBe('Brann walks to Mill.');
    expect(describeEvent(walked, TABLE, 1)).toBe('You walk to Mill.');
  });

  it('tells all that stands on a tile', () => {
    const place = VIEW.tiles.findIndex((tile) => tile.tile === 'University');
    const label = tileLabel(VIEW, facts as unknown as CityFacts, TABLE, place);
    for (const part of [
      'University',
      'white boxes 5, 2 (Brann)',
      'your figure is here',
      'dragon Lika',
      'dragon Sesa',
    ])
      expect(label).toContain(part);
  });
});
