/**
 * The effects of a flick arrive at once, but are shown only when the penguins are at rest: until
 * then this module holds the view before it, also for the header and the end screen.
 */
import type { View } from '../types';

interface Held {
  /** The update whose move is being shown. */
  seq: number;
  before: View;
}

let now = $state.raw<Held | null>(null);

/** Show the view before an update until it is released. */
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

/** The view before an update, if it is being held. */
export function heldFor(seq: number): View | null {
  return now?.seq === seq ? now.before : null;
}
