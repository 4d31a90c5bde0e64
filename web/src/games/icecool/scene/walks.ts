/** Penguins on their way to where they are put: they walk, or are carried over walls. */
import { carried, carryOf, walled } from './carried';
import { PLAN } from './plan';
import type { Pose } from './types';
import { waddle, walkOf } from './waddle';

interface Walk {
  from: Pose;
  to: Pose;
  ms: number;
  /** Carried over walls. */
  carried: boolean;
  start: number | null;
  /** Most ms for the rest of the way, from the next step on; null without a limit. */
  most: number | null;
}

export class Walks {
  readonly #walks = new Map<number, Walk>();
  readonly #waiting: (() => void)[] = [];

  begin(penguin: number, from: Pose, to: Pose): void {
    const walk = this.#walks.get(penguin);
    // A penguin that is sent to the same place again doesn't start over.
    if (walk && same(walk.to, to)) return;
    const over = walled(PLAN, from, to);
    const ms = over ? carryOf(from, to) : walkOf(from, to);
    this.#walks.set(penguin, { from, to, ms, carried: over, start: null, most: null });
  }

  /** Where it is going, or null if it isn't. */
  goal(penguin: number): Pose | null {
    return this.#walks.get(penguin)?.to ?? null;
  }

  stop(penguin: number): void {
    this.#walks.delete(penguin);
    this.#arrive();
  }

  /** Let penguins on their way arrive within this many ms; resolves when all have. */
  hurry(most: number): Promise<void> {
    for (const walk of this.#walks.values()) walk.most = Math.min(most, walk.most ?? most);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#arrive();
    });
  }

  /** Stop all walks, and release everybody who waits. */
  clear(): void {
    this.#walks.clear();
    this.#arrive();
  }

  /** Put penguins where they are by now; return whether any is still on its way. */
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

/** Share of the way covered by now; a hurried penguin continues from there, faster. */
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
