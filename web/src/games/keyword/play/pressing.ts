/** Actions on cards without a finger: by key, or by a click from a screen reader. */
import { shout } from '../../../lib/names';
import { text } from '../messages';
import { keyOf, standsFor } from '../preview/pieces';
import type { Discarding } from './discarding.svelte';
import { follow, passOn } from './focus';
import type { Handling } from './handling.svelte';
import type { Laying } from './laying.svelte';

export class Pressing {
  readonly #laying: Laying;
  readonly #discarding: Discarding;
  readonly #handling: Handling;
  readonly #announce: (sentence: string) => void;

  constructor(
    laying: Laying,
    discarding: Discarding,
    handling: Handling,
    announce: (sentence: string) => void,
  ) {
    this.#laying = laying;
    this.#discarding = discarding;
    this.#handling = handling;
    this.#announce = announce;
  }

  readonly press = (key: string): void => {
    if (!this.#handling.clicked()) return;
    if (this.#discarding.chosen) {
      this.#discarding.toggle(Number(key.split(':')[1]));
      return;
    }
    passOn();
    this.#laying.toggle(key);
  };

  /** Swap a card for one of the other colour that can take its place. */
  swap(key: string): void {
    const at = this.#at(key);
    const focused = document.activeElement !== document.body;
    this.#laying.feed({ type: 'swap', key });
    const piece = this.#laying.rack[at];
    if (!piece || keyOf(piece) === key) return;
    const letter = standsFor(this.#laying.stock, piece) ?? '';
    this.#announce(text.cards.swapped(piece.type, shout(letter)));
    if (focused) follow(keyOf(piece));
  }

  /** Move a card by some places on the rack. */
  move(key: string, by: number): void {
    const at = this.#at(key) + by;
    if (at < 0 || at >= this.#laying.rack.length) return;
    this.#laying.drop(key, at);
    follow(key);
  }

  /** Ask for the letter of a blank, or stop asking. */
  ask(key: string): void {
    this.#laying.feed({ type: 'ask', key: this.#laying.asking === key ? null : key });
  }

  /** Set the letter of the blank that asks. */
  name(letter: string): void {
    const key = this.#laying.asking;
    if (key === null) return;
    this.#laying.feed({ type: 'letter', key, letter });
    follow(key);
  }

  #at(key: string): number {
    return this.#laying.rack.findIndex((piece) => keyOf(piece) === key);
  }
}
