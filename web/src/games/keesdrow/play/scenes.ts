/** Movement of tiles in an update, and the totals before it. */
import { turnedBack } from '../preview/moving';
import { sideOf } from '../seating';
import type { KeesEvent, View } from '../types';
import type { Move } from './staging.svelte';

/** How tiles move in an update, or null. */
export function moveIn(events: readonly KeesEvent[]): Move | null {
  for (const event of events) {
    if (event.type === 'tiles_taken') {
      return { type: 'take', tiles: event.tiles, seat: event.seat };
    }
    if (event.type === 'flipped') {
      const before = turnedBack(event.places, event.columns);
      return { type: 'turn', columns: event.columns, before };
    }
  }
  return null;
}

/** The totals before an update, which are shown until pegs and tiles have arrived. */
export function scoresBefore(events: readonly KeesEvent[], view: View): number[] {
  const gains = events.map((event) => {
    if (event.type === 'tiles_taken') return { seat: event.seat, gain: event.tiles.length };
    const scores = event.type === 'stood' && view.rules.variation !== 'four_score';
    return scores ? { seat: event.seat, gain: event.points } : { seat: -1, gain: 0 };
  });
  return view.scores.map((score, seat) =>
    gains.reduce(
      (total, { gain, seat: by }) => (sideOf(view, by).includes(seat) ? total - gain : total),
      score,
    ),
  );
}
