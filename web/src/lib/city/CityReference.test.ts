import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { speaking } from '../../testing/kit';
import CityReference from './CityReference.svelte';

test.each([
  ['en', 'The cards and their powers', 'your figure flies to any place'],
  ['de', 'Die Karten und ihre Kräfte', 'deine Figur fliegt an einen beliebigen Ort'],
] as const)(
  'a turn, the signs, and every card with a power, in pictures (%s)',
  async (language, title, flit) => {
    await speaking(language);
    render(CityReference);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(document.querySelectorAll('.cards .card .card')).toHaveLength(15); // seven peoples twice, the Khind once
    expect(document.body.textContent).toContain(flit);
    expect(document.querySelectorAll('.signs li')).toHaveLength(8);
  },
);
