/** Forms that many sentences of this game need, in addition to those that every game has. */
import { type Cast, nameIn } from '../../../lib/names';
import type { Side } from '../types';

/** "0.08 s", "1.2 s": hundredths below one second, tenths from there on. */
export function seconds(ms: number): string {
  const value = Math.abs(ms) / 1000;
  return `${value < 1 ? value.toFixed(2) : value.toFixed(1)} s`;
}

/** A countdown: "1.5 s"; tenths are as much as one can read. */
export function countdown(ms: number): string {
  return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
}

/** "620 ms" */
export function millis(ms: number): string {
  return `${Math.round(ms)} ms`;
}

/** "your", "Ida’s" */
export function whose(cast: Cast, seat: number): string {
  return seat === cast.you ? 'your' : `${nameIn(cast, seat)}’s`;
}

/** "your right flag", "Ida’s left flag" */
export function flagOf(cast: Cast, owner: number, side: Side): string {
  return `${whose(cast, owner)} ${side} flag`;
}

/** "a moon", "an eye" */
export function aTile(symbol: string): string {
  return `${'aeiou'.includes(symbol.charAt(0)) ? 'an' : 'a'} ${symbol}`;
}
