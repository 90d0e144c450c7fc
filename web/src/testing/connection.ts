/** A connection that reaches no server: it notes what it was told to do. */
import { TableConnection } from '../lib/shell/connection.svelte';
import type { Table } from '../lib/protocol';

type Done = ['act' | 'offer' | 'resign' | 'answer' | 'claim' | 'say' | 'chat', ...unknown[]];

export function connectionTo(table: Table, seat = 0): { connection: TableConnection; done: Done[] } {
  const done: Done[] = [];
  const connection = new TableConnection(table.id, seat < 0 ? null : seat);
  connection.table = table;
  connection.seat = seat;
  connection.version = 1;
  connection.act = (action) => void done.push(['act', action]);
  connection.offer = (what) => void done.push(['offer', what]);
  connection.resign = () => void done.push(['resign']);
  connection.say = (phrase) => void done.push(['say', phrase]);
  connection.chat = (text) => void done.push(['chat', text]);
  connection.claim = (seat, what) => void done.push(['claim', seat, what]);
  connection.answer = (what, yes) => void done.push(['answer', what, yes]);
  return { connection, done };
}
