/**
 * Press and hold to reach; letting go withdraws the hand (KYC-22).
 *
 * A hand can't be withdrawn in its first 0.3 s; if let go earlier, it is withdrawn then.
 */
import type { Side } from '../types';

export const COMMITTED_MS = 300;

export interface Holding {
  side: Side;
  /** Time of the press, by a steady clock. */
  pressed: number;
  /** Time of letting go; null while it is held. */
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

/** Ms until the hand is withdrawn; null while it is held. */
export function withdrawsIn(holding: Holding, now: number): number | null {
  if (holding.released === null) return null;
  return Math.max(0, holding.pressed + COMMITTED_MS - now);
}
