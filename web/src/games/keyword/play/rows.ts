/** Positions of cards on the rack: in rows, with a gap where a dragged card would land. */
import { MOST } from '../preview/pieces';

export interface Rows {
  rows: number;
  /** Number of visible places, with or without a card. */
  places: number;
  /** The place for the next card. */
  next: number;
  at: (key: string) => number;
}

/**
 * *dragged* is the card under the finger, *slot* its place among the others; null away from the
 * rack.
 */
export function rowsOf(
  keys: readonly string[],
  across: number,
  dragged: string | null,
  slot: number | null,
): Rows {
  const others = keys.filter((key) => key !== dragged);
  const shown = others.length + (slot === null ? 0 : 1);
  const rows = Math.max(1, Math.ceil(shown / across));
  const room = Math.min(MOST, Math.max(across, Math.ceil((shown + 0.5) / across) * across));
  return {
    rows,
    places: Math.min(room, rows * across),
    next: slot ?? others.length,
    at(key) {
      if (key === dragged) return slot ?? keys.indexOf(key);
      const at = others.indexOf(key);
      return slot !== null && at >= slot ? at + 1 : at;
    },
  };
}
