import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { FACTS } from '../../testing/cards';
import type { Card } from '../protocol';
import CardRules from './CardRules.svelte';

const PATIENCE = { timeout: 15_000 }; // the rules are fetched first

const card = (name: string): Card => FACTS.cards.find((one) => one.name === name) as Card;
const links = async (): Promise<string[]> => {
  await screen.findByRole('heading', { name: 'In the rules' }, PATIENCE);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
};

test('rulings on the card come first, then its icons and its type', async () => {
  render(CardRules, { card: card('Bounce Back') });
  expect(await links()).toEqual([
    '/rules/duel#ruling-bounce-back',
    '/rules/duel#single-cards',
    '/rules/duel#stop',
    '/rules/duel#leadership',
  ]);
});

test('a mutant leads to the mutants', async () => {
  render(CardRules, { card: card('Zig-nur-Don') });
  const found = await links();
  expect(found).toContain('/rules/duel#mutants');
  expect(found).toContain('/rules/duel#shield');
});
