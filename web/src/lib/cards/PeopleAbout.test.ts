import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FACTS, loadCards } from '../../testing/cards';
import { speaking } from '../../testing/kit';
import PeopleAbout from './PeopleAbout.svelte';
import { deckOf, strengths } from './peopleFacts';

beforeEach(loadCards);

test.each(FACTS.peoples)('%s: has a style in both languages', async (people) => {
  for (const language of ['en', 'de'] as const) {
    await speaking(language);
    const { container, unmount } = render(PeopleAbout, { people });
    expect(container.querySelector('.style')?.textContent).not.toContain('cards.people');
    expect(container.textContent).not.toContain('cards.people');
    unmount();
  }
});

test('what a people has most of is counted from the cards', () => {
  const of = (people: string): string[] => strengths(FACTS, people).map((one) => one.feature);
  expect(of('Vulca')).toContain('fire');
  expect(of('Buka')).toEqual(expect.arrayContaining(['ship', 'bluff']));
  expect(of('Khind')).toContain('gang');
  expect(deckOf(FACTS, 'Buka').cards).toHaveLength(30);
});

test('all of its cards can be looked through', async () => {
  render(PeopleAbout, { people: 'Vulca' });
  expect(screen.queryByRole('button', { name: /^Volca\b/ })).toBeNull();
  const details = screen.getByText('Look through its 30 cards').closest('details') as HTMLDetailsElement;
  await userEvent.click(screen.getByText('Look through its 30 cards'));
  details.open = true; // jsdom does not open it
  details.dispatchEvent(new Event('toggle'));
  expect(await screen.findByRole('button', { name: /^Volca\b/ })).toBeTruthy();
});
