/** Markers at the edge of the picture that point to targets beyond it. */
import type { Insets, ScreenPoint } from '../scene/types';

/** The free area of the canvas, in CSS pixels. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The middle of a marker, and its direction in degrees clockwise from the right. */
export interface Mark extends ScreenPoint {
  turn: number;
}

/** Space that markers leave free: the edges, and perhaps the upper right corner. */
export interface Kept extends Insets {
  corner?: Size;
}

interface Size {
  width: number;
  height: number;
}

/** Size of the camera buttons, when they are in that corner. */
export const VIEWS: Size = { width: 194, height: 56 };

/** Size of a marker with its label. */
export const WIDE = 68;
export const HIGH = 58;
/** Steps by which a marker moves along the edge to avoid what is in the picture. */
const STEP = 8;
/** Least distance from a marker to a point that it must not cover, and to another marker. */
const CLEAR: ScreenPoint = { x: WIDE / 2 + 8, y: HIGH / 2 + 8 };
const APART: ScreenPoint = { x: WIDE + 2, y: HIGH + 2 };
/** Half of a fish, in px: a target closer than this to a covering part is half hidden. */
const HALF = 14;

/** A point of a picture whose sides are exchanged. */
export const across = <Point extends ScreenPoint>(point: Point, width: number): Point => ({
  ...point,
  x: width - point.x,
});

export function frameOf(width: number, height: number, insets: Insets): Frame {
  const { bottom, left, right, top } = insets;
  return { left, top, right: width - right, bottom: height - bottom };
}

/** Height of a badge. */
const BADGE = 26;

/** How far down the foot of a badge is: below the corner's buttons if they would cover it. */
export function badgeY({ x, y }: ScreenPoint, width: number, { corner, right, top }: Kept): number {
  const [start, end] = corner
    ? [width - right - corner.width, top + corner.height]
    : [Number.POSITIVE_INFINITY, 0];
  return x + BADGE / 2 > start && y > top ? Math.max(y, end + BADGE) : y;
}

/**
 * Markers for points that aren't clearly within what is *seen*, or are under the *corner* of
 * *free*.
 *
 * They are in the order of the points, with null for visible ones; they are on the rim of *free*
 * without its corner, and apart however close the points are. If there is room, they avoid what is
 * to be *spared*.
 */
export function marksOf(
  points: readonly (ScreenPoint | null)[],
  seen: Frame,
  free: Frame,
  corner: Size = { width: 0, height: 0 },
  spared: readonly ScreenPoint[] = [],
): (Mark | null)[] {
  const marks: (Mark | null)[] = points.map(() => null);
  const rim = rimOf(free, corner);
  if (!rim) return marks;
  const hidden = ({ x, y }: ScreenPoint): boolean =>
    !inside({ x, y }, seen) ||
    (corner.width > 0 &&
      x > free.right - corner.width - HALF &&
      y < free.top + corner.height + HALF);
  const beyond = points
    .flatMap((point, number) => (point && hidden(point) ? [{ number, point }] : []))
    .map((one) => ({ ...one, along: rim.along(one.point) }))
    .sort((a, b) => a.along - b.along || a.number - b.number);
  const placed: ScreenPoint[] = [];
  for (const { along, number, point } of beyond) {
    const off = (there: ScreenPoint, from: readonly ScreenPoint[], far: ScreenPoint): boolean =>
      from.every(({ x, y }) => Math.abs(x - there.x) > far.x || Math.abs(y - there.y) > far.y);
    const near = nearby(rim, along).filter((there) => off(there, placed, APART));
    const at = near.find((there) => off(there, spared, CLEAR)) ?? near[0] ?? rim.place(along);
    placed.push(at);
    const turn = (Math.atan2(point.y - at.y, point.x - at.x) * 180) / Math.PI;
    marks[number] = { ...at, turn };
  }
  return marks;
}

/** The places along the rim, nearest first. */
function nearby(rim: Rim, along: number): ScreenPoint[] {
  const steps = Math.ceil(rim.whole / 2 / STEP);
  return Array.from({ length: steps + 1 }, (_, step) => step * STEP)
    .flatMap((off) => [along + off, along - off])
    .map((there) => rim.place((there + rim.whole) % rim.whole));
}

/** Whether a whole fish at that point is within a frame. */
function inside({ x, y }: ScreenPoint, { bottom, left, right, top }: Frame): boolean {
  return x >= left + HALF && x <= right - HALF && y >= top + HALF && y <= bottom - HALF;
}

interface Rim {
  /** Its total length. */
  whole: number;
  /**
   * Distance along it, clockwise from its upper left corner, at which the way to a point crosses
   * it.
   */
  along(point: ScreenPoint): number;
  /** The place at this distance along it. */
  place(along: number): ScreenPoint;
}

/** A side of the rim: a number of pixels in one of four directions. */
interface Side {
  from: ScreenPoint;
  x: number;
  y: number;
  long: number;
}

/** Where the middles of markers may be; null if there is no room. */
function rimOf(free: Frame, corner: Size): Rim | null {
  const [left, top] = [free.left + WIDE / 2, free.top + HIGH / 2];
  const [right, bottom] = [free.right - WIDE / 2, free.bottom - HIGH / 2];
  const [notch, under] = [right - corner.width, top + corner.height];
  if (notch <= left || bottom <= under) return null;
  const path = [
    { x: left, y: top },
    { x: notch, y: top },
    { x: notch, y: under },
    { x: right, y: under },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const sides = path.map((from, at) => sideOf(from, path[(at + 1) % path.length] ?? from));
  const whole = sides.reduce((sum, { long }) => sum + long, 0);
  const middle = { x: (left + right) / 2, y: (under + bottom) / 2 };
  return {
    whole,
    along(point) {
      let [best, nearest, before] = [0, Number.POSITIVE_INFINITY, 0];
      for (const side of sides) {
        const met = crossed(middle, point, side);
        if (met && met.share < nearest) [best, nearest] = [before + met.along, met.share];
        before += side.long;
      }
      return best;
    },
    place(along) {
      let rest = along;
      for (const { from, long, x, y } of sides) {
        if (rest <= long) return { x: from.x + x * rest, y: from.y + y * rest };
        rest -= long;
      }
      return middle;
    },
  };
}

function sideOf(from: ScreenPoint, to: ScreenPoint): Side {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  return { from, long, x: (to.x - from.x) / (long || 1), y: (to.y - from.y) / (long || 1) };
}

/** Where a ray crosses a side: the distance along the side, and the share of the way to *to*. */
function crossed(
  from: ScreenPoint,
  to: ScreenPoint,
  side: Side,
): { along: number; share: number } | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const cross = x * side.y - y * side.x;
  if (cross === 0 || side.long === 0) return null;
  const [offX, offY] = [side.from.x - from.x, side.from.y - from.y];
  const share = (offX * side.y - offY * side.x) / cross;
  const along = (offX * y - offY * x) / cross;
  return share > 0 && along >= 0 && along <= side.long ? { along, share } : null;
}
