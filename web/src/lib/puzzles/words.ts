/** A puzzle in words. */
import { elementName } from '../duel/labels';
import type { LogEntry, PuzzleAbout, PuzzleReach, Table } from '../protocol';
import { t, told } from '../shell/i18n';
import { lineOf } from '../shell/logWords';

const keyOf = (theme: string): string => theme.replaceAll(' ', '_');

export const themeName = (theme: string): string => told(`puzzles.theme.${keyOf(theme)}`, {}, theme);
/** What a solution of this theme teaches. */
export const themeIdea = (theme: string): string => told(`puzzles.idea.${keyOf(theme)}`);

export const goalWords = (puzzle: PuzzleAbout): string =>
  told(`puzzles.goal.${puzzle.goal}`, { who: puzzle.opponent });

/** Why he has no answer, in figures. */
export const reachWords = ({ his, needed, element }: PuzzleReach): string =>
  t('puzzles.reach', { his, needed, element: elementName(element) });

/** What somebody did, as the log tells it; the cards that they draw at the end are of no account. */
export const deeds = (entries: readonly LogEntry[], table: Table, seat: number): string =>
  entries
    .map(
      (entry) => ({ ...entry, events: entry.events.filter((event) => !QUIET.has(event.kind)) }) as LogEntry,
    )
    .flatMap((entry) => lineOf(entry, table, seat).texts)
    .map((said) => `${said.text}.`)
    .join(' ');
const QUIET: ReadonlySet<string> = new Set(['turn', 'draw', 'draws', 'shuffle']);
