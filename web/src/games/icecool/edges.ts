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

/** What marks leave free: the edges, and perhaps an upper right corner. */
export interface Kept extends Insets {
  corner?: Size;
}

interface Size {
  width: number;
  height: number;
}

/** The buttons of the camera, where they lie in that corner. */
export const VIEWS: Size = { width: 150, height: 56 };

/** Of a mark with its label. */
export const WIDE = 68;
export const HIGH = 58;
/** Marks stand so far apart along the edge. */
const APART = 66;
/** To keep clear of what stands in the picture a mark is moved along the edge, in such steps. */
const STEP = 8;
const STEPS = 12;
/** So far from the middle of a mark to a point that it must not cover. */
const CLEAR: ScreenPoint = { x: WIDE / 2 + 8, y: HIGH / 2 + 8 };

export function frameOf(width: number, height: number, insets: Insets): Frame {
  const { bottom, left, right, top } = insets;
  return { left, top, right: width - right, bottom: height - bottom };
}

/**
 * Marks for points that are not within what is *seen*, at the rim of *free* but for its *corner*.
 *
 * They are in the order of the points, null for what is seen, and stand apart however close the
 * points are. Where there is room near by, they cover none of what is to be *spared*.
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
  const beyond = points
    .flatMap((point, number) => (point && !inside(point, seen) ? [{ number, point }] : []))
    .map((one) => ({ ...one, along: rim.along(one.point) }))
    .sort((a, b) => a.along - b.along || a.number - b.number);
  let least = Number.NEGATIVE_INFINITY;
  for (const { along, number, point } of beyond) {
    const there = clearOf(rim, Math.max(along, least), least, spared);
    const at = rim.place(there);
    least = there + APART;
    const turn = (Math.atan2(point.y - at.y, point.x - at.x) * 180) / Math.PI;
    marks[number] = { ...at, turn };
  }
  return marks;
}

/** The nearest place along the rim, not before *least*, where a mark covers nothing; else as asked. */
function clearOf(rim: Rim, along: number, least: number, spared: readonly ScreenPoint[]): number {
  const clear = (there: number): boolean => {
    const { x, y } = rim.place(there);
    return spared.every(
      (point) => Math.abs(point.x - x) > CLEAR.x || Math.abs(point.y - y) > CLEAR.y,
    );
  };
  for (let step = 0; step <= STEPS; step += 1) {
    const found = [along + step * STEP, along - step * STEP].find(
      (there) => there >= Math.max(0, least) && clear(there),
    );
    if (found !== undefined) return found;
  }
  return along;
}

function inside({ x, y }: ScreenPoint, { bottom, left, right, top }: Frame): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

interface Rim {
  /** How far along it, clockwise from its upper left corner, the way to a point crosses it. */
  along(point: ScreenPoint): number;
  /** The place so far along it. */
  place(along: number): ScreenPoint;
}

/** A side of the rim: so many pixels into one of four directions. */
interface Side {
  from: ScreenPoint;
  x: number;
  y: number;
  long: number;
}

/** Where the middles of marks may be; null where there is no room. */
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
      let rest = along % whole;
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

/** Where a ray crosses a side: how far along the side, and at which share of the way to *to*. */
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
