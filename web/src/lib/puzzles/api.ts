import type { PuzzleList, PuzzlePlayed, PuzzleStart } from '../protocol';
import { call } from '../shell/api';

const at = (name: string): string => `/puzzles/${encodeURIComponent(name)}`;

export const puzzleList = (): Promise<PuzzleList> => call('GET', '/puzzles');
export const puzzleStart = (name: string): Promise<PuzzleStart> => call('GET', at(name));
export const puzzleSolution = (name: string): Promise<PuzzlePlayed> => call('GET', `${at(name)}/solution`);
/** What the last of these moves leads to. */
export const puzzleTurn = (name: string, moves: readonly string[]): Promise<PuzzlePlayed> =>
  call('GET', `${at(name)}/turn?${new URLSearchParams(moves.map((move) => ['move', move]))}`);
