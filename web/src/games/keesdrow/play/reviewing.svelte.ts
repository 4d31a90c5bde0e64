/** Finds out after one's turn what the board offered, unless that is turned off. */
import { untrack } from 'svelte';
import { recall, remember } from '../../../lib/remember';
import { isAlone } from '../seating';
import { gain, storyOf } from '../story';
import type { Play, Props } from '../types';
import type { Near, Reviewed } from './offers';

const KEY = 'keesdrow.review';

/** A string of letters that was refused in a turn because it isn't a word. */
export interface Tried {
  turn: number;
  word: string;
}

export class Reviewing {
  /** The answer for one's last turn, while it is of use. */
  reviewed = $state.raw<(Reviewed & { turn: number }) | null>(null);
  wanted = $state(recall(KEY) !== 'off');
  readonly #props: () => Props;
  readonly #tried: () => Tried | null;

  /** One's last turn, if it is over and may be reviewed: not while a word can be challenged. */
  readonly #turn = $derived.by(() => {
    const { view, you } = this.#props();
    if (you === null || view.phase !== 'turn' || view.rules.review === 'no') return null;
    if (view.seat === you && !isAlone(view)) return null;
    const turn = view.plays.findLastIndex((play) => play.seat === you);
    return turn < 0 ? null : turn;
  });

  constructor(props: () => Props, tried: () => Tried | null) {
    this.#props = props;
    this.#tried = tried;
    $effect(() => {
      const turn = this.#turn;
      if (turn !== null && this.wanted) untrack(() => void this.#ask(turn));
    });
  }

  /** The review to show now; null in one's own turn, or if reviews are turned off. */
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
    if (!play || !answered.ok || answered.answer.type !== 'best') return;
    const { best, found, known = [] } = answered.answer;
    const forTiles = view.rules.variation === 'four_score';
    const made = gain(storyOf(view), turn);
    const near = await this.#nearest(turn, play);
    this.reviewed = { turn, play, made, forTiles, found, known, best, near };
  }

  /** Finds the words nearest to one that was struck or tried in vain, if words are shown. */
  async #nearest(turn: number, play: Play): Promise<Near | null> {
    const { ask, view } = this.#props();
    if (view.rules.review !== 'words' && view.phase !== 'over') return null;
    const tried = this.#tried();
    const word = play.outcome === 'struck' ? play.word : tried?.turn === turn ? tried.word : '';
    if (word === '') return null;
    const answered = await ask({ type: 'nearest', turn, word });
    if (!answered.ok || answered.answer.type !== 'nearest') return null;
    return answered.answer.found.length > 0 ? answered.answer : null;
  }
}
