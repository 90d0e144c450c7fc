/**
 * Being called on this device: by the server, even when the page is closed (web push), or by the page itself as long as
 * it is open somewhere. Which of both is possible the browser says.
 */
import type { Calling } from '../protocol';
import { api } from '../shell/api';
import { set, settings } from '../shell/settings.svelte';
import { hasWorker, keepWords, registration } from './worker';

export type Way =
  | 'none' // the browser shows no notifications
  | 'home' // an iPhone or iPad: only once the page is on the home screen
  | 'refused' // the person has told the browser so
  | 'off'
  | 'open' // as long as the page is open
  | 'push'; // always

let known = $state.raw<Way | null>(null);

export const calls = {
  get way(): Way | null {
    return known;
  },
};

function possible(): Way | null {
  if (typeof Notification !== 'undefined' && hasWorker())
    return Notification.permission === 'denied' ? 'refused' : null;
  return /iPhone|iPad/.test(navigator.userAgent) ? 'home' : 'none';
}

/** Find out how this device is called; what the browser and the server know apart is brought together. */
export async function lookAtCalls(): Promise<void> {
  const barrier = possible();
  if (barrier) known = barrier;
  else if (!settings.calls || Notification.permission !== 'granted') known = 'off';
  else known = (await subscribed(await api.calls())) ? 'push' : 'open';
}

/** Call me on this device; asks for the browser's permission. */
export async function callMe(): Promise<void> {
  if (possible() === null && (await Notification.requestPermission()) === 'granted') {
    set('calls', true);
    await keepWords();
  }
  await lookAtCalls();
}

export async function callMeNoMore(): Promise<void> {
  set('calls', false);
  const subscription = await (await registration())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await api.callMeNoMore();
  await lookAtCalls();
}

/** Make sure that the server has the address at which this browser is called; false if there is none. */
async function subscribed(server: Calling): Promise<boolean> {
  if (!server.key) return false;
  try {
    const manager = (await registration())?.pushManager;
    if (!manager) return false;
    let subscription = await manager.getSubscription();
    if (subscription && keyOf(subscription) !== server.key) {
      await subscription.unsubscribe(); // the server has another key now
      subscription = null;
    }
    const fresh = subscription === null;
    subscription ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: server.key });
    if (server.on && !fresh) return true;
    const { endpoint, keys } = subscription.toJSON();
    await api.callMe({
      endpoint: endpoint ?? '',
      p256dh: keys?.['p256dh'] ?? '',
      auth: keys?.['auth'] ?? '',
    });
    return true;
  } catch {
    return false; // no push service, or one that the server does not take
  }
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The page itself calls: it is open, but nobody sees it, and the server does not call this device. */
export async function callFromHere(title: string, body: string, table: string): Promise<void> {
  if (!settings.calls || known === 'push' || possible() !== null || Notification.permission !== 'granted')
    return;
  const data = { path: `/table/${encodeURIComponent(table)}` };
  const place = await registration();
  await place?.showNotification(title, { body, icon: '/icon-192.png', tag: `table-${table}`, data });
}
