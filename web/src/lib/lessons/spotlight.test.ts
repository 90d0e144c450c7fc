// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pointAt, subject } from './spotlight';

test('points at cards and dragons, and at nothing from the step before', () => {
  document.body.innerHTML =
    '<b data-card="B.P. Unity" data-spot></b><b data-card="Volca"></b><b data-zone="perch0"></b><b data-zone="hand"></b>';
  pointAt(document.body, ['card Volca', 'dragons']);
  const spots = [...document.querySelectorAll('[data-spot]')];
  expect(spots.map((one) => one.getAttribute('data-card') ?? one.getAttribute('data-zone'))).toEqual([
    'Volca',
    'perch0',
  ]);
});

test('points at buildings and parts of the city', () => {
  document.body.innerHTML =
    '<b data-building="Mill"></b><b data-building="Royal Palace"></b><b data-part="dragons"></b><b data-part="obelisk"></b>';
  pointAt(document.body, ['building Royal Palace', 'dragons']);
  const spots = [...document.querySelectorAll<HTMLElement>('[data-spot]')];
  expect(spots.map((one) => one.dataset['building'] ?? one.dataset['part'])).toEqual([
    'Royal Palace',
    'dragons',
  ]);
});

test('a step is about the card that it wants, or the one that it points at', () => {
  expect(subject(['dragons', 'card Volca'], ['play Spark'])).toBe('Spark');
  expect(subject([], ['load Commodore Tai Marn onto Rising Sun'])).toBe('Commodore Tai Marn');
  expect(subject(['dragons', 'card Volca'], ['announce Fire'])).toBe('Volca');
  expect(subject(['dragons'], ['dragon Lika'])).toBeNull();
  expect(subject(['card Volca'], [], { action: 'play Catusan' })).toBe('Catusan');
});
