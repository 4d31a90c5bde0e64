/** One player's hand on the tiles: one tile after another, however late the room answers. */

import type { Action, Event, Props } from '../types';
import { roleOf } from './standing';

/** Ms to wait for the answer about a tile before the next one is sent. */
const DECIDED_MS = 1_000;

export class Turning {
  /** The tile under the finger. */
  tile = $state<number | null>(null);
  readonly #props: () => Props;
  readonly #act: (action: Action) => Promise<boolean>;
  /** When the tile was sent that still waits for an answer. */
  #sent = Number.NEGATIVE_INFINITY;
  /** Table time until which the hand is on the last tile. */
  #busy = 0;
  #next: number | null = null;
  #queued: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props, act: (action: Action) => Promise<boolean>) {
    this.#props = props;
    this.#act = act;
    $effect(() => () => clearTimeout(this.#queued));
  }

  /** Turn a tile, or queue it while the hand is on the last one. */
  turn(tile: number): void {
    const { now, view, you } = this.#props();
    if (you === null || roleOf(view, you) !== 'flips') return;
    if (view.tiles[tile]?.lies === 'gone') return;
    clearTimeout(this.#queued);
    this.tile = tile;
    const busy = Math.max(this.#busy, view.players[you]?.busy ?? 0) - now();
    const wait = Math.max(busy, this.#sent + DECIDED_MS - performance.now());
    this.#next = wait > 0 ? tile : null;
    if (wait > 0) this.#queued = setTimeout(() => void this.#send(tile), wait);
    else void this.#send(tile);
  }

  /** Handle the result of one's own acts. */
  hear(event: Event): void {
    switch (event.type) {
      case 'tile_turned':
        if (event.tile === this.tile) this.tile = null;
        this.#busy = event.busy;
        this.#decided();
        break;
      case 'fouled':
        this.#decided();
        break;
      case 'ignored':
        if (event.what === 'flip') this.#missed();
        break;
    }
  }

  async #send(tile: number): Promise<void> {
    this.#next = null;
    this.#sent = performance.now();
    if (!(await this.#act({ type: 'flip', tile }))) this.#missed();
  }

  /** Handle the refusal of the tile that was sent: it stays as it was. */
  #missed(): void {
    if (this.#next === null) this.tile = null;
    this.#decided();
  }

  #decided(): void {
    this.#sent = Number.NEGATIVE_INFINITY;
    if (this.#next !== null) this.turn(this.#next);
  }
}
