/** The way of a penguin as places that lie apart: what dots and ghosts stand on. */
import { lasts, poseAt, type Track } from './track';
import type { Pose } from './types';

/** Whose way it is. */
export interface Trail {
  track: Track;
  penguin: number;
  seat: number;
}

/** A place on a way, and when it was reached. */
export interface Step {
  at: number;
  pose: Pose;
}

const gap = (a: Pose, b: Pose): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

/** Places along the whole way of a penguin, at least so far apart; none if it did not move. */
export function stepsOf(track: Track, penguin: number, apart: number): Step[] {
  const steps: Step[] = [];
  for (let at = 0; at <= lasts(track); at += 1000 / track.rate) {
    const pose = poseAt(track, penguin, at);
    const last = steps.at(-1)?.pose;
    if (!pose) break;
    if (!last || gap(pose, last) >= apart) steps.push({ at, pose });
  }
  return steps;
}

/** Places gone through by a time that lie apart from each other and from where it is by then. */
export function stationsOf(steps: readonly Step[], at: number, apart: number): Step[] {
  const gone = steps.filter((step) => step.at <= at);
  const here = gone.at(-1);
  const stations: Step[] = [];
  for (const step of gone) {
    const clear = [...stations, ...(here ? [here] : [])].every(
      (other) => gap(other.pose, step.pose) >= apart,
    );
    if (clear) stations.push(step);
  }
  return stations;
}
