/** Letters typed anywhere during one's turn go into the field, which takes the focus. */
import { elsewhere } from '../../../lib/typing.svelte';
import type { Playing } from './playing.svelte';

/** Type the letter of a key into the field; return whether it was a letter. */
export function spelt(playing: Playing, event: KeyboardEvent): boolean {
  if (!playing.myTurn || event.defaultPrevented || !/^\p{L}$/u.test(event.key)) return false;
  if (elsewhere(event) || document.querySelector('dialog:modal')) return false;
  playing.type(playing.text + event.key);
  playing.openField();
  return true;
}
