import { expect, it } from 'vitest';
import { gist } from '../../../src/games/icecool/lobby/seats';
import { table } from '../../samples';

it('tells the game before it begins, and what brings points by the house rules', () => {
  const cards = gist(table({ options: { scoring: 'cards' } }));
  expect(cards).toMatch(/Catcher.*Runners.*three doors.*touch.*worth 1 to 3 points/);
  expect(gist(table({ options: { scoring: 'tournament' } }))).toContain('is worth a point.');
});
