/** An operator's session in this page: what the room shows of it, and its requests. */

import type { Refused } from '../../lib/game';
import { sentenceOf } from '../../lib/refusals';
import { type AdminDesk, getDesk } from '../../net/admin';
import type { Fetched } from '../../net/http';
import { admin as text } from '../messages/admin';
import { Requests } from '../requests.svelte';

/** The sentence for a refusal on these pages. */
const why = (refused: Refused): string => text.refused(refused) ?? sentenceOf(refused);

export class Work extends Requests {
  /** The operator's desk; null until it is known, and without a session. */
  desk = $state.raw<AdminDesk | null>(null);
  /** Whether the room has said that nobody is signed in here. */
  out = $state(false);
  /** Why the desk can't be shown. */
  failed = $state('');

  constructor() {
    super(why);
  }

  /** Fetches the desk again. */
  async look(): Promise<void> {
    const answer = await getDesk();
    if (answer.ok) {
      this.desk = answer.value;
      this.out = false;
      this.failed = '';
    } else this.#refused(answer.refused);
  }

  /** Reads a part of the desk; null if that is refused. */
  async read<T>(ask: () => Promise<Fetched<T>>): Promise<T | null> {
    const answer = await ask();
    if (answer.ok) return answer.value;
    this.#refused(answer.refused);
    return null;
  }

  #refused(refused: Refused): void {
    if (refused.code === 'operator_only') {
      this.out = true;
      this.desk = null;
    } else this.failed = why(refused);
  }
}
