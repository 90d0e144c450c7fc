/** Tables in a few words, for lists and titles. */
import type { Table, TableClock } from '../protocol';
import { t, told } from './i18n';
import { roughly } from './clockFace';
import { seatName } from './logWords';

/** 'Hoax against Vulca', 'Blue Moon City', the title that its maker gave it, or that it belongs to a cup. */
export function tableName(table: Table): string {
  if (table.title) return table.title;
  if (table.tournament) return t('shell.tournaments.match');
  const decks = table.seats.map((seat) => seat.deck || seat.name);
  if ((table.game === 'duel' || table.game === 'match') && decks.every(Boolean))
    return decks.join(` ${t('shell.start.versus')} `);
  return t(`shell.game.${table.game}`);
}

/** Who sits there: 'Anna, Ben, a free seat'. */
export function tablePeople(table: Table): string {
  return table.seats
    .map((seat) =>
      seat.kind === 'open'
        ? t('shell.room.open')
        : seat.mine
          ? t('shell.seat.you')
          : seatName(table, seat.seat),
    )
    .join(', ');
}

/** What the table waits for, as somebody at it would say. */
export function tableState(table: Table): string {
  if (table.status === 'waiting') return t('shell.start.waitingFor');
  if (table.status === 'over') return t('shell.status.over');
  const decider = table.seats.find((seat) => table.deciders.includes(seat.seat));
  if (table.seats.some((seat) => seat.mine && table.deciders.includes(seat.seat)))
    return t('shell.start.yourTurn');
  return decider
    ? t('shell.start.theirTurn', { who: seatName(table, decider.seat) })
    : t('shell.status.running');
}

export function rulesName(table: Table): string {
  return told(`shell.rules.${table.game === 'city' ? 'city' : table.rules}`, {}, table.rules);
}

/** That the table is played by an earlier version of the rules; '' where it is not. */
export function earlierRules(table: Table): string {
  return table.earlier_rules ? t('shell.earlierRules', { n: table.earlier_rules }) : '';
}

/** '10 minutes + 10 s', '3 days a move'; '' without a clock. */
export function clockName(clock: TableClock | null): string {
  if (!clock) return '';
  if (clock.days) return t('ratings.clock.days', { n: clock.days });
  if (clock.seconds) return t('ratings.clock.seconds', { n: clock.seconds });
  const { minutes, increment } = clock;
  return t('shell.clock.minutes', { minutes, increment });
}

/** What may be seen of the discard piles, in one sentence; '' at a table without such piles. */
export function pilesSentence(table: Table): string {
  return table.piles ? t(`shell.piles.${table.piles}About`) : '';
}

/** The time that I have left, '2 days left'; '' where no clock of mine runs. */
export function timeLeft(table: Table): string {
  const own = table.seats.find((seat) => seat.mine && table.deciders.includes(seat.seat));
  if (!myTurn(table) || own?.clock_ms == null) return '';
  const { unit, n } = roughly(own.clock_ms);
  return t('callback.left', { time: t(`callback.time.${unit}`, { n }) });
}

/** The tables where I have to decide, those with the least time first. */
export function waitingForMe(tables: readonly Table[]): Table[] {
  const left = (table: Table): number => {
    const own = table.seats.filter((seat) => seat.mine && table.deciders.includes(seat.seat));
    return Math.min(...own.map((seat) => seat.clock_ms ?? Infinity));
  };
  return tables
    .filter(myTurn)
    .map((table) => ({ table, left: left(table) }))
    .sort((one, other) => (one.left === other.left ? 0 : one.left - other.left))
    .map(({ table }) => table);
}

export function myTurn(table: Table): boolean {
  return (
    table.status === 'running' && table.seats.some((seat) => seat.mine && table.deciders.includes(seat.seat))
  );
}

/** What may happen when somebody is away, where people play each other; '' elsewhere. */
export function absenceSentence(table: Table): string {
  if (table.seats.filter((seat) => seat.kind !== 'bot').length < 2) return '';
  const [claim, another] = table.claims;
  const n = Math.max(1, Math.round(table.absence / 60));
  if (table.clock?.days) return t(`meeting.absence.${table.seats.length > 2 ? 'daysOfMany' : 'days'}`);
  if (!claim) return t('meeting.absence.none');
  return t(`meeting.absence.after.${another || claim === 'draw' ? 'any' : claim}`, { n });
}

/** What people who play each other have agreed on about hints; '' where only one person plays. */
export function adviceSentence(table: Table): string {
  const people = table.seats.filter((seat) => seat.kind !== 'bot').length;
  if (people < 2) return '';
  return `${t('shell.clock.advice')}: ${t(table.advice ? 'shell.clock.someAdvice' : 'shell.clock.noAdvice')}`;
}
