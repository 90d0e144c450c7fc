/**
 * One seat (or a spectator's chair) at one table, kept alive: it opens the socket, follows every step, asks for
 * a snapshot when it missed one, comes back by itself after reload, sleep or loss of the network, and sends an
 * action that was under way again with the same id, so that it happens once and only once.
 */
import type {
  Act,
  Claim,
  Coded,
  Decision,
  FromServer,
  LogEntry,
  OfferKind,
  Phrase,
  Refusal as Refused,
  Said,
  Table,
  ToServer,
  Update,
  View,
} from '../protocol';
import { never } from './kinds';
import { NO_SCENE, Stage, type Scene } from './stage.svelte';

export type Status = 'connecting' | 'live' | 'lost' | 'gone';
export interface Why {
  place: string;
  reason: Coded | null; // null: nothing forbids it
}
export interface Hint {
  action: string;
  reason: Coded;
}
export interface Refusal {
  code: string;
  place: string;
  reason: Coded;
}
/** Which beats a step has; it is told what is shown now and what comes. */
export type Director = (update: Update, shown: View | null, seat: number) => Scene;
/** The action that answers a decision by itself, where every answer comes to the same; null: the person decides. */
export type ByItself = (decision: Decision, view: View | null, table: Table | null) => string | null;
type Question = { resolve: (answer: FromServer) => void; reject: (reason: Error) => void };

const PING_MS = 20_000;
const PATIENCE_MS = 6_000; // without an answer for so long the line is down
const FIRST_WAIT_MS = 400;
const AGAIN = new Set(['try-again', 'too-fast']); // refusals after which an action is sent again by itself
const LONGEST_WAIT_MS = 8_000;
const FINAL_CODES = new Set([4003, 4004]); // not your seat, no such table

/** How long to wait before attempt number `attempt` (from 0): doubling, with some chance against stampedes. */
export function backoff(attempt: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.75 + 0.5 * chance);
}

