/**
 * Keyboard shortcuts: Space stops, 1 and 2 reach to the left and right.
 *
 * None of them can be part of a word, so they work while typing. They are identified by position,
 * since on some keyboards digits need Shift.
 */
import { elsewhere } from '../../../lib/typing.svelte';
import type { Side } from '../types';

export type Pressed = { does: 'stop' } | { does: 'reach'; side: Side } | null;

/** Elements in which keys mean something else, or where the page waits for an answer. */
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

/**
 * The side that a key reaches to; releasing it withdraws the hand, wherever the focus is by then.
 */
export function reachKey({ code }: Pick<KeyboardEvent, 'code'>): Side | null {
  return SIDES[code] ?? null;
}
