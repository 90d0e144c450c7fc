/** The story of a finished city, from its log: who built what, and the race at the obelisk. */
import type { CityEvent, LogEntry } from '../protocol';

export interface Offering {
  turn: number; // counted over all players, from 1
  seat: number;
  made: number; // by this seat, this one included
  version: number;
}
export interface Built {
  place: string;
  version: number;
}
export interface Story {
  turns: number;
  offerings: Offering[];
  built: Built[][]; // by seat, the buildings in which it had most markers
  scored: number; // how often the golden scales were scored
  before: number[]; // by seat, the offerings that lay there before the log begins
}

/** The story of a log; `made` says how many offerings each seat has at its end, if some are older than the log. */
export function storyOf(log: readonly LogEntry[], players: number, made: readonly number[] = []): Story {
  const story: Story = {
    turns: 1,
    offerings: [],
    built: Array.from({ length: players }, () => []),
    scored: 0,
    before: Array.from({ length: players }, () => 0),
  };
  for (const { events, version } of log)
    for (const event of events as CityEvent[]) {
      if (event.kind === 'turn') story.turns += 1;
      if (event.kind === 'scales scored') story.scored += 1;
      if (event.kind === 'rebuilt') story.built[event.seat]?.push({ place: event.place, version });
      if (event.kind === 'offered') {
        const number = story.offerings.filter((one) => one.seat === event.seat).length + 1;
        story.offerings.push({ turn: story.turns, seat: event.seat, made: number, version });
      }
    }
  story.before = story.before.map((none, seat) => {
    const logged = story.offerings.filter((one) => one.seat === seat).length;
    return Math.max(none, (made[seat] ?? 0) - logged);
  });
  for (const one of story.offerings) one.made += story.before[one.seat] ?? 0;
  return story;
}

/** The offerings of a seat as a line that rises by one step at each, over `width` × `height`. */
export function stairs(story: Story, seat: number, toWin: number, width: number, height: number): string {
  const x = (turn: number): number => (turn / Math.max(1, story.turns)) * width;
  const y = (made: number): number => height - (made / Math.max(1, toWin)) * height;
  let path = `M0 ${y(story.before[seat] ?? 0).toFixed(1)}`;
  for (const one of story.offerings.filter((offering) => offering.seat === seat)) {
    path += `H${x(one.turn).toFixed(1)}V${y(one.made).toFixed(1)}`;
  }
  return `${path}H${width}`;
}
