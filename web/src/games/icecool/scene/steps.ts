/** The path of a penguin as separate places, for dots and ghosts. */
import { lasts, poseAt, type Track } from './track';
import type { Pose } from './types';

/** A track, and the penguin to follow in it. */
export interface Trail {
  track: Track;
  penguin: number;
  seat: number;
}

/** A place on a path, and when it was reached. */
export interface Step {
  at: number;
  pose: Pose;
}

const gap = (a: Pose, b: Pose): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

/** Places along the whole path of a penguin, at least this far apart; none if it didn't move. */
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

/** Places passed by a time that are apart from each other and from the current one. */
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
