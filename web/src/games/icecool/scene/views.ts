/** Views of the school: the points that each must contain, and the side that each is from. */
import { about, corners, type Lens, type Stand, standFor } from './fit';
import { outline, type Plan } from './plan';
import type { Spot, View } from './types';
import { clamp, type Vector } from './vector';

const DEGREE = Math.PI / 180;
/** A little from the left, so that the sides of walls are visible. */
const ROUND = 11 * DEGREE;
const DOWN = 50 * DEGREE;
const PLAN_DOWN = 89.4 * DEGREE;
const STEEPEST = 88 * DEGREE;
const FLATTEST = 25 * DEGREE;
/** Half the width of floor visible round a penguin that is followed, in mm. */
const AROUND = 112;
/** How close the centre of the view may get to an outer wall, as a share of `AROUND`. */
const CENTRED = 0.85;
/** Mm that must be visible round one's own feet. */
const OWN = 30;

/** How far somebody has turned the view, in degrees, and zoomed it. */
export interface Turned {
  round: number;
  up: number;
  zoom: number;
}

/** A stand turned about what is followed; its tilt stays in the range that shows the floor. */
export function orbited(stand: Stand, pivot: Vector, { round, up, zoom }: Turned): Stand {
  const down = clamp(stand.down + up * DEGREE, FLATTEST, STEEPEST);
  return about(stand, pivot, { round: stand.round + round * DEGREE, down }, zoom);
}

export const STRAIGHT: Turned = { round: 0, up: 0, zoom: 1 };

/** Angle of view: narrow windows see more at once. */
export const fovOf = (width: number, height: number): number => (width < height ? 36 : 30);

function around(plan: Plan, centre: Spot, reach: number): Vector[] {
  const { left, bottom, right, top } = outline(plan);
  const x = clamp(centre.x, left + reach * CENTRED, right - reach * CENTRED);
  const y = clamp(centre.y, bottom + reach * CENTRED, top - reach * CENTRED);
  const room = corners(x - reach, y - reach, x + reach, y + reach, plan.wall.height * 0.7);
  // A penguin that leaves the school is followed.
  const { x: far, y: wide } = centre;
  return [...room, ...corners(far - OWN, wide - OWN, far + OWN, wide + OWN, plan.wall.height)];
}

/** Points that must be visible for penguins in the yard: the farther out, the more. */
function yard(plan: Plan, penguins: readonly Spot[], high: number): Vector[] {
  const { left, bottom, right, top } = outline(plan);
  return penguins.flatMap(({ x, y }) => {
    const off = Math.max(left - x, x - right, bottom - y, y - top);
    const own = Math.min(off, OWN);
    return off > 0 ? corners(x - own, y - own, x + own, y + own, high + own) : [];
  });
}

/** Points contracted towards their middle, as if the viewer had come closer. */
function drawn(points: readonly Vector[], zoom: number, towards: Spot | null): Vector[] {
  const sum = (axis: 'x' | 'y'): number =>
    points.reduce((all, point) => all + point[axis], 0) / points.length;
  const middle = towards ?? { x: sum('x'), y: sum('y') };
  return points.map((point) => ({
    x: middle.x + (point.x - middle.x) / zoom,
    y: middle.y + (point.y - middle.y) / zoom,
    z: point.z,
  }));
}

/**
 * Where the camera is for a view; *centre* is what it follows, or null.
 *
 * *penguins* are their positions: one that is carried home from the yard is seen with the whole
 * school. *from* is the side for all views but the plan.
 */
export function standOf(
  plan: Plan,
  view: View,
  centre: Spot | null,
  turned: Turned,
  lens: Lens,
  penguins: readonly Spot[] = [],
  from = ROUND,
): Stand {
  const { left, bottom, right, top } = outline(plan);
  const flat = view.of === 'above';
  const high = flat ? 0 : plan.wall.height + 14;
  const all = [...corners(left, bottom, right, top, high), ...yard(plan, penguins, high)];
  const points = view.of === 'penguin' && centre ? around(plan, centre, AROUND) : all;
  const round = (flat ? 0 : from) + turned.round * DEGREE;
  const down = flat ? PLAN_DOWN : clamp(DOWN + turned.up * DEGREE, FLATTEST, STEEPEST);
  const towards = turned.zoom > 1 ? centre : null;
  return standFor(drawn(points, turned.zoom, towards), round, down, lens);
}
