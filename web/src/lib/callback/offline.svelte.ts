/**
 * Whether the page was opened without the server (public/sw.js marks it). Such a page may be older than the server: as
 * soon as the server answers, it loads itself anew.
 */
const EVERY_MS = 3000;

export function openedOffline(root: HTMLElement = document.documentElement): boolean {
  return 'offline' in root.dataset;
}

/** Ask for the server again and again; `reload` is called once, when it answers. Returns how to stop. */
export function untilBack(
  reload: () => void,
  ask: () => Promise<boolean> = serverAnswers,
  every = EVERY_MS,
): () => void {
  let over = false;
  let asking = false;
  const look = async (): Promise<void> => {
    if (over || asking) return;
    asking = true;
    const back = await ask();
    asking = false;
    if (!back || over) return;
    stop();
    reload();
  };
  const again = setInterval(() => void look(), every);
  const online = (): void => void look();
  window.addEventListener('online', online);
  const stop = (): void => {
    over = true;
    clearInterval(again);
    window.removeEventListener('online', online);
  };
  return stop;
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
