/** A sentence for each refusal. */
import type { Refused } from '../../lib/game';
import { text } from './messages';

/** The sentence for a refusal; an unknown code is shown as it is. */
export function sentence({ code, params }: Refused): string {
  const { sentences, unknown } = text.refusals;
  return sentences[code]?.(params) ?? unknown(code);
}
