/**
 * The clock of a play-back: what time of the move is shown at what time of the day.
 *
 * It goes by the time that has passed, never by frames: whoever draws slowly drops some of them and
 * stays in step with everybody else.
 */
import type { Pace } from './pace';
import { clamp } from './vector';

export class Telling {
  constructor(pace: Pace, still: boolean) {
    this.#pace = pace;
    this.#told = still ? pace.length : 0;
  }

  readonly #pace: Pace;
  #told: number;
  #speed = 1;
  #last: number | null = null;

  /** Goes on to this time of the day; gives the time of the move that is to be shown. */
  step(now: number): number {
    const passed = this.#last === null ? 0 : Math.max(0, now - this.#last);
    this.#last = now;
    this.#told = clamp(this.#told + passed * this.#speed, 0, this.#pace.length);
    return this.at();
  }

  at(): number {
    return this.#pace.at(this.#told);
  }

  /** How much was told, 0 to 1. */
  share(): number {
    return this.#pace.length > 0 ? this.#told / this.#pace.length : 1;
  }

  over(): boolean {
    return this.#told >= this.#pace.length;
  }

  /** Whether another step would show something else. */
  running(): boolean {
    return this.#speed > 0 && !this.over();
  }

  pace(times: number): void {
    this.#speed = Math.max(0, times);
  }

  seek(share: number): void {
    this.#told = clamp(share, 0, 1) * this.#pace.length;
  }
}
