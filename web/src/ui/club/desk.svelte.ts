/** Requests of a page about clubs: one at a time, each with its refusal beside what was pressed. */

import type { Refused } from '../../lib/game';
import { sentenceOf } from '../../lib/refusals';
import type { Fetched } from '../../net/http';
import { club as text } from '../messages/club';

export class Desk {
  /** True while a request is on its way. */
  busy = $state(false);
  /** Why the last request was refused, and what was pressed. */
  problem = $state.raw<{ of: string; sentence: string } | null>(null);

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
    else this.problem = { of, sentence: why(answer.refused) };
    return answer.ok;
  }
}

/** The sentence for a refusal on these pages. */
export const why = (refused: Refused): string => sentenceOf(refused, text.refused);
