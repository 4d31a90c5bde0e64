/** Focus when play begins. */
import { tick } from 'svelte';

/** Focuses the headline: the button that started the game is gone, and the focus with it. */
export function focusOnStart(phase: () => string | undefined, shown: () => boolean): void {
  let waited = false;
  $effect(() => {
    if (phase() === 'lobby') waited = true;
    if (!waited || phase() !== 'play' || !shown()) return;
    waited = false;
    void tick().then(() => {
      if (document.activeElement === document.body) document.querySelector('h1')?.focus();
    });
  });
}
