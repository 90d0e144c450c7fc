/** How players are called in a replay: whoever sits at this screen is 'you', and nobody else. */
import type { Table } from '../protocol';
import { t } from '../shell/i18n';
import { seatName } from '../shell/logWords';

type Seats = Pick<Table, 'seats'> | null;

export const calledIn = (table: Seats, seat: number): string =>
  table?.seats[seat]?.mine ? t('shell.seat.you') : seatName(table, seat);

/** 'Chance of Ben to win', 'Your chance to win' */
export const chanceTitle = (table: Seats, seat: number): string =>
  table?.seats[seat]?.mine ? t('replay.chanceYou') : t('replay.chanceTitle', { who: seatName(table, seat) });
