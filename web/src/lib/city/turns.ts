/** What the log tells about the turn in progress. */
import type { LogEntry } from '../protocol';

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
