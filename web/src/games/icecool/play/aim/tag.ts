/** Placing a slip beside a finger: close, within the picture, and not over the penguin. */
import type { Insets, ScreenPoint } from '../../scene/types';
import { clamp } from '../../scene/vector';

/** Size of the small picture of where a penguin is hit. */
export const CHIP = 48;
/** Radius of the ring round the penguin, as a share of its height. */
const RING = 0.46;
/** Pixels round a button within which a browser assigns a touch to it. */
const FINGER = 26;

export const WIDE = 124;
export const HIGH = 60;
/** Distance of the slip from the middle of a finger. */
const OFF = 34;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The middle of the small picture beside a penguin, within the free area.
 *
 * It is on the right, or on the left if it wouldn't fit there or would cover one of the *others*.
 */
export function chipAt(
  foot: ScreenPoint & { tall: number },
  { height, width }: { width: number; height: number },
  { bottom, left, right, top }: Insets,
  others: readonly ScreenPoint[] = [],
): ScreenPoint {
  const [half, edge] = [CHIP / 2, CHIP / 2 + 4];
  const beside = Math.max(RING * foot.tall, FINGER) + edge;
  const most = width - right - edge;
  const y = clamp(foot.y + 4, top + half, height - bottom - edge);
  const free = (x: number): boolean =>
    others.every((one) => Math.hypot(one.x - x, one.y - y) > half + FINGER);
  const sides = [foot.x + beside, foot.x - beside].filter((x) => x <= most && x >= left + half);
  const x = sides.find(free) ?? sides[0] ?? foot.x - beside;
  return { x: clamp(x, left + half, most), y };
}

/** The area to keep clear: a penguin at this foot, with this height on the screen. */
export function bodyOf(foot: ScreenPoint, tall: number): Box {
  const half = tall * 0.42;
  return {
    left: foot.x - half,
    right: foot.x + half,
    top: foot.y - tall,
    bottom: foot.y + tall * 0.24,
  };
}

const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left ||
  one.left >= other.right ||
  one.bottom <= other.top ||
  one.top >= other.bottom;

/** The slip's upper left corner: away from the penguin and above the hand, if there is room. */
export function slipAt(finger: ScreenPoint, body: Box, frame: Box): ScreenPoint {
  const away = finger.x < (body.left + body.right) / 2 ? -1 : 1;
  const beside = (side: number): number => (side < 0 ? finger.x - OFF - WIDE : finger.x + OFF);
  const over = finger.y - OFF - HIGH;
  const level = finger.y - HIGH / 2;
  const under = finger.y + OFF;
  const middle = finger.x - WIDE / 2;
  const places: ScreenPoint[] = [
    { x: beside(away), y: over },
    { x: beside(away), y: level },
    { x: beside(-away), y: level },
    { x: beside(-away), y: over },
    { x: middle, y: over },
    { x: middle, y: under },
    { x: beside(-away), y: under },
  ];
  const boxOf = ({ x, y }: ScreenPoint): Box => ({
    left: x,
    top: y,
    right: x + WIDE,
    bottom: y + HIGH,
  });
  const inside = (box: Box): boolean =>
    box.left >= frame.left &&
    box.top >= frame.top &&
    box.right <= frame.right &&
    box.bottom <= frame.bottom;
  const free = places.find((place) => inside(boxOf(place)) && apart(boxOf(place), body));
  const [first = { x: 0, y: 0 }] = places;
  return (
    free ?? {
      x: Math.max(frame.left, Math.min(frame.right - WIDE, first.x)),
      y: Math.max(frame.top, Math.min(frame.bottom - HIGH, first.y)),
    }
  );
}
