import { expect, test } from 'vitest';
import { matches } from './router.svelte';

test.each([
  ['/', '/', {}],
  ['/table/:id', '/table/abc', { id: 'abc' }],
  ['/table/:id', '/table/abc/', { id: 'abc' }],
  ['/table/:id/at/:version', '/table/abc/at/12', { id: 'abc', version: '12' }],
  ['/cards/:name', '/cards/Tome%20of%20Wisdom', { name: 'Tome of Wisdom' }],
  ['/cards/:name', '/cards/100%', { name: '100%' }],
])('%s holds %s', (pattern, path, values) => {
  expect(matches(pattern, path)).toEqual(values);
});

test.each([
  ['/', '/tables'],
  ['/table/:id', '/table'],
  ['/table/:id', '/table/'],
  ['/table/:id', '/table/a/b'],
  ['/tables', '/table'],
])('%s does not hold %s', (pattern, path) => {
  expect(matches(pattern, path)).toBeNull();
});
