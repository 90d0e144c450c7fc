import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
