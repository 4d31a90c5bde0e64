/** Whether what lies on the rack is a word, where the table says so while one lays (KW-13, helped). */
import { untrack } from 'svelte';
import { shout } from '../../../lib/names';
import { text } from '../messages';
import type { Props } from '../types';

/** Between the last card and the question, in ms. */
const PAUSE = 280;

export class Helping {
  #said = $state.raw<{ word: string; known: boolean } | null>(null);
  /** Of the word on the rack; null while it is not known or not asked. */
  readonly known: boolean | null;

  constructor(props: () => Props, word: () => string | null) {
    this.known = $derived.by(() =>
      this.#said?.word === word() ? (this.#said?.known ?? null) : null,
    );
    $effect(() => {
      const asked = word();
      const { ask, connected, view } = props();
      if (asked === null || !connected || view.rules.words !== 'helped') return;
      // Whatever happens at the table runs this again.
      if (untrack(() => this.#said)?.word === asked) return;
      const timer = setTimeout(async () => {
        const answered = await ask({ type: 'is_word', word: asked });
        if (!answered.ok || answered.answer.type !== 'is_word') return;
        this.#said = { word: asked, known: answered.answer.known };
      }, PAUSE);
      return () => clearTimeout(timer);
    });
    // What the word list says is heard, too.
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
