/** Keys anywhere on the screen: letters spell, digits lay the cards of the hand. */
import { elsewhere } from '../../../lib/typing.svelte';
import type { Laying } from './laying.svelte';

/** Handle a key; return whether it means something. */
export function keyed(laying: Laying, event: KeyboardEvent): boolean {
  if (elsewhere(event) || document.querySelector('dialog:modal')) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (/^(?!ß)\p{L}$/u.test(event.key)) laying.press(event.key.toLowerCase());
  else if (/^[1-9]$/.test(event.key)) laying.addNth(Number(event.key) - 1);
  else if (event.key === 'Backspace') laying.feed({ type: 'pop' });
  else if (event.key === 'Escape') {
    laying.feed(laying.asking === null ? { type: 'clear' } : { type: 'ask', key: null });
  } else if (event.key === 'Enter' && !at?.closest('button, a')) void laying.lay();
  else return false;
  return true;
}
