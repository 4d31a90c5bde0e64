/** Walls between a camera and what it looks at, which therefore turn to tracing paper. */
import type { Plan, Wall } from './plan';
import type { Vector } from './vector';

/** Distance in mm beside a wall within which a line of sight still counts as blocked. */
const SLACK = 2;
/** Greatest downward angle of view at which lintels leave doors visible. */
const STEEP = (75 * Math.PI) / 180;

/** Whether a wall blocks the line between two points; doors count as closed. */
function cuts(wall: Wall, height: number, from: Vector, to: Vector): boolean {
  const [a, b] = wall.across === 'x' ? [from.x, to.x] : [from.y, to.y];
  if ((a - wall.at) * (b - wall.at) >= 0) return false;
  const share = (wall.at - a) / (b - a);
  const along =
    wall.across === 'x' ? from.y + (to.y - from.y) * share : from.x + (to.x - from.x) * share;
  const z = from.z + (to.z - from.z) * share;
  return along > wall.start - SLACK && along < wall.end + SLACK && z < height + SLACK;
}

/** Whether the camera sees an outer wall from outside, and so no room's side of it. */
function outside(wall: Wall, from: Vector): boolean {
  if (wall.below !== null && wall.above !== null) return false;
  const off = (wall.across === 'x' ? from.x : from.y) - wall.at;
  return wall.below === null ? off < 0 : off > 0;
}

/** Whether lintels hide doors from a viewer who looks down this steeply. */
export const steep = (down: number): boolean => down > STEEP;

/**
 * The walls to see through: those that hide one of the points, and outer ones seen from outside.
 *
 * They are in the order of the plan.
 */
export function hiding(plan: Plan, from: Vector, points: readonly Vector[]): number[] {
  return plan.walls.flatMap((wall, number) =>
    outside(wall, from) || points.some((to) => cuts(wall, plan.wall.height, from, to))
      ? [number]
      : [],
  );
}
