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
  /** What is left of it may take so many ms, from the next step on; null without a limit. */
  most: number | null;
}

export class Walks {
  readonly #walks = new Map<number, Walk>();
  readonly #waiting: (() => void)[] = [];

  begin(penguin: number, from: Pose, to: Pose): void {
    const walk = this.#walks.get(penguin);
    // Whoever is told once more where to go does not begin anew.
    if (walk && same(walk.to, to)) return;
    const over = walled(PLAN, from, to);
    const ms = over ? carryOf(from, to) : walkOf(from, to);
    this.#walks.set(penguin, { from, to, ms, carried: over, start: null, most: null });
  }

  /** Where it is going; null for one that stands. */
  goal(penguin: number): Pose | null {
    return this.#walks.get(penguin)?.to ?? null;
  }

  stop(penguin: number): void {
    this.#walks.delete(penguin);
    this.#arrive();
  }

  /** Whoever is on the way is there within so many ms; resolves when all are. */
  hurry(most: number): Promise<void> {
    for (const walk of this.#walks.values()) walk.most = Math.min(most, walk.most ?? most);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#arrive();
    });
  }

  /** Nobody walks any more: who waited is let go. */
  clear(): void {
    this.#walks.clear();
    this.#arrive();
  }

  /** Puts them where they are by now; tells whether somebody is still walking. */
  step(now: number, put: (penguin: number, pose: Pose) => void): boolean {
    for (const [penguin, walk] of this.#walks) {
      const share = shareOf(walk, now);
      put(penguin, share >= 1 ? walk.to : poseOf(walk, share));
      if (share >= 1) this.#walks.delete(penguin);
    }
    this.#arrive();
    return this.#walks.size > 0;
  }

  #arrive(): void {
    if (this.#walks.size > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

const same = (one: Pose, other: Pose): boolean => one.x === other.x && one.y === other.y;

/** How much of a way is done by now; who is hurried goes on from there, and faster. */
function shareOf(walk: Walk, now: number): number {
  walk.start ??= now;
  const share = (now - walk.start) / walk.ms;
  if (walk.most === null || share >= 1) return share;
  if (walk.most <= 0) return 1;
  walk.ms = Math.min(walk.ms, walk.most / (1 - share));
  walk.start = now - share * walk.ms;
  walk.most = null;
  return share;
}

function poseOf({ carried: over, from, to }: Walk, share: number): Pose {
  return over ? carried(PLAN, from, to, share) : waddle(from, to, share);
}
