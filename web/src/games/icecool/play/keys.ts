/** Keys over the school: they aim or place a penguin, wherever the focus is. */
import { elsewhere } from '../../../lib/typing.svelte';
import type { Spot } from '../types';
import type { Aiming } from './aim/aiming.svelte';

export interface Keyed {
  aiming: Aiming;
  /** Whether a penguin is being placed; arrow keys then move it. */
  placing(): boolean;
  /** Move it by some mm. */
  step(by: Spot): void;
  /** Handle Escape; return whether there was something to close. */
  leave(): boolean;
}

const STEP = 8;
const WAYS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};
/** Ms without a key after which an aim made by keys is announced. */
const SAYS = 600;

/** Listen for keys; *stop* cancels the pending announcement. */
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
