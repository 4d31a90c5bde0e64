/** What a page says while its line is lost: nothing that it shows is sure any more. */
import type { TableState } from '../../state/table';
import type { Manner } from './gone';
import { BOT_AFTER_MS } from './gone';

/** The sentence of a ribbon, and what fits beside "Reconnecting" on a phone. */
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
  if (waiting > 0) {
    return {
      long: 'Reconnecting. Your last action is waiting to be sent',
      short: 'Waiting to be sent',
    };
  }
  if (held.you === null) return { long: 'Reconnecting', short: 'This may be out of date' };
  if (held.table?.phase !== 'play' || lostMs < BOT_AFTER_MS) {
    return { long: 'Reconnecting, your seat is kept', short: 'Your seat is kept' };
  }
  return realTime
    ? {
        long: 'Reconnecting. After a minute away this game may be over',
        short: 'This game may be over',
      }
    : { long: 'Reconnecting. A bot may be playing for you', short: 'A bot may be playing' };
}
