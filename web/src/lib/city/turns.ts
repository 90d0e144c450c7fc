/** What the log tells about the turn in progress. */
import type { LogEntry, Reward } from '../protocol';
import { isNothing, NOTHING, plus } from './rewards';

/** How many cards the player to move has discarded at the end of this turn already. */
export function thrownNow(log: readonly LogEntry[], player: number): number {
  let thrown = 0;
  for (let index = log.length - 1; index >= 0; index--) {
    const events = log[index]?.events ?? [];
    if (events.some((event) => event.kind === 'turn')) break;
    thrown += events.filter((event) => event.kind === 'discarded' && event.seat === player).length;
  }
  return thrown;
}

/** What every seat received at the last step, to be shown rising from its panel. */
export function gains(log: readonly LogEntry[], players: number): Reward[] {
  const events = log.at(-1)?.events ?? [];
  return Array.from({ length: players }, (_, seat) =>
    events
      .filter((event) => event.seat === seat)
      .reduce((sum, event) => {
        if (event.kind === 'crystals') return plus(sum, { ...NOTHING, crystals: event.n });
        if (event.kind === 'scales') return plus(sum, { ...NOTHING, scales: event.n });
        return event.kind === 'received' ? plus(sum, { ...NOTHING, cards: event.n }) : sum;
      }, NOTHING),
  );
}

export function anyGain(all: readonly Reward[]): boolean {
  return all.some((reward) => !isNothing(reward));
}