export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export class TableConnection {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  log = $state.raw<LogEntry[]>([]);
  talk = $state.raw<Said[]>([]); // what players have said, in order
  version = $state(-1);
  seat = $state(-1);
  status = $state<Status>('connecting');
  thinking = $state<{ seat: number; share: number; before: number } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  pending = $state(false); // an action of ours is under way
  gone = $state(''); // why the table is not to be had: 'not-your-seat', 'no-such-table'
  readonly stage = new Stage();
  direct: Director = () => NO_SCENE;
  byItself: ByItself = () => null;

  private received = -1; // the newest version that came; `version` is the one that is shown
  private socket: WebSocket | null = null;
  private under: Act | null = null;
  private questions = new Map<string, Question>();
  private attempt = 0;
  private hidden = false; // what the server was told
  private wait: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly id: string,
    readonly chair: number | null,
    private readonly origin: string = '',
  ) {}

  open(): void {
    this.closed = false;
    this.connect();
    this.heart = setInterval(() => this.ping(), PING_MS);
    if (typeof window === 'undefined') return;
    window.addEventListener('online', this.wake);
    window.addEventListener('pagehide', this.sleep);
    document.addEventListener('visibilitychange', this.wake);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.wait);
    clearInterval(this.heart);
    clearTimeout(this.patience);
    this.stage.clear();
    this.socket?.close();
    this.socket = null;
    if (typeof window === 'undefined') return;
    window.removeEventListener('online', this.wake);
    window.removeEventListener('pagehide', this.sleep);
    document.removeEventListener('visibilitychange', this.wake);
  }

  /** Plays an action. While one is under way another is not taken: a double click plays once. */
  act = (action: string): void => {
    if (this.pending) return;
    this.refusal = null;
    this.under = { type: 'act', id: freshId(), version: this.version, action };
    this.pending = true;
    this.send(this.under);
  };

  why = async (what: string): Promise<Why> => {
    const answer = await this.ask({ type: 'why', id: freshId(), what });
    return answer.type === 'reason'
      ? { place: answer.place, reason: answer.reason }
      : { place: '', reason: null };
  };

  hint = async (): Promise<Hint> => {
    const answer = await this.ask({ type: 'hint', id: freshId() });
    if (answer.type === 'hint') return { action: answer.action, reason: answer.reason };
    throw new Error(answer.type === 'refused' ? answer.text : 'no hint');
  };

  resign = (): void => this.send({ type: 'resign', id: freshId() });
  offer = (what: OfferKind): void => this.send({ type: 'offer', id: freshId(), what });
  answer = (what: OfferKind, yes: boolean): void => this.send({ type: 'answer', id: freshId(), what, yes });

  claim = (seat: number, what: Claim): void => this.send({ type: 'claim', id: freshId(), seat, what });

  say = (phrase: Phrase): void => this.send({ type: 'say', id: freshId(), phrase });
  chat = (text: string): void => this.send({ type: 'chat', id: freshId(), text });

  private address(): string {
    const base = this.origin || location.origin.replace(/^http/, 'ws');
    const seat = this.chair === null ? '' : `?seat=${this.chair}`;
    return `${base}/api/tables/${encodeURIComponent(this.id)}/socket${seat}`;
  }

  private connect(): void {
    clearTimeout(this.wait);
    clearTimeout(this.patience);
    const socket = new WebSocket(this.address());
    this.hidden = false; // a new line is taken for visible
    this.socket = socket;
    this.patience = setTimeout(() => this.giveUp(), PATIENCE_MS); // a network that swallows everything
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  private lose(code: number): void {
    clearTimeout(this.patience);
    this.socket = null;
    this.thinking = null;
    this.dropQuestions();
    if (this.closed) return;
    if (FINAL_CODES.has(code)) {
      this.status = 'gone';
      this.gone = code === 4004 ? 'no-such-table' : 'not-your-seat';
      return;
    }
    this.status = 'lost';
    this.wait = setTimeout(() => this.connect(), backoff(this.attempt));
    this.attempt += 1;
  }

  /** The page was asleep or the network is back: find out at once instead of waiting. */
  private wake = (): void => {
    if (this.closed || this.status === 'gone') return;
    this.tellHidden();
    if (typeof document !== 'undefined' && document.visibilityState === 'hidden') return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.ping();
    const stuck = this.socket;
    this.connect(); // takes the place of an attempt that began while there was no network
    stuck?.close();
  };

  /** The browser may keep a page that was left, with its line, to come back to quickly: but nobody is there. */
  private sleep = (): void => {
    if (this.socket) this.giveUp();
  };

  /** Try at once, on somebody's wish. */
  hurry(): void {
    if (this.closed || this.status !== 'lost') return;
    this.attempt = 0;
    this.connect();
  }

  /** Whoever does not see the page is called by the server: it has to know. */
  private tellHidden(): void {
    const hidden = typeof document !== 'undefined' && document.visibilityState === 'hidden';
    if (this.chair === null || hidden === this.hidden || this.socket?.readyState !== WebSocket.OPEN) return;
    this.hidden = hidden;
    this.send({ type: 'hidden', hidden });
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: 'ping' });
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.giveUp(), PATIENCE_MS);
  }

  private giveUp(): void {
    const silent = this.socket;
    this.socket = null; // its close may come minutes later: do not wait for it
    silent?.close();
    this.lose(0);
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private ask(message: Extract<ToServer, { id: string }>): Promise<FromServer> {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return reject(new Error('not connected'));
      this.questions.set(message.id, { resolve, reject });
      this.send(message);
    });
  }

  private dropQuestions(): void {
    for (const question of this.questions.values()) question.reject(new Error('connection lost'));
    this.questions.clear();
  }

  private hear(message: FromServer): void {
    clearTimeout(this.patience); // whatever comes shows that the line is up
    switch (message.type) {
      case 'snapshot':
        this.stage.clear();
        this.version = this.received = message.version;
        this.seat = message.seat;
        this.log = message.log;
        this.show(message);
        this.arrive();
        this.decide(message.decision);
        break;
      case 'update':
        this.step(message);
        break;
      case 'refused':
        this.refuse(message);
        break;
      case 'reason':
      case 'hint':
        this.questions.get(message.id)?.resolve(message);
        this.questions.delete(message.id);
        break;
      case 'thinking':
        if (!this.stage.busy) this.thinking = message;
        break;
      case 'table':
        this.seats(message.table);
        break;
      case 'talk':
        this.listen(message.lines);
        break;
      case 'pong':
        break;
      default:
        never(message);
    }
  }

  private show(message: { table: Table; view: View; decision: Decision | null }): void {
    this.table = message.table;
    this.view = message.view;
    this.decision = null;
    this.thinking = null;
    this.stage.clock = message.table.clock !== null;
  }

  /** Who sits there has changed; how the game stands is told by its steps, which may still be waiting to be shown. */
  private seats(table: Table): void {
    const shown = this.table;
    this.table =
      shown && this.stage.busy
        ? { ...table, deciders: shown.deciders, status: shown.status, result: shown.result }
        : table;
  }

  /** Lines that came before come again with every new line of the connection. */
  private listen(lines: readonly Said[]): void {
    const known = new Set(this.talk.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (fresh.length > 0)
      this.talk = [...this.talk, ...fresh].sort((one, other) => one.number - other.number);
  }

  /** A snapshot after a loss: an action that the journal may not have yet is sent again with its old id. */
  private arrive(): void {
    this.status = 'live';
    this.tellHidden();
    this.attempt = 0;
    if (this.under === null) return;
    if (this.under.version === this.version) this.send(this.under);
    else this.settle();
  }

  private step(message: Update): void {
    if (message.version <= this.received) return; // already known from a snapshot
    if (message.version !== this.received + 1) return this.send({ type: 'sync' });
    this.received = message.version;
    this.stage.play({
      scene: () => this.direct(message, this.view, this.seat),
      show: () => {
        this.version = message.version;
        this.log = [...this.log, message.entry];
        this.show(message);
        this.settle();
      },
      done: () => this.decide(message.decision),
    });
  }

  private decide(decision: Decision | null): void {
    const answer = decision && this.byItself(decision, this.view, this.table);
    this.decision = answer ? null : decision;
    if (answer) this.act(answer);
  }

  private settle(): void {
    this.under = null;
    this.pending = false;
  }

  private refuse(message: Refused): void {
    const question = this.questions.get(message.id);
    if (question) {
      question.resolve(message);
      this.questions.delete(message.id);
      return;
    }
    if (this.under?.id === message.id && AGAIN.has(message.code) && message.retry_after !== null) {
      const under = this.under; // it may be written or not: with the same id it happens once
      setTimeout(() => {
        if (this.under === under) this.send(under);
      }, message.retry_after * 1000);
      return;
    }
    if (this.under?.id === message.id) this.settle();
    if (message.code !== 'stale')
      this.refusal = { code: message.code, place: message.place, reason: message.reason };
  }
}
