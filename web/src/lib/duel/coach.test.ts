import { expect, test } from 'vitest';
import { remarks } from './coach';
import { decision, lying, side, view } from './testing';

const drop = {
  action: 'discard bluff Cannoneer Qu Cha',
  kind: 'drop' as const,
  card: 'Cannoneer Qu Cha',
  owner: 0,
};
const with_ = (honest: boolean) =>
  view(side({ support: [lying('Cannoneer Qu Cha', { face_down: true, honest })] }), side());

test('a lie that can still be taken back is remarked on', () => {
  expect(remarks(with_(false), decision([drop]), () => 'Ben')).toEqual([
    'Your bluff Cannoneer Qu Cha is a lie in Fire: take it back before Ben calls it.',
  ]);
});

test('an honest bluff is not, nor one that cannot be taken back', () => {
  expect(remarks(with_(true), decision([drop]), () => 'Ben')).toEqual([]);
  expect(remarks(with_(false), decision([]), () => 'Ben')).toEqual([]);
});
