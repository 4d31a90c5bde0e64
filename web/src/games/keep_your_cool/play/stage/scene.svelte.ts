/**
 * Things shown a little longer than they last: a third tile, a pair being taken, a hand going back,
 * a flag coming off.
 */

import type { Event, Grab, Side, View } from '../../types';
import { progress } from './arm';

/** A third tile is shown to both before all go down (KYC-9). */
export const THIRD_MS = 600;
const PAIR_MS = 550;
const BACK_MS = 240;
/** Nothing moves for a while after a flag comes off. */
export const STILL_MS = 1_200;

interface Leaving {
  grab: Grab;
  /** How far the hand had come. */
  from: number;
  began: number;
}

export class Scene {
  /** Symbols that are still shown although the tiles have changed. */
  faces = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** The tiles of a pair being taken. */
  leaving = $state.raw<readonly number[]>([]);
  hands = $state.raw<readonly Leaving[]>([]);
  torn = $state.raw<{ owner: number; side: Side } | null>(null);
  /** The three tiles of a foul. */
  foul = $state.raw<readonly number[]>([]);
  #known = new Map<number, string>();
  #grabs: readonly Grab[] = [];
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Read what is face up; to be called before the first update. */
  look(view: View): void {
    this.#known = new Map(
      view.tiles.flatMap((tile, at) => (tile.symbol ? [[at, tile.symbol]] : [])),
    );
    this.#grabs = view.grabs;
  }

  /** Handle events; *now* is table time, and the view is already updated. */
  hear(events: readonly Event[], view: View, now: number): void {
    const before = this.#grabs;
    for (const event of events) this.#happened(event, before, now);
    this.look(view);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #happened(event: Event, grabs: readonly Grab[], now: number): void {
    switch (event.type) {
      case 'tile_turned':
        if (event.symbol) this.#known.set(event.tile, event.symbol);
        break;
      case 'pair_taken':
        for (const tile of event.tiles) this.#known.set(tile, event.symbol);
        this.#show(event.tiles, PAIR_MS);
        this.leaving = event.tiles;
        this.#later(PAIR_MS, () => (this.leaving = []));
        break;
      case 'fouled':
        this.#show(event.tiles, THIRD_MS);
        this.foul = event.tiles;
        this.#later(THIRD_MS, () => (this.foul = []));
        break;
      case 'stopped':
        this.#back(event.verdict.reach, grabs, now);
        break;
      case 'reach_ended':
        this.#back(event.reach, grabs, now);
        break;
      case 'flag_taken':
        this.torn = { owner: event.owner, side: event.side };
        this.#back(event.reach, grabs, now);
        this.#later(STILL_MS, () => (this.torn = null));
        break;
    }
  }

  #show(tiles: readonly number[], ms: number): void {
    const faces = new Map(this.faces);
    for (const tile of tiles) {
      const symbol = this.#known.get(tile);
      if (symbol) faces.set(tile, symbol);
    }
    this.faces = faces;
    this.#later(ms, () => {
      const left = new Map(this.faces);
      for (const tile of tiles) left.delete(tile);
      this.faces = left;
    });
  }

  #back(reach: number | null, grabs: readonly Grab[], now: number): void {
    const grab = grabs.find((each) => each.number === reach);
    if (!grab) return;
    const hand = { grab, from: progress(grab, now), began: performance.now() };
    this.hands = [...this.hands, hand];
    this.#later(BACK_MS, () => (this.hands = this.hands.filter((each) => each !== hand)));
  }

  #later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, ms);
    this.#timers.add(timer);
  }
}

/** How far out a hand still is while it goes back. */
export function goingBack({ began, from }: Leaving, steady: number): number {
  return from * Math.max(0, 1 - (steady - began) / BACK_MS);
}
