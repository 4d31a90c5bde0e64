/** When the table is told what lies on the rack (KW-12): seldom, and the last state always. */

/**
 * While there is time it is told on a beat, in ms, so that how often says nothing of how many cards
 * were moved: others learn of each telling, if only later.
 */
const BEAT = 6000;
/** As the sand runs out every change counts: at once, but so far apart. */
const ENDING = 6000;
const APART = 1000;

/** How long to wait, in ms, when *left* are left and the last telling was *ago*. */
export function waitFor(left: number, ago: number): number {
  if (left > ENDING) return Math.max(left % BEAT, APART - ago, 0);
  return Math.max(APART - ago, 0);
}
