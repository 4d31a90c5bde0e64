/** Marks at the edge of the picture that point to what lies beyond it. */
import type { Insets, ScreenPoint } from './scene/types';

/** What is free of the canvas, in CSS pixels. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The middle of a mark, and where it points to, in degrees clockwise from the right. */
export interface Mark extends ScreenPoint {
  turn: number;
}

/** Of a mark with its label. */
export const WIDE = 68;
export const HIGH = 58;
/** Marks stand so far apart along the edge. */
const APART = 66;

export function frameOf(width: number, height: number, insets: Insets): Frame {
  const { bottom, left, right, top } = insets;
  return { left, top, right: width - right, bottom: height - bottom };
}

/**
 * Marks for points that are not within what is *seen*, at the rim of *free*; null for the others.
 *
 * They are in the order of the points, and stand apart however close the points are.
 */
export function marksOf(
  points: readonly (ScreenPoint | null)[],
  seen: Frame,
  free: Frame,
): (Mark | null)[] {
  const rim: Frame = {
    left: free.left + WIDE / 2,
    top: free.top + HIGH / 2,
    right: free.right - WIDE / 2,
    bottom: free.bottom - HIGH / 2,
  };
  const marks: (Mark | null)[] = points.map(() => null);
  if (rim.right <= rim.left || rim.bottom <= rim.top) return marks;
  const beyond = points
    .flatMap((point, number) => (point && !inside(point, seen) ? [{ number, point }] : []))
    .map((one) => ({ ...one, along: alongOf(one.point, rim) }))
    .sort((a, b) => a.along - b.along || a.number - b.number);
  let least = Number.NEGATIVE_INFINITY;
  for (const { along, number, point } of beyond) {
    const at = placeOf(Math.max(along, least), rim);
    least = Math.max(along, least) + APART;
    const turn = (Math.atan2(point.y - at.y, point.x - at.x) * 180) / Math.PI;
    marks[number] = { ...at, turn };
  }
  return marks;
}

function inside({ x, y }: ScreenPoint, { bottom, left, right, top }: Frame): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** How far along the rim, clockwise from its upper left corner, the way to a point crosses it. */
function alongOf(point: ScreenPoint, rim: Frame): number {
  const [wide, high] = [rim.right - rim.left, rim.bottom - rim.top];
  const [x, y] = [point.x - (rim.left + rim.right) / 2, point.y - (rim.top + rim.bottom) / 2];
  const share = Math.min(wide / 2 / Math.abs(x || 1e-9), high / 2 / Math.abs(y || 1e-9));
  const [at, down] = [wide / 2 + x * share, high / 2 + y * share];
  if (Math.abs(y) * wide >= Math.abs(x) * high) return y < 0 ? at : wide + high + (wide - at);
  return x > 0 ? wide + down : 2 * wide + high + (high - down);
}

/** The place so far along the rim. */
function placeOf(along: number, rim: Frame): ScreenPoint {
  const [wide, high] = [rim.right - rim.left, rim.bottom - rim.top];
  const on = ((along % (2 * (wide + high))) + 2 * (wide + high)) % (2 * (wide + high));
  if (on <= wide) return { x: rim.left + on, y: rim.top };
  if (on <= wide + high) return { x: rim.right, y: rim.top + (on - wide) };
  if (on <= 2 * wide + high) return { x: rim.right - (on - wide - high), y: rim.bottom };
  return { x: rim.left, y: rim.bottom - (on - 2 * wide - high) };
}
