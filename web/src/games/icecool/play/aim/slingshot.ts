/**
 * The slingshot: press one's own penguin, draw back, let go (IC-39).
 *
 * These are pure functions: from a pointer at a place, and a geometry, they compute the next pull.
 * The direction is that on the floor, where the penguin goes; the power comes from the distance on
 * the screen, as that is what the hand feels.
 */

import type { ScreenPoint } from '../../scene/types';
import type { Spot } from '../../types';
import { directionOf, MOST_POWER } from './aim';

export interface Geometry {
  /** The penguin's foot, on the floor and on the screen. */
  at: Spot;
  centre: ScreenPoint;
  /** Distance of full power, in CSS pixels. */
  reach: number;
}

/** A finger: where it is on the screen, and on the floor. */
export interface Finger {
  id: number;
  point: ScreenPoint;
  floor: Spot | null;
}

/** A pull; *aim* is null while the finger is in the ring, where letting go does nothing. */
export interface Pull {
  id: number;
  aim: { aim: number; power: number } | null;
  /** Where the finger holds the string. */
  held: Spot | null;
}

/** Pixels within which letting go cancels. */
export const RING = 26;
/** Pixels within which a press counts as on the penguin, whatever was hit: thumbs are wide. */
export const GRIP = 34;
const DETENT = 26;
const HALF = MOST_POWER / 2;

/** Start a pull; null if the press isn't on the penguin. */
export function press(finger: Finger, onPenguin: boolean, geometry: Geometry): Pull | null {
  if (!onPenguin && apart(finger.point, geometry.centre) > GRIP) return null;
  return { id: finger.id, aim: null, held: null };
}

/** Continue a pull; other fingers change nothing. */
export function draw(pull: Pull, finger: Finger, geometry: Geometry): Pull {
  if (finger.id !== pull.id) return pull;
  const far = apart(finger.point, geometry.centre);
  if (far < RING) return { ...pull, aim: null, held: null };
  const power = powerOf(far, geometry.reach);
  // Above the horizon there is no floor, so the direction stays.
  if (!finger.floor) return pull.aim ? { ...pull, aim: { ...pull.aim, power } } : pull;
  const aim = directionOf(finger.floor, geometry.at);
  return { ...pull, aim: { aim, power }, held: finger.floor };
}

/** The power for a distance: zero at the ring, with a detent at half. */
export function powerOf(far: number, reach: number): number {
  const share = (far - RING) / Math.max(1, reach - RING);
  const power = Math.round(Math.min(1, Math.max(0, share)) * MOST_POWER);
  return Math.abs(power - HALF) < DETENT ? HALF : power;
}

/** Distance of full power on a canvas of this size. */
export function reachOn(width: number, height: number): number {
  return Math.min(220, Math.max(130, Math.min(width, height) * 0.4));
}

export function apart(one: ScreenPoint, other: ScreenPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
