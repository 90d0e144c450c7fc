import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectionTo } from '../../testing/connection';
import { duelTable, LANGUAGES, seat, speaking } from '../../testing/kit';
import type { Said, Table } from '../protocol';
import { set } from '../shell/settings.svelte';
import { isMuted, toggleMuted } from './muted.svelte';
import { FACES, PHRASES } from './phrases';
import Talk from './Talk.svelte';

const line = (number: number, from: number, more: Partial<Said> = {}): Said => ({
  number,
  seat: from,
  phrase: null,
  text: '',
  at: '2026-11-18T21:00:00+00:00',
  ...more,
});
const table = (more: Partial<Table> = {}): Table =>
  duelTable({ seats: [seat(0, { name: 'Anna', mine: true }), seat(1, { name: 'Ben' })], ...more });

function shown(lines: readonly Said[], more: Partial<Table> = {}, open = true) {
  const { connection, done } = connectionTo(table(more));
  connection.talk = [...lines];
  const onfresh = vi.fn();
  render(Talk, { connection, open, onclose: () => undefined, onfresh });
  return { connection, done, onfresh };
}
const log = (): HTMLElement => screen.getByRole('log');

beforeEach(async () => {
  await speaking('en');
  set('talk', true);
  if (isMuted('fight', 1)) toggleMuted('fight', 1);
});

test.each(LANGUAGES)('every phrase and face has words (%s) and is said with one click', async (language) => {
  await speaking(language);
  const { done } = shown([]);
  const buttons = [
    ...within(screen.getAllByRole('group')[0] as HTMLElement).getAllByRole('button'),
    ...within(screen.getAllByRole('group')[1] as HTMLElement).getAllByRole('button'),
  ];
  expect(buttons).toHaveLength(FACES.length + PHRASES.length);
  for (const button of buttons)
    expect(button.getAttribute('aria-label') ?? button.textContent).not.toMatch(/^meeting/);
  await userEvent.click(buttons[0] as HTMLElement);
  await userEvent.click(buttons.at(-1) as HTMLElement);
  expect(done).toEqual([
    ['say', FACES[0]],
    ['say', PHRASES.at(-1)],
  ]);
});

test('a phrase is read in the reader’s language, own words stay text', async () => {
  await speaking('de');
  shown([
    line(1, 1, { phrase: 'good luck' }),
    line(2, 1, { text: '<b>hi</b>' }),
    line(3, 0, { phrase: 'thanks' }),
  ]);
  expect(log().textContent).toContain('Viel Glück!');
  expect(log().textContent).toContain('<b>hi</b>');
  expect(log().querySelector('b')).toBeNull();
  expect(log().textContent).toMatch(/Du\s*Danke!/);
});

test('own words are offered only where it was agreed', async () => {
  shown([]);
  expect(screen.queryByRole('textbox')).toBeNull();
  document.body.innerHTML = '';
  const { done } = shown([], { chat: true });
  await userEvent.type(screen.getByRole('textbox'), '  hello there {enter}');
  expect(done).toEqual([['chat', 'hello there']]);
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('');
});

test('whoever is muted is not shown until he is heard again', async () => {
  shown([line(1, 1, { phrase: 'hello' }), line(2, 0, { phrase: 'hello' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Mute Ben' }));
  expect(log().textContent).not.toContain('Ben');
  expect(log().textContent).toContain('You');
  await userEvent.click(screen.getByRole('button', { name: 'Hear Ben again' }));
  expect(log().textContent).toContain('Ben');
});

test('talk can be switched off altogether', () => {
  set('talk', false);
  shown([line(1, 1, { phrase: 'hello' })]);
  expect(log().textContent).toContain('Nobody has said anything yet.');
  expect(screen.getByText(/You hear no talk/)).not.toBeNull();
});

test('what comes while the sheet is closed is shown for a moment and counted; old lines are not', async () => {
  const { connection, onfresh } = shown([line(1, 1, { phrase: 'hello' })], {}, false);
  await vi.waitFor(() => expect(onfresh).not.toHaveBeenCalled());
  connection.talk = [...connection.talk, line(2, 1, { phrase: 'oops' })];
  await vi.waitFor(() => expect(onfresh).toHaveBeenCalledWith(1));
  expect(document.body.textContent).toContain('Oops!');
  expect(document.body.textContent).not.toContain('Hello!');
});
