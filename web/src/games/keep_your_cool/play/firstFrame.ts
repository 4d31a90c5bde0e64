/**
 * How long a player took to react to a reach, measured on their own screen.
 *
 * A reaction begins with the first animation frame that showed the hand and ends with the press,
 * both by the browser's own timestamps, so that a busy page doesn't lengthen it. While play is
 * halted, no reaction is timed.
 */
import type { Reason } from '../../../lib/game';

interface Shown {
  seq: number;
  /** Timestamp of the first frame; null until there was one. */
  frame: number | null;
  /** How long play has been halted since that frame, in ms. */
  still: number;
}

/** Calls back with the timestamp of the next frame. */
export type NextFrame = (call: (stamp: number) => void) => void;

export class FirstFrame {
  readonly #next: NextFrame;
  readonly #shown = new Map<number, Shown>();
  #stoodSince: number | null = null;

  constructor(next: NextFrame = (call) => void requestAnimationFrame(call)) {
    this.#next = next;
  }

  /** Record a reach that arrived with an update; the next frame shows it. */
  came(reach: number, seq: number): void {
    const shown: Shown = { seq, frame: null, still: 0 };
    this.#shown.set(reach, shown);
    this.#next((stamp) => {
      shown.frame = stamp;
    });
  }

  /** Forget a reach that was settled. */
  went(reach: number): void {
    this.#shown.delete(reach);
  }

  /** Record whether play goes on, by a steady clock. */
  goesOn(on: boolean, at: number): void {
    if (!on) {
      this.#stoodSince ??= at;
      return;
    }
    if (this.#stoodSince === null) return;
    for (const shown of this.#shown.values()) {
      if (shown.frame !== null) shown.still += at - Math.max(this.#stoodSince, shown.frame);
    }
    this.#stoodSince = null;
  }

  /** Whether the reach was on the screen at a timestamp. */
  saw(reach: number, stamp: number): boolean {
    const shown = this.#shown.get(reach);
    return shown !== undefined && shown.frame !== null && shown.frame <= stamp;
  }

  /** The reason for a press at that timestamp; null if the first frame of the reach isn't known. */
  reason(reach: number, stamp: number): Reason | null {
    const shown = this.#shown.get(reach);
    if (!shown || shown.frame === null || shown.frame > stamp) return null;
    return { seen: shown.seq, reaction: Math.round(stamp - shown.frame - shown.still) };
  }
}
