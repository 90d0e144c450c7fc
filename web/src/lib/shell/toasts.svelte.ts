/** Short notices that go by themselves. */
import { untrack } from 'svelte';
import { complaint } from './api';

export interface Toast {
  id: number;
  text: string;
  place: string;
  bad: boolean;
}

let shown = $state.raw<Toast[]>([]);
let count = 0;
const STAYS_MS = 5_000;

export function toasts(): readonly Toast[] {
  return shown;
}

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

export function notice(text: string, more: { place?: string; bad?: boolean } = {}): void {
  count += 1;
  const id = count;
  const before = untrack(() => shown); // whoever says something does not have to hear what others say
  shown = [...before.slice(-2), { id, text, place: more.place ?? '', bad: more.bad ?? false }];
  setTimeout(() => dismiss(id), STAYS_MS + 40 * text.length);
}

/** An error on its way to the person. */
export function complain(error: unknown): void {
  notice(complaint(error), { bad: true });
}
