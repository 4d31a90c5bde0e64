/** The words for what happens at this table, beside those that every game needs. */
import { type Cast, nameIn, nameOf } from '../../lib/names';
import { inWords } from '../../lib/phrase';
import type { Side } from './types';

export * from '../../lib/names';

/** "0.08 s", "1.2 s": hundredths below one second, tenths from there on. */
export function seconds(ms: number): string {
  const value = Math.abs(ms) / 1000;
  return `${value < 1 ? value.toFixed(2) : value.toFixed(1)} s`;
}

/** A countdown: "1.5 s"; tenths are as much as one can read. */
export function countdown(ms: number): string {
  return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
}

/** "your", "Ida’s" */
export function whose(cast: Cast, seat: number): string {
  return seat === cast.you ? 'your' : `${nameIn(cast, seat)}’s`;
}

/** "your right flag", "Ida’s left flag" */
export function flagOf(cast: Cast, owner: number, side: Side): string {
  return `${whose(cast, owner)} ${side} flag`;
}

/** "Ida wants your right flag" */
export function wants(cast: Cast, seat: number, owner: number, side: Side): string {
  const verb = seat === cast.you ? 'want' : 'wants';
  return `${nameOf(cast, seat)} ${verb} ${flagOf(cast, owner, side)}`;
}

/** "one pair", "five pairs" */
export function pairs(count: number): string {
  return `${inWords(count)} ${count === 1 ? 'pair' : 'pairs'}`;
}
