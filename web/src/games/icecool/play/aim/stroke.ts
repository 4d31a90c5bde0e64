/**
 * The raw flick: a stroke through the penguin (IC-39). Its speed decides the power, and its
 * distance from the middle decides the side; the height is set by its dial.
 *
 * These are pure functions: a stroke is the list of places where a finger was.
 */

import type { text } from '../../messages';
import type { ScreenPoint } from '../../scene/types';
import type { Spot } from '../../types';
import { directionOf, MOST_POWER, MOST_SIDE } from './aim';

export interface Sample {
  /** Time in ms, from a steady clock. */
  at: number;
  point: ScreenPoint;
  floor: Spot;
}

/** Reason why a stroke flicked nothing. */
export type Miss = keyof typeof text.aim.misses;

export interface Struck {
  aim: number;
  power: number;
  side: number;
}

/** Radius of the penguin's foot, in mm. */
const RADIUS = 15;
/**
 * Half of the width of a finger, in mm: a stroke that passes this close still hits, at the very
 * side.
 */
const WIDE = 22;
/** Ms; movement before that is ignored in measuring the speed. */
const RECENT = 90;
/** Pixels a second for full power; below the minimum it is no stroke. */
const FULL = 2400;
const LEAST = 140;
/** Least distance in mm from the penguin at which a stroke must begin. */
const RUN_UP = 20;

/**
 * The flick of a stroke that has just passed the penguin, or why it isn't one; null before that.
 */
export function struck(samples: readonly Sample[], at: Spot): Struck | Miss | null {
  const [last, previous] = samples.toReversed();
  const [first] = samples;
  if (!last || !previous || !first) return null;
  // On a slow machine the last place may be the only recent one; then use the one before it.
  const recent = samples.find((one) => last.at - one.at <= RECENT);
  const from = recent && recent !== last ? recent : previous;
  const apart = (spot: Spot): number => Math.hypot(spot.x - at.x, spot.y - at.y);
  if (apart(first.floor) < RUN_UP) return 'inside';
  const way = { x: last.floor.x - from.floor.x, y: last.floor.y - from.floor.y };
  const long = Math.hypot(way.x, way.y);
  if (long < 1) return null;
  const [x, y] = [way.x / long, way.y / long];
  const before = (spot: Spot): number => (at.x - spot.x) * x + (at.y - spot.y) * y;
  if (before(last.floor) > 0) return null;
  // A stroke that has moved away all along missed; one whose finger only turns back hasn't yet.
  if (before(first.floor) <= 0) return apart(last.floor) > apart(first.floor) ? 'beside' : null;
  // Positive to the right of the middle, as seen along the stroke.
  const off = x * (at.y - last.floor.y) - y * (at.x - last.floor.x);
  if (Math.abs(off) > WIDE) return 'beside';
  const power = powerOf(from, last);
  if (power === null) return 'slow';
  const side = Math.round((off / RADIUS) * 1000);
  return {
    aim: directionOf(from.floor, last.floor),
    power,
    side: Math.min(MOST_SIDE, Math.max(-MOST_SIDE, side)),
  };
}

/** The list with one more place, without those no longer needed. */
export function moved(samples: readonly Sample[], next: Sample): Sample[] {
  const [first, ...rest] = samples;
  const previous = rest.at(-1);
  const kept = rest.filter((one) => one === previous || next.at - one.at <= 2 * RECENT);
  return first ? [first, ...kept, next] : [next];
}

function powerOf(from: Sample, last: Sample): number | null {
  const px = Math.hypot(last.point.x - from.point.x, last.point.y - from.point.y);
  const speed = (px / Math.max(1, last.at - from.at)) * 1000;
  if (speed < LEAST) return null;
  return Math.round(Math.min(1, speed / FULL) * MOST_POWER);
}
