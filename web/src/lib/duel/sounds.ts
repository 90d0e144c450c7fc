/** Which sound a step of the duel makes: at most one, the weightiest. */
import type { LogEntry } from '../protocol';
import type { Sound } from '../shell/sound.svelte';

const SOUNDS: readonly [string, Sound][] = [
  ['call', 'call'],
  ['dragon', 'dragon'],
  ['dragon home', 'dragon'],
  ['retreat', 'good'],
  ['announce', 'announce'],
  ['play', 'card'],
  ['add', 'card'],
  ['bluff', 'card'],
  ['land', 'card'],
  ['load', 'card'],
  ['discard', 'card'],
];

export function soundOf(entry: LogEntry, me: number): Sound | null {
  const over = entry.events.find((event) => event.kind === 'over' || event.kind === 'match over');
  if (over) return over.seat === me || me < 0 ? 'won' : 'lost';
  const found = SOUNDS.find(([kind]) => entry.events.some((event) => event.kind === kind));
  if (found?.[0] === 'retreat') {
    const loser = entry.events.find((event) => event.kind === 'retreat')?.seat;
    return loser === me ? 'bad' : 'good';
  }
  return found?.[1] ?? null;
}
