/**
 * The clock of a replay: which time of the move is shown at which clock time.
 *
 * It goes by elapsed time, never by frames: a slow machine drops frames and stays in step with
 * everybody.
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

  /** Advance to this clock time; returns the time of the move to be shown. */
  step(now: number): number {
    const passed = this.#last === null ? 0 : Math.max(0, now - this.#last);
    this.#last = now;
    this.#told = clamp(this.#told + passed * this.#speed, 0, this.#pace.length);
    return this.at();
  }

  at(): number {
    return this.#pace.at(this.#told);
  }

  /** How much has been shown, 0 to 1. */
  share(): number {
    return this.#pace.length > 0 ? this.#told / this.#pace.length : 1;
  }

  over(): boolean {
    return this.#told >= this.#pace.length;
  }

  /** Whether another step would show anything else. */
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
