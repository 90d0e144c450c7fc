/** Asks the server for a new table and goes there. */
import type { NewTable } from '../protocol';
import { api } from './api';
import { go } from './router.svelte';
import { complain } from './toasts.svelte';

export async function createTable(wanted: NewTable): Promise<void> {
  try {
    const table = await api.make(wanted);
    go(`/table/${encodeURIComponent(table.id)}`);
  } catch (error) {
    complain(error);
  }
}
