/** Table time for drawing: updated every frame while something moves, else a few times a second. */
import { untrack } from 'svelte';

const SLOW_MS = 200;

export class Frames {
  at = $state(0);
  /** The same moment by a steady clock. */
  steady = $state(0);

  constructor(clock: () => () => number, moves: () => boolean) {
    this.at = untrack(clock)();
    $effect(() => {
      const now = clock();
      const read = (): void => {
        this.at = now();
        this.steady = performance.now();
      };
      read();
      if (!moves()) {
        const timer = setInterval(read, SLOW_MS);
        return () => clearInterval(timer);
      }
      let next = requestAnimationFrame(function again() {
        read();
        next = requestAnimationFrame(again);
      });
      return () => cancelAnimationFrame(next);
    });
  }
}
