import { describe, expect, it } from 'vitest';
import { waitFor } from '../../../src/games/keyword/play/arranging';
import { shuffled } from '../../../src/games/keyword/play/shuffle';

const LONG_AGO = Number.POSITIVE_INFINITY;

describe('telling the table of the rack', () => {
  it('keeps a beat of six seconds, whenever cards are moved', () => {
    for (const left of [84_001, 86_500, 89_999])
      expect(left - waitFor(left, LONG_AGO)).toBe(84_000);
    expect(waitFor(84_000, LONG_AGO)).toBe(0);
  });

  it('does not tell twice on one beat', () => {
    expect(waitFor(84_000, 3)).toBe(997);
  });

  it('is at once as the sand runs out, a second apart', () => {
    expect(waitFor(5_999, LONG_AGO)).toBe(0);
    expect(waitFor(2_400, 300)).toBe(700);
  });

  it('happens no oftener in the longest round than the table takes', () => {
    let told = 0;
    let ago = LONG_AGO;
    for (let left = 300_000; left > 0; ) {
      const wait = waitFor(left, ago);
      left -= wait;
      told += left > 0 ? 1 : 0;
      // A card is moved twice a second.
      left -= 500;
      ago = 500;
    }
    expect(told).toBeLessThanOrEqual(60);
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
