/** Places on the screen for talk, which covers no clock, no decision and no board. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Clocks, and what somebody decides on; games mark the latter. */
const KEPT = '[role="timer"], [data-decide]';
/** What a bubble keeps free as well: boards, buttons, and the seats of others. */
const BOARD = '[data-board], button, :is(main, [data-screen]) [data-home]';
const GAP = 6;

/** The boxes of what is to stay visible, outside drawers. */
export function kept(alsoBoards = false): Box[] {
  const found = document.querySelectorAll(alsoBoards ? `${KEPT}, ${BOARD}` : KEPT);
  return [...found]
    .filter((one) => one.closest('dialog') === null && one.getClientRects().length > 0)
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** The tallest band between boxes that share a column with a drawer; null if it is too low. */
export function band(
  within: Box,
  boxes: readonly Box[],
  least: number,
): { top: number; bottom: number } | null {
  const inColumn = boxes
    .filter(({ left, right }) => left < within.right && right > within.left)
    .sort((one, other) => one.top - other.top);
  let best = { top: within.top, bottom: within.top };
  let top = within.top;
  for (const box of [...inColumn, { ...within, top: within.bottom }]) {
    const bottom = Math.min(within.bottom, box.top);
    if (bottom - top > best.bottom - best.top) best = { top, bottom };
    top = Math.max(top, Math.min(within.bottom, box.bottom));
  }
  return best.bottom - best.top >= least ? best : null;
}

/** Where a bubble of a size goes beside a seat: where it covers least, inside the screen. */
export function beside(
  seat: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  boxes: readonly Box[],
): { left: number; top: number } {
  const middle = (seat.left + seat.right - size.width) / 2;
  const level = (seat.top + seat.bottom - size.height) / 2;
  const spots = [
    { left: middle, top: seat.top - GAP - size.height },
    { left: middle, top: seat.bottom + GAP },
    { left: seat.right + GAP, top: level },
    { left: seat.left - GAP - size.width, top: level },
    // Over the title, which is no loss for a moment.
    { left: middle, top: GAP },
  ].map(({ left, top }) => ({
    left: Math.max(GAP, Math.min(screen.width - size.width - GAP, left)),
    top: Math.max(GAP, Math.min(screen.height - size.height - GAP, top)),
  }));
  const covers = ({ left, top }: { left: number; top: number }): number =>
    boxes.reduce((sum, box) => {
      const wide = Math.min(left + size.width, box.right) - Math.max(left, box.left);
      const high = Math.min(top + size.height, box.bottom) - Math.max(top, box.top);
      return sum + (wide > 0 && high > 0 ? wide * high : 0);
    }, 0);
  return spots.reduce((best, spot) => (covers(spot) < covers(best) ? spot : best));
}
