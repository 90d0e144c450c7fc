import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import cards from '../../fixtures/cards.json';
import { coach } from '../lib/lessons/coach.svelte';
import { newcomer } from '../lib/lessons/newcomer.svelte';
import { progress } from '../lib/lessons/progress.svelte';
import type { NewTable } from '../lib/protocol';
import { settings } from '../lib/shell/settings.svelte';
import { duelTable, speaking } from '../testing/kit';
import Welcome from './Welcome.svelte';

let asked: NewTable[] = [];
beforeEach(() => {
  progress.forget();
  asked = [];
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
    if (path !== '/api/tables') return Promise.resolve(Response.json(cards));
    asked.push(JSON.parse(String(request?.body)) as NewTable);
    return Promise.resolve(Response.json(duelTable({ id: 'first' }), { status: 201 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'Two peoples, three dragons', 'Learn to play'],
  ['de', 'Zwei Völker, drei Drachen', 'Spielen lernen'],
] as const)('says what the game is and leads to the first lesson (%s)', async (language, title, learn) => {
  await speaking(language);
  render(Welcome);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: learn }).getAttribute('href')).toBe('/learn/dragons');
});

test('whoever has begun to learn goes on there', () => {
  progress.stand('dragons', [0], true);
  render(Welcome);
  expect(screen.getByRole('link', { name: 'Go on learning' }).getAttribute('href')).toBe('/learn');
});

test('the first game is against the gentlest level, with a coach, and moves may be taken back', async () => {
  render(Welcome);
  await userEvent.click(screen.getByRole('button', { name: 'Your first game' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/table/first'));
  expect(asked[0]?.seats?.map((seat) => seat.who)).toEqual(['me', 'newcomer']);
  expect(asked[0]?.takeback).toBe(true);
  expect(coach.isAt('first')).toBe(true);
  coach.go('first');
  expect(coach.isAt('first')).toBe(false);
});

test('whoever has played to the end is not offered a first game', () => {
  settings.games = 1;
  render(Welcome);
  expect(screen.queryByRole('button', { name: 'Your first game' })).toBeNull();
  expect(screen.getByRole('button', { name: 'I know the game' })).toBeTruthy();
  settings.games = 0;
});

test('whoever knows the game is not asked again', async () => {
  expect(newcomer.arrive()).toBe(true);
  render(Welcome);
  await userEvent.click(screen.getByRole('button', { name: 'I know the game' }));
  expect(newcomer.arrive()).toBe(false);
});
