import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { FACTS, loadCards } from '../../testing/cards';
import { speaking } from '../../testing/kit';
import { newDeck } from './deck';
import { DeckEditor } from './deckEditor.svelte';
import DeckHead from './DeckHead.svelte';

beforeEach(loadCards);

test.each([
  ['en', /^Emissary: /, /^Inquisitor: /, /Change a card and it is a built deck: an inquisitor/],
  [
    'de',
    /^Gesandter: /,
    /^Inquisitor: /,
    /Tauschst du eine Karte, ist es selbst gebaut: Dazu passt ein Inquisitor/,
  ],
] as const)(
  'it says why the emissary gives way to an inquisitor (%s)',
  async (language, emissary, inquisitor, why) => {
    await speaking(language);
    const editor = new DeckEditor(() => FACTS);
    editor.deck = newDeck('Vulca', 'Embers');
    render(DeckHead, { editor });
    expect(screen.getByRole('button', { name: emissary })).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    editor.set({ ...newDeck('Vulca', 'Embers'), cards: ['Spark'] });
    expect(await screen.findByRole('button', { name: inquisitor })).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
  },
);
