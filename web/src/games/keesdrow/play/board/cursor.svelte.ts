/**
 * Drawing with the keyboard: arrows move a cursor over the letters, other keys edit the path as a
 * finger would.
 */
import { type Layout, step } from '../../board';
import type { Threading } from './threading.svelte';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Ground {
  layout: Layout;
  /** Without it the board is for viewing only. */
  threading: Threading | null;
}

export class Cursor {
  /** The cell under the cursor. */
  cell = $state(0);
  readonly #ground: () => Ground;

  constructor(ground: () => Ground) {
    this.#ground = ground;
  }

  /** The cell under the cursor, or the first one if that has gone. */
  readonly at = $derived.by(() => {
    const { cells } = this.#ground().layout;
    return cells.includes(this.cell) ? this.cell : (cells[0] ?? 0);
  });

  /** Handle a key; return whether it moved, did something else, or meant nothing. */
  press(event: KeyboardEvent, onplay: () => void): 'moved' | 'done' | 'nothing' {
    const { layout, threading } = this.#ground();
    const arrow = ARROWS[event.key];
    if (arrow) {
      this.cell = step(layout, this.at, ...arrow);
      return 'moved';
    }
    if (!threading) return 'nothing';
    if (event.key === 'Enter' && event.shiftKey) onplay();
    else if (event.key === 'Enter' || event.key === ' ')
      threading.feed({ type: 'add', cell: this.at });
    else if (event.key === 'Backspace') threading.feed({ type: 'back' });
    else if (event.key === 'Escape') threading.feed({ type: 'escape' });
    else return 'nothing';
    return 'done';
  }
}
