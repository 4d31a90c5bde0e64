/** Keys of a replay, which the game below must not hear. */
import type { Player } from './player.svelte';

interface Heeds {
  player: Player;
  moment: (by: 1 | -1) => void;
  /** The last frame that may be reached at once. */
  end: () => number;
  /** Begins to draw on the board, or ends it. */
  draw: () => void;
}

const TYPES = 'input:not([type="range"]), select, textarea, dialog, [contenteditable]';
const PRESSES = ['button', 'a', 'summary'].join();

/** Returns a listener for keys that comes before those of the game. */
export function keysOf({ player, moment, end, draw }: Heeds): (event: KeyboardEvent) => void {
  function done(key: string): boolean {
    switch (key) {
      case ' ':
        player.toggle();
        return true;
      case 'ArrowLeft':
        player.step(-1);
        return true;
      case 'ArrowRight':
        player.step(1);
        return true;
      case '[':
        moment(-1);
        return true;
      case ']':
        moment(1);
        return true;
      case 'Home':
        player.seek(0);
        return true;
      case 'End':
        player.seek(end());
        return true;
      case 'd':
        draw();
        return true;
      case '+':
        player.faster(1);
        return true;
      case '-':
        player.faster(-1);
        return true;
      default:
        if (!/^[1-9]$/.test(key)) return false;
        player.seek(Math.round((end() * Number(key)) / 10));
        return true;
    }
  }

  return (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (target.closest(TYPES)) return;
    if ((event.key === ' ' || event.key === 'Enter') && target.closest(PRESSES)) return;
    // The game's own keys would act on a table that is only shown.
    if (event.key !== 'Tab' && event.key !== 'Escape') event.stopImmediatePropagation();
    if (done(event.key)) event.preventDefault();
  };
}
