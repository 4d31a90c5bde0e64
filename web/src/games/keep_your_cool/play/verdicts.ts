/** How a stop was judged, in words and as a strip of time. */
import { type Cast, nameOf, seconds, whose } from '../names';
import type { Verdict } from '../types';

/** "You stopped with 0.08 s to spare." */
export function told(verdict: Verdict, cast: Cast): string {
  const name = nameOf(cast, verdict.seat);
  switch (verdict.ruling) {
    case 'in_time':
      return `${name} stopped with ${seconds(verdict.margin)} to spare.`;
    case 'late':
      return `${name} said stop ${seconds(verdict.margin)} too late.`;
    case 'early':
      return `${name} said stop before the hand could be seen. It doesn’t count.`;
    case 'no_reach':
      return `${name} said stop, but nobody was reaching.`;
  }
}

/** What the table reckoned with, a line each. */
export function inputs(verdict: Verdict, cast: Cast): { what: string; value: string }[] {
  if (verdict.ruling === 'no_reach') return [];
  const said = verdict.reaction === null ? [] : [verdict.reaction];
  return [
    { what: 'Hand shown to stop heard', value: ms(verdict.elapsed) },
    ...said.map((value) => ({ what: `On ${whose(cast, verdict.seat)} screen`, value: ms(value) })),
    { what: 'Round trip, as measured here', value: ms(verdict.round_trip) },
    {
      what: `Forgiven, ${ms(verdict.bound)} at most`,
      value: ms(verdict.compensation),
    },
    { what: 'Counted', value: `${ms(verdict.counted)} of ${ms(verdict.window)}` },
  ];
}

/** A strip that shows what counted, the window, and what the line took; in parts of its width. */
export interface Strip {
  counted: number;
  window: number;
  elapsed: number;
  /** Ms that the whole strip stands for. */
  whole: number;
}

export function strip({ counted, elapsed, window }: Verdict): Strip {
  const whole = Math.ceil((Math.max(window, counted, elapsed) * 1.08) / 100) * 100;
  return { counted: counted / whole, window: window / whole, elapsed: elapsed / whole, whole };
}

const ms = (value: number): string => `${Math.round(value)} ms`;
