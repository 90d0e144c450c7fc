import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { loadCards } from '../../testing/cards';
import { FORBIDDEN, speaking } from '../../testing/kit';
import type { Bubble } from './interaction.svelte';
import WhyBubble from './WhyBubble.svelte';

const bubble = (more: Partial<Bubble> = {}): Bubble => ({
  key: '0:Glimmer',
  card: 'Glimmer',
  anchor: { left: 0, top: 0, width: 10, height: 10 },
  place: '',
  reason: null,
  asking: false,
  failed: false,
  ...more,
});
const shown = (): string => screen.getByRole('status').textContent?.replace(/\s+/g, ' ').trim() ?? '';

test('says that it asks, then the reason as a sentence with the place of the rule', async () => {
  const { rerender } = render(WhyBubble, { bubble: bubble({ asking: true }) });
  expect(shown()).toBe('Glimmer: not now Asking …');
  await rerender({ bubble: bubble({ reason: FORBIDDEN, place: '001 Character Phase' }) });
  expect(shown()).toContain('Glimmer: not now Ember and Corono Cos forbid you to play Glimmer. ');
  expect(shown()).toContain(' Rule: Legends rulebook: Character Phase');
  await speaking('de');
  await rerender({ bubble: bubble({ reason: FORBIDDEN }) });
  expect(shown()).toContain(
    'Glimmer: jetzt nicht Wegen Ember und Corono Cos darfst du Glimmer nicht spielen.',
  );
});

test('what the cards say that forbid it stands below', () => {
  loadCards();
  render(WhyBubble, { bubble: bubble({ reason: FORBIDDEN }) });
  expect(shown()).toContain('Ember: The opponent may not play');
  expect(shown()).toContain('Corono Cos: ');
});

test('says when no answer came', async () => {
  const { rerender } = render(WhyBubble, { bubble: bubble({ failed: true }) });
  expect(shown()).toBe('Glimmer: not now No answer came.');
  await speaking('de');
  await rerender({ bubble: bubble({ failed: true }) });
  expect(shown()).toBe('Glimmer: jetzt nicht Es kam keine Antwort.');
});

test('says when nothing forbids it', () => {
  render(WhyBubble, { bubble: bubble() });
  expect(shown()).toBe('Glimmer: not now Nothing forbids it.');
});
