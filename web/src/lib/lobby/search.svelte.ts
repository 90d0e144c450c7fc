/** A search for a game: begun, asked after every two seconds, ended by a table or by the person. */
import type { Level, Seek, Seeking } from '../protocol';
import { api, ApiProblem } from '../shell/api';
import { complain } from '../shell/toasts.svelte';

const EVERY_MS = 2000;

export class Search {
  state = $state.raw<Seeking | null>(null); // null: nobody looks
  // Not asked of `state`: while a page is taken down Svelte shows what was there before.
  private looks = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private run = 0; // answers to an earlier search are not heard

  /** `seated`: what to do when there is a table. */
  constructor(private readonly seated: (table: string) => void) {}

  get bot(): Level | null {
    return this.state?.bot ?? null;
  }

  async begin(wanted: Seek): Promise<void> {
    const run = (this.run += 1);
    this.looks = true;
    await this.hear(run, () => api.seek(wanted));
  }

  /** Look no more; somebody who was seated a moment ago goes there. True: there is no table. */
  async stop(): Promise<boolean> {
    const looked = this.looks;
    this.run += 1;
    clearTimeout(this.timer);
    this.end();
    if (!looked) return true;
    try {
      const { table } = await api.stopSeeking();
      if (table) this.seated(table);
      return table === null;
    } catch {
      return true; // without questions the server forgets us in seconds
    }
  }

  private end(): void {
    this.looks = false;
    this.state = null;
  }

  private async hear(run: number, ask: () => Promise<Seeking>): Promise<void> {
    try {
      const told = await ask();
      if (run !== this.run) return;
      this.state = told;
      if (told.table) {
        this.end();
        this.seated(told.table);
        return;
      }
    } catch (error) {
      if (run !== this.run) return;
      const away = error instanceof ApiProblem && (error.status === 0 || error.code === 'try-again');
      if (!away || this.state === null) {
        this.end();
        complain(error);
        return;
      }
    }
    this.timer = setTimeout(() => void this.hear(run, () => api.stillSeek()), EVERY_MS);
  }
}
