/** Passing: the cards to swap are chosen before the pass is sent (KW-10). */
import { untrack } from 'svelte';
import { Ticking } from '../../../lib/ticking.svelte';
import { text } from '../messages';
import type { Props } from '../types';

export class Discarding {
  readonly #props: () => Props;
  readonly #ticking: Ticking;
  /** The cards chosen so far; null unless a pass is being prepared. */
  chosen = $state.raw<readonly number[] | null>(null);

  constructor(props: () => Props) {
    this.#props = props;
    this.#ticking = new Ticking(() => props().now);
    $effect(() => {
      if (this.may || untrack(() => this.chosen) === null) return;
      this.chosen = null;
      if (this.left === 0) untrack(props).announce(text.play.pass.over);
    });
  }

  /** Ms until passing ends; null without a timer. */
  readonly left = $derived.by(() => {
    const until = this.#props().view.pass_until;
    return until === null ? null : Math.max(0, until - this.#ticking.at);
  });
  readonly may = $derived.by(() => this.#props().view.may_pass && this.left !== 0);

  begin(): void {
    if (this.may) this.chosen = [];
  }

  cancel(): void {
    this.chosen = null;
  }

  toggle(card: number): void {
    if (this.chosen === null) return;
    this.chosen = this.chosen.includes(card)
      ? this.chosen.filter((each) => each !== card)
      : [...this.chosen, card];
    this.#props().cue?.(this.chosen.includes(card) ? 'card' : 'uncard');
  }

  async pass(): Promise<void> {
    const { chosen } = this;
    if (chosen === null) return;
    const { act, cue, view } = this.#props();
    const outcome = await act({ type: 'pass', round: view.round, discard: [...chosen] });
    if (!outcome.ok) return;
    this.chosen = null;
    cue?.('deal');
  }
}
