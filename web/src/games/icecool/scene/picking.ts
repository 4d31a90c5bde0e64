/** Target of a finger on the canvas, by the ray from the camera through it. */
import { FOOT, HEAD } from './plan';
import { head } from './pose';
import type { Pose, Spot } from './types';
import { dot, minus, plus, type Vector, vector } from './vector';

/** Factor for the size of penguins, as fingers are thicker. */
const GRIP = 1.35;
/** Slope below which a ray meets the floor too far away to count. */
const FLAT = 0.02;

/** Distance along a ray of unit length at which it meets a ball, or null. */
function meets(from: Vector, ray: Vector, centre: Vector, radius: number): number | null {
  const way = minus(centre, from);
  const along = dot(way, ray);
  const off = dot(way, way) - along * along;
  if (along < 0 || off > radius * radius) return null;
  return along - Math.sqrt(radius * radius - off);
}

/** The nearest penguin that a ray meets, or null. */
export function penguinOn(
  from: Vector,
  ray: Vector,
  poses: readonly (Pose | null)[],
): number | null {
  let best: { penguin: number; far: number } | null = null;
  for (const [penguin, pose] of poses.entries()) {
    if (!pose) continue;
    const balls = [
      meets(from, ray, vector(pose.x, pose.y, pose.z), FOOT * GRIP),
      meets(from, ray, head(pose), HEAD * GRIP),
    ];
    for (const far of balls) {
      if (far !== null && (!best || far < best.far)) best = { penguin, far };
    }
  }
  return best?.penguin ?? null;
}

/** Where a ray meets the floor; null if it goes up or is nearly level. */
export function floorOn(from: Vector, ray: Vector): Spot | null {
  if (ray.z > -FLAT) return null;
  const { x, y } = plus(from, ray, -from.z / ray.z);
  return { x, y };
}
