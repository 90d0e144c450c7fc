/*
 * The service worker: shows calls of the server, and opens the page where there is no network.
 *
 * What the page is made of is never older than the server it talks to: a page's start (index.html) comes from the
 * network whenever the network answers; only without it the last one is shown, marked `data-offline`, and that page
 * loads itself anew as soon as the server is there (lib/callback/offline). Files under /assets/ have a hash in their
 * names and never change, so they come from the cache. The API is never touched. A new worker takes over at once: it
 * has nothing that an old one could disagree with, and caches of other names are deleted.
 */
const CACHE = 'bluemoon-1';
const START = '/';
const WORDS = '/words-of-calls'; // put into the cache by the page: how calls are worded, in its language
const MOST_FILES = 300; // kept under /assets/; the oldest go first
const PATIENCE_MS = 4000; // for the page's start, until the last one is shown

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => keepStart(cache)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keepStart(cache) {
  const answer = await fetch(START, { cache: 'no-store' });
  if (isStart(answer)) await cache.put(START, answer);
}

function isStart(answer) {
  return answer.ok && !answer.redirected && (answer.headers.get('content-type') ?? '').startsWith('text/html');
}

// --- opening the page -------------------------------------------------------------------------------------

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(address.pathname)) event.respondWith(start(request, event));
  } else if (address.pathname.startsWith('/assets/')) {
    event.respondWith(file(request));
  }
});

/** Does the page itself stand at this address? Not the documentation, the API or a file. */
function isPage(path) {
  return !/^\/(api|docs)(\/|$)/.test(path) && !path.split('/').at(-1).includes('.');
}

async function start(request, event) {
  const cache = await caches.open(CACHE);
  const late = new AbortController();
  const patience = setTimeout(() => late.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(request.url, { signal: late.signal, cache: 'no-cache' });
    // Every address of the page has the same start.
    if (isStart(answer)) event.waitUntil(cache.put(START, answer.clone()));
    return answer;
  } catch (error) {
    const last = await cache.match(START);
    if (!last) throw error;
    const text = (await last.text()).replace('<html', '<html data-offline');
    return new Response(text, { headers: last.headers });
  } finally {
    clearTimeout(patience);
  }
}

async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await tidy(cache);
  }
  return answer;
}

async function tidy(cache) {
  const files = (await cache.keys()).filter((one) => new URL(one.url).pathname.startsWith('/assets/'));
  const old = files.slice(0, Math.max(0, files.length - MOST_FILES)); // the first were put in first
  await Promise.all(old.map((one) => cache.delete(one)));
}

/** The page tells which files it was made of: the first time they were fetched without this worker. */
self.addEventListener('message', (event) => {
  const files = event.data?.files;
  if (!Array.isArray(files)) return;
  const own = files.filter(
    (name) => typeof name === 'string' && new URL(name, self.location.origin).origin === self.location.origin,
  );
  event.waitUntil(Promise.allSettled(own.map((name) => file(new Request(name)))));
});

// --- calls ------------------------------------------------------------------------------------------------

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

async function show(data) {
  const call = read(data);
  const words = await wordsOfCalls();
  const kind = words[call.kind] ?? {};
  const who = Array.isArray(call.others) ? call.others.join(', ') : '';
  await self.registration.showNotification(kind.title ?? 'Bluemoon', {
    body: (kind.body ?? '{who}').replace('{who}', who),
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    lang: words.language ?? '',
    tag: `table-${call.table ?? ''}`, // the next call of a table takes the place of this one
    renotify: true,
    data: { path: call.table ? `/table/${encodeURIComponent(call.table)}` : '/' },
  });
}

function read(data) {
  try {
    const call = data?.json();
    return typeof call === 'object' && call !== null ? call : {};
  } catch {
    return {};
  }
}

async function wordsOfCalls() {
  try {
    const kept = await (await caches.open(CACHE)).match(WORDS);
    return kept ? await kept.json() : {};
  } catch {
    return {};
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

/** To the tab that shows the table, or a new one. */
async function open(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
