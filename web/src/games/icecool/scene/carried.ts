/** A penguin put back over walls: it is lifted, carried and set down, as if by a hand. */
import { FOOT, type Plan } from './plan';
import { between } from './pose';
import type { Pose, Spot } from './types';
import { clamp, smooth } from './vector';

/** Height of its foot above the walls while carried, in mm. */
const OVER = 12;
/** Shares of the time: until it is lifted, and until and after which it travels. */
const LIFT = 0.34;
const GOES = 0.16;

/** How long carrying takes, in ms. */
export function carryOf(from: Spot, to: Spot): number {
  return clamp(620 + 1.4 * Math.hypot(to.x - from.x, to.y - from.y), 620, 1300);
}

/** The pose when this share of the time has passed. */
export function carried(plan: Plan, from: Pose, to: Pose, share: number): Pose {
  const gone = smooth((share - GOES) / (1 - 2 * GOES));
  const pose = between(from, to, gone);
  const lifted = smooth(Math.min(share, 1 - share) / LIFT);
  return { ...pose, z: pose.z + (plan.wall.height + FOOT + OVER - pose.z) * lifted };
}

/** Whether a wall is in the straight way between two places; doors are open. */
export function walled(plan: Plan, from: Spot, to: Spot): boolean {
  const spare = plan.opening.width / 2 - FOOT;
  return plan.walls.some((wall, number) => {
    const [a, b] = wall.across === 'x' ? [from.x, to.x] : [from.y, to.y];
    if ((a - wall.at) * (b - wall.at) >= 0) return false;
    const [c, d] = wall.across === 'x' ? [from.y, to.y] : [from.x, to.x];
    const along = c + ((d - c) * (wall.at - a)) / (b - a);
    if (along < wall.start - FOOT || along > wall.end + FOOT) return false;
    return !plan.doors.some(
      (door) => door.wall === number && Math.abs(along - door.centre) <= spare,
    );
  });
}
