/** Letters typed anywhere on one's turn go into the field, which takes the focus from there on. */
import { elsewhere } from '../../../lib/typing.svelte';
import type { Playing } from './playing.svelte';

/** Spell the letter of a key; return whether it is one that spells. */
export function spelt(playing: Playing, event: KeyboardEvent): boolean {
  if (!playing.myTurn || event.defaultPrevented || !/^[a-z]$/i.test(event.key)) return false;
  if (elsewhere(event) || document.querySelector('dialog:modal')) return false;
  playing.type(playing.text + event.key);
  playing.openField();
  return true;
}
