import { expect, it } from 'vitest';
import { breakdown } from './power';

it('tells raised, lowered and untouched values apart and adds them up', () => {
  const found = breakdown(
    {
      total: 9,
      shield: true,
      raised_by: [],
      parts: [
        { card: 'Helkomedes', printed: 3, worth: 6, by: ['Duplicator of Strength'] },
        { card: 'Tome of Wisdom', printed: 3, worth: 3, by: [] },
        { card: null, printed: 2, worth: 0, by: [] },
      ],
    },
    'earth',
  );
  expect(found.shares.map((share) => share.changed)).toEqual(['raised', 'same', 'lowered']);
  expect([found.sum, found.raised, found.shield]).toEqual([9, 0, true]);
});

it('shows what a card adds to the total itself', () => {
  const found = breakdown(
    {
      total: 6,
      shield: false,
      raised_by: ['Elemental Enchantment'],
      parts: [{ card: 'Glimmer', printed: 3, worth: 1, by: ['Hank Highflyer Hawk'] }],
    },
    'fire',
  );
  expect([found.sum, found.raised, found.raisedBy]).toEqual([1, 5, ['Elemental Enchantment']]);
});
