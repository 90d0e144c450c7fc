/** A duel that somebody gave up, or lost by his clock or by staying away, goes no further: its view is told so. Pure. */
import type { DuelView, Table, View } from '../../lib/protocol';

export function finished(view: View, table: Table): View {
  if (table.status !== 'over' || !table.result) return view;
  if (view.game === 'match' && view.duel && !view.choosing) return { ...view, duel: over(view.duel, table) };
  return view.game === 'duel' ? over(view, table) : view;
}

function over(view: DuelView, table: Table): DuelView {
  const [winner, ...others] = table.result?.winners ?? [];
  if (view.result || winner === undefined || others.length > 0 || !table.result) return view;
  const { scores, termination, reason } = table.result;
  return { ...view, result: { winner, crystals: scores[winner] ?? 0, termination, reason } };
}
