/** What a screen reader hears of each event, as sentences. */
import { capital, ending, listed } from '../../../lib/phrase';
import { headline } from '../headline';
import {
  type Cast,
  columns,
  nameIn,
  nameOf,
  namesIn,
  namesOf,
  points,
  shout,
  tiles,
  verb,
} from '../names';
import { sidesOf } from '../seating';
import { storyOf } from '../story';
import type { KeesEvent, View } from '../types';
import { heardOfCoaching, isOfCoaching } from './coaching';

/** The sentence of an event; null where the one after it says it all. */
export function heard(event: KeesEvent, cast: Cast, view: View): string | null {
  if (isOfCoaching(event)) return heardOfCoaching(event, cast);
  switch (event.type) {
    case 'laid':
      return view.drawing.length > 0
        ? 'The tiles are laid. Pick a tile to draw for the start.'
        : 'The tiles are laid.';
    case 'picked':
      return picked(event.seat, event.letter, event.chance, cast);
    case 'draw_tied':
      return `${namesOf(cast, event.seats)} drew the same letter and draw again.`;
    case 'turn_began':
      return turn(event.seat, event.due !== null, cast, view);
    case 'spelled':
      return spelled(event, cast, view);
    case 'accepted':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'believe')} it.`;
    case 'challenged':
      return challenged(event.seat, event.word, event.valid, cast);
    case 'stood':
      return stood(event.seat, event.points, cast, view);
    case 'struck':
      return `The pegs come out. ${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'score')} nothing.`;
    case 'passed':
      return event.why === 'pass'
        ? `${nameOf(cast, event.seat)} passed.`
        : `Time is up. ${nameOf(cast, event.seat)} played no word.`;
    case 'tiles_taken':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'take')} ${tiles(event.tiles.length)}.`;
    case 'flipped':
      return columnsTurned(event.columns);
    case 'barred':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'lose')} the next turn.`;
    case 'skipped':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'sit')} this turn out.`;
    case 'no_word_left':
      return 'No word of the list is left on the board.';
    case 'words_again':
      return 'The turned column brought words of the list back.';
    case 'finishing':
      return `${nameOf(cast, event.seat)} would finish the game here.`;
    case 'ended':
      return over(cast, view);
  }
}

/** All sentences of one update, in order. */
export function heardOf(events: readonly KeesEvent[], cast: Cast, view: View): string {
  return events
    .map((event) => heard(event, cast, view))
    .filter((said) => said !== null)
    .join(' ');
}

/** "One column of tiles turns, letters 3 and 4.": as the grid counts letters. */
function columnsTurned(turned: readonly number[]): string {
  const letters = turned.flatMap((column) => [2 * column + 1, 2 * column + 2].map(String));
  const turn = turned.length === 1 ? 'turns' : 'turn';
  return `${capital(columns(turned.length))} of tiles ${turn}, letters ${listed(letters)}.`;
}

function picked(seat: number, letter: string, chance: boolean, cast: Cast): string {
  return chance
    ? `The table drew ${letter} for ${nameIn(cast, seat)}.`
    : `${nameOf(cast, seat)} drew ${letter}.`;
}

function turn(seat: number, timed: boolean, cast: Cast, view: View): string {
  if (seat !== cast.you) return `It is ${nameOf(cast, seat)}'s turn.`;
  return timed ? `Your turn. You have ${view.rules.timer} seconds.` : 'Your turn.';
}

function spelled(event: Extract<KeesEvent, { type: 'spelled' }>, cast: Cast, view: View): string {
  const sum = event.points.reduce((total, each) => total + each, 0);
  const worth = view.rules.variation === 'four_score' ? '' : ` for ${sum}`;
  const said = `${nameOf(cast, event.seat)} played ${shout(event.word)}${worth}.`;
  if (event.closes === null) return said;
  return `${said} ${view.rules.challenge_window} seconds to challenge.`;
}

function stood(seat: number, made: number, cast: Cast, view: View): string | null {
  if (view.rules.variation === 'four_score') return null;
  return `${nameOf(cast, seat)} ${verb(cast, seat, 'score')} ${points(made)}.`;
}

function challenged(seat: number, word: string, valid: boolean, cast: Cast): string {
  const verdict = valid ? 'is a word' : 'is not a word';
  return `${nameOf(cast, seat)} challenged. ${shout(word)} ${verdict}.`;
}

/** Who won, and the totals where the headline has only their difference. */
function over(cast: Cast, view: View): string {
  const { result, rules } = view;
  if (result === null) return ending('The game is over.');
  const said = ending(headline({ story: storyOf(view), result, rules }, cast));
  const sides = sidesOf(view);
  if (sides.length === 1 || rules.variation === 'four_score') return said;
  const totals = sides.map((side) => `${namesIn(cast, side)} ${view.scores[side[0] ?? 0] ?? 0}`);
  return `${said} ${capital(listed(totals))}.`;
}
