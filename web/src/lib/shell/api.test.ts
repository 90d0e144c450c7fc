/** Questions that the server cannot answer now are asked again; what would change something is not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiProblem } from './api';

interface Answer {
  status: number;
  body: unknown;
}
let answers: Answer[] = [];
let asked: string[] = [];

const problem = (status: number, code: string, retry_after: number | null): Answer => ({
  status,
  body: { code, text: code, reason: { code: 'server.try-again', args: {}, text: code }, retry_after },
});
const good = (body: unknown): Answer => ({ status: 200, body });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push(`${request.method} ${path}`);
    const answer = answers.shift() ?? good(null);
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('while the database is away a question waits and comes back by itself', async () => {
  answers = [problem(503, 'try-again', 2), problem(429, 'too-fast', 1), good([])];
  const tables = api.tables();
  await vi.advanceTimersByTimeAsync(1900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1200);
  expect(await tables).toEqual([]);
  expect(asked).toEqual(['GET /api/tables', 'GET /api/tables', 'GET /api/tables']);
});

test('what changes something is not sent again, and says when to come back', async () => {
  answers = [problem(503, 'try-again', 2)];
  const made = api.rename('Ann').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  const error = await made;
  expect(error).toBeInstanceOf(ApiProblem);
  expect((error as ApiProblem).retryAfter).toBe(2);
  expect(asked).toEqual(['PUT /api/me']);
});

test('nobody waits for ever, or for long', async () => {
  answers = Array.from({ length: 20 }, () => problem(503, 'try-again', 2));
  const lost = api.me().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await lost).toBeInstanceOf(ApiProblem);
  expect(asked).toHaveLength(6);
  answers = [problem(429, 'too-fast', 600)];
  expect(await api.me().catch((error: unknown) => error)).toBeInstanceOf(ApiProblem);
  expect(asked).toHaveLength(7);
});

test('an analysis is asked for until it is there, and whoever waits is told how many come before', async () => {
  const later = (n: number): Answer => ({
    status: 503,
    body: {
      code: 'waiting',
      text: '',
      reason: { code: 'server.judged-later', args: { n }, text: `games before: ${n}` },
      retry_after: 3,
    },
  });
  answers = [later(2), later(1), good({ seat: 0, chances: [], turning_points: [] })];
  const told: string[] = [];
  const found = api.analysis('x', 0, (words) => told.push(words));
  await vi.advanceTimersByTimeAsync(6100);
  expect((await found).seat).toBe(0);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('2');
});
