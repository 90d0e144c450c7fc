/** A real server for the journeys: its own port, its own database, gone when they are over. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Served {
  address: string;
  stop: (keep?: boolean) => Promise<void>; // keep: the folder stays for another server
  kill: () => Promise<void>; // as when the power fails; the database stays, and the next server finds it
}

const ROOT = resolve(import.meta.dirname, '../..');
const PATIENCE_MS = 180_000; // on a machine that does much besides

export async function serve(
  more: string[] = [],
  port = 0,
  folder = mkdtempSync(join(tmpdir(), 'bluemoon-')),
  settings: Record<string, string> = {},
): Promise<Served> {
  const program = process.env['BLUEMOON'] ?? join(ROOT, '.venv/bin/bluemoon');
  const database = `sqlite:///${join(folder, 'tables.db')}`;
  const child = spawn(
    program,
    ['serve', '--port', String(port), '--database', database, '--workers', '1', '--pace', '0', ...more],
    // whoever is away for two seconds may be claimed against, where a table says nothing else
    { cwd: ROOT, env: { ...process.env, BLUEMOON_ABSENCE: '2', ...settings } },
  );
  const address = await said(child);
  return { address, stop: (keep) => ended(child, keep ? null : folder), kill: () => killed(child) };
}

/** The server prints its address once it listens. */
function said(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const late = setTimeout(() => reject(new Error(`the server did not start:\n${text}`)), PATIENCE_MS);
    const hear = (chunk: Buffer): void => {
      text += chunk.toString();
      const found = /http:\/\/[^\s/]+/.exec(text);
      if (!found) return;
      clearTimeout(late);
      resolve(found[0]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${text}`)));
  });
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function ended(child: ChildProcess, folder: string | null): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(hard);
  }
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
}
