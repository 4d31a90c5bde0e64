/** Refusals by code, and what the lobby says beforehand: the rule in words, and what to do. */
import type { Refused } from '../../../lib/game';
import { shout } from '../../../lib/names';
import { inWords } from '../../../lib/phrase';

type Params = Refused['params'];

const the = (letter: Params[string] | undefined) =>
  letter === undefined ? 'That letter' : `The ${String(letter).toUpperCase()}`;
const played = (word: Params[string] | undefined) =>
  word === undefined ? 'The word' : shout(String(word));

export const refusals: Readonly<Record<string, (params: Params) => string>> = {
  not_now: ({ phase }) => notNow[String(phase)] ?? 'You can’t do that right now.',
  not_your_turn: () => 'It’s not your turn yet.',
  already_picked: () => 'You’ve already drawn a tile.',
  no_such_tile: () => 'There’s no such tile.',
  tile_taken: () => 'Someone has already drawn that tile. Pick another one.',
  no_such_cell: () => 'There’s no such letter on this board.',
  not_adjoining: ({ letter }) => `${the(letter)} doesn’t touch the letter before it.`,
  tile_gone: () => 'That tile is gone. You can’t use its gap.',
  spent: ({ letter, word }) =>
    word === undefined
      ? `${the(letter)} already has a red peg.`
      : `Every path of ${played(word)} uses a spent letter.`,
  too_short: ({ least }) =>
    least === undefined
      ? 'Words need more letters here.'
      : `Words need at least ${inWords(Number(least))} letters here.`,
  too_long: () => 'No word is that long.',
  used_before: ({ word }) => `${played(word)} was already played on exactly these letters.`,
  shorter_version: ({ word }) => `${played(word)} is a shorter version of a word played here.`,
  not_a_word: ({ word }) => `${played(word)} isn’t in this table’s word list.`,
  no_path: () => 'No path on this board spells it.',
  no_window: () => 'No word is open to challenge.',
  own_word: () => 'It’s your own word. The others decide whether to believe it.',
  already_accepted: () => 'You’ve already accepted this word.',
  already_agreed: () => 'You’ve already agreed to finish.',
  words_left: () => 'There are still words on the board.',
  dictionary_closed: ({ why }) => closed[String(why)] ?? 'The word list is closed right now.',
  no_such_turn: () => 'That turn hasn’t been played.',
  review_closed: () => 'This table shows missed words only after the game.',
  nothing_tried: () => 'No word was tried on that turn.',
  not_alone: ({ option }) => alone[String(option)] ?? 'You can’t play alone that way.',
  uneven_teams: ({ players }) =>
    `Teams of two need four, six or eight players. There ${Number(players) === 1 ? 'is one' : `are ${inWords(Number(players))}`}.`,
  no_moderator: () => 'Only team games have a moderator. Choose teams, or free that seat.',
  no_teams: () => 'There are no teams here, so nobody can be coached.',
  own_team: () => 'That’s your own team. Only the others can call coaching.',
  too_late: () => 'It’s too late to call coaching on that turn, or no word was played on it.',
  already_called: () => 'Coaching was already called on this turn. Once is enough.',
  no_call: () => 'Nobody has called coaching.',
  not_your_team: () => 'Only the team whose turn it is can answer that.',
  already_denied: () => 'Your team has denied it. Now the moderator rules.',
  not_moderator: () => 'Only the moderator can rule.',
  only_players: () => 'Moderators only rule. They don’t play.',
  not_over: () => 'You can look at that turn when the game is over.',
};

const notNow: Readonly<Record<string, string>> = {
  draw: 'First, everyone draws to see who starts.',
  turn: 'A turn is under way.',
  coaching: 'Coaching was called. Wait until that’s settled.',
  window: 'A word is open to challenge. Wait until it’s settled.',
  over: 'The game is over.',
};

/** What has to change before one can play alone (KD-29). */
const alone: Readonly<Record<string, string>> = {
  words: 'When you play alone, nobody can challenge you. Have words checked, or choose Solitaire.',
  end: 'When you play alone, the game has a set number of turns. Choose that ending, or Solitaire.',
  teams: 'Teams need more than one player.',
  variation: 'Four Score needs an opponent.',
};

const closed: Readonly<Record<string, string>> = {
  option: 'Looking words up isn’t allowed at this table.',
  window: 'The word list is closed while a word is open to challenge.',
  turn: 'You can look words up only on your own turn.',
};

/** For a code that this page doesn't know. */
export const unknown = (code: string) => `The table refused that (${code}).`;

export const lobby = {
  opponent: 'Four Score needs an opponent: send the link, or add a bot.',
  alone: 'Send the link, or add a bot. To play alone, choose Solitaire.',
};
