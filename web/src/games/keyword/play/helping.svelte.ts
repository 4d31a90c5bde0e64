/** Whether the cards on the rack form a word, if the table says so while laying (KW-13, helped). */
import { untrack } from 'svelte';
import { shout } from '../../../lib/names';
import { text } from '../messages';
import type { Props } from '../types';

/** Ms between the last card and the question. */
const PAUSE = 280;

export class Helping {
  #said = $state.raw<{ word: string; known: boolean } | null>(null);
  /** Whether the word on the rack is valid; null if not known or not asked. */
  readonly known: boolean | null;

  constructor(props: () => Props, word: () => string | null) {
    this.known = $derived.by(() =>
      this.#said?.word === word() ? (this.#said?.known ?? null) : null,
    );
    $effect(() => {
      const asked = word();
      const { ask, connected, view } = props();
      if (asked === null || !connected || view.rules.words !== 'helped') return;
      // This runs again for any event at the table, but each word is asked about only once.
      if (untrack(() => this.#said)?.word === asked) return;
      const timer = setTimeout(async () => {
        const answered = await ask({ type: 'is_word', word: asked });
        if (!answered.ok || answered.answer.type !== 'is_word') return;
        this.#said = { word: asked, known: answered.answer.known };
      }, PAUSE);
      return () => clearTimeout(timer);
    });
    // The answer of the word list is announced, too.
    $effect(() => {
      const { known } = this;
      if (known === null) return;
      untrack(() => {
        const said = known ? text.play.heard.known : text.play.heard.unknown;
        props().announce(said(shout(word() ?? '')));
      });
    });
  }
}
