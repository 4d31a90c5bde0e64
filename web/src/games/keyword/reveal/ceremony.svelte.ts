/** The steps in which words are revealed; all at once for late arrivals. */
import { untrack } from 'svelte';
import { reduced } from '../../../lib/reduced';
import type { Props } from '../types';

/** First gaps where blue cards belong; then they are filled; then the round is judged. */
export type Step = 'gaps' | 'filled' | 'judged';

/** Ms from the reveal to the hop of the blue cards, and to the verdict. */
const FILL_AT = 700;
const JUDGE_AT = 1_400;

export class Ceremony {
  step = $state<Step>('judged');
  /** Whether one was there when this round's cards were revealed. */
  readonly live: boolean;

  /** Starts and stops with the component that creates it. */
  constructor(props: () => Props) {
    this.live = untrack(() => !reduced() && justRevealed(props()));
    if (!this.live) return;
    this.step = 'gaps';
    // Props may change while it runs, but it runs only once.
    $effect(() => untrack(() => this.#run(props().cue)));
  }

  #run(cue: Props['cue']): () => void {
    cue?.('laid');
    const timers = [
      setTimeout(() => {
        this.step = 'filled';
        cue?.('deal');
      }, FILL_AT),
      setTimeout(() => {
        this.step = 'judged';
        cue?.('card');
      }, JUDGE_AT),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }
}

function justRevealed({ happened }: Props): boolean {
  let last = false;
  happened.subscribe((update) => {
    last = update?.events.some((event) => event.type === 'revealed') ?? false;
  })();
  return last;
}
