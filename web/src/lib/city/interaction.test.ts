import { describe, expect, it } from 'vitest';
import type { CityDecision, CityFacts, CityView, Snapshot } from '../protocol';
import facts from '../../../fixtures/city.json';
import building from '../../../harness/city-build.json';
import discarding from '../../../harness/city-discard.json';
import offering from '../../../harness/city-offer.json';
import starting from '../../../harness/city-start.json';
import { read } from './notation';
import { Play } from './play.svelte';

function at(
  snapshot: unknown,
  thrown = 0,
): { play: Play; sent: string[]; next: (view: CityView, decision: CityDecision | null) => void } {
  const { view, decision } = snapshot as Snapshot;
  const sent: string[] = [];
  const table = {
    view: view as CityView,
    decision: decision as CityDecision | null,
    facts: facts as unknown as CityFacts,
    act: (action: string) => void sent.push(action),
    thrown,
  };
  return {
    play: new Play(() => ({ ...table })),
    sent,
    next: (now, then) => Object.assign(table, { view: now, decision: then }),
  };
}
const card = (play: Play, name: string): number => play.hand.indexOf(name);
const place = (play: Play, name: string): number => play.view.tiles.findIndex((tile) => tile.tile === name);

describe('moving', () => {
  it('walks to places that can be reached', () => {
    const { play, sent } = at(starting);
    expect(play.visit(place(play, 'Mill'))).toBe(false); // three steps away
    expect(play.visit(place(play, 'Library'))).toBe(true);
    expect(sent).toEqual(['walk Library']);
  });

  it('plays a card for its power', () => {
    const { play, sent } = at(starting);
    expect(play.touch(card(play, 'V2'))).toBe(false); // Lika is outside the city
    expect(play.touch(card(play, 'T3'))).toBe(false); // no power
    expect(play.touch(card(play, 'V1'))).toBe(true);
    expect(play.targets.size).toBe(21);
    play.visit(place(play, 'Mill'));
    expect(sent).toEqual(['play V1 to Mill']);
  });
});

describe('contributing', () => {
  it('picks cards for a box and sends them in the notation', () => {
    const { play, sent } = at(building);
    expect(play.openBoxes).toEqual([0]);
    play.touch(card(play, 'H3'));
    expect(play.box).toBe(0);
    play.contribute();
    expect(sent).toEqual([]); // 3 of 5
    play.touch(card(play, 'T3'));
    expect(play.enough).toBe(false); // a red card in a white box
    play.touch(card(play, 'H2'));
    expect(play.enough).toBe(true); // changed by the Hoax
    play.contribute();
    expect(sent).toEqual(['build 1 with T3 H2 H3']);
  });

  it('suggests a payment that is enough', () => {
    const { play, sent } = at(building);
    play.suggest();
    expect(play.enough).toBe(true);
    play.contribute();
    expect(read(sent[0] ?? '')?.box).toBe(0);
  });

  it('lets a card be put back', () => {
    const { play } = at(building);
    play.touch(card(play, 'H3'));
    play.touch(card(play, 'H3'));
    expect(play.picked).toEqual([]);
  });
});

describe('offerings and discards', () => {
  it('knows the cards that allow another offering', () => {
    const { play } = at(offering);
    expect(play.offerings.map((one) => one.action)).toEqual(['offer with P1', 'offer with P2']);
    expect(play.useful(card(play, 'P1'))).toBe(true);
    expect(play.useful(card(play, 'H3'))).toBe(false);
  });

  it('sends discards one after the other, then ends the phase if fewer than two', () => {
    const { play, sent, next } = at(discarding);
    play.touch(card(play, 'P1'));
    play.finish();
    expect(sent).toEqual(['discard P1']);
    next(
      { ...play.view, hand: play.hand.filter((one) => one !== 'P1') },
      (discarding as unknown as Snapshot).decision as CityDecision | null,
    );
    play.moved();
    expect(sent).toEqual(['discard P1', 'done']);
  });

  it('never picks more than two, and stops when the turn has passed', () => {
    const { play, sent, next } = at(discarding);
    for (const name of ['V1', 'F3', 'M3']) play.touch(card(play, name));
    expect(play.pickedCards).toEqual(['F3', 'M3']);
    play.finish();
    next({ ...play.view, player: 1, phase: 'movement' }, null);
    play.moved();
    expect(sent).toEqual(['discard F3']);
  });
});
