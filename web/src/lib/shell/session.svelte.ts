/**
 * All chairs of this browser at one table. Mostly that is one; two people at one screen have two, and between
 * them falls a curtain, so that nobody sees the other's hand.
 */
import { api, ApiProblem } from './api';
import { TableConnection } from './connection.svelte';
import type { Table } from '../protocol';

const TRY_AGAIN_MS = 2_000;

export class TableSession {
  connections = $state.raw<TableConnection[]>([]);
  shown = $state(0);
  curtain = $state(-1); // the chair whose person is called; -1: no curtain
  problem = $state.raw<ApiProblem | null>(null);

  private ended = false;
  private started = false; // somebody has looked behind the curtain: before, nobody's hand is shown

  constructor(
    readonly id: string,
    private readonly wanted: number | null = null,
  ) {}

  get current(): TableConnection | undefined {
    return this.connections[this.shown];
  }

  get table(): Table | null {
    return this.current?.table ?? null;
  }

  get shared(): boolean {
    return this.connections.length > 1;
  }

  async open(): Promise<void> {
    try {
      const table = await api.table(this.id);
      if (!this.ended) this.sit(this.chairs(table));
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 503) {
        // the server's database is away: it comes back
        setTimeout(() => {
          if (!this.ended) void this.open();
        }, TRY_AGAIN_MS);
        return;
      }
      this.problem = error instanceof ApiProblem ? error : new ApiProblem('error', String(error), 0);
    }
  }

  close(): void {
    this.ended = true;
    for (const connection of this.connections) connection.close();
  }

  /** After sitting down or leaving: other chairs than before. */
  async again(): Promise<void> {
    for (const connection of this.connections) connection.close();
    this.shown = 0;
    await this.open();
  }

  private chairs(table: Table): (number | null)[] {
    const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    if (this.wanted !== null && mine.includes(this.wanted)) return [this.wanted];
    return mine.length > 0 ? mine : [null];
  }

  private sit(chairs: (number | null)[]): void {
    this.connections = chairs.map((chair) => new TableConnection(this.id, chair));
    for (const connection of this.connections) connection.open();
    this.curtain = -1;
  }

  /** Whose decision is it? Called whenever a position changes; lets the curtain fall before another person's. */
  settle(): void {
    if (!this.shared || this.table?.status !== 'running') {
      this.curtain = -1;
      return;
    }
    if (this.started && this.current?.decision) {
      this.curtain = -1;
      return;
    }
    const next = this.connections.findIndex((connection) => connection.decision !== null);
    if (next >= 0 && (next !== this.shown || !this.started)) this.curtain = next;
  }

  /** The person who was called is there. */
  lift(): void {
    this.started = true;
    if (this.curtain >= 0) this.shown = this.curtain;
    this.curtain = -1;
  }
}
