/** A trial under way: what was asked, what is known so far, and the way to end it. */
import type { LabProgress, TryDeck } from '../protocol';
import { problemText } from '../shell/api';
import { labApi } from './labApi';

export class Trial {
  wish: TryDeck | null = $state.raw(null);
  progress: LabProgress | null = $state.raw(null);
  running = $state(false);
  problem = $state('');
  private stopper: AbortController | null = null;

  async start(wish: TryDeck): Promise<void> {
    this.stop();
    const stopper = new AbortController();
    this.stopper = stopper;
    this.wish = wish;
    this.progress = null;
    this.problem = '';
    this.running = true;
    try {
      await labApi.tryDeck(
        wish,
        (progress) => this.stopper === stopper && (this.progress = progress),
        stopper.signal,
      );
    } catch (error) {
      if (this.stopper === stopper) this.problem = problemText(error);
    }
    if (this.stopper === stopper) this.running = false;
  }

  stop(): void {
    this.stopper?.abort();
    this.stopper = null;
    this.running = false;
  }
}
