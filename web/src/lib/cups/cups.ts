/** What the page computes about a tournament. */
import type { Meeting, Standing, Tournament } from '../protocol';
import { t, told } from '../shell/i18n';

export interface MyRound {
  meeting: Meeting;
  score: [number, number] | null; // mine first
  rests: boolean;
}

/** My meeting of the present round; null if I have none. */
export function myRound(cup: Tournament): MyRound | null {
  const meeting = (cup.rounds.at(-1) ?? []).find(
    (one) => cup.me !== null && (one.one === cup.me || one.two === cup.me),
  );
  if (!meeting) return null;
  const [one, two] = meeting.crystals ?? [0, 0];
  const score: [number, number] | null =
    meeting.crystals === null ? null : meeting.one === cup.me ? [one, two] : [two, one];
  return { meeting, score, rests: meeting.two === null };
}

/** Everybody on the first place, once it is over. */
export function champions(cup: Tournament): string[] {
  if (cup.status !== 'over') return [];
  return cup.standings.filter((line) => line.place === 1).map((line) => line.player);
}

export const myLine = (cup: Tournament): Standing | undefined =>
  cup.standings.find((line) => line.player === cup.me);

/** May somebody who does not take part still enter? */
export function takesLate(cup: Tournament): boolean {
  const more = cup.rounds.length < cup.of_rounds;
  return cup.status === 'running' && cup.kind === 'swiss' && cup.decks !== 'drafted' && more && !cup.draft;
}

/** What a tournament is called; one without a name of its own after its maker. */
export const cupName = (cup: Pick<Tournament, 'name' | 'by'>): string =>
  cup.name || t('cups.called', { who: cup.by });

/** A player's name; bots without a name of their own are called by what they can, in the page's language. */
export function called(cup: Pick<Tournament, 'bots'>, name: string): string {
  const [, level = '', number = ''] = /^(\S+)( \d+)?$/.exec(name) ?? [];
  if (!level || !cup.bots.includes(name)) return name;
  return told(`shell.level.${level.toLowerCase()}`, {}, level) + number;
}
