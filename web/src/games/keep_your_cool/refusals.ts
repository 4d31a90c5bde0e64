/** The sentence for a refusal. */
import type { Refused } from '../../lib/game';
import { text } from './messages';

export function sentence({ code, params }: Refused): string {
  return text.refusals.known[code]?.(params) ?? text.refusals.unknown(code);
}
