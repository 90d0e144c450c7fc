import { expect, test } from 'vitest';
import { eventsIn } from './labApi';
import { shade, verdict } from './rates';

test('events are read as they come, however they are cut', () => {
  const whole = 'data: {"done":1}\n\ndata: {"done":2}\n\n';
  for (let cut = 0; cut <= whole.length; cut++) {
    const first = eventsIn(whole.slice(0, cut));
    const second = eventsIn(first.rest + whole.slice(cut));
    expect([...first.events, ...second.events].map((event) => event.done)).toEqual([1, 2]);
    expect(second.rest).toBe('');
  }
});

test('only an interval beside the half says better or worse', () => {
  expect(verdict({ low: 0.51, high: 0.6 })).toBe('good');
  expect(verdict({ low: 0.3, high: 0.49 })).toBe('bad');
  expect(verdict({ low: 0.4, high: 0.6 })).toBe('even');
  expect(shade(0.5)).toContain(' 0%');
});
