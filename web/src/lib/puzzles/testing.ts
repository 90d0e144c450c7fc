/** A puzzle as the server sent it: its beginning, its first move, its solution, and a turn that is answered. */
import puzzle from '../../../fixtures/puzzle.json';
import type { PuzzlePlayed, PuzzleStart } from '../protocol';

interface Played {
  start: PuzzleStart;
  begun: PuzzlePlayed;
  solution: PuzzlePlayed;
  wrong: PuzzlePlayed;
}
export const played = (): Played => structuredClone(puzzle) as unknown as Played;
