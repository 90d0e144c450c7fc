import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import { speaking } from '../../testing/kit';
import RuleDialog from './RuleDialog.svelte';

const PATIENCE = { timeout: 15_000 }; // the rules are fetched first

beforeEach(loadCards);
const onclose = (): void => undefined;

test('tells the rule of a place, and a link inside leads on in the dialog', async () => {
  render(RuleDialog, { place: '001 Character Phase', onclose });
  expect(await screen.findByRole('heading', { name: '4. Character' }, PATIENCE)).toBeTruthy();
  const whole = screen.getByRole('link', { name: 'Open the rulebook' });
  expect(whole.getAttribute('href')).toBe('/rules/duel#character');
  await userEvent.click(screen.getByRole('link', { name: 'Gang' }));
  expect(await screen.findByRole('heading', { name: 'Gang' }, PATIENCE)).toBeTruthy();
  expect(location.pathname).toBe('/');
});

test('in German', async () => {
  await speaking('de');
  render(RuleDialog, { place: '003 Movement', onclose });
  expect(await screen.findByRole('heading', { name: '1. Bewegung' }, PATIENCE)).toBeTruthy();
  expect(screen.getByText(/: Bewegung$/)).toBeTruthy();
});

test('says when there is no such place', async () => {
  render(RuleDialog, { place: '009 Nowhere', onclose });
  expect(await screen.findByText('This place is not told in the rulebook.', {}, PATIENCE)).toBeTruthy();
});
