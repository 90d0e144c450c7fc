import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, ApiProblem } from './api';
import { refreshMe } from './me.svelte';
import SettingsDialog from './SettingsDialog.svelte';
import { settings } from './settings.svelte';
import Toasts from './Toasts.svelte';
import { speak } from './words.svelte';

const stored = (): Record<string, unknown> =>
  JSON.parse(localStorage.getItem('bluemoon.settings') ?? '{}') as Record<string, unknown>;
const choose = (group: string, option: string): Promise<void> =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: option }));

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Anna' } as never);
  await refreshMe();
});

test('what is chosen holds at once and after a reload', async () => {
  render(SettingsDialog, { open: true, onclose: vi.fn() });
  await choose('Cards on the table', 'Large');
  await choose('Colours', 'Safe for colour-blind eyes');
  await choose('Before a retreat or a bluff, and before a card is kept in a draft', 'Do it at once');
  await choose('Animations', 'On');
  await choose('Pace of the other side', 'Fast');
  await choose('Sounds', 'Off');
  const wanted = {
    cardSize: 'large',
    colourSafe: true,
    confirm: false,
    animations: true,
    pace: 'fast',
    sound: false,
  };
  expect(settings).toMatchObject(wanted);
  expect(stored()).toMatchObject(wanted);
});

test('shows what holds now', () => {
  Object.assign(settings, { cardSize: 'small', confirm: false });
  render(SettingsDialog, { open: true, onclose: vi.fn() });
  const on = (screen.getAllByRole('radio') as HTMLInputElement[]).filter((one) => one.checked);
  expect(on.map((one) => one.closest('label')?.textContent?.trim())).toEqual([
    'English',
    'Calm',
    'On',
    'Show it',
    'Off',
    'Do it at once',
    'Small',
    'Full',
  ]);
});

test('another language is spoken by the dialog itself', async () => {
  render(SettingsDialog, { open: true, onclose: vi.fn() });
  await choose('Language', 'Deutsch');
  await speak(settings.language); // as App does when the setting changes
  expect(await screen.findByRole('dialog', { name: 'Einstellungen' })).toBeTruthy();
  await choose('Sprache', 'English');
  await speak(settings.language);
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeTruthy();
});

test('a new name goes to the server; an empty one does not', async () => {
  const rename = vi.spyOn(api, 'rename').mockResolvedValue({ name: 'Berta' } as never);
  render(SettingsDialog, { open: true, onclose: vi.fn() });
  const field = screen.getByRole('textbox', { name: 'Your name at tables' });
  expect((field as HTMLInputElement).value).toBe('Anna');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(rename).not.toHaveBeenCalled();
  await userEvent.type(field, '  Berta ');
  await userEvent.tab();
  expect(rename).toHaveBeenCalledExactlyOnceWith('Berta');
  await waitFor(() => expect(settings.name).toBe('Berta'));
});

test('a name that the server refuses is told', async () => {
  vi.spyOn(api, 'rename').mockRejectedValue(new ApiProblem('bad', 'that name is taken', 400));
  render(SettingsDialog, { open: true, onclose: vi.fn() });
  render(Toasts);
  await userEvent.type(screen.getByRole('textbox'), 'x');
  await userEvent.tab();
  expect(await screen.findByText('That name is taken.')).toBeTruthy();
});
