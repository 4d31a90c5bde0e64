/** What the others have done while words are laid, in the room that there is to say it (KW-9). */
import { cards } from '../names';
import type { SeatView } from '../types';

/** Beside a hand. */
export function doing({ laid, passed, swapped }: SeatView): string {
  if (laid !== null) return `laid ${figure(laid)}`;
  if (!passed) return 'thinking';
  return swapped > 0 ? `passed, swapped ${swapped}` : 'passed';
}

/** What fits on one line of a tile, so that no tile grows while others lay (KW-17 for the call). */
export function brief({ announced, laid, passed, swapped }: SeatView, crowd: boolean): string {
  if (announced) return 'wrong call';
  if (laid !== null) return figure(laid);
  if (!passed) return 'thinking';
  return swapped > 0 && !crowd ? `swapped ${swapped}` : 'passed';
}

/** For whoever hears it: after the name, in full. */
export function long(seat: SeatView): string {
  const called = seat.announced ? ', and called the keyword wrongly' : '';
  return `${deed(seat)}${called}`;
}

function deed({ laid, passed, swapped, cards: held }: SeatView): string {
  if (passed) return `passed and swapped ${cards(swapped)}`;
  return laid === null ? `is thinking, with ${cards(held)}` : `laid ${cards(laid)} face down`;
}

function figure(count: number): string {
  return `${count} ${count === 1 ? 'card' : 'cards'}`;
}
