import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { speaking } from '../../testing/kit';
import type { Bubble } from './interaction.svelte';
import WhyBubble from './WhyBubble.svelte';

const bubble = (more: Partial<Bubble> = {}): Bubble => ({
  key: '0:Glimmer',
  card: 'Glimmer',
  anchor: { left: 0, top: 0, width: 10, height: 10 },
  text: '',
  place: '',
  reason: null,
  asking: false,
  ...more,
});
const shown = (): string => screen.getByRole('status').textContent?.replace(/\s+/g, ' ').trim() ?? '';

test('says that it asks, then the reason as a sentence with the place of the rule', async () => {
  const { rerender } = render(WhyBubble, { bubble: bubble({ asking: true }) });
  expect(shown()).toBe('Glimmer: not now Asking …');
  await rerender({ bubble: bubble({ text: 'only one character a turn', place: '001 Character Phase' }) });
  expect(shown()).toBe('Glimmer: not now Only one character a turn. Rule: Legends rulebook: Character Phase');
});

test('says when no answer came', async () => {
  const { rerender } = render(WhyBubble, { bubble: bubble({ text: '?' }) });
  expect(shown()).toBe('Glimmer: not now No answer came.');
  await speaking('de');
  await rerender({ bubble: bubble({ text: '?' }) });
  expect(shown()).toBe('Glimmer: jetzt nicht Es kam keine Antwort.');
});

test('says when nothing forbids it', () => {
  render(WhyBubble, { bubble: bubble() });
  expect(shown()).toBe('Glimmer: not now Nothing forbids it.');
});
