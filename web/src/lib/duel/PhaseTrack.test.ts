import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { showDuelPart } from '../../testing/duel';
import { speaking } from '../../testing/kit';
import PhaseTrack from './PhaseTrack.svelte';
import { side, view } from './testing';

const at = (phase: ReturnType<typeof view>['phase']) => view(side(), side(), { phase });
const current = (): string[] =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
    .map((item) => item.textContent?.trim() ?? '');

test('names the phases in order and marks the current one', async () => {
  const { change } = showDuelPart(PhaseTrack, at('character'));
  const track = screen.getByRole('list', { name: 'Phases of the turn' });
  expect(within(track).getAllByRole('listitem')).toHaveLength(8);
  expect(current()).toEqual(['Character']);
  await change({ view: at('power') });
  expect(current()).toEqual(['Power']);
});

test.each([
  ['mulligan', 'Beginning'],
  ['after_booster_support', 'Booster/Support'],
  ['turn_over', 'End'],
  ['turn_ended', 'End'],
] as const)('shows %s as part of a phase of the track', (phase, name) => {
  showDuelPart(PhaseTrack, at(phase));
  expect(current()).toEqual([name]);
});

test('in German', async () => {
  await speaking('de');
  showDuelPart(PhaseTrack, at('end'));
  expect(screen.getByRole('list', { name: 'Phasen des Zuges' })).toBeTruthy();
  expect(current()).toEqual(['Ende']);
});
