/** How a stop was judged, in words and as a strip of time. */
import type { Cast } from '../../../lib/names';
import { text } from '../messages';
import { millis } from '../messages/forms';
import type { Verdict } from '../types';

const say = text.play.verdict;

/** "You stopped with 0.08 s to spare." */
export function told(verdict: Verdict, cast: Cast): string {
  const { margin, seat } = verdict;
  switch (verdict.ruling) {
    case 'in_time':
      return say.inTime(cast, seat, margin);
    case 'late':
      return say.late(cast, seat, margin);
    case 'early':
      return say.early(cast, seat);
    case 'no_reach':
      return say.noReach(cast, seat);
  }
}

/** The values that the table used, one per line. */
export function inputs(verdict: Verdict, cast: Cast): { what: string; value: string }[] {
  if (verdict.ruling === 'no_reach') return [];
  const said = verdict.reaction === null ? [] : [verdict.reaction];
  return [
    { what: say.elapsed, value: millis(verdict.elapsed) },
    ...said.map((value) => ({ what: say.reaction(cast, verdict.seat), value: millis(value) })),
    { what: say.roundTrip, value: millis(verdict.round_trip) },
    {
      what: say.forgiven(verdict.bound),
      value: millis(verdict.compensation),
    },
    { what: say.counted, value: say.countedOf(verdict.counted, verdict.window) },
  ];
}

/** A strip with what counted, the window and the lag, in shares of its width. */
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
