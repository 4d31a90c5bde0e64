/** Requests of a page: one at a time, each with its refusal beside what was pressed. */

import type { Refused } from '../lib/game';
import type { Fetched } from '../net/http';

export class Requests {
  /** True while a request is on its way. */
  busy = $state(false);
  /** Why the last request was refused, and what was pressed. */
  problem = $state.raw<{ of: string; sentence: string } | null>(null);
  readonly #why: (refused: Refused) => string;

  /** *why* returns the sentence for a refusal. */
  constructor(why: (refused: Refused) => string) {
    this.#why = why;
  }

  /** Sends a request and hands on its answer; returns whether it was done. */
  async send<T>(
    of: string,
    ask: () => Promise<Fetched<T>>,
    then: (value: T) => void,
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    const answer = await ask();
    this.busy = false;
    if (answer.ok) then(answer.value);
    else this.problem = { of, sentence: this.#why(answer.refused) };
    return answer.ok;
  }
}
