/**
 * Where penguins seem to look: round as they are, they can be turned about themselves unnoticed by
 * any rule. So one's own looks where it is aimed, and nobody else's page knows.
 */
import { heading, turned } from './pose';
import type { Pose } from './types';

const TURN = 2 * Math.PI;
/** Radians a second. */
const SPEED = 9;

/** The same turn within half a turn to both sides. */
const near = (angle: number): number => angle - TURN * Math.round(angle / TURN);

export class Facing {
  readonly #now = new Map<number, number>();
  readonly #goals = new Map<number, number>();

  /** Lets a penguin look somewhere, in radians from +x; null for wherever its pose looks. */
  look(penguin: number, pose: Pose | null, direction: number | null): void {
    const goal = direction === null || !pose ? 0 : near(direction - heading(pose));
    this.#goals.set(penguin, goal);
  }

  /** Goes on turning by so many ms, or at once; gives those who turned, and whether there is more. */
  step(ms: number, still: boolean): { turned: number[]; more: boolean } {
    const moved: number[] = [];
    let more = false;
    for (const [penguin, goal] of this.#goals) {
      const now = this.#now.get(penguin) ?? 0;
      const left = near(goal - now);
      const most = still ? Math.PI : (SPEED * ms) / 1000;
      if (left === 0) continue;
      this.#now.set(penguin, Math.abs(left) <= most ? goal : now + Math.sign(left) * most);
      moved.push(penguin);
      more ||= Math.abs(left) > most;
    }
    return { turned: moved, more };
  }

  /** A pose as it is to be drawn. */
  of(penguin: number, pose: Pose): Pose {
    const half = (this.#now.get(penguin) ?? 0) / 2;
    return turned(pose, { qw: Math.cos(half), qx: 0, qy: 0, qz: Math.sin(half) });
  }
}
