/** Being called, with a browser that is played: its permission, its service worker, its push service. */
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Calling } from '../protocol';
import { set } from '../shell/settings.svelte';
import { speaking } from '../../testing/kit';
import CallMe from './CallMe.svelte';

const KEY = 'BAECAw'; // the bytes 4, 1, 2, 3
const asked: { question: string; body: unknown }[] = [];
let server: Calling;
let subscription: { endpoint: string } | null;
let subscribe: (options: PushSubscriptionOptionsInit) => Promise<unknown>;

function subscribed(endpoint: string, key = [4, 1, 2, 3]): { endpoint: string } {
  const made = {
    endpoint,
    options: { applicationServerKey: new Uint8Array(key).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'P', auth: 'A' } }),
    unsubscribe: () => {
      subscription = null;
      return Promise.resolve(true);
    },
  };
  subscription = made;
  return made;
}

beforeEach(async () => {
  asked.length = 0;
  server = { key: KEY, on: false };
  subscription = null;
  subscribe = () => Promise.resolve(subscribed('https://push.example/1'));
  set('calls', false);
  const registration = {
    active: { postMessage: () => undefined },
    pushManager: {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: (options: PushSubscriptionOptionsInit) => subscribe(options),
    },
  };
  vi.stubGlobal('navigator', {
    userAgent: 'test',
    clipboard: navigator.clipboard,
    serviceWorker: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  const notification = {
    permission: 'default',
    requestPermission: () => Promise.resolve((notification.permission = 'granted')),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    const question = `${request.method} ${path}`;
    asked.push({ question, body: typeof request.body === 'string' ? JSON.parse(request.body) : null });
    if (question === 'PUT /api/me/calls') server = { ...server, on: true };
    if (question === 'DELETE /api/me/calls') server = { ...server, on: false };
    if (path === '/api/me/calls/test') return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(
      request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(server),
    );
  });
  await speaking('en');
});
afterEach(() => {
  set('calls', false);
  vi.unstubAllGlobals();
});

const told = (question: string): unknown[] =>
  asked.filter((one) => one.question === question).map((one) => one.body);

test('nobody is called unasked; then by the server, and no more when it is enough', async () => {
  const user = userEvent.setup();
  render(CallMe);
  await screen.findByText('You are not called on this device.');
  expect(asked).toEqual([]); // the server is not even asked
  await user.click(screen.getByRole('button', { name: 'Call me on this device' }));
  await screen.findByText(/even when the page is closed/);
  expect(told('PUT /api/me/calls')).toEqual([{ endpoint: 'https://push.example/1', p256dh: 'P', auth: 'A' }]);
  await user.click(screen.getByRole('button', { name: 'Send me a test call' }));
  await waitFor(() => expect(told('POST /api/me/calls/test')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Call me no more' }));
  await screen.findByText('You are not called on this device.');
  expect(told('DELETE /api/me/calls')).toHaveLength(1);
  expect(subscription).toBeNull();
});

test('without a push service the page itself calls as long as it is open', async () => {
  subscribe = () => Promise.reject(new DOMException('no service', 'AbortError'));
  render(CallMe);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Call me on this device' }));
  await screen.findByText(/as long as this page is open/);
  expect(screen.queryByRole('button', { name: 'Send me a test call' })).toBeNull();
});

test('a server with another key is subscribed to anew', async () => {
  set('calls', true);
  (Notification as unknown as { permission: string }).permission = 'granted';
  subscribed('https://push.example/old', [4, 9, 9, 9]);
  server = { key: KEY, on: true };
  render(CallMe);
  await screen.findByText(/even when the page is closed/);
  expect(told('PUT /api/me/calls')).toMatchObject([{ endpoint: 'https://push.example/1' }]);
});

test.each([
  ['en', /told this browser to show no notifications/],
  ['de', /keine Benachrichtigungen zeigen soll/],
] as const)('a refusal is explained, not asked again (%s)', async (language, words) => {
  await speaking(language);
  (Notification as unknown as { permission: string }).permission = 'denied';
  render(CallMe);
  await screen.findByText(words);
  expect(screen.queryByRole('button')).toBeNull();
});
