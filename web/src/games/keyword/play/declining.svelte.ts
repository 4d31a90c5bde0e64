/** Declaring no word: confirmed once, then sealed like a word (KW-10). */
import { untrack } from 'svelte';
import type { Props } from '../types';
import type { Discarding } from './discarding.svelte';
import type { Laying } from './laying.svelte';

export class Declining {
  readonly #props: () => Props;
  /** Whether the confirmation is shown. */
  asked = $state(false);
  /** True once passing is over; before that, passing is the better option. */
  readonly may: boolean;

  constructor(props: () => Props, laying: Laying, discarding: Discarding) {
    this.#props = props;
    this.may = $derived(laying.may && !discarding.may);
    $effect(() => {
      if (!this.may) untrack(() => this.cancel());
    });
  }

  begin(): void {
    this.asked = this.may;
  }

  cancel(): void {
    this.asked = false;
  }

  async say(): Promise<void> {
    const { act, cue, view } = this.#props();
    const outcome = await act({ type: 'decline', round: view.round });
    if (outcome.ok) cue?.('laid');
  }
}
