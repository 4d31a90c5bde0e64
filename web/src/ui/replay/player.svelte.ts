/** Player of a replay: which frame is shown, how it goes on, and what the table's clock shows. */
import { readonly, writable } from 'svelte/store';
import type { Frame, Happened } from '../../lib/game';
import { frameAt } from '../../state/replay';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** The least and the most that a frame stays, in ms at normal speed, however long somebody thought. */
const LEAST = 600;
const MOST = 3_500;
/** How long a frame stays about which there is nothing to say. */
const SILENT = 120;

export interface Paced {
  frames: readonly Frame[];
  /** How long each frame's events take to be seen, in ms. */
  lasts: (frame: number) => number;
  /** Whether a frame is worth a sentence. */
  speaks: (frame: number) => boolean;
}

export class Player {
  /** The index of the frame that is shown. */
  at = $state(0);
  /** The furthest frame that has been shown. */
  seen = $state(0);
  running = $state(false);
  speed = $state<number>(1);
  readonly #paced: () => Paced;
  readonly #happened = writable<Happened<unknown> | null>(null);
  readonly happened = readonly(this.#happened);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = 0;

  /** Stops with the component that makes it. */
  constructor(paced: () => Paced, first: number) {
    this.#paced = paced;
    this.at = this.seen = first;
    // A link may lead past the end of this game; its frames arrive later.
    $effect(() => {
      if (this.last >= 0 && this.at > this.last) this.at = this.seen = this.last;
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  get last(): number {
    return this.#paced().frames.length - 1;
  }

  /** Table time: it runs while the replay does, and passes a long thought quickly. */
  readonly now = (): number => {
    const { frames } = this.#paced();
    const here = frames[this.at]?.at ?? 0;
    const next = frames[this.at + 1]?.at ?? here;
    if (!this.running) return here;
    const share = (performance.now() - this.#begun) / this.#stay();
    return here + Math.min(1, share) * (next - here);
  };

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  play(): void {
    if (this.at >= this.last) this.seek(0);
    this.running = true;
    this.#wait();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  /** Shows a frame; the next one as it happened, any other at rest. */
  seek(frame: number): void {
    const to = Math.max(0, Math.min(this.last, frame));
    const next = to === this.at + 1;
    const shown = this.#paced().frames[to];
    this.at = to;
    this.seen = Math.max(this.seen, to);
    this.#happened.set(next && shown ? { seq: to, events: [...shown.events] } : null);
    if (this.running) this.#wait();
  }

  /** Shows what somebody else shows: it goes on when they do, and not by itself. */
  mirror(frame: number, running: boolean, speed: number): void {
    this.pause();
    this.speed = speed;
    if (frame !== this.at) this.seek(frame);
    this.#begun = performance.now();
    this.running = running;
  }

  /** Shows the moment at a table time, after another view has been chosen. */
  moveTo(at: number): void {
    this.at = frameAt(this.#paced().frames, at);
    this.seen = Math.max(this.seen, this.at);
    this.#happened.set(null);
  }

  /** Goes on or back to the next frame that is worth a sentence. */
  step(by: 1 | -1): void {
    this.pause();
    let to = this.at + by;
    while (to > 0 && to < this.last && !this.#paced().speaks(to)) to += by;
    // Everything that happens on the way is seen as well.
    if (by > 0) for (let frame = this.at + 1; frame < to; frame += 1) this.seek(frame);
    this.seek(to);
  }

  faster(by: 1 | -1): void {
    const at = SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + by;
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))] ?? 1;
    if (this.running) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#begun = performance.now();
    if (this.at >= this.last) {
      this.running = false;
      return;
    }
    this.#timer = setTimeout(() => this.seek(this.at + 1), this.#stay());
  }

  #stay(): number {
    const { frames, lasts, speaks } = this.#paced();
    const gap = (frames[this.at + 1]?.at ?? 0) - (frames[this.at]?.at ?? 0);
    const least = speaks(this.at) || this.at === 0 ? LEAST : SILENT;
    return Math.max(lasts(this.at), Math.min(MOST, Math.max(least, gap))) / this.speed;
  }
}
