/** The connection against a fake socket: loss, return, an action that must happen once and only once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Coded, Decision, FromServer, Table, ToServer } from '../protocol';
import { backoff, TableConnection } from './connection.svelte';

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: ToServer[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: FromServer): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const table: Table = {
  id: 'x',
  game: 'duel',
  title: '',
  rules: 'legends',
  piles: 'top',
  earlier_rules: null,
  status: 'running',
  listed: false,
  seats: [],
  score: null,
  result: null,
  deciders: [0],
  takeback: false,
  rated: false,
  advice: true,
  clock: null,
  next: null,
  tournament: null,
  chat: false,
  absence: 0,
  claims: [],
  spared_ms: 0,
  created: '',
};
const snapshot = (version: number): FromServer => ({
  type: 'snapshot',
  version,
  seat: 0,
  table,
  view: { game: 'waiting' },
  decision: null,
  log: [],
});
const update = (version: number, id: string | null = null): FromServer => ({
  type: 'update',
  version,
  id,
  table,
  view: { game: 'waiting' },
  decision: null,
  entry: { version, seat: 1, action: '', events: [], at: '' },
});

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  connection = new TableConnection('x', 0, 'ws://host');
  connection.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it asks for its seat and shows the snapshot', () => {
  expect(last().address).toBe('ws://host/api/tables/x/socket?seat=0');
  last().say(snapshot(3));
  expect([connection.status, connection.version]).toEqual(['live', 3]);
});

test('updates follow one another; a gap asks for everything', () => {
  last().say(snapshot(3));
  last().say(update(4));
  expect([connection.version, connection.log.length]).toEqual([4, 1]);
  last().say(update(6));
  expect(connection.version).toBe(4);
  expect(last().sent).toEqual([{ type: 'sync' }]);
  last().say(update(4));
  expect(connection.log.length).toBe(1); // an old one again changes nothing
});

test('a double click plays once', () => {
  last().say(snapshot(3));
  connection.act('play Cinder');
  connection.act('play Cinder');
  expect(last().sent).toHaveLength(1);
  expect(last().sent[0]).toMatchObject({ type: 'act', version: 3, action: 'play Cinder' });
  last().say(update(4));
  expect(connection.pending).toBe(false);
});

test('what makes no difference is answered by itself, and nobody is asked', () => {
  connection.byItself = (decision) => (decision.game === 'duel' ? 'dragon Lika' : null);
  const decision: Decision = { game: 'duel', seat: 0, question: null, actions: [] };
  last().say({ ...snapshot(3), decision } as FromServer);
  expect(connection.decision).toBeNull();
  expect(last().sent).toMatchObject([{ type: 'act', version: 3, action: 'dragon Lika' }]);
});

test('a lost line comes back by itself, and the action under way is sent again with its old id', () => {
  last().say(snapshot(3));
  connection.act('play Cinder');
  const [first] = last().sent;
  last().drop();
  expect(connection.status).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  last().say(snapshot(3));
  expect(last().sent).toEqual([first]);
  expect(connection.status).toBe('live');
});

test('an action that had arrived before the loss is not sent again', () => {
  last().say(snapshot(3));
  connection.act('play Cinder');
  last().drop();
  vi.advanceTimersByTime(1_000);
  last().say(snapshot(4));
  expect(last().sent).toEqual([]);
  expect(connection.pending).toBe(false);
});

test('a line that no longer answers is given up and made anew', () => {
  last().say(snapshot(3));
  vi.advanceTimersByTime(20_000);
  expect(last().sent).toEqual([{ type: 'ping' }]);
  vi.advanceTimersByTime(6_000);
  expect(connection.status).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a socket that never opens is given up', () => {
  vi.advanceTimersByTime(6_000);
  expect(connection.status).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('any answer shows that the line is up', () => {
  last().say(snapshot(3));
  vi.advanceTimersByTime(20_000);
  last().say({ type: 'pong' });
  vi.advanceTimersByTime(7_000);
  expect(connection.status).toBe('live');
});

const coded = (text: string): Coded => ({ code: 'server.failed', args: {}, text });

test('a refusal is shown; a stale one is not, since the table itself has moved', () => {
  last().say(snapshot(3));
  connection.act('play Cinder');
  const id = (last().sent[0] as { id: string }).id;
  last().say({
    type: 'refused',
    retry_after: null,
    id,
    code: 'illegal',
    text: 'one character',
    place: '004 Characters',
    reason: coded('one character'),
    version: 3,
  });
  expect(connection.refusal).toEqual({
    code: 'illegal',
    place: '004 Characters',
    reason: coded('one character'),
  });
  connection.act('play Spark');
  const again = (last().sent[1] as { id: string }).id;
  last().say({
    type: 'refused',
    retry_after: null,
    id: again,
    code: 'stale',
    text: 'too late',
    place: '',
    reason: coded('too late'),
    version: 4,
  });
  expect([connection.refusal, connection.pending]).toEqual([null, false]);
});

test('an action that could not be written down is sent again with the same id', () => {
  last().say(snapshot(3));
  connection.act('play Cinder');
  const sent = last().sent[0] as { id: string };
  last().say({
    type: 'refused',
    retry_after: 2,
    id: sent.id,
    code: 'try-again',
    text: 'the database',
    place: '',
    reason: coded('the database'),
    version: 3,
  });
  expect([connection.refusal, connection.pending]).toEqual([null, true]);
  vi.advanceTimersByTime(2_500);
  expect(last().sent).toEqual([sent, sent]);
});

test('why and hint are answered to whoever asked; a lost line answers with an error', async () => {
  last().say(snapshot(3));
  const why = connection.why('Cinder');
  last().say({
    type: 'reason',
    id: (last().sent[0] as { id: string }).id,
    what: 'Cinder',
    text: 'not now',
    place: 'p',
    reason: coded('not now'),
  });
  expect(await why).toEqual({ place: 'p', reason: coded('not now') });
  const hint = connection.hint();
  last().drop();
  await expect(hint).rejects.toThrow('connection lost');
});

test.each([
  [4004, 'no-such-table'],
  [4003, 'not-your-seat'],
])('code %d ends it: %s', (code, gone) => {
  last().drop(code);
  expect([connection.status, connection.gone]).toEqual(['gone', gone]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('it waits longer each time, but never long', () => {
  expect([0, 1, 2, 3].map((attempt) => backoff(attempt, 0.5))).toEqual([400, 800, 1600, 3200]);
  expect(backoff(30, 1)).toBe(10_000);
});

test('the server is told when nobody sees the page, and again after the line was down', () => {
  let visibilityState = 'hidden';
  const told = (): ToServer[] => last().sent.filter((one) => one.type === 'hidden');
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
  });
  last().say(snapshot(3));
  expect(told()).toEqual([{ type: 'hidden', hidden: true }]);
  last().say(snapshot(3)); // nothing new to tell
  expect(told()).toHaveLength(1);
  last().drop();
  visibilityState = 'visible';
  vi.advanceTimersByTime(2_000);
  last().say(snapshot(3));
  expect(told()).toEqual([]); // visible is what the server takes for granted
});

test('who leaves the page is gone, though the browser keeps it; who comes back to it is there again', () => {
  const heard = new Map<string, () => void>();
  const listen = { addEventListener: (kind: string, call: () => void) => heard.set(kind, call) };
  vi.stubGlobal('window', { ...listen, removeEventListener: () => undefined });
  vi.stubGlobal('document', { ...listen, removeEventListener: () => undefined, visibilityState: 'visible' });
  const kept = new TableConnection('x', 0, 'ws://test');
  kept.open();
  const line = last();
  line.say(snapshot(3));
  heard.get('pagehide')?.();
  expect(line.readyState).toBe(3);
  heard.get('visibilitychange')?.();
  expect(last()).not.toBe(line);
  last().say(snapshot(3));
  expect(kept.status).toBe('live');
  kept.close();
});
