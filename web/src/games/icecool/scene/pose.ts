/** Poses: the axis of a penguin, and interpolation between two poses. */
import { FOOT } from './plan';
import type { Pose } from './types';
import { type Vector, vector } from './vector';

/** Distance from the centre of the foot to that of the head. */
const NECK = 20.5;

/** An upright penguin that faces a direction, in radians from +x. */
export function standing(x: number, y: number, heading: number): Pose {
  const qw = Math.cos(heading / 2);
  return { x, y, z: FOOT, qw, qx: 0, qy: 0, qz: Math.sin(heading / 2) };
}

/** The direction that a pose faces, in radians from +x. */
export function heading({ qw, qx, qy, qz }: Pose): number {
  return Math.atan2(2 * (qx * qy + qw * qz), 1 - 2 * (qy * qy + qz * qz));
}

/** The centre of the head. */
export function head({ x, y, z, qw, qx, qy, qz }: Pose): Vector {
  return vector(
    x + NECK * 2 * (qx * qz + qw * qy),
    y + NECK * 2 * (qy * qz - qw * qx),
    z + NECK * (1 - 2 * (qx * qx + qy * qy)),
  );
}

/**
 * The pose between two others; a quaternion and its opposite are the same rotation, so the nearer
 * of them is used.
 */
export function between(from: Pose, to: Pose, share: number): Pose {
  const near = from.qw * to.qw + from.qx * to.qx + from.qy * to.qy + from.qz * to.qz < 0 ? -1 : 1;
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const qw = mix(from.qw, near * to.qw);
  const qx = mix(from.qx, near * to.qx);
  const qy = mix(from.qy, near * to.qy);
  const qz = mix(from.qz, near * to.qz);
  const size = Math.hypot(qw, qx, qy, qz) || 1;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z),
    qw: qw / size,
    qx: qx / size,
    qy: qy / size,
    qz: qz / size,
  };
}

/** The pose after a further rotation: the product of two quaternions, at the same position. */
export function turned(pose: Pose, by: Pick<Pose, 'qw' | 'qx' | 'qy' | 'qz'>): Pose {
  const { qw: w, qx: x, qy: y, qz: z } = pose;
  return {
    ...pose,
    qw: w * by.qw - x * by.qx - y * by.qy - z * by.qz,
    qx: w * by.qx + x * by.qw + y * by.qz - z * by.qy,
    qy: w * by.qy - x * by.qz + y * by.qw + z * by.qx,
    qz: w * by.qz + x * by.qy - y * by.qx + z * by.qw,
  };
}
