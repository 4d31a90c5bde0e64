/**
 * A finished game, watched again flick by flick.
 *
 * People who prefer reduced motion see the start of each flick, and its end on request.
 */
import { reduced } from '../../../lib/reduced';
import { fishOf, penguinsOf, showingOf } from '../play/showing';
import type { Playback, School } from '../scene/types';
import type { View } from '../types';
import type { Move } from './moves';

/** Ms at rest before the next flick; fish swim to their owners meanwhile. */
const REST_MS = 1600;

export class Reviewing {
  readonly moves: readonly Move[];
  index = $state(0);
  /** How much of the flick has been shown, 0 to 1. */
  share = $state(0);
  playback = $state.raw<Playback | null>(null);
  running = $state(false);
  slow = $state(false);
  /** Whether the next flick follows automatically. */
  #on: boolean;
  readonly #say: (move: Move) => void;
  #school: School | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Number of shows started: one that is overtaken stops, and leaves the rest alone. */
  #begun = 0;
  #closed = false;

  /** Start with the flick number *first*; *on*: continue from there. */
  constructor(moves: readonly Move[], first: number, on: boolean, say: (move: Move) => void) {
    this.moves = moves;
    this.#on = on;
    this.#say = say;
    this.index = first;
    // This runs before the stage is removed and reports that the school is gone.
    $effect.pre(() => () => {
      this.#closed = true;
      this.#stop();
    });
  }

  get move(): Move {
    const move = this.moves[this.index];
    if (!move) throw new Error(`no flick ${this.index}`);
    return move;
  }

  get ended(): boolean {
    return this.share >= 1;
  }

  /** The view to show: effects of a flick appear only at its end. */
  get shown(): View {
    return this.ended ? this.move.after : this.move.before;
  }

  /** Handle the school that has loaded; null if it can't be loaded. */
  opened(school: School | null): void {
    this.#school = school;
    if (!this.#closed) void this.#show(this.index);
  }

  /** Handle a drawn frame. */
  frame(): void {
    if (!this.playback) return;
    this.share = this.playback.share();
    if (this.ended && this.running && this.#rest === undefined) this.#over();
  }

  /** Show one flick and stop. */
  choose(index: number): void {
    this.#on = false;
    void this.#show(index);
  }

  step(by: number): void {
    void this.#show(this.index + by);
  }

  /** Pause or continue; after the last flick, start from the first. */
  toggle(): void {
    if (this.running) {
      this.#stop();
      this.playback?.pace(0);
    } else if (this.ended) {
      this.#on = true;
      void this.#show((this.index + 1) % this.moves.length);
    } else if (reduced()) this.seek(1);
    else {
      this.running = true;
      this.#pace();
    }
  }

  /** Restart the same flick. */
  again(): void {
    this.choose(this.index);
  }

  slower(): void {
    this.slow = !this.slow;
    if (this.running) this.#pace();
  }

  /** Pause at a share of the flick. */
  seek(share: number): void {
    this.#stop();
    this.playback?.seek(share);
    this.share = share;
  }

  async #show(index: number): Promise<void> {
    this.#stop();
    this.#begun += 1;
    const begun = this.#begun;
    this.index = index;
    this.share = 0;
    this.playback = null;
    const { move } = this;
    const school = this.#school;
    this.#say(move);
    if (!school) {
      this.share = 1;
      return;
    }
    this.running = !reduced();
    put(school, move.before);
    try {
      const playback = await school.play(showingOf(move.flicked, move.brought));
      if (begun !== this.#begun) return;
      this.playback = playback;
      if (this.running) this.#pace();
      else playback.seek(0);
    } catch {
      if (begun !== this.#begun) return;
      // A track that can't be read shows nothing; its effects stand.
      put(school, move.after);
      this.share = 1;
      this.#over();
    }
  }

  #over(): void {
    if (!this.#on || this.index + 1 >= this.moves.length) this.#stop();
    else this.#rest = setTimeout(() => this.step(1), REST_MS);
  }

  #pace(): void {
    this.playback?.pace(this.slow ? 0.5 : 1);
  }

  #stop(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
    this.running = false;
  }
}

function put(school: School, view: View): void {
  school.setFish(fishOf(view));
  school.setPenguins(penguinsOf(view));
}
