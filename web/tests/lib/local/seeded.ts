/** Chance that is the same each time (mulberry32). */
import type { Chance } from '../../../src/lib/local/chance';

export function seeded(seed: number): Chance {
  let state = seed;
  return {
    below: (end) => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
    },
  };
}
