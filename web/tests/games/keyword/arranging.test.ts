import { describe, expect, it } from 'vitest';
import { apart } from '../../../src/games/keyword/arranging';
import { shuffled } from '../../../src/games/keyword/shuffle';

describe('telling the table of the rack', () => {
  it('happens once a second', () => {
    expect(apart(0, 90_000)).toBe(1000);
    expect(apart(44, 290_000)).toBe(1000);
  });

  it('is spread over the time that is left before the table has heard enough', () => {
    expect(apart(45, 150_000)).toBe(10_000);
    expect(apart(59, 4_000)).toBe(4_000);
    expect(apart(50, 3_000)).toBe(1000);
  });

  it('ends after sixty times', () => {
    expect(apart(60, 90_000)).toBeNull();
  });
});

describe('shuffling the hand', () => {
  it('holds the same cards in another order, whatever chance says', () => {
    for (const random of [() => 0, () => 0.5, () => 0.999]) {
      const order = shuffled([1, 2, 3, 4], random);
      expect([...order].sort()).toEqual([1, 2, 3, 4]);
      expect(order).not.toEqual([1, 2, 3, 4]);
    }
    expect(shuffled([7], () => 0.3)).toEqual([7]);
  });
});
