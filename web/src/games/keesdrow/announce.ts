/** What a screen reader hears of each event, as sentences. */
import { capital, listed } from '../../lib/phrase';
import { type Cast, nameIn, nameOf, namesIn, points, shout, verb } from './names';
import type { KeesEvent, View } from './types';

/** The sentence of an event; null where the one after it says it all. */
export function heard(event: KeesEvent, cast: Cast, view: View): string | null {
  switch (event.type) {
    case 'laid':
      return 'The tiles are laid. Pick a tile to draw for the start.';
    case 'picked':
      return picked(event.seat, event.letter, event.chance, cast);
    case 'draw_tied':
      return `${capital(namesIn(cast, event.seats))} drew the same letter and draw again.`;
    case 'turn_began':
      return turn(event.seat, event.due !== null, cast, view);
    case 'spelled':
      return spelled(event, cast, view);
    case 'accepted':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'believe')} it.`;
    case 'challenged':
      return challenged(event.seat, event.word, event.valid, cast);
    case 'stood':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'score')} ${points(event.points)}.`;
    case 'struck':
      return `The pegs come out. ${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'score')} nothing.`;
    case 'passed':
      return event.why === 'pass'
        ? `${nameOf(cast, event.seat)} passed.`
        : `Time is up. ${nameOf(cast, event.seat)} played no word.`;
    case 'no_word_left':
      return 'No word of the list is left on the board.';
    case 'finishing':
      return `${nameOf(cast, event.seat)} would finish the game here.`;
    case 'ended':
      return `The game is over. ${totals(cast, view)}`;
  }
}

/** All sentences of one update, in order. */
export function heardOf(events: readonly KeesEvent[], cast: Cast, view: View): string {
  return events
    .map((event) => heard(event, cast, view))
    .filter((said) => said !== null)
    .join(' ');
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
  const said = `${nameOf(cast, event.seat)} played ${shout(event.word)} for ${sum}.`;
  if (event.closes === null) return said;
  return `${said} ${view.rules.challenge_window} seconds to challenge.`;
}

function challenged(seat: number, word: string, valid: boolean, cast: Cast): string {
  const verdict = valid ? 'is a word' : 'is not a word';
  return `${nameOf(cast, seat)} challenged. ${shout(word)} ${verdict}.`;
}

function totals(cast: Cast, view: View): string {
  const all = view.scores.map((score, seat) => `${nameIn(cast, seat)} ${score}`);
  return `${capital(listed(all))}.`;
}
