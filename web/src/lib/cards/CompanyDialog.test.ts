import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { FACTS, loadCards } from '../../testing/cards';
import CompanyDialog from './CompanyDialog.svelte';

beforeEach(loadCards);

const nothing = (): void => undefined;
const entry = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
const textOf = (name: string): string => FACTS.cards.find((card) => card.name === name)!.text;

test('an emissary shows the cards that he brings, with their texts', () => {
  render(CompanyDialog, { kind: 'emissary', value: '', onchoose: nothing, onclose: nothing });
  for (const [name, brings] of Object.entries(FACTS.emissaries)) {
    const words = entry(name);
    expect(brings).toHaveLength(7);
    for (const text of brings.map(textOf).filter(Boolean))
      expect(words.getByText(text, { selector: 'dd' })).toBeTruthy();
  }
});

test('a family shows its five cards with their texts', () => {
  render(CompanyDialog, { kind: 'family', value: '2', onchoose: nothing, onclose: nothing });
  for (const family of [1, 2, 3, 4, 5, 6]) {
    const cards = FACTS.cards.filter((card) => card.family === family);
    expect(cards).toHaveLength(5);
    const words = entry(`Family ${family}`);
    for (const { text } of cards.filter((card) => card.text))
      expect(words.getByText(text, { selector: 'dd' })).toBeTruthy();
  }
  expect(screen.getByRole('button', { name: 'Choose: Family 2' }).getAttribute('aria-pressed')).toBe('true');
});

test('an inquisitor shows his text and what he allows', () => {
  render(CompanyDialog, { kind: 'inquisitor', value: '', onchoose: nothing, onclose: nothing });
  for (const name of FACTS.inquisitors) {
    const card = FACTS.cards.find((one) => one.name === name)!;
    const words = entry(name);
    expect(words.getByText(card.text, { selector: '.words > p' })).toBeTruthy();
    expect(words.queryAllByText(`${card.more_cards} cards more`)).toHaveLength(card.more_cards ? 1 : 0);
    expect(words.queryAllByText(`${card.more_moons} moons more`)).toHaveLength(card.more_moons ? 1 : 0);
  }
});
