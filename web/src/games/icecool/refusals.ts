/** The sentence for a refusal. */
import type { Refused } from '../../lib/game';
import { text } from './messages';

export function sentence({ code }: Refused): string {
  return text.refusals.known[code] ?? text.refusals.unknown(code);
}
