/** Penguins that are walking somewhere. */
import type { Pose } from './types';
import { waddle, walkOf } from './waddle';

interface Walk {
  from: Pose;
  to: Pose;
  ms: number;
  start: number | null;
}

export class Walks {
  readonly #walks = new Map<number, Walk>();

  begin(penguin: number, from: Pose, to: Pose): void {
    this.#walks.set(penguin, { from, to, ms: walkOf(from, to), start: null });
  }

  stop(penguin: number): void {
    this.#walks.delete(penguin);
  }

  /** Puts them where they are by now; tells whether somebody is still walking. */
  step(now: number, put: (penguin: number, pose: Pose) => void): boolean {
    for (const [penguin, walk] of this.#walks) {
      walk.start ??= now;
      const share = (now - walk.start) / walk.ms;
      put(penguin, share >= 1 ? walk.to : waddle(walk.from, walk.to, share));
      if (share >= 1) this.#walks.delete(penguin);
    }
    return this.#walks.size > 0;
  }
}
