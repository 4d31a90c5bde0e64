/** Reports the rack to the table, for the end of the timer (KW-12). */
import { untrack } from 'svelte';
import type { Piece } from '../preview/pieces';
import type { Props, View } from '../types';
import { waitFor } from './arranging';

export class Arranger {
  readonly #props: () => Props;
  /** The rack that the table knows, as text; null while it doesn't know one of this round. */
  #told = '[]';
  #round = -1;
  #last = Number.NEGATIVE_INFINITY;
  #telling = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Sends the report that is waiting for its time. */
  #waiting: (() => void) | null = null;

  /** *onheard* receives what the same person laid on this rack in another tab. */
  constructor(
    props: () => Props,
    rack: () => readonly Piece[],
    may: () => boolean,
    onheard: (rack: readonly Piece[]) => void,
  ) {
    this.#props = props;
    $effect(() => {
      const { round, rack: known } = props().view;
      const heard = untrack(() => may() && this.#hear(round, piecesOf(known), rack()));
      if (heard) untrack(() => onheard(heard));
    });
    $effect(() => {
      const { connected, table, view } = props();
      const pieces = rack();
      const tells = may() && connected && !table.paused && view.due !== null;
      untrack(() => this.#watch(view.round, pieces, tells));
    });
    $effect(() => {
      // Report at once when the page is closed, so that the next page finds the rack again.
      const leave = () => this.#waiting?.();
      addEventListener('pagehide', leave);
      return () => {
        removeEventListener('pagehide', leave);
        clearTimeout(this.#timer);
      };
    });
  }

  #watch(round: number, pieces: readonly Piece[], tells: boolean): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
    if (round !== this.#round) this.#begin(round);
    const text = JSON.stringify(pieces);
    const { due } = this.#props().view;
    if (!tells || due === null || text === this.#told) return;
    const wait = waitFor(due - this.#props().now(), performance.now() - this.#last);
    this.#waiting = () => void this.#tell(round, pieces, text);
    this.#timer = setTimeout(this.#waiting, wait);
  }

  #begin(round: number): void {
    this.#round = round;
    this.#told = JSON.stringify(piecesOf(this.#props().view.rack));
  }

  /** A change from elsewhere, unless it is an echo or the rack has changed here since. */
  #hear(round: number, known: readonly Piece[], own: readonly Piece[]): readonly Piece[] | null {
    const text = JSON.stringify(known);
    if (round !== this.#round || this.#telling || text === this.#told) return null;
    if (JSON.stringify(own) !== this.#told) return null;
    this.#told = text;
    return known;
  }

  async #tell(round: number, pieces: readonly Piece[], text: string): Promise<void> {
    this.#waiting = null;
    this.#last = performance.now();
    this.#told = text;
    const action = {
      type: 'arrange' as const,
      round,
      pieces: pieces.map((piece) => ({ ...piece })),
    };
    this.#telling = true;
    const outcome = await this.#props().act(action, 'here');
    this.#telling = false;
    // A report that didn't arrive is sent with the next change, or when the connection is back.
    if (!outcome.ok && this.#told === text) this.#told = '';
  }
}

function piecesOf(rack: View['rack']): Piece[] {
  return rack.map(({ card, letter, type }) => ({ type, card, letter: letter ?? null }));
}
