/** The table's findings in a finished game: turning points, and the best words of each turn. */
import { untrack } from 'svelte';
import type { Near, Reviewed } from '../play/offers';
import { isAlone } from '../seating';
import { gain, storyOf } from '../story';
import type { FoundPath, Props } from '../types';
import { keyMoments, type Moment, momentsOf } from './moments';

type Asks = Pick<Props, 'ask' | 'view'>;

/** Ms between two questions: each costs the table a search. */
const ASK_MS = 250;

export class LookingBack {
  /** The table's findings; until they arrive, what the plays themselves show. */
  moments = $state.raw<readonly Moment[]>([]);
  /** Solitaire: the best word that the board offered, by turn. */
  best = $state.raw<readonly (FoundPath | null)[]>([]);
  /** The words offered by each turn that somebody has looked at. */
  there = $state.raw<ReadonlyMap<number, Reviewed>>(new Map());
  #asked: ReturnType<typeof setTimeout> | undefined;
  readonly #props: () => Asks;

  constructor(props: () => Asks) {
    this.#props = props;
    $effect(() => {
      let stopped = false;
      untrack(() => {
        this.moments = keyMoments(storyOf(props().view));
        void this.#look(() => stopped);
      });
      return () => {
        stopped = true;
        clearTimeout(this.#asked);
      };
    });
  }

  /** Ask which words a turn offered, once somebody stays on it. */
  look(turn: number): void {
    clearTimeout(this.#asked);
    if (this.there.has(turn)) return;
    this.#asked = setTimeout(() => void this.#ask(turn), ASK_MS);
  }

  async #ask(turn: number): Promise<void> {
    const { ask, view } = this.#props();
    const play = view.plays[turn];
    const answered = await ask({ type: 'best', turn });
    if (!play || !answered.ok || answered.answer.type !== 'best') return;
    const { best, found, known = [] } = answered.answer;
    const forTiles = view.rules.variation === 'four_score';
    const near = play.outcome === 'struck' ? await this.#nearest(turn, play.word) : null;
    const made = gain(storyOf(view), turn);
    this.there = new Map(this.there).set(turn, { play, made, forTiles, found, known, best, near });
  }

  async #nearest(turn: number, word: string): Promise<Near | null> {
    const answered = await this.#props().ask({ type: 'nearest', turn, word });
    if (!answered.ok || answered.answer.type !== 'nearest') return null;
    return answered.answer.found.length > 0 ? answered.answer : null;
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
