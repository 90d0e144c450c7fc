import { expect, test } from 'vitest';
import { fill, t, told } from './i18n';

test('values are filled in', () => {
  expect(fill('{who} plays {card}', { who: 'Anna', card: 'Cinder' })).toBe('Anna plays Cinder');
});

test('a number chooses the word', () => {
  expect([0, 1, 2].map((n) => fill('{n} {n?dragon:dragons}', { n }))).toEqual([
    '0 dragons',
    '1 dragon',
    '2 dragons',
  ]);
});

test('what is not given stays, so that it is noticed', () => {
  expect(fill('{who} waits', {})).toBe('{who} waits');
});

test('texts come from the catalogue by their path', () => {
  expect(t('shell.element.fire')).toBe('Fire');
  expect(told('shell.event.no such kind.you', {}, 'otherwise')).toBe('otherwise');
});
