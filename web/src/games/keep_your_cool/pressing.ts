/** Which key does what: Space stops, A and D reach; while one types a word, with Shift. */
import type { Side } from './types';

export type Pressed = { does: 'stop' } | { does: 'reach'; side: Side } | null;

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Where letters are letters, and where the page waits for an answer. */
const ELSEWHERE = 'dialog, [role="dialog"], textarea, select, input:not([data-word])';

export function pressed({ altKey, ctrlKey, key, metaKey, shiftKey, target }: Press): Pressed {
  if (ctrlKey || metaKey || altKey) return null;
  const at = target instanceof Element ? target : null;
  if (at?.closest(ELSEWHERE)) return null;
  if (key === ' ') return { does: 'stop' };
  if (at?.closest('[data-word]') && !shiftKey) return null;
  const side = SIDES[key.toLowerCase()];
  return side ? { does: 'reach', side } : null;
}

const SIDES: Readonly<Record<string, Side>> = { a: 'left', d: 'right' };
