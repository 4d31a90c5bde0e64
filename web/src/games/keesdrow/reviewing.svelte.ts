/** Asks after one's turn what was there on the board, unless one would rather not know. */
import { untrack } from 'svelte';
import { recall, remember } from '../../lib/remember';
import type { Reviewed } from './review';
import type { Props } from './types';

const KEY = 'keesdrow.review';

export class Reviewing {
  /** The answer for one's last turn, while it can be of use. */
  reviewed = $state.raw<(Reviewed & { turn: number }) | null>(null);
  wanted = $state(recall(KEY) !== 'off');
  readonly #props: () => Props;

  /** One's last turn, if it is over and the board is open to looking: not while a word can be challenged. */
  readonly #turn = $derived.by(() => {
    const { view, you } = this.#props();
    if (you === null || view.phase !== 'turn') return null;
    const alone = view.scores.length === 1;
    if (view.seat === you && !alone) return null;
    const turn = view.plays.findLastIndex((play) => play.seat === you);
    return turn < 0 ? null : turn;
  });

  constructor(props: () => Props) {
    this.#props = props;
    $effect(() => {
      const turn = this.#turn;
      if (turn !== null && this.wanted) untrack(() => void this.#ask(turn));
    });
  }

  /** What to show now; null when it is one's turn, or it is not wanted. */
  get now(): Reviewed | null {
    return this.wanted && this.reviewed?.turn === this.#turn ? this.reviewed : null;
  }

  want(wanted: boolean): void {
    this.wanted = wanted;
    remember(KEY, wanted ? null : 'off');
  }

  async #ask(turn: number): Promise<void> {
    if (this.reviewed?.turn === turn) return;
    const { ask, view } = this.#props();
    const play = view.plays[turn];
    const answered = await ask({ type: 'best', turn });
    if (play && answered.ok && answered.answer.type === 'best') {
      const { found, best }: typeof answered.answer & { best?: number | null } = answered.answer;
      this.reviewed = { turn, play, found, best: best ?? found[0]?.score ?? 0 };
    }
  }
}
