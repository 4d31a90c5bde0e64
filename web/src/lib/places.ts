/** Places on a game's board, which viewers of a replay mark: how they are called, and where they are. */
import type { Cast } from './names';

/** A circle in px of the window. */
export interface Spot {
  x: number;
  y: number;
  /** Radius of what lies there. */
  r: number;
}

/**
 * What can be marked on a game's board.
 *
 * A place has an id of at most twelve of `a-z0-9-`, the same for all who watch the same moment.
 */
export interface Places<View = never> {
  /** The places of a moment, to choose from a list. */
  all: (view: View, cast: Cast) => readonly string[];
  /** What a place is called; null if it isn't one. */
  name: (view: View, cast: Cast, id: string) => string | null;
  /** The place at a point of the window. */
  at: (board: Element, view: View, x: number, y: number) => string | null;
  /** Where a place is at the moment; null if it isn't shown. */
  spot: (board: Element, view: View, id: string) => Spot | null;
}

/** The circle around the middle of an element; null if it isn't shown. */
export function spotOf(element: Element | null): Spot | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    r: Math.min(box.width, box.height) / 2,
  };
}

/** The last of the elements that lies under a point of the window. */
export function elementAt(elements: Iterable<Element>, x: number, y: number): Element | null {
  return (
    [...elements].findLast((element) => {
      const box = element.getBoundingClientRect();
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    }) ?? null
  );
}
