/** What the table finds in a finished game: its turning points, and alone the best of each turn. */
import { untrack } from 'svelte';
import { storyOf } from './history';
import { keyMoments, type Moment, momentsOf } from './moments';
import { isAlone } from './seating';
import type { FoundPath, Props } from './types';

/** Between two questions: each costs the table a search. */
const ASK_MS = 250;

export class LookingBack {
  /** Told by the table; what the story shows by itself until then. */
  moments = $state.raw<readonly Moment[]>([]);
  /** Alone: the best word there was, by turn. */
  best = $state.raw<readonly (FoundPath | null)[]>([]);
  readonly #props: () => Props;

  constructor(props: () => Props) {
    this.#props = props;
    $effect(() => {
      let stopped = false;
      untrack(() => {
        this.moments = keyMoments(storyOf(props().view));
        void this.#look(() => stopped);
      });
      return () => {
        stopped = true;
      };
    });
  }

  async #look(stopped: () => boolean): Promise<void> {
    const { ask, view } = this.#props();
    if (isAlone(view)) return this.#lookForBest(stopped);
    const answered = await ask({ type: 'turning_points' });
    if (stopped() || !answered.ok || answered.answer.type !== 'turning_points') return;
    const { found } = answered.answer;
    if (found.length > 0) this.moments = momentsOf(storyOf(view), found);
  }

  async #lookForBest(stopped: () => boolean): Promise<void> {
    const { ask, view } = this.#props();
    const best: (FoundPath | null)[] = [];
    for (const turn of view.plays.keys()) {
      const answered = await ask({ type: 'best', turn });
      if (stopped() || !answered.ok || answered.answer.type !== 'best') return;
      best.push(answered.answer.found[0] ?? null);
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    }
    this.best = best;
  }
}
