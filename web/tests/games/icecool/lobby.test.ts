import { expect, it } from 'vitest';
import { gist } from '../../../src/games/icecool/lobby/seats';
import { table } from '../../samples';

it('explains the game before it begins, and what earns points under the house rules', () => {
  const cards = gist(table({ options: { scoring: 'cards' } }));
  expect(cards).toMatch(/Catcher.*Runners.*three doors.*touch.*worth 1 to 3 points/);
  expect(gist(table({ options: { scoring: 'tournament' } }))).toContain('is worth a point.');
});

it('promises a turn as the Catcher to everybody only if the house rules give one', () => {
  const inShort = (rounds: number): string => gist(table({ options: { rounds } }));
  expect(inShort(0)).toContain('Everybody gets a turn as the Catcher.');
  expect(inShort(2)).toContain('There are two rounds, each with a different Catcher.');
  expect(inShort(1)).toContain('There is one round, and its Catcher is drawn by lot.');
  for (const rounds of [1, 2]) expect(inShort(rounds)).not.toContain('Everybody');
});
