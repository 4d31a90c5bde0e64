import type { Refused } from '../../lib/game';
import { text } from './messages';

/** The sentence for a refusal; an unknown code is shown as it is. */
export function sentence({ code, params }: Refused): string {
  return text.refusals[code]?.(params) ?? text.unknown(code);
}
