/** The steps in which words come to light; all of them at once for who comes late. */
import { untrack } from 'svelte';
import { reduced } from '../../../lib/reduced';
import type { Props } from '../types';

/** Gaps stand where blue cards belong; then they are filled; then the round is judged. */
export type Step = 'gaps' | 'filled' | 'judged';

/** From the reveal to the hop of the blue cards, and to the verdict; in ms. */
const FILL_AT = 700;
const JUDGE_AT = 1_400;

export class Ceremony {
  step = $state<Step>('judged');
  /** Whether this round's cards came to light before one's eyes. */
  readonly live: boolean;

  /** Starts with the component that makes it, and stops with it. */
  constructor(props: () => Props) {
    this.live = untrack(() => !reduced() && justRevealed(props()));
    if (!this.live) return;
    this.step = 'gaps';
    // Any prop may change while it runs, and it runs once.
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
