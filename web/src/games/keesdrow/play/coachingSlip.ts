/** An open call of coaching in words, for its slip (KD-25). */
import type { Cast } from '../../../lib/names';
import { slip } from '../messages/coachingSlip';
import { sideOf } from '../seating';
import type { View } from '../types';
import { accusedOf } from './coaching';

/** The call as a sentence, from one's own point of view. */
export function callLine(view: View, cast: Cast): string {
  const { coaching } = view;
  const seat = accusedOf(view);
  if (coaching === null || seat === null) return '';
  return slip.called(cast, coaching.caller, seat);
}

/** The loss to the turn if it was coached. */
export function lossLine(view: View): string {
  const word = view.coaching === null ? undefined : view.plays[view.coaching.turn]?.word;
  return word ? slip.loss(word) : slip.lossWithoutWord;
}

/** The way that play resumes if the turn was not coached. */
export function resumeLine(view: View): string {
  return view.coaching?.during === 'window' ? slip.resumesWindow : slip.resumesTurn;
}

/** The players for whom the call waits. */
export function waitLine(view: View, cast: Cast): string {
  const { coaching, moderator } = view;
  const seat = accusedOf(view);
  if (coaching === null || seat === null) return '';
  if (!coaching.denied) return slip.waitForAnswer(cast, sideOf(view, seat));
  if (moderator === null) return '';
  return slip.waitForRuling(cast, moderator);
}
