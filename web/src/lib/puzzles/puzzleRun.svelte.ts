/**
 * One try at a puzzle. The server plays the moves and judges the turn (server/puzzles.py); here is what has been shown, and
 * the way back. Nothing is stored there: the same moves lead to the same answer.
 */
import { direct } from '../duel/director';
import type { LogEntry, PuzzleMoment, PuzzlePlayed, PuzzleStart, PuzzleVerdict } from '../protocol';
import { Stage } from '../shell/stage.svelte';
import { puzzleSolution, puzzleTurn } from './api';

interface Mark {
  moves: readonly string[];
  moments: readonly PuzzleMoment[];
}

export class PuzzleRun {
  moves = $state.raw<readonly string[]>([]);
  moments = $state.raw<readonly PuzzleMoment[]>([]);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  unseen = $state(0); // cards of the opponent that the player did not know
  reach = $state<PuzzlePlayed['reach']>(null); // how near he comes to an answer
  looking = $state(false); // the solution is shown
  asking = $state(false);
  tries = $state(0); // turns that were judged
  readonly stage = new Stage();

  private marks: Mark[] = [];
  private age = 0;

  readonly moment = $derived.by((): PuzzleMoment => this.moments.at(-1) ?? this.start.moment);
  readonly log = $derived.by((): LogEntry[] =>
    this.moments.flatMap((one) => one.entry ?? []).map((entry, i) => ({ ...entry, version: i + 1 })),
  );
  /** What the opponent did against the turn. */
  readonly answer = $derived.by((): LogEntry[] =>
    this.verdict === 'answered' ? this.log.filter((entry) => entry.seat !== this.seat) : [],
  );
  /** The player's own turn, without what follows from it. */
  readonly turn = $derived.by((): LogEntry[] =>
    this.log.filter((entry) => entry.seat === this.seat).slice(0, this.moves.length),
  );
  readonly solved = $derived.by(() => this.verdict === 'solved' && !this.looking);

  constructor(
    readonly start: PuzzleStart,
    private onverdict: (verdict: PuzzleVerdict) => void = () => undefined,
    private onproblem: (problem: unknown) => void = () => undefined,
  ) {}

  get seat(): number {
    return this.start.moment.view.game === 'duel' ? this.start.moment.view.seat : 0;
  }

  act = (action: string): void => {
    if (this.verdict !== null || this.asking || this.stage.busy) return;
    this.marks.push({ moves: this.moves, moments: this.moments });
    void this.ask(() => puzzleTurn(this.start.about.name, [...this.moves, action]), this.seat);
  };

  /** Before the last move; after the verdict, too. */
  back = (): void => {
    const mark = this.marks.pop();
    if (mark) this.stand(mark);
  };

  again = (): void => {
    this.marks = [];
    this.stand({ moves: [], moments: [] });
  };

  /** The solution is played from the beginning; every card of it is shown large. */
  look = (): void => {
    this.again();
    this.looking = true;
    void this.ask(() => puzzleSolution(this.start.about.name), -1);
  };

  private stand({ moves, moments }: Mark): void {
    this.age += 1;
    this.stage.clear();
    this.asking = this.looking = false;
    this.verdict = null;
    this.moves = moves;
    this.moments = moments;
  }

  private async ask(question: () => Promise<PuzzlePlayed>, viewer: number): Promise<void> {
    const age = this.age;
    this.asking = true;
    try {
      const played = await question();
      if (age === this.age) this.show(played, viewer);
    } catch (error) {
      if (age === this.age) this.marks.pop();
      this.onproblem(error);
    } finally {
      if (age === this.age) this.asking = false;
    }
  }

  private show(played: PuzzlePlayed, viewer: number): void {
    this.moves = played.moves;
    this.unseen = played.unseen;
    this.reach = played.reach;
    for (const [i, moment] of played.moments.entries()) {
      const last = i === played.moments.length - 1;
      this.stage.play({
        scene: () =>
          moment.entry
            ? direct(
                { entry: moment.entry, view: moment.view, table: this.start.table },
                this.moment.view,
                viewer,
              )
            : { before: [], after: [] },
        show: () => (this.moments = [...this.moments, moment]),
        done: () => {
          if (last && played.verdict) this.judge(played.verdict);
        },
      });
    }
  }

  private judge(verdict: PuzzleVerdict): void {
    this.verdict = verdict;
    if (this.looking) return;
    this.tries += 1;
    this.onverdict(verdict);
  }
}
