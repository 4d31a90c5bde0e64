/** When the rack is reported to the table (KW-12): rarely, but always its final state. */

/**
 * Ms between reports while there is time. They are regular so that their number doesn't reveal how
 * many cards were moved: others learn of each report, if only later.
 */
const BEAT = 6000;
/** As the sand runs out, every change is reported at once, but this many ms apart. */
const ENDING = 6000;
const APART = 1000;

/** Ms to wait, when *left* ms are left and the last report was *ago* ms ago. */
export function waitFor(left: number, ago: number): number {
  if (left > ENDING) return Math.max(left % BEAT, APART - ago, 0);
  return Math.max(APART - ago, 0);
}
