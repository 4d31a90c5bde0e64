/** What a screen reader hears of each event, and what was just decided as a line for the eye. */
import { type Cast, nameIn, nameOf, namesIn, namesOf, shout } from '../../../lib/names';
import { capital, listed } from '../../../lib/phrase';
import { barred, columns, does, points, tiles, whose } from './parts';

const isWord = (word: string, valid: boolean) => `${shout(word)} ${valid ? 'is' : 'isn’t'} a word.`;
const takes = (cast: Cast, seat: number, count: number) =>
  `${does(cast, seat, 'take')} ${tiles(count)}.`;
const passed = (cast: Cast, seat: number) => `${nameOf(cast, seat)} passed.`;
const noWord = (cast: Cast, seat: number) => `${nameOf(cast, seat)} played no word.`;
const sitsOut = (cast: Cast, seat: number) => `${does(cast, seat, 'sit')} this turn out.`;
const timeUp = 'Time is up.';

export const heard = {
  laid: 'The tiles are laid.',
  laidToDraw: 'The tiles are laid. Pick a tile to see who starts.',
  drew: (cast: Cast, seat: number, letter: string) => `${nameOf(cast, seat)} drew ${letter}.`,
  drewByChance: (cast: Cast, seat: number, letter: string) =>
    `The table drew ${letter} for ${nameIn(cast, seat)}.`,
  tied: (cast: Cast, seats: readonly number[]) =>
    `${namesOf(cast, seats)} drew the same letter and draw again.`,
  turn: (cast: Cast, seat: number) => `It’s ${whose(cast, seat)} turn.`,
  yourTurn: 'Your turn.',
  yourTimedTurn: (seconds: number) => `Your turn. You have ${seconds} seconds.`,
  played: (cast: Cast, seat: number, word: string) =>
    `${nameOf(cast, seat)} played ${shout(word)}.`,
  playedFor: (cast: Cast, seat: number, word: string, sum: number) =>
    `${nameOf(cast, seat)} played ${shout(word)} for ${sum}.`,
  window: (seconds: number) => `${seconds} seconds to challenge.`,
  believes: (cast: Cast, seat: number) => `${does(cast, seat, 'believe')} it.`,
  challenged: (cast: Cast, seat: number, word: string, valid: boolean) =>
    `${nameOf(cast, seat)} challenged. ${isWord(word, valid)}`,
  scores: (cast: Cast, seat: number, made: number) =>
    `${does(cast, seat, 'score')} ${points(made)}.`,
  struck: (cast: Cast, seat: number) => `The pegs come out. ${does(cast, seat, 'score')} nothing.`,
  passed,
  ranOut: (cast: Cast, seat: number) => `${timeUp} ${noWord(cast, seat)}`,
  takes,
  /** "One column of tiles turns, letters 3 and 4.": as the grid counts letters. */
  turns: (count: number, letters: readonly string[]) =>
    `${capital(columns(count))} of tiles ${count === 1 ? 'turns' : 'turn'}, letters ${listed(letters)}.`,
  barred,
  sitsOut,
  noWordLeft: 'No words from the list are left on the board.',
  wordsAgain: 'The turned column brought back words from the list.',
  finishing: (cast: Cast, seat: number) => `${does(cast, seat, 'want')} to finish the game here.`,
  over: 'The game is over.',
  total: (cast: Cast, side: readonly number[], score: number) => `${namesIn(cast, side)} ${score}`,
  totals: (totals: readonly string[]) => `${capital(listed(totals))}.`,
};

export const news = {
  isWord,
  /** A challenge settled by points. */
  scores: (cast: Cast, seat: number, made: number) => `${does(cast, seat, 'score')} ${made}.`,
  scoresNothing: (cast: Cast, seat: number) => `${does(cast, seat, 'score')} nothing.`,
  stands: 'It stands.',
  challenged: (cast: Cast, seat: number) => `${nameOf(cast, seat)} challenged.`,
  barred,
  takes,
  turns: (count: number) => `${capital(columns(count))} ${count === 1 ? 'turns' : 'turn'}.`,
  sitsOut,
  sitsOutWhy: 'That’s the price of a wrong challenge.',
  passed,
  timeUp,
  noWord,
  starts: (cast: Cast, seat: number) => `${does(cast, seat, 'start')}.`,
  startsWhy: (cast: Cast, seat: number, letter: string) =>
    `The ${letter} that ${nameIn(cast, seat)} drew is nearest to A.`,
};
