import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../src/games/keyword/play/rows';

const keys = (count: number) => Array.from({ length: count }, (_, at) => `orange:${at}`);
const placed = (all: string[], across: number, dragged: string | null, slot: number | null) => {
  const lie = rowsOf(all, across, dragged, slot);
  return all.map((key) => lie.at(key));
};

describe('the rows of the rack', () => {
  it('one is there before any card is', () => {
    expect(rowsOf([], 8, null, null)).toMatchObject({ rows: 1, places: 8, next: 0 });
  });

  it('a full row brings no empty one', () => {
    expect(rowsOf(keys(8), 8, null, null)).toMatchObject({ rows: 1, places: 8, next: 8 });
  });

  it('what does not fit goes into another', () => {
    expect(rowsOf(keys(9), 6, null, null)).toMatchObject({ rows: 2, places: 12, next: 9 });
  });

  it('never have more places than a word has letters', () => {
    expect(rowsOf(keys(12), 8, null, null)).toMatchObject({ rows: 2, places: 12 });
  });

  it('make room where a card would come to lie', () => {
    expect(placed(keys(3), 8, 'orange:9', 1)).toEqual([0, 2, 3]);
    expect(rowsOf(keys(3), 8, 'orange:9', 1).next).toBe(1);
    expect(rowsOf(keys(6), 6, 'orange:9', 6).rows).toBe(2);
  });

  it('close up where a card is taken out, and keep its place until it is over another', () => {
    expect(placed(keys(3), 8, 'orange:0', null)).toEqual([0, 0, 1]);
    expect(placed(keys(3), 8, 'orange:0', 2)).toEqual([2, 0, 1]);
  });
});
