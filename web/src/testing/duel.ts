/** A part of the duel table by itself. */
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import type { DuelInteraction, DuelProps } from '../lib/duel/interaction.svelte';
import type { DuelView } from '../lib/protocol';
import DuelPart from './DuelPart.svelte';
import { duelTable } from './kit';

/** Shows a part of the duel table; gives what was acted and what the person is doing. */
export function showDuelPart<Props extends Record<string, unknown>>(
  part: Component<Props>,
  view: DuelView,
  more: Partial<DuelProps> = {},
  partProps?: Props,
): { sent: string[]; interaction: DuelInteraction; change: (duel: Partial<DuelProps>) => Promise<void> } {
  const sent: string[] = [];
  const duel: DuelProps = {
    view,
    decision: null,
    table: duelTable(),
    log: [],
    act: (action) => void sent.push(action),
    ...more,
  };
  let interaction: DuelInteraction | undefined;
  const { rerender } = render(DuelPart, {
    part: part as Component<never>,
    partProps: partProps ?? {},
    duel,
    given: (made: DuelInteraction) => (interaction = made),
  });
  if (!interaction) throw new Error('the part was not shown');
  return { sent, interaction, change: (next) => rerender({ duel: { ...duel, ...next } }) };
}
