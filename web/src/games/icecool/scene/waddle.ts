/** A penguin that walks to another place: it faces where it goes, and rocks from foot to foot. */
import { between, heading, standing, turned } from './pose';
import type { Pose } from './types';
import { clamp, smooth } from './vector';

/** Length of a step in mm, and how far it leans over, in radians. */
const STRIDE = 11;
const ROCK = 0.17;
/** Share of the time at each end for standing up and turning. */
const TURN = 0.18;

/** How long a walk takes, in ms; longer ways are walked faster. */
export function walkOf(from: Pose, to: Pose): number {
  return clamp(260 + 5 * Math.hypot(to.x - from.x, to.y - from.y), 260, 1100);
}

/** The pose between two others when this share of the time has passed. */
export function waddle(from: Pose, to: Pose, share: number): Pose {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const looks = way > 1 ? Math.atan2(to.y - from.y, to.x - from.x) : heading(to);
  const start = standing(from.x, from.y, looks);
  const end = standing(to.x, to.y, looks);
  if (share < TURN) return between(from, start, smooth(share / TURN));
  if (share > 1 - TURN) return between(end, to, smooth((share - 1 + TURN) / TURN));
  const gone = (share - TURN) / (1 - 2 * TURN);
  const steps = Math.max(2, Math.round(way / STRIDE));
  const lean = (Math.sin(gone * steps * Math.PI) * ROCK) / 2;
  const walked = between(start, end, smooth(gone));
  return turned(walked, { qw: Math.cos(lean), qx: Math.sin(lean), qy: 0, qz: 0 });
}
