/** Debian's Chromium: found, or installed where that is possible. */
import { execFileSync, spawnSync } from 'node:child_process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

function found(): string | undefined {
  for (const name of NAMES) {
    const asked = spawnSync('which', [name], { encoding: 'utf8' });
    if (asked.status === 0) return asked.stdout.trim();
  }
  return undefined;
}

export function chromiumPath(): string {
  const here = process.env['CHROMIUM'] ?? found();
  if (here) return here;
  if (process.getuid?.() !== 0) {
    throw new Error(
      'The journeys need Chromium. Install it with: sudo apt-get install chromium (or set CHROMIUM to its path)',
    );
  }
  console.log('no Chromium on this machine: installing Debian’s');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
  });
  const installed = found();
  if (!installed) throw new Error('apt-get has installed no chromium');
  return installed;
}
