/** Letters typed anywhere on one's turn go into the field, which takes the focus from there on. */
import { composes } from '../../lib/typing.svelte';
import type { Playing } from './playing.svelte';

/** Where keys have a meaning of their own. */
const ELSEWHERE = 'input, textarea, select, dialog';

/** Spell the letter of a key; return whether it is one that spells. */
export function spelt(playing: Playing, event: KeyboardEvent): boolean {
  if (!playing.myTurn || event.defaultPrevented || composes(event)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[a-z]$/i.test(event.key)) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(ELSEWHERE) || document.querySelector('dialog:modal')) return false;
  playing.type(playing.text + event.key);
  playing.openField();
  return true;
}
