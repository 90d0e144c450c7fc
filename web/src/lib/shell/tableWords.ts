/** Tables in a few words, for lists and titles. */
import type { Table } from '../protocol';
import { t, told } from './i18n';
import { seatName } from './logWords';

/** 'Hoax against Vulca', 'Blue Moon City', or the title that its maker gave it. */
export function tableName(table: Table): string {
  if (table.title) return table.title;
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

/** What may be seen of the discard piles, in one sentence; '' at a table without such piles. */
export function pilesSentence(table: Table): string {
  return table.piles ? t(`shell.piles.${table.piles}About`) : '';
}

export function myTurn(table: Table): boolean {
  return (
    table.status === 'running' && table.seats.some((seat) => seat.mine && table.deciders.includes(seat.seat))
  );
}

/** What people who play each other have agreed on about hints; '' where only one person plays. */
export function adviceSentence(table: Table): string {
  const people = table.seats.filter((seat) => seat.kind !== 'bot').length;
  if (people < 2) return '';
  return `${t('shell.clock.advice')}: ${t(table.advice ? 'shell.clock.someAdvice' : 'shell.clock.noAdvice')}`;
}
