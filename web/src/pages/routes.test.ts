import { expect, test } from 'vitest';
import { found } from './routes';

test('/cups, typed by hand, leads to the tournaments', () => {
  expect(found('/cups')).toEqual(found('/tournaments'));
  expect(found('/cups').title).toBe('shell.tournaments.title');
});
