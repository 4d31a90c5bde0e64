/** Text while the connection is lost, when nothing on the page is certain any more. */
import type { TableState } from '../../state/table';
import { table as text } from '../messages/table';
import type { Manner } from './gone';
import { BOT_AFTER_MS } from './gone';

/** The sentence of a ribbon, and the words that fit beside "Reconnecting" on a phone. */
export interface WhileLost {
  long: string;
  short: string;
}

/** *waiting* is how many requests have no answer yet. */
export function whileLost(
  held: TableState,
  { realTime }: Manner,
  lostMs: number,
  waiting: number,
): WhileLost {
  const words = text.connection;
  if (waiting > 0) return { long: words.unsent, short: words.unsentShort };
  if (held.you === null) return { long: words.lost, short: words.staleShort };
  if (held.table?.phase !== 'play' || lostMs < BOT_AFTER_MS) {
    return { long: words.kept, short: words.keptShort };
  }
  return realTime
    ? { long: words.over, short: words.overShort }
    : { long: words.bot, short: words.botShort };
}
