/** Penguins on their way to where they are put: they walk, or are carried over walls. */
import { carried, carryOf, walled } from './carried';
import { PLAN } from './plan';
import type { Pose } from './types';
import { waddle, walkOf } from './waddle';

interface Walk {
  from: Pose;
  to: Pose;
  ms: number;
  /** Over walls. */
  carried: boolean;
  start: number | null;
}

export class Walks {
  readonly #walks = new Map<number, Walk>();

  begin(penguin: number, from: Pose, to: Pose): void {
    const over = walled(PLAN, from, to);
    const ms = over ? carryOf(from, to) : walkOf(from, to);
    this.#walks.set(penguin, { from, to, ms, carried: over, start: null });
  }

  stop(penguin: number): void {
    this.#walks.delete(penguin);
  }

  /** Puts them where they are by now; tells whether somebody is still walking. */
  step(now: number, put: (penguin: number, pose: Pose) => void): boolean {
    for (const [penguin, walk] of this.#walks) {
      walk.start ??= now;
      const share = (now - walk.start) / walk.ms;
      put(penguin, share >= 1 ? walk.to : poseOf(walk, share));
      if (share >= 1) this.#walks.delete(penguin);
    }
    return this.#walks.size > 0;
  }
}

function poseOf({ carried: over, from, to }: Walk, share: number): Pose {
  return over ? carried(PLAN, from, to, share) : waddle(from, to, share);
}
