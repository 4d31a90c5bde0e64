// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { movesIn } from '../../../../src/games/icecool/review/moves';
import type { Event, View } from '../../../../src/games/icecool/types';
import vectors from './vectors.json';

describe('the table before each flick of a finished game', () => {
  it.each([...vectors.entries()])('is what the server says: game %i', (_, game) => {
    const entries = game.entries as unknown as Event[][];
    const moves = movesIn(entries, game.rules as View['rules'], game.seats);
    expect(moves.map(({ before }) => before)).toMatchObject(game.before);
  });

  it('is looked at with two to four who play, with fish moved, skates and catches', () => {
    const types = new Set(vectors.flatMap(({ entries }) => entries.flat().map(({ type }) => type)));
    for (const type of ['fish_moved', 'skated', 'caught', 'task_done', 'put_on_line']) {
      expect(types).toContain(type);
    }
    expect(new Set(vectors.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  });
});
