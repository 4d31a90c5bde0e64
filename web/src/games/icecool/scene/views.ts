/** From where the school is seen: which points a view has to hold, and from which side. */
import { about, corners, type Lens, type Stand, standFor } from './fit';
import { outline, type Plan } from './plan';
import type { Spot, View } from './types';
import { clamp, type Vector } from './vector';

const DEGREE = Math.PI / 180;
/** A little from the left, so that walls have sides. */
const ROUND = 11 * DEGREE;
const DOWN = 50 * DEGREE;
const PLAN_DOWN = 89.4 * DEGREE;
const STEEPEST = 88 * DEGREE;
const FLATTEST = 25 * DEGREE;
/** Half of what is seen round a penguin that is followed, on the floor. */
const AROUND = 112;
/** How near to an outer wall the view may come with its middle, as a part of that. */
const CENTRED = 0.85;
/** What has to be seen round its own feet. */
const OWN = 30;

/** How somebody has turned the view, in degrees, and how near it was brought. */
export interface Turned {
  round: number;
  up: number;
  zoom: number;
}

/** Turned so about what is followed; the way down stays within what shows a floor. */
export function orbited(stand: Stand, pivot: Vector, { round, up, zoom }: Turned): Stand {
  const down = clamp(stand.down + up * DEGREE, FLATTEST, STEEPEST);
  return about(stand, pivot, { round: stand.round + round * DEGREE, down }, zoom);
}

export const STRAIGHT: Turned = { round: 0, up: 0, zoom: 1 };

/** Narrow windows see more at once. */
export const fovOf = (width: number, height: number): number => (width < height ? 36 : 30);

function around(plan: Plan, centre: Spot, reach: number): Vector[] {
  const { left, bottom, right, top } = outline(plan);
  const x = clamp(centre.x, left + reach * CENTRED, right - reach * CENTRED);
  const y = clamp(centre.y, bottom + reach * CENTRED, top - reach * CENTRED);
  const room = corners(x - reach, y - reach, x + reach, y + reach, plan.wall.height * 0.7);
  // Who leaves the school is followed there.
  const { x: far, y: wide } = centre;
  return [...room, ...corners(far - OWN, wide - OWN, far + OWN, wide + OWN, plan.wall.height)];
}

/** What has to be seen of those in the yard: the more, the farther they are from the school. */
function yard(plan: Plan, penguins: readonly Spot[], high: number): Vector[] {
  const { left, bottom, right, top } = outline(plan);
  return penguins.flatMap(({ x, y }) => {
    const off = Math.max(left - x, x - right, bottom - y, y - top);
    const own = Math.min(off, OWN);
    return off > 0 ? corners(x - own, y - own, x + own, y + own, high + own) : [];
  });
}

/** Points nearer to their middle, as if one had come closer. */
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
 * Where the camera stands for a view; *centre* is what it follows, null where it follows nothing.
 *
 * *penguins* are where they are: whoever is carried home from the yard is seen with all the school.
 * *from* is the side from which all but the plan is seen.
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
