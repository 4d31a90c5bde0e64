/** What lies over the school in play: the picture fits between it, and marks at the edge keep clear. */

import type { Insets } from '../scene/types';
import { type Kept, VIEWS } from './edges';

/** How the screen is laid out, in CSS pixels. */
export interface Lying {
  /** Everything over the school at once, the panel beside it, or under it. */
  shape: 'desk' | 'side' | 'tall';
  /** The header, and the row of players under it. */
  bar: number;
  top: number;
  /** Everything under the header. */
  height: number;
  /** The slip of a round that is over, at the bottom of the school; 0 without. */
  slip: number;
  /** The panel. */
  dock: { width: number; height: number };
  /** The panel is but a strip: a move is shown. */
  strip: boolean;
  /** One sees the plan from above. */
  above: boolean;
  /** One sees the penguin from behind, and nothing may lie over its doors. */
  behind: boolean;
}

/** The slip hides part of the school, and the plan begins beside the buttons, where less than this would be left. */
const LEAST = 140;
/** A panel that takes less of the height lies over a corner beside the school, not over the school. */
const LOW = 0.3;

export function insetsOf(lying: Lying): Insets {
  const { above, bar, behind, dock, height, shape, strip, top } = lying;
  switch (shape) {
    case 'desk':
      return {
        top: bar + 8,
        right: strip || (!behind && dock.height < height * LOW) ? 40 : dock.width + 40,
        bottom: strip ? 120 : 24,
        left: 328,
      };
    case 'side':
      return { top: bar + top, right: dock.width + 4, bottom: 4 + slipOf(lying, 0), left: 4 };
    case 'tall': {
      // On the plan from above every corner counts: it begins under the buttons, where that leaves it room.
      const begins = bar + top;
      const buttons =
        above && height - top - dock.height >= LEAST + VIEWS.height ? VIEWS.height : 0;
      return {
        top: begins + buttons,
        right: 6,
        bottom: dock.height + 6 + slipOf(lying, dock.height),
        left: 6,
      };
    }
  }
}

function slipOf({ height, slip, top }: Lying, dock: number): number {
  return height - top - dock - slip < LEAST ? 0 : slip;
}

export function keptOf(lying: Lying): Kept {
  const { bar, dock, shape, top } = lying;
  switch (shape) {
    case 'desk':
      return { top: bar + 64, right: dock.width + 40, bottom: 24, left: 328 };
    case 'side':
      return { ...insetsOf(lying), bottom: 60 };
    case 'tall':
      return { ...insetsOf(lying), top: bar + top + 4, corner: VIEWS };
  }
}
