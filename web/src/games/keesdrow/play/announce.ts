/** Sentences for a screen reader, about each event. */
import type { Cast } from '../../../lib/names';
import { ending } from '../../../lib/phrase';
import { headline } from '../headline';
import { text } from '../messages';
import { sidesOf } from '../seating';
import { storyOf } from '../story';
import type { KeesEvent, View } from '../types';
import { heardOfCoaching, isOfCoaching } from './coaching';

const words = text.heard;

/** The sentence for an event; null if the one after it says it all. */
export function heard(event: KeesEvent, cast: Cast, view: View): string | null {
  if (isOfCoaching(event)) return heardOfCoaching(event, cast);
  switch (event.type) {
    case 'laid':
      return view.drawing.length > 0 ? words.laidToDraw : words.laid;
    case 'picked':
      return (event.chance ? words.drewByChance : words.drew)(cast, event.seat, event.letter);
    case 'draw_tied':
      return words.tied(cast, event.seats);
    case 'turn_began':
      return turn(event.seat, event.due !== null, cast, view);
    case 'spelled':
      return spelled(event, cast, view);
    case 'accepted':
      return words.believes(cast, event.seat);
    case 'challenged':
      return words.challenged(cast, event.seat, event.word, event.valid);
    case 'stood':
      return view.rules.variation === 'four_score'
        ? null
        : words.scores(cast, event.seat, event.points);
    case 'struck':
      return words.struck(cast, event.seat);
    case 'passed':
      return (event.why === 'pass' ? words.passed : words.ranOut)(cast, event.seat);
    case 'tiles_taken':
      return words.takes(cast, event.seat, event.tiles.length);
    case 'flipped':
      return words.turns(event.columns.length, lettersOf(event.columns));
    case 'barred':
      return words.barred(cast, event.seat);
    case 'skipped':
      return words.sitsOut(cast, event.seat);
    case 'no_word_left':
      return words.noWordLeft;
    case 'words_again':
      return words.wordsAgain;
    case 'finishing':
      return words.finishing(cast, event.seat);
    case 'ended':
      return over(cast, view);
  }
}

/** All sentences for one update, in order. */
export function heardOf(events: readonly KeesEvent[], cast: Cast, view: View): string {
  return events
    .map((event) => heard(event, cast, view))
    .filter((said) => said !== null)
    .join(' ');
}

/** The numbers, in the grid, of the letter columns on these columns of tiles. */
function lettersOf(turned: readonly number[]): string[] {
  return turned.flatMap((column) => [2 * column + 1, 2 * column + 2].map(String));
}

function turn(seat: number, timed: boolean, cast: Cast, view: View): string {
  if (seat !== cast.you) return words.turn(cast, seat);
  return timed ? words.yourTimedTurn(view.rules.timer) : words.yourTurn;
}

function spelled(event: Extract<KeesEvent, { type: 'spelled' }>, cast: Cast, view: View): string {
  const sum = event.points.reduce((total, each) => total + each, 0);
  const said =
    view.rules.variation === 'four_score'
      ? words.played(cast, event.seat, event.word)
      : words.playedFor(cast, event.seat, event.word, sum);
  return event.closes === null ? said : `${said} ${words.window(view.rules.challenge_window)}`;
}

/** The winner, and the totals if the headline has only their difference. */
function over(cast: Cast, view: View): string {
  const { result, rules } = view;
  if (result === null) return ending(words.over);
  const said = ending(headline({ story: storyOf(view), result, rules }, cast));
  const sides = sidesOf(view);
  if (sides.length === 1 || rules.variation === 'four_score') return said;
  const totals = sides.map((side) => words.total(cast, side, view.scores[side[0] ?? 0] ?? 0));
  return `${said} ${words.totals(totals)}`;
}
