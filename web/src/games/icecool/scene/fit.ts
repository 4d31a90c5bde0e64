/** Where a camera must be so that given points appear between the things that cover the canvas. */
import type { Insets, ScreenPoint } from './types';
import { dot, minus, plus, unit, type Vector, vector } from './vector';

/**
 * Position and direction of a camera: `round` clockwise from +y, `down` below the horizon, in
 * radians.
 */
export interface Stand {
  at: Vector;
  round: number;
  down: number;
  /** Vertical angle of view, in degrees. */
  fov: number;
}

/** Frame of a camera: the size of the canvas in CSS pixels, and the parts that cover its edges. */
export interface Lens {
  width: number;
  height: number;
  /** Vertical angle of view in degrees, for a stand still to be found. */
  fov: number;
  insets: Insets;
}

export interface Axes {
  right: Vector;
  up: Vector;
  forward: Vector;
}

/** The axes of a camera. */
export function axes(round: number, down: number): Axes {
  const [sin, cos] = [Math.sin(round), Math.cos(round)];
  return {
    right: vector(cos, -sin, 0),
    up: vector(sin * Math.sin(down), cos * Math.sin(down), Math.cos(down)),
    forward: vector(sin * Math.cos(down), cos * Math.cos(down), -Math.sin(down)),
  };
}

/** Distances visible to each side at distance 1, up to the parts that cover the edges. */
function tangents({ width, height, fov, insets }: Lens) {
  const tall = Math.tan((fov * Math.PI) / 360);
  const wide = (tall * width) / height;
  // Never treat everything as covered.
  const part = (covered: number, whole: number): number =>
    Math.max(-0.8, 1 - (2 * covered) / whole);
  return {
    left: wide * part(insets.left, width),
    right: wide * part(insets.right, width),
    top: tall * part(insets.top, height),
    bottom: tall * part(insets.bottom, height),
  };
}

/**
 * The nearest stand from which all points are visible between the insets, and centred there.
 *
 * A point at distance d in front of the camera is visible if its offset is at most d times the
 * tangent of a side. Each side thus gives a line in the plane of distance and shift; the lines of
 * opposite sides meet at the nearest distance for that pair, and the greater of the two pairs
 * decides.
 */
export function standFor(
  points: readonly Vector[],
  round: number,
  down: number,
  lens: Lens,
): Stand {
  const { right, up, forward } = axes(round, down);
  const see = tangents(lens);
  const side = (axis: Vector, low: number, high: number) => {
    const needLow = Math.min(...points.map((p) => dot(p, axis) + low * dot(p, forward)));
    const needHigh = Math.max(...points.map((p) => dot(p, axis) - high * dot(p, forward)));
    return { needLow, needHigh, far: (needHigh - needLow) / (low + high) };
  };
  const across = side(right, see.left, see.right);
  const along = side(up, see.bottom, see.top);
  // Signed position of the camera along its own line of sight.
  const depth = -Math.max(across.far, along.far);
  const shift = (need: typeof across, low: number, high: number): number =>
    (need.needLow - low * depth + need.needHigh + high * depth) / 2;
  const at = plus(
    plus(
      plus(vector(0, 0, 0), right, shift(across, see.left, see.right)),
      up,
      shift(along, see.bottom, see.top),
    ),
    forward,
    depth,
  );
  return { at, round, down, fov: lens.fov };
}

/** The stand turned about a point that keeps its place in the picture, and closer by a factor. */
export function about(
  stand: Stand,
  pivot: Vector,
  { round, down }: Pick<Stand, 'round' | 'down'>,
  nearer = 1,
): Stand {
  const from = axes(stand.round, stand.down);
  const to = axes(round, down);
  const off = minus(pivot, stand.at);
  let at = pivot;
  for (const axis of ['right', 'up', 'forward'] as const) {
    at = plus(at, to[axis], -dot(off, from[axis]) / nearer);
  }
  return { ...stand, at, round, down };
}

/** The corners of a box on the floor. */
export function corners(
  left: number,
  bottom: number,
  right: number,
  top: number,
  height: number,
): Vector[] {
  return [left, right].flatMap((x) =>
    [bottom, top].flatMap((y) => [0, height].map((z) => vector(x, y, z))),
  );
}

/** Half the height of the view at distance 1. */
const tall = ({ fov }: Stand): number => Math.tan((fov * Math.PI) / 360);

/** The ray from the camera through a point of the canvas, of length 1. */
export function rayThrough(point: ScreenPoint, stand: Stand, lens: Lens): Vector {
  const { right, up, forward } = axes(stand.round, stand.down);
  const scale = (2 * tall(stand)) / lens.height;
  const across = (point.x - lens.width / 2) * scale;
  const along = (lens.height / 2 - point.y) * scale;
  return unit(plus(plus(forward, right, across), up, along));
}

/** Where a point is on the canvas, or null if it is behind the camera. */
export function seenAt(point: Vector, stand: Stand, lens: Lens): ScreenPoint | null {
  const { right, up, forward } = axes(stand.round, stand.down);
  const way = minus(point, stand.at);
  const far = dot(way, forward);
  if (far <= 0) return null;
  const scale = lens.height / (2 * tall(stand) * far);
  return {
    x: lens.width / 2 + dot(way, right) * scale,
    y: lens.height / 2 - dot(way, up) * scale,
  };
}
