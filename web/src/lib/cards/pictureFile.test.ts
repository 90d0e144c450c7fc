import { afterEach, expect, test, vi } from 'vitest';
import { pictureFile } from './pictureFile';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (ok: boolean, body: unknown = {}): Response =>
  ({ ok, status: ok ? 200 : 503, json: () => Promise.resolve(body) }) as Response;

test('a part is fetched once, however many ask for it', async () => {
  const asked = vi.fn(() => Promise.resolve(answer(true, { far: '<svg/>' })));
  vi.stubGlobal('fetch', asked);
  const found = await Promise.all([pictureFile('Land Vulca'), pictureFile('Land Vulca')]);
  expect(found).toEqual([{ far: '<svg/>' }, { far: '<svg/>' }]);
  expect(asked.mock.calls).toEqual([['/api/pictures/Land%20Vulca']]);
});

test('what fails is tried again after a while', async () => {
  vi.useFakeTimers();
  const asked = vi.fn().mockResolvedValueOnce(answer(false)).mockRejectedValueOnce(new Error('away'));
  asked.mockResolvedValue(answer(true, { back: '<svg/>' }));
  vi.stubGlobal('fetch', asked);
  const found = pictureFile('Back Aqua');
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3200);
  expect(await found).toEqual({ back: '<svg/>' });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('what cannot be had is nothing, not an error', async () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.resolve(answer(false)));
  vi.stubGlobal('fetch', asked);
  const found = pictureFile('Nowhere');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await found).toEqual({});
  expect(asked).toHaveBeenCalledTimes(4);
});
