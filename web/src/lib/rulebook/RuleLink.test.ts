import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { speaking } from '../../testing/kit';
import { hide, overlay } from '../shell/overlays.svelte';
import RuleLink from './RuleLink.svelte';

test('a place is a link that shows its rule without leaving the page', async () => {
  render(RuleLink, { place: '001 Retrieve' });
  const link = screen.getByRole('link', { name: 'Legends rulebook: Retrieve' });
  expect(link.getAttribute('href')).toBe('/rules/duel#001-retrieve');
  await userEvent.click(link);
  expect(overlay.open).toBe('rule');
  expect(overlay.place).toBe('001 Retrieve');
  expect(location.pathname).toBe('/');
  hide('rule');
});

test('what is no place of a rulebook is no link', () => {
  render(RuleLink, { place: 'our own rule' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body.textContent).toContain('our own rule');
});

test('on a German page the place has its German heading', async () => {
  await speaking('de');
  render(RuleLink, { place: '001 Character Phase', words: (name) => `Siehe ${name}` });
  const link = await screen.findByRole(
    'link',
    { name: 'Siehe Legends-Regeln: Charakter' },
    { timeout: 5_000 },
  );
  expect(link.getAttribute('href')).toBe('/rules/duel#001-character-phase');
  await speaking('en');
});
