/** A sentence for each refusal: it names the rule in words, and what to do where that helps. */
import type { Refused } from '../../lib/game';
import { inWords } from '../../lib/phrase';
import { shout } from './names';

type Params = Refused['params'];

const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  not_now: ({ phase }) => NOT_NOW[String(phase)] ?? 'That is not possible just now.',
  not_your_turn: () => 'It is not your turn.',
  already_picked: () => 'You have looked at a tile already.',
  no_such_tile: () => 'There is no such tile.',
  tile_taken: () => 'Somebody has looked at that tile. Take another one.',
  no_such_cell: () => 'There is no such letter on this board.',
  not_adjoining: ({ letter }) => `${the(letter)} does not touch the letter before it.`,
  tile_gone: () => 'That tile was taken. Its gap stays a gap.',
  spent: ({ letter, word }) =>
    word === undefined
      ? `${the(letter)} has a red peg already.`
      : `Every path of ${played(word)} uses a spent letter.`,
  too_short: ({ least }) =>
    least === undefined
      ? 'Words here have more letters.'
      : `Words here have ${inWords(Number(least))} letters or more.`,
  too_long: () => 'No word is that long.',
  used_before: ({ word }) => `${played(word)} has been played on these very letters.`,
  shorter_version: ({ word }) => `${played(word)} is a shorter version of a word played here.`,
  not_a_word: ({ word }) => `${played(word)} is not in the word list of this table.`,
  no_path: () => 'No path on this board spells it.',
  no_window: () => 'No word is open to challenge.',
  own_word: () => 'It is your own word. The others decide whether to believe it.',
  already_accepted: () => 'You have accepted this word.',
  already_agreed: () => 'You have agreed to finish.',
  words_left: () => 'There are words left on the board.',
  dictionary_closed: ({ why }) => CLOSED[String(why)] ?? 'The word list is closed just now.',
  no_such_turn: () => 'That turn has not been played.',
  review_closed: () => 'This table agreed to look at missed words only when the game is over.',
  nothing_tried: () => 'No word was tried in that turn.',
  not_alone: ({ option }) => ALONE[String(option)] ?? 'That does not go with playing alone.',
  uneven_teams: ({ players }) =>
    `Teams of two need four, six or eight players. There ${Number(players) === 1 ? 'is one' : `are ${inWords(Number(players))}`}.`,
  no_moderator: () => 'A moderator is for teams only. Choose teams, or free that seat.',
  no_teams: () => 'There are no teams here, so nobody can be coached.',
  own_team: () => 'It is your own team. The others speak up.',
  too_late: () => 'It is too late to call coaching on that turn, or it brought no word.',
  already_called: () => 'Coaching has been called on this turn. Once is enough.',
  no_call: () => 'Nobody has called coaching.',
  not_your_team: () => 'The team whose turn it is answers that.',
  already_denied: () => 'Your team has denied it. The moderator rules now.',
  not_moderator: () => 'Only the moderator rules.',
  only_players: () => 'A moderator rules and does not play.',
  not_over: () => 'That turn can be looked at when the game is over.',
};

const NOT_NOW: Readonly<Record<string, string>> = {
  draw: 'The draw for the start comes first.',
  turn: 'A turn is under way.',
  coaching: 'Coaching was called. The turn stands still until that is settled.',
  window: 'A word is open to challenge. Wait until it is settled.',
  over: 'The game is over.',
};

/** What has to change before one can play alone (KD-29). */
const ALONE: Readonly<Record<string, string>> = {
  words: 'Alone nobody can challenge you: let the word list check words, or choose Solitaire.',
  end: 'Alone you play a set number of turns: change how the game ends, or choose Solitaire.',
  teams: 'Teams need more than one player.',
  variation: 'Four Score needs an opponent.',
};

const CLOSED: Readonly<Record<string, string>> = {
  option: 'Looking words up was not agreed at this table.',
  window: 'The word list is closed while a word can be challenged.',
  turn: 'Words can be looked up on your own turn.',
};

/** The sentence of a refusal; an unknown code is told as what it is. */
export function sentence(refused: Refused): string {
  const known = SENTENCES[refused.code];
  return known ? known(refused.params) : `The table refused that (${refused.code}).`;
}

function the(letter: Params[string] | undefined): string {
  return letter === undefined ? 'That letter' : `The ${String(letter).toUpperCase()}`;
}

function played(word: Params[string] | undefined): string {
  return word === undefined ? 'The word' : shout(String(word));
}
