/**
 * Directions in which penguins seem to look: as they are round, turning them about their axis
 * matters to no rule. So one's own penguin looks where it is aimed, and other players' pages don't
 * learn that.
 */
import { heading, turned } from './pose';
import type { Pose } from './types';

const TURN = 2 * Math.PI;
/** Radians a second. */
const SPEED = 9;

/** The same angle, reduced to within half a turn either way. */
const near = (angle: number): number => angle - TURN * Math.round(angle / TURN);

export class Facing {
  readonly #now = new Map<number, number>();
  readonly #goals = new Map<number, number>();

  /** Make a penguin look in a direction, in radians from +x; null for the direction of its pose. */
  look(penguin: number, pose: Pose | null, direction: number | null): void {
    const goal = direction === null || !pose ? 0 : near(direction - heading(pose));
    this.#goals.set(penguin, goal);
  }

  /**
   * Continue turning for some ms, or finish at once; return the penguins turned, and whether there
   * is more.
   */
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
