/** When the table is told what lies on the rack (KW-12): seldom, and the last state always. */

/** Between two tellings, in ms. */
const APART = 1000;
/** So many a round are taken; from *FREELY* on those that are left are spread over the time. */
const MOST = 60;
const FREELY = 45;

/** How long to wait after a telling, in ms; null when no more are taken. */
export function apart(sent: number, left: number): number | null {
  if (sent >= MOST) return null;
  return sent < FREELY ? APART : Math.max(APART, left / (MOST - sent));
}
