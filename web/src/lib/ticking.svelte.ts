/** Table time, sampled often enough for a clock to run evenly. */
import { untrack } from 'svelte';

/** Between two readings. */
const EVERY = 200;

export class Ticking {
  at = $state(0);

  /** Starts with the component that makes it, and stops with it. */
  constructor(clock: () => () => number) {
    this.at = untrack(clock)();
    $effect(() => {
      const now = clock();
      const read = () => {
        this.at = now();
      };
      read();
      const timer = setInterval(read, EVERY);
      return () => clearInterval(timer);
    });
  }
}
