/**
 * The pace at which a game is shown. What the server tells arrives at once; a stage holds it back so that a person can follow: it
 * shows one step after the other, and before and after a step it may hold a beat (a card shown large, 'the bluff is called').
 * A game says by a director which beats a step has; a tap skips whatever waits, unless that is much:
 * bots that play each other in a cup are far ahead of whoever looks on. Any game can use it.
 */
import { settings } from './settings.svelte';

export const PACES = ['calm', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];
const SHARES: Record<Pace, number> = { calm: 1, normal: 0.55, fast: 0.25, instant: 0 };
const FAR = 8; // so many steps and more are not skipped by a tap
const FIRST_GAMES = 3; // so many are shown calmly, unless somebody chose otherwise

/** Somebody plays the first games on this device. */
export const firstGames = (): boolean => settings.games <= FIRST_GAMES;

/** The pace in force: the chosen one, or calm for the first games and normal from then on. */
export function pace(): Pace {
  return settings.pace || (settings.games < FIRST_GAMES ? 'calm' : 'normal');
}

/** How long a beat of so many milliseconds (at calm pace) is held. Where a clock runs, nobody waits long. */
export function held(ms: number, clock = false): number {
  const share = SHARES[pace()];
  return Math.round(ms * (clock ? Math.min(share, SHARES.fast) : share));
}

/** Something that stands for a while: `ms` at calm pace; `what` is the game's own. */
export interface Beat<What = unknown> {
  ms: number;
  what: What;
}
export interface Scene {
  before: readonly Beat[]; // over the table as it was
  after: readonly Beat[]; // over the table as it is then
}
export const NO_SCENE: Scene = { before: [], after: [] };

interface Step {
  scene: () => Scene; // asked for when its turn comes: it may look at what is shown then
  show: () => void;
  done: () => void; // all beats are over: whoever has to decide may
}

export class Stage {
  beat = $state.raw<Beat | null>(null);
  busy = $state(false);
  clock = false;
  behind = $state(0); // how many steps wait

  private steps: Step[] = [];
  private hurrying: 'step' | 'all' | null = null;
  private age = 0; // of the run: an older one has nothing more to say
  private end: (() => void) | null = null;

  play(step: Step): void {
    this.steps.push(step);
    this.behind = this.steps.length;
    if (!this.busy) void this.run();
  }

  /** Does so much wait that a tap shows only the next step? */
  get far(): boolean {
    return this.behind >= FAR;
  }

  /** Goes on: to all that waits, or where that is much to the next step. */
  skip = (): void => {
    if (this.busy) this.hurry(this.far ? 'step' : 'all');
  };

  /** Shows all that waits at once, however much it is. */
  catchUp = (): void => {
    if (this.busy) this.hurry('all');
  };

  private hurry(how: 'step' | 'all'): void {
    this.hurrying = how;
    this.end?.();
  }

  /** Forgets all that waits: something newer is shown instead. */
  clear(): void {
    this.age += 1;
    this.steps = [];
    this.behind = 0;
    this.end?.();
    this.busy = false;
    this.hurrying = null;
  }

  private async run(): Promise<void> {
    const age = this.age;
    this.busy = true;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      this.behind = this.steps.length;
      const scene = this.hurrying ? NO_SCENE : step.scene();
      for (const beat of scene.before) if (this.holds(beat)) await this.hold(beat);
      if (age !== this.age) return;
      step.show();
      for (const beat of scene.after) if (this.holds(beat)) await this.hold(beat);
      if (age !== this.age) return;
      step.done();
      if (this.hurrying === 'step') this.hurrying = null;
    }
    this.busy = false;
    this.hurrying = null;
  }

  private holds(beat: Beat): boolean {
    return !this.hurrying && held(beat.ms, this.clock) > 0;
  }

  private hold(beat: Beat): Promise<void> {
    this.beat = beat;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end?.(), held(beat.ms, this.clock));
      this.end = () => {
        clearTimeout(timer);
        this.end = null;
        this.beat = null;
        resolve();
      };
    });
  }
}
