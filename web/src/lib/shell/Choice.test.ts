import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import Choice from './Choice.svelte';

const options = [
  { value: 'small', text: 'Small' },
  { value: 'medium', text: 'Medium' },
  { value: 'large', text: 'Large', about: 'For far screens' },
];
const checked = (): string[] =>
  (screen.getAllByRole('radio') as HTMLInputElement[])
    .filter((one) => one.checked)
    .map((one) => one.closest('label')?.textContent?.trim() ?? '');

test('is a named group of radio buttons with one of them on', () => {
  render(Choice, { label: 'Cards', value: 'medium', options, onchange: vi.fn() });
  expect(screen.getByRole('group', { name: 'Cards' })).toBeTruthy();
  expect(checked()).toEqual(['Medium']);
});

test('tells the value of what is clicked', async () => {
  const onchange = vi.fn();
  render(Choice, { label: 'Cards', value: 'medium', options, onchange });
  await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
  expect(onchange).toHaveBeenCalledExactlyOnceWith('large');
});

test('is changed with the arrow keys', async () => {
  const onchange = vi.fn();
  render(Choice, { label: 'Cards', value: 'medium', options, onchange });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onchange).toHaveBeenCalledExactlyOnceWith('small');
});

test('two choices on one page do not share their radio buttons', async () => {
  render(Choice, { label: 'One', value: 'small', options, onchange: vi.fn() });
  render(Choice, { label: 'Two', value: 'large', options, onchange: vi.fn() });
  await userEvent.click(screen.getAllByRole('radio', { name: 'Medium' })[1] as HTMLElement);
  expect(checked()).toEqual(['Small', 'Medium']);
});
