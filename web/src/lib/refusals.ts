/** The sentence for a refusal: the table's own, or a game's. */
import type { Refused } from './game';
import { refusals, unknown } from './messages/refusals';

/** Whether the connection failed, rather than the room having refused. */
export const isLost = ({ code }: Refused): boolean => code === 'offline' || code === 'lost';

/** The table's sentence for a refusal, or null if the code is not one of the table's. */
export function tableSentence({ code, params }: Refused): string | null {
  const found = refusals[code];
  if (found === undefined) return null;
  return typeof found === 'string' ? found : found(params);
}

/** A sentence for any refusal: the game's, the table's, or a general one. */
export function sentenceOf(refused: Refused, game?: (refused: Refused) => string): string {
  return tableSentence(refused) ?? game?.(refused) ?? unknown(refused.code);
}
