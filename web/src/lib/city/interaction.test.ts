import { describe, expect, it } from 'vitest';
import type { CityDecision, CityFacts, CityView, Snapshot } from '../protocol';
import facts from '../../../fixtures/city.json';
import building from '../../../harness/city-build.json';
import discarding from '../../../harness/city-discard.json';
import offering from '../../../harness/city-offer.json';
import starting from '../../../harness/city-start.json';
import { read } from './notation';
import { CityInteraction } from './interaction.svelte';

function at(
  snapshot: unknown,
  thrown = 0,
): {
  interaction: CityInteraction;
  sent: string[];
  next: (view: CityView, decision: CityDecision | null) => void;
} {
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
    interaction: new CityInteraction(() => ({ ...table })),
    sent,
    next: (now, then) => Object.assign(table, { view: now, decision: then }),
  };
}
const card = (interaction: CityInteraction, name: string): number => interaction.hand.indexOf(name);
const place = (interaction: CityInteraction, name: string): number =>
  interaction.view.tiles.findIndex((tile) => tile.tile === name);

describe('moving', () => {
  it('walks to places that can be reached', () => {
    const { interaction, sent } = at(starting);
    expect(interaction.visit(place(interaction, 'Mill'))).toBe(false); // three steps away
    expect(interaction.visit(place(interaction, 'Library'))).toBe(true);
    expect(sent).toEqual(['walk Library']);
  });

  it('plays a card for its power', () => {
    const { interaction, sent } = at(starting);
    expect(interaction.touch(card(interaction, 'V2'))).toBe(false); // Lika is outside the city
    expect(interaction.touch(card(interaction, 'T3'))).toBe(false); // no power
    expect(interaction.touch(card(interaction, 'V1'))).toBe(true);
    expect(interaction.targets.size).toBe(21);
    interaction.visit(place(interaction, 'Mill'));
    expect(sent).toEqual(['play V1 to Mill']);
  });
});

describe('contributing', () => {
  it('picks cards for a box and sends them in the notation', () => {
    const { interaction, sent } = at(building);
    expect(interaction.openBoxes).toEqual([0]);
    interaction.touch(card(interaction, 'H3'));
    expect(interaction.box).toBe(0);
    interaction.contribute();
    expect(sent).toEqual([]); // 3 of 5
    interaction.touch(card(interaction, 'T3'));
    expect(interaction.enough).toBe(false); // a red card in a white box
    interaction.touch(card(interaction, 'H2'));
    expect(interaction.enough).toBe(true); // changed by the Hoax
    interaction.contribute();
    expect(sent).toEqual(['build 1 with T3 H2 H3']);
  });

  it('suggests a payment that is enough', () => {
    const { interaction, sent } = at(building);
    interaction.suggest();
    expect(interaction.enough).toBe(true);
    interaction.contribute();
    expect(read(sent[0] ?? '')?.box).toBe(0);
  });

  it('lets a card be put back', () => {
    const { interaction } = at(building);
    interaction.touch(card(interaction, 'H3'));
    interaction.touch(card(interaction, 'H3'));
    expect(interaction.picked).toEqual([]);
  });
});

describe('offerings and discards', () => {
  it('knows the cards that allow another offering', () => {
    const { interaction } = at(offering);
    expect(interaction.offerings.map((one) => one.action)).toEqual(['offer with P1', 'offer with P2']);
    expect(interaction.useful(card(interaction, 'P1'))).toBe(true);
    expect(interaction.useful(card(interaction, 'H3'))).toBe(false);
  });

  it('sends discards one after the other, then ends the phase if fewer than two', () => {
    const { interaction, sent, next } = at(discarding);
    interaction.touch(card(interaction, 'P1'));
    interaction.finish();
    expect(sent).toEqual(['discard P1']);
    next(
      { ...interaction.view, hand: interaction.hand.filter((one) => one !== 'P1') },
      (discarding as unknown as Snapshot).decision as CityDecision | null,
    );
    interaction.moved();
    expect(sent).toEqual(['discard P1', 'done']);
  });

  it('never picks more than two, and stops when the turn has passed', () => {
    const { interaction, sent, next } = at(discarding);
    for (const name of ['V1', 'F3', 'M3']) interaction.touch(card(interaction, name));
    expect(interaction.pickedCards).toEqual(['F3', 'M3']);
    interaction.finish();
    next({ ...interaction.view, player: 1, phase: 'movement' }, null);
    interaction.moved();
    expect(sent).toEqual(['discard F3']);
  });
});

describe('a phase in which nothing can be done', () => {
  const only = (fixture: unknown): unknown => {
    const { decision, ...rest } = fixture as Snapshot & { decision: CityDecision };
    return { ...rest, decision: { ...decision, actions: [{ action: 'done', kind: 'done' }], more: false } };
  };
  it('is known, but moving is never passed over', () => {
    expect(at(only(building)).interaction.idle).toBe(true);
    expect(at(building).interaction.idle).toBe(false);
    expect(at(only(starting)).interaction.idle).toBe(false);
  });
});

describe('Pick for me', () => {
  it('says whether natural colours were enough', () => {
    const { interaction } = at(building);
    interaction.suggest();
    const colour = interaction.colour ?? 'any';
    const natural = interaction.pickedCards.every((one) => one.startsWith(colour.charAt(0)));
    expect(interaction.pickedCards.length).toBeGreaterThan(0);
    expect(interaction.suggested).toBe(natural ? 'natural' : 'jokers');
    interaction.cancel();
    expect(interaction.suggested).toBe('');
  });

  it('takes the box that costs least if none is chosen, and else the one that is', () => {
    const palace = (hand: string[]): unknown => {
      const told = structuredClone(building) as unknown as Snapshot;
      const view = told.view as CityView;
      const where = view.tiles.findIndex((tile) => tile.tile === 'Royal Palace');
      view.hand = hand;
      view.figures[view.player] = where;
      view.tiles[where]!.boxes = [null, null, null, null];
      const action = (box: number, ...cards: string[]): unknown => ({
        kind: 'build',
        action: `build ${box + 1} with ${cards.join(' ')}`,
        box,
        cards,
      });
      const decision = told.decision as CityDecision;
      (decision as { actions: unknown }).actions = [
        action(0, 'K1', 'K1', 'H3'),
        action(1, 'K1', 'H3'),
        action(3, 'H3'),
      ];
      return told;
    };
    const { interaction } = at(palace(['K1', 'K1', 'H3']));
    interaction.suggest();
    expect(interaction.need).toBe(3);
    expect(interaction.pickedCards).toEqual(['H3']);
    expect(interaction.suggested).toBe('natural');
    interaction.cancel();
    interaction.chooseBox(0);
    interaction.suggest();
    expect(interaction.pickedCards).toEqual(['H3', 'K1', 'K1']);
    expect(interaction.suggested).toBe('jokers');
  });
});
