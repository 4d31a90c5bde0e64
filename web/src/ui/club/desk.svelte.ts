/** Requests of a page about clubs. */

import type { Refused } from '../../lib/game';
import { sentenceOf } from '../../lib/refusals';
import { club as text } from '../messages/club';
import { Requests } from '../requests.svelte';

export class Desk extends Requests {
  constructor() {
    super(why);
  }
}

/** The sentence for a refusal on these pages. */
export const why = (refused: Refused): string => sentenceOf(refused, text.refused);
