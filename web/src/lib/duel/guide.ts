/**
 * The guided first fight: the rulebook's two example fights, with the user playing the Vulca. The server plays the
 * other side by the same script (server/guides/first-fight.toml); here each action of the user has its text.
 */
import type { LogEntry, Table } from '../protocol';
import type { Key } from '../shell/i18n';

export interface Step {
  action: string;
  text: Key;
  mine: boolean;
}

const mine = (action: string, text: Key): Step => ({ action, text, mine: true });
const theirs = (action: string, text: Key): Step => ({ action, text, mine: false });

export const FIRST_FIGHT: readonly Step[] = [
  mine('play Volca', 'duel.guide.steps.volca'),
  mine('announce Fire', 'duel.guide.steps.firstFire'),
  theirs('play Vetraskedas the Sceptic', 'duel.guide.steps.hoaxAnswers'),
  theirs('play Trebuchet of Fear', 'duel.guide.steps.hoaxAnswers'),
  theirs('announce Fire', 'duel.guide.steps.hoaxAnswers'),
  mine('play Flamebreath the Dazzling', 'duel.guide.steps.flamebreath'),
  mine('play Fireblast', 'duel.guide.steps.fireblast'),
  mine('announce Fire', 'duel.guide.steps.ten'),
  theirs('retreat', 'duel.guide.steps.hoaxRetreats'),
  mine('dragon Doran', 'duel.guide.steps.dragon'),
  theirs('play Muster Reinforcements', 'duel.guide.steps.muster'),
  theirs('yes', 'duel.guide.steps.muster'),
  theirs('play Penemikanas the Paranoid', 'duel.guide.steps.muster'),
  theirs('announce Earth', 'duel.guide.steps.muster'),
  mine('play Aaralia-Aqua Secunda', 'duel.guide.steps.aaralia'),
  mine('play Flickering Fires', 'duel.guide.steps.flickering'),
  mine('announce Earth', 'duel.guide.steps.fiveEarth'),
  theirs('play Catusan', 'duel.guide.steps.boomerang'),
  theirs('play Battling Boomerang', 'duel.guide.steps.boomerang'),
  theirs('announce Earth', 'duel.guide.steps.boomerang'),
  mine('play Zig-nur-Don', 'duel.guide.steps.mutant'),
  mine('announce Fire', 'duel.guide.steps.mutantFire'),
  theirs('retrieve Battling Boomerang', 'duel.guide.steps.hawk'),
  theirs('play Hank Highflyer Hawk', 'duel.guide.steps.hawk'),
  theirs('play Tome of Wisdom', 'duel.guide.steps.hawk'),
  theirs('announce Fire', 'duel.guide.steps.hawk'),
  mine('play Glimmer', 'duel.guide.steps.glimmer'),
  mine('play Elemental Enchantment', 'duel.guide.steps.enchantment'),
  mine('announce Fire', 'duel.guide.steps.sixFire'),
  theirs('play Thirkomedas the Serene', 'duel.guide.steps.thirkomedas'),
  theirs('play Battling Boomerang', 'duel.guide.steps.thirkomedas'),
  theirs('announce Fire', 'duel.guide.steps.thirkomedas'),
  mine('retreat', 'duel.guide.steps.retreat'),
  theirs('dragon Sesa', 'duel.guide.steps.twoDragons'),
];

export interface Progress {
  step: Step | null; // the next one; null: the example is over or was left
  done: number; // steps of the user so far
  of: number;
  left: boolean; // something else was played
}

const GUIDES: Record<string, readonly Step[]> = { 'first-fight': FIRST_FIGHT };

/** How far the table has come along its guide; null if it has none. Any dragon is as good as the example's. */
export function progress(table: Pick<Table, 'guide'>, log: readonly LogEntry[]): Progress | null {
  const steps = table.guide ? GUIDES[table.guide] : undefined;
  if (!steps) return null;
  const of = steps.filter((step) => step.mine).length;
  let at = 0;
  for (const entry of log) {
    if (!entry.action || entry.seat < 0 || at >= steps.length) continue;
    if (!same(entry.action, steps[at]?.action ?? ''))
      return { step: null, done: steps.slice(0, at).filter((step) => step.mine).length, of, left: true };
    at += 1;
  }
  return {
    step: steps[at] ?? null,
    done: steps.slice(0, at).filter((step) => step.mine).length,
    of,
    left: false,
  };
}

const same = (played: string, scripted: string): boolean =>
  played === scripted || (played.startsWith('dragon ') && scripted.startsWith('dragon '));
