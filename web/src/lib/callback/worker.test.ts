/** The service worker (public/sw.js) with a network, a cache and windows that are played. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../../../public/sw.js', import.meta.url), 'utf8');
const ORIGIN = 'https://moon.example';
const html = (text: string): Response =>
  new Response(`<html lang="en">${text}</html>`, { headers: { 'content-type': 'text/html; charset=utf-8' } });

type Handler = (event: Record<string, unknown>) => void;
type Shown = { title: string; body?: string; tag?: string; data?: unknown };

let network: (path: string) => Promise<Response>;
let stores: Map<string, Map<string, Response>>;
let handlers: Map<string, Handler>;
let shown: Shown[];
let opened: string[];
let windows: { url: string; focus: () => Promise<void> }[];

const path = (request: string | Request): string =>
  typeof request === 'string' ? request : new URL(request.url).pathname;

function cacheOf(name: string): object {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    match: (request: string | Request) => Promise.resolve(store.get(path(request))?.clone()),
    put: (request: string | Request, answer: Response) =>
      Promise.resolve(void store.set(path(request), answer)),
    keys: () => Promise.resolve([...store.keys()].map((one) => ({ url: ORIGIN + one }))),
    delete: (request: { url: string }) => Promise.resolve(store.delete(new URL(request.url).pathname)),
  };
}

beforeEach(() => {
  stores = new Map();
  handlers = new Map();
  shown = [];
  opened = [];
  windows = [];
  network = (where) => Promise.resolve(html(`fresh ${where}`));
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    skipWaiting: () => Promise.resolve(),
    registration: {
      showNotification: (title: string, more: Omit<Shown, 'title'>) =>
        Promise.resolve(
          void shown.push({ title, body: more.body ?? '', tag: more.tag ?? '', data: more.data }),
        ),
    },
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(windows),
      openWindow: (where: string) => Promise.resolve(void opened.push(where)),
    },
  };
  const caches = {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  };
  const fetch = (request: string | Request): Promise<Response> =>
    network(
      typeof request === 'string' && request.startsWith('http') ? new URL(request).pathname : path(request),
    );
  new Function('self', 'caches', 'fetch', SOURCE)(self, caches, fetch);
});

/** Let the worker handle an event; what it answers, after everything that it does beside. */
async function happens(kind: string, event: Record<string, unknown> = {}): Promise<Response | undefined> {
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  handlers.get(kind)?.({
    ...event,
    waitUntil: (work: Promise<unknown>) => waits.push(work),
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  const found = await answer;
  await Promise.all(waits);
  return found;
}

const asks = (where: string, mode = 'navigate', method = 'GET'): Promise<Response | undefined> =>
  happens('fetch', { request: { url: ORIGIN + where, mode, method } });
const offline = (): Promise<Response> => Promise.reject(new TypeError('no network'));
const text = async (answer: Response | undefined): Promise<string> =>
  (await answer?.text()) ?? 'not its business';

test('the page comes from the network whenever there is one, and only otherwise from the cache, marked', async () => {
  await happens('install');
  expect(await text(await asks('/table/abc'))).toBe('<html lang="en">fresh /table/abc</html>');
  network = () => Promise.resolve(html('newer'));
  expect(await text(await asks('/'))).toContain('newer');
  network = offline;
  expect(await text(await asks('/table/other'))).toBe('<html data-offline lang="en">newer</html>');
});

test('an error of the server is shown as it is, and never kept', async () => {
  await happens('install');
  network = () => Promise.resolve(new Response('down', { status: 503 }));
  expect((await asks('/'))?.status).toBe(503);
  network = offline;
  expect(await text(await asks('/'))).toContain('data-offline');
});

test('the API, the documentation, files and what is sent are none of its business', async () => {
  const found = [
    await asks('/api/me', 'cors'),
    await asks('/api/docs'),
    await asks('/docs/index.html'),
    await asks('/docs/'),
    await asks('/manifest.webmanifest', 'cors'),
    await asks('/', 'navigate', 'POST'),
  ];
  expect(found).toEqual(found.map(() => undefined));
});

test('hashed files come from the cache; the oldest go when there are too many', async () => {
  let asked = 0;
  network = () => Promise.resolve(new Response(`file ${(asked += 1)}`));
  const file = (n: number): Promise<Response | undefined> =>
    happens('fetch', { request: new Request(`${ORIGIN}/assets/a-${n}.js`) });
  for (let n = 0; n < 310; n += 1) await file(n);
  expect(stores.get('bluemoon-1')?.size).toBe(300);
  expect(await text(await file(309))).toBe('file 310');
  expect(asked).toBe(310);
  expect(await text(await file(0))).toBe('file 311'); // it had gone
});

test('a new worker removes the caches of older ones', async () => {
  cacheOf('bluemoon-0');
  cacheOf('bluemoon-1');
  await happens('activate');
  expect([...stores.keys()]).toEqual(['bluemoon-1']);
});

test('a call is worded by the page; without its words, or with nonsense, something is shown, too', async () => {
  const call = { kind: 'turn', table: 'abc', others: ['Ann', 'Ben'] };
  await happens('push', { data: { json: () => call } });
  stores
    .get('bluemoon-1')
    ?.set('/words-of-calls', Response.json({ turn: { title: 'Your turn', body: 'With {who}.' } }));
  await happens('push', { data: { json: () => call } });
  await happens('push', {
    data: {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
  });
  expect(shown.map(({ title, body, tag }) => [title, body, tag])).toEqual([
    ['Bluemoon', 'Ann, Ben', 'table-abc'],
    ['Your turn', 'With Ann, Ben.', 'table-abc'],
    ['Bluemoon', '', 'table-'],
  ]);
});

test('a click leads to the tab of the table, or to a new one', async () => {
  const notification = { close: () => undefined, data: { path: '/table/abc' } };
  await happens('notificationclick', { notification });
  expect(opened).toEqual(['/table/abc']);
  let focused = 0;
  const focus = (): Promise<void> => Promise.resolve(void (focused += 1));
  windows = [{ url: `${ORIGIN}/table/abc?seat=0`, focus }];
  await happens('notificationclick', { notification });
  expect([opened.length, focused]).toEqual([1, 1]);
});
