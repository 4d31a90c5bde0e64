/**
 * What a flick has brought is on the wire at once, but shown only when the penguins have come to
 * rest: until then the view of before is held, here, where the header and the end find it, too.
 */
import type { View } from '../types';

interface Held {
  /** The update whose move is being shown. */
  seq: number;
  before: View;
}

let now = $state.raw<Held | null>(null);

/** Shows the view of before an update, until that is let go. */
export function hold(seq: number, before: View): void {
  now = { seq, before };
}

export function letGo(): void {
  now = null;
}

/** The view that may be shown. */
export function shownOf(view: View): View {
  return now?.before ?? view;
}

/** The view of before an update, if that is being held. */
export function heldFor(seq: number): View | null {
  return now?.seq === seq ? now.before : null;
}
