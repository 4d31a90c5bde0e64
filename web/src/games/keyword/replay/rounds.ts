/** The round of a replay that was revealed last: its words, and the hands that they came from. */
import type { Frame } from '../../../lib/game';
import type { Event, Question, View } from '../types';

export interface Revealed {
  /** The number of the round, from 0. */
  round: number;
  shown: View['shown'];
  /** The hands before the reveal, with the blue cards that lay in the middle. */
  held: View['held'];
  before: View['before'];
}

/** The last round revealed by a frame; *handsAt* tells what each seat held. Null before the first. */
export function revealedBy(
  frames: readonly Frame<View, Event>[],
  at: number,
  handsAt: (at: number) => readonly View[],
): Revealed | null {
  const reveal = frames.findLastIndex(
    ({ events }, frame) => frame <= at && events.some(({ type }) => type === 'revealed'),
  );
  const [event] = frames[reveal]?.events.filter((one) => one.type === 'revealed') ?? [];
  const frame = frames[reveal];
  const earlier = frames[reveal - 1];
  if (!event || !frame || !earlier) return null;
  const views = handsAt(Math.min(earlier.at, frame.at - 1));
  return {
    round: earlier.view.round,
    shown: event.shown,
    held: views.map(({ hand }, seat) => ({ seat, cards: hand })),
    before: earlier.view.middle,
  };
}

/** The question for the best words of these hands. */
export const bestOf = ({ before, held, round }: Revealed): Question => ({
  type: 'best_of',
  round,
  hands: held,
  middle: before,
});
