/** Who sits at this browser, and at which tables. */
import { api, ApiProblem } from './api';
import { settings } from './settings.svelte';
import type { Me } from '../protocol';

let known = $state.raw<Me | null>(null);
let trouble = $state.raw<ApiProblem | null>(null);

export const me = {
  get who(): Me | null {
    return known;
  },
  get problem(): ApiProblem | null {
    return trouble;
  },
};

export async function refreshMe(): Promise<void> {
  try {
    known = await api.me();
    trouble = null;
  } catch (error) {
    trouble = error instanceof ApiProblem ? error : null;
  }
}

/** This browser belongs to somebody else from now on. */
export function become(who: Me): void {
  known = who;
  settings.name = who.name;
}

/** The server has deleted everything of us. */
export function forgetMe(): void {
  known = null;
}

export async function rename(name: string): Promise<void> {
  known = await api.rename(name);
  settings.name = name;
}
