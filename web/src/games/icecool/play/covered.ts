/** Parts that cover the school in play: the picture fits between them, and markers avoid them. */

import type { Insets } from '../scene/types';
import { type Kept, VIEWS } from './edges';

/** The layout of the screen, in CSS pixels. */
export interface Lying {
  /** Where the panel is: over the school like everything else, beside it, or below it. */
  shape: 'desk' | 'side' | 'tall';
  /** The header, and the row of players below it. */
  bar: number;
  top: number;
  /** Everything below the header. */
  height: number;
  /** The summary of a round, at the bottom of the school; 0 without one. */
  slip: number;
  /** The panel. */
  dock: { width: number; height: number };
  /** The panel is only a strip, since a move is being shown. */
  strip: boolean;
  /** The plan is seen from above. */
  above: boolean;
  /** The penguin is seen from behind, and nothing may cover the doors of its room. */
  behind: boolean;
  /** A flat plan is shown, of which nothing may be covered. */
  flat: boolean;
}

/**
 * Least height left of the school; with less, the summary covers it and the plan begins beside the
 * buttons.
 */
const LEAST = 140;
/** Share of the height up to which a panel covers only a corner beside the school. */
const LOW = 0.3;

export function insetsOf(lying: Lying): Insets {
  const { above, bar, behind, dock, flat, height, shape, strip, top } = lying;
  switch (shape) {
    case 'desk': {
      const low = dock.height < height * LOW;
      if (flat && low) return { top: bar + 36, right: 32, bottom: dock.height + 32, left: 328 };
      return {
        top: bar + 8,
        right: strip || (!behind && low) ? 40 : dock.width + 40,
        bottom: strip ? 120 : 24,
        left: 328,
      };
    }
    case 'side':
      return { top: bar + top, right: dock.width + 4, bottom: 4 + slipOf(lying, 0), left: 4 };
    case 'tall': {
      // From above every corner counts: the plan begins below the buttons, if that leaves it room.
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
