/** The key M, which turns all sound off and on. */
import { announce } from '../../lib/live.svelte';
import { setSound, soundOn } from '../../lib/sound.svelte';
import { table as text } from '../messages/table';

export function muteByKey(event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLInputElement;
  if (event.key.toLowerCase() !== 'm' || typing || event.ctrlKey || event.metaKey || event.altKey)
    return;
  // Letters may spell words on a board that has the focus.
  if (event.defaultPrevented) return;
  setSound(!soundOn());
  announce(soundOn() ? text.header.soundOn : text.header.soundOff);
}
