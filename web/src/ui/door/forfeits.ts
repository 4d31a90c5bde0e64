/** Games that ended while the front door counted down to their loss. */
import type { Me } from '../../net/http';

export type Mine = Me['tables'][number];

export interface Ended {
  one: Mine;
  /** Whether the countdown had run out, so that the game was lost. */
  lost: boolean;
}

/** How much earlier than the browser's clock the room's may run out. */
const EARLY_MS = 1_000;

export class Forfeits {
  readonly #loses: (one: Mine) => boolean;
  #counting: { one: Mine; until: number }[] = [];
  #ended: readonly Ended[] = [];

  /** *loses* is true of a game that an absent player loses, while others go on with a bot. */
  constructor(loses: (one: Mine) => boolean) {
    this.#loses = loses;
  }

  /** Compares the guest's tables with those of the last look, at a steady reading. */
  look(tables: readonly Mine[], now: number): readonly Ended[] {
    const there = new Set(tables.map(({ table }) => table));
    const ended = this.#counting
      .filter(({ one }) => !there.has(one.table))
      .map(({ one, until }) => ({ one, lost: now >= until - EARLY_MS }));
    this.#ended = [...this.#ended.filter(({ one }) => !there.has(one.table)), ...ended];
    this.#counting = tables.flatMap((one) =>
      one.phase === 'play' && one.grace_ms !== null && this.#loses(one)
        ? [{ one, until: now + one.grace_ms }]
        : [],
    );
    return this.#ended;
  }
}
