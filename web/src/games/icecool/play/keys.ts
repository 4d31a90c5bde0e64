/** Keys over the school: they aim, or put a penguin down, wherever the focus is. */
import { elsewhere } from '../../../lib/typing.svelte';
import type { Spot } from '../types';
import type { Aiming } from './aim/aiming.svelte';

export interface Keyed {
  aiming: Aiming;
  /** Whether a penguin is being put down, which arrows then do. */
  placing(): boolean;
  /** Moves it by so many mm. */
  step(by: Spot): void;
  /** Escape; tells whether there was something to leave. */
  leave(): boolean;
}

const STEP = 8;
const WAYS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};
/** What is aimed by keys is said when they rest for so many ms. */
const SAYS = 600;

/** Hears keys; *stop* forgets what was still to be said. */
export function keysOf({ aiming, leave, placing, step }: Keyed) {
  let saying: ReturnType<typeof setTimeout> | undefined;
  const means = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (!placing()) {
      if (!aiming.key(key, shiftKey)) return false;
      clearTimeout(saying);
      saying = setTimeout(() => aiming.say(), SAYS);
      return true;
    }
    const way = WAYS[key];
    if (way) step(way);
    return way !== undefined;
  };
  return {
    down(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        if (leave()) event.preventDefault();
        return;
      }
      if (elsewhere(event)) return;
      if (means(event)) event.preventDefault();
      else if (event.key === 'Enter' && event.target === document.body) void aiming.flick();
    },
    stop: () => clearTimeout(saying),
  };
}
