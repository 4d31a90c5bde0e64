/**
 * Which key does what: Space stops, 1 and 2 reach to the left and to the right.
 *
 * None of them is ever part of a word, so they do the same while one types. They go by their
 * place, since some keyboards have digits with Shift only.
 */
import { elsewhere } from '../../../lib/typing.svelte';
import type { Side } from '../types';

export type Pressed = { does: 'stop' } | { does: 'reach'; side: Side } | null;

/** Where keys write something else, and where the page waits for an answer. */
const OTHERS = 'dialog, [role="dialog"], textarea, select, input:not([data-word])';

const SIDES: Readonly<Record<string, Side>> = {
  Digit1: 'left',
  Digit2: 'right',
  Numpad1: 'left',
  Numpad2: 'right',
};

export function pressed(event: KeyboardEvent): Pressed {
  if (elsewhere(event, OTHERS)) return null;
  if (event.key === ' ') return { does: 'stop' };
  const side = reachKey(event);
  return side ? { does: 'reach', side } : null;
}

/** The side that a key reaches to: letting go of it takes the hand back, wherever one is by then. */
export function reachKey({ code }: Pick<KeyboardEvent, 'code'>): Side | null {
  return SIDES[code] ?? null;
}
