/** Text about the acts of others while words are being laid, as long as it fits (KW-9). */
import { text } from '../messages';
import type { SeatView } from '../types';

/** The text beside a hand. */
export function doing({ laid, passed, swapped }: SeatView): string {
  const { seats } = text.play;
  if (laid !== null) return seats.laid(laid);
  if (!passed) return seats.thinking;
  return swapped > 0 ? seats.passedSwapped(swapped) : seats.passed;
}

/**
 * Text that fits on one line of a tile, so that no tile grows while others lay (KW-17 for the
 * call).
 */
export function brief({ announced, laid, passed, swapped }: SeatView, crowd: boolean): string {
  const { seats } = text.play;
  if (announced) return seats.wrongCall;
  if (laid !== null) return text.cards.figure(laid);
  if (!passed) return seats.thinking;
  return swapped > 0 && !crowd ? seats.swapped(swapped) : seats.passed;
}

/** The full text for a screen reader, read after the name. */
export function long(seat: SeatView): string {
  return seat.announced ? text.play.seats.inFull.wrongCall(deed(seat)) : deed(seat);
}

function deed({ laid, passed, swapped, cards }: SeatView): string {
  const { inFull } = text.play.seats;
  if (passed) return swapped > 0 ? inFull.swapped(swapped) : inFull.passed;
  return laid === null ? inFull.thinking(cards) : inFull.laid(laid);
}
