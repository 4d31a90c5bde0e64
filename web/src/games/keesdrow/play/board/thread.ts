/** The course of a thread: one point per letter, drawn beside itself where it returns. */
import { CELL, columnOf, type Layout, type Point, rowOf } from '../../board';

/** Distance that a thread keeps from itself. */
const BESIDE = 11;

/**
 * The middle of a letter, which is slightly up and left in its square to leave room for the peg.
 */
export function beadOf(layout: Layout, cell: number): Point {
  return { x: columnOf(layout, cell) * CELL + 26, y: rowOf(layout, cell) * CELL + 28 };
}

/** The thread as a path's `d`; `tip` is where the finger is. */
export function threadOf(layout: Layout, path: readonly number[], tip: Point | null): string {
  const beads = path.map((cell) => beadOf(layout, cell));
  const [start] = beads;
  if (!start) return '';
  const seen = new Set<string>();
  const parts = beads.slice(1).map((bead, at) => {
    const key = [path[at], path[at + 1]].sort().join('-');
    const part = seen.has(key) ? beside(beads[at] ?? start, bead) : `L${xy(bead)}`;
    seen.add(key);
    return part;
  });
  return `M${xy(start)}${parts.join('')}${tip ? `L${xy(tip)}` : ''}`;
}

function beside(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const over = { x: (-(to.y - from.y) / length) * BESIDE, y: ((to.x - from.x) / length) * BESIDE };
  return [from, to].map(({ x, y }) => `L${xy({ x: x + over.x, y: y + over.y })}`).join('');
}

function xy({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
