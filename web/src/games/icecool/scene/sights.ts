/** Apparent size of things and gaps from a stand of the camera: plain numbers, in CSS pixels. */
import { axes, type Lens, type Stand, seenAt } from './fit';
import { FOOT, HEAD, onWall, type Plan } from './plan';
import { head } from './pose';
import type { Pose } from './types';
import { clamp, dot, minus, plus, type Vector, vector } from './vector';

/**
 * The bobble of the lowest hat: its position on the axis, as a share of the distance to the head,
 * and its radius.
 */
const CROWN = 33.4 / 20.5;
const BOBBLE = 3.9;

/** Height of a penguin on the screen, from its foot to the top of its head; 0 behind the camera. */
export function tallOf(pose: Pose, stand: Stand, lens: Lens): number {
  const { up } = axes(stand.round, stand.down);
  const foot = vector(pose.x, pose.y, pose.z);
  const balls = [
    { at: foot, radius: FOOT },
    { at: head(pose), radius: HEAD },
    { at: plus(foot, minus(head(pose), foot), CROWN), radius: BOBBLE },
  ];
  const ends = balls.flatMap(({ at, radius }) =>
    [-radius, radius].map((off) => seenAt(plus(at, up, off), stand, lens)?.y),
  );
  const seen = ends.filter((y) => y !== undefined);
  return seen.length < ends.length ? 0 : Math.max(...seen) - Math.min(...seen);
}

/** The corners of a doorway, in the middle of its wall. */
export function doorway(plan: Plan, door: number): Vector[] {
  const opening = plan.doors[door];
  const wall = opening && plan.walls[opening.wall];
  if (!opening || !wall) return [];
  return [-1, 1].flatMap((side) => {
    const { x, y } = onWall(wall, opening.centre + (side * plan.opening.width) / 2);
    return [0, plan.opening.height].map((z) => vector(x, y, z));
  });
}

/**
 * Width of the gap visible through a doorway, as far as it is in the picture.
 *
 * Walls are thick, so the gap is between the inner edges of the two frames. It is negative if the
 * door is seen edge-on.
 */
export function gapOf(plan: Plan, door: number, stand: Stand, lens: Lens): number {
  const opening = plan.doors[door];
  const wall = opening && plan.walls[opening.wall];
  if (!opening || !wall) return 0;
  const frame = (side: number): number[] =>
    [-0.5, 0.5].map((off) => {
      const along = opening.centre + (side * plan.opening.width) / 2;
      const { x, y } = onWall(wall, along, off * plan.wall.thickness);
      const at = seenAt(vector(x, y, plan.opening.height / 2), stand, lens);
      return at ? clamp(at.x, lens.insets.left, lens.width - lens.insets.right) : Number.NaN;
    });
  const [one, other] = [frame(-1), frame(1)];
  return Math.max(Math.min(...one) - Math.max(...other), Math.min(...other) - Math.max(...one));
}

/** Distance of a point in front of the camera. */
export function depthOf(point: Vector, stand: Stand): number {
  return dot(minus(point, stand.at), axes(stand.round, stand.down).forward);
}
