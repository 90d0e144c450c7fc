/** Positions of the city as the server sent them, and a person about to do something there. */
import facts from '../../fixtures/city.json';
import { CityInteraction } from '../lib/city/interaction.svelte';
import type { CityDecision, CityFacts, CityView, Snapshot } from '../lib/protocol';
import { snapshot } from './kit';

export const CITY = facts as unknown as CityFacts;

interface Position extends Omit<Snapshot, 'view' | 'decision'> {
  view: CityView;
  decision: CityDecision | null;
}

export function cityAt(fixture: unknown): { at: Position; interaction: CityInteraction; sent: string[] } {
  const at = snapshot(fixture) as Position;
  const sent: string[] = [];
  const act = (action: string): void => void sent.push(action);
  const { view, decision } = at;
  const interaction = new CityInteraction(() => ({ view, decision, facts: CITY, act, thrown: 0 }));
  return { at, interaction, sent };
}
