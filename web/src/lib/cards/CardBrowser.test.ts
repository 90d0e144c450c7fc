import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FACTS, loadCards } from '../../testing/cards';
import CardBrowser from './CardBrowser.svelte';
import { setFacts } from './facts.svelte';

afterEach(() => vi.unstubAllGlobals());

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('ul.grid a')];
const address = (name: string): string => `/cards/${encodeURIComponent(name)}`;

describe('all cards', () => {
  test('are links, the first sixty at once; the number counts all', () => {
    loadCards();
    render(CardBrowser);
    expect(links()).toHaveLength(60);
    const all = FACTS.cards.filter((card) => !card.retired).length;
    expect(screen.getByText(`${all} cards`)).toBeTruthy();
  });

  test('a search narrows them and stands in the address, also of the links', async () => {
    loadCards();
    render(CardBrowser);
    await userEvent.type(screen.getByLabelText('Name or text'), 'fireblast');
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      `${address('Fireblast')}?${location.search.slice(1)}`,
    ]);
    expect(location.pathname).toBe('/cards');
    expect(location.search).toContain('fireblast');
  });

  test('nothing found is said in words', async () => {
    loadCards();
    render(CardBrowser);
    await userEvent.type(screen.getByLabelText('Name or text'), 'xyzzy');
    expect(screen.getByText('No card is like that.')).toBeTruthy();
    expect(screen.getByText('0 cards')).toBeTruthy();
  });

  test('one stop for Tab, End leads to the last', async () => {
    loadCards();
    render(CardBrowser);
    await userEvent.type(screen.getByLabelText('Name or text'), 'fire');
    expect(links().filter((link) => link.tabIndex === 0)).toHaveLength(1);
    links()[0]?.focus();
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(links().at(-1));
    expect(links().filter((link) => link.tabIndex === 0)).toEqual([links().at(-1)]);
  });
});

test('cards that did not come are asked for again', async () => {
  setFacts({ ...FACTS, cards: [] });
  const answers = [Promise.reject(new Error('away')), Promise.resolve(new Response(JSON.stringify(FACTS)))];
  const fetch = (address: string): Promise<Response> =>
    (address.startsWith('/api/cards') && answers.shift()) || Promise.reject(new Error('no pictures here'));
  vi.stubGlobal('fetch', fetch);
  render(CardBrowser);
  expect(screen.getByText('The cards are being fetched …')).toBeTruthy();
  await userEvent.click(await screen.findByText('Try again'));
  await waitFor(() => expect(links()).toHaveLength(60));
});
