/** The moves that decided a duel, from its log: fights won, bluffs that were called, and a dragon that wins the game. */
import type { DuelEvent, Element, LogEntry, Table } from '../protocol';
import { t } from '../shell/i18n';
import { seatName, worded } from '../shell/logWords';
import { elementName } from './labels';

export interface KeyMove {
  version: number; // where it can be looked at again
  text: string;
  cards: string[];
}

interface Side {
  cards: string[]; // played in its last turn
  power: { n: number; element: Element } | null; // announced last
}

const MOST = 5;
const PLAYED: ReadonlySet<string> = new Set(['play', 'add']);

/** The newest of them, in order. `me` is 'you'; -1: nobody is. */
export function keyMoves(log: readonly LogEntry[], table: Pick<Table, 'seats'>, me: number): KeyMove[] {
  let fought = false; // a fight was decided in this turn
  const moves: KeyMove[] = [];
  let sides: [Side, Side] = [nothing(), nothing()];
  for (const entry of log)
    for (const event of entry.events as DuelEvent[]) {
      const side = sides[event.seat === 1 ? 1 : 0];
      if (event.kind === 'turn') {
        Object.assign(side, nothing());
        fought = false;
      }
      if (PLAYED.has(event.kind) && 'card' in event && event.card) side.cards.push(event.card);
      else if (event.kind === 'announce') side.power = { n: event.n ?? 0, element: event.element };
      else if (event.kind === 'honest' || event.kind === 'lie')
        moves.push({
          version: entry.version,
          text: calledText(event.kind, event.seat, table, me),
          cards: [],
        });
      else if (event.kind === 'retreat') {
        const winner = event.seat === 1 ? 0 : 1;
        fought = true;
        const { cards, power } = sides[winner];
        moves.push({ version: entry.version, text: wonText(winner, power, event.n, table, me), cards });
      } else if (event.kind === 'fourth dragon' && !fought) {
        const text = worded(event, 'duel', seatName(table, event.seat), event.seat === me && me >= 0);
        moves.push({ version: entry.version, text, cards: side.cards.slice(-1) });
      } else if (event.kind === ('game' as string)) sides = [nothing(), nothing()];
    }
  return moves.slice(-MOST);
}

const nothing = (): Side => ({ cards: [], power: null });

function wonText(
  winner: number,
  power: Side['power'],
  n: number,
  table: Pick<Table, 'seats'>,
  me: number,
): string {
  const form = winner === me && me >= 0 ? 'You' : 'They';
  const who = seatName(table, winner);
  const dragons = t('duel.count.dragons', { n });
  if (!power) return t(`duel.key.won${form}`, { who, dragons });
  return t(`duel.key.with${form}`, { who, dragons, n: power.n, element: elementName(power.element) });
}

function calledText(
  kind: 'honest' | 'lie',
  bluffer: number,
  table: Pick<Table, 'seats'>,
  me: number,
): string {
  const mine = bluffer === me && me >= 0;
  return t(`duel.key.${kind}${mine ? 'You' : 'They'}`, { who: seatName(table, bluffer) });
}
