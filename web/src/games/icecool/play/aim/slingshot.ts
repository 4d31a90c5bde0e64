/**
 * The slingshot: press on the own penguin, draw back, let go (IC-39).
 *
 * Pure: a pointer at a place, in a geometry, makes the next pull. The direction is that of the
 * floor, as it is there that the penguin goes; the power is by how far the finger went on the
 * screen, as that is what the hand feels.
 */

import type { ScreenPoint } from '../../scene/types';
import type { Spot } from '../../types';
import { directionOf, MOST_POWER } from './aim';

export interface Geometry {
  /** The penguin's foot, on the floor and on the screen. */
  at: Spot;
  centre: ScreenPoint;
  /** How far back the whole power lies, in CSS pixels. */
  reach: number;
}

/** A finger: where on the screen, and where that would be on the floor. */
export interface Finger {
  id: number;
  point: ScreenPoint;
  floor: Spot | null;
}

/** *aim* is null while the finger is in the ring, where letting go does nothing. */
export interface Pull {
  id: number;
  aim: { aim: number; power: number } | null;
  /** Where the finger holds the string. */
  held: Spot | null;
}

/** Within so many pixels letting go cancels. */
export const RING = 26;
/** A press so near to the penguin is on it, whatever the picture says; thumbs are wide. */
export const GRIP = 34;
const DETENT = 26;
const HALF = MOST_POWER / 2;

/** Begins a pull; null where the press is not on the penguin. */
export function press(finger: Finger, onPenguin: boolean, geometry: Geometry): Pull | null {
  if (!onPenguin && apart(finger.point, geometry.centre) > GRIP) return null;
  return { id: finger.id, aim: null, held: null };
}

/** Draws on; another finger changes nothing. */
export function draw(pull: Pull, finger: Finger, geometry: Geometry): Pull {
  if (finger.id !== pull.id) return pull;
  const far = apart(finger.point, geometry.centre);
  if (far < RING) return { ...pull, aim: null, held: null };
  const power = powerOf(far, geometry.reach);
  // Over the horizon there is no floor: the direction stays as it was.
  if (!finger.floor) return pull.aim ? { ...pull, aim: { ...pull.aim, power } } : pull;
  const aim = directionOf(finger.floor, geometry.at);
  return { ...pull, aim: { aim, power }, held: finger.floor };
}

/** The power of a distance: from nothing at the ring, with a detent at half. */
export function powerOf(far: number, reach: number): number {
  const share = (far - RING) / Math.max(1, reach - RING);
  const power = Math.round(Math.min(1, Math.max(0, share)) * MOST_POWER);
  return Math.abs(power - HALF) < DETENT ? HALF : power;
}

/** How far back the whole power lies on a canvas of this size. */
export function reachOn(width: number, height: number): number {
  return Math.min(220, Math.max(130, Math.min(width, height) * 0.4));
}

export function apart(one: ScreenPoint, other: ScreenPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
