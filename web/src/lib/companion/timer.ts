/**
 * A timer that is kept as moments, not as a count, so that it goes on while the page is asleep,
 * covered or closed.
 */
export interface Timer {
  /** Its whole length in ms. */
  length: number;
  /** Ms that are left while it stands. */
  left: number;
  /** When it is over, in ms since 1970; null while it stands. */
  ends: number | null;
}

export const rewound = (length: number): Timer => ({ length, left: length, ends: null });

/** Ms that are left; below zero if it has been over for a while. */
export const leftAt = (timer: Timer, now: number): number =>
  timer.ends === null ? timer.left : timer.ends - now;

/** Starts it, or continues it; one that is over begins anew. */
export function started(timer: Timer, now: number): Timer {
  const left = leftAt(timer, now);
  return { ...timer, ends: now + (left > 0 ? left : timer.length) };
}

export function stopped(timer: Timer, now: number): Timer {
  return { ...timer, left: Math.max(0, leftAt(timer, now)), ends: null };
}
