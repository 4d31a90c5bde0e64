/**
 * Press and hold to reach; letting go takes the hand back (KYC-22).
 *
 * A hand can't be taken back in its first 0.3 s, so letting go earlier waits for that.
 */
import type { Side } from '../types';

export const COMMITTED_MS = 300;

export interface Holding {
  side: Side;
  /** Steady reading of the press. */
  pressed: number;
  /** When it was let go; null while it is held. */
  released: number | null;
}

export function press(before: Holding | null, side: Side, at: number): Holding {
  return before !== null && before.released === null
    ? before
    : { side, pressed: at, released: null };
}

export function release(holding: Holding | null, at: number): Holding | null {
  return holding === null || holding.released !== null ? holding : { ...holding, released: at };
}

/** In how many ms the hand goes back; null while it is held. */
export function withdrawsIn(holding: Holding, now: number): number | null {
  if (holding.released === null) return null;
  return Math.max(0, holding.pressed + COMMITTED_MS - now);
}
