/** A sentence for each refusal: it names the rule in words, and what to do where that helps. */
import type { Refused } from '../../../lib/game';
import { shout } from '../../../lib/names';
import { inWords } from '../../../lib/phrase';
import { countdown } from './forms';

type Params = Refused['params'];
type Sentences = Readonly<Record<string, (params: Params) => string>>;

const wait = (ms: Params[string] | undefined): string =>
  typeof ms === 'number' && ms > 0 ? `Wait ${countdown(ms)}.` : 'Wait a moment.';

const NOT_NOW: Readonly<Record<string, string>> = {
  throw: 'Choose rock, paper or scissors first.',
  first_word: 'It’s time for the first word.',
  play: 'The game has already begun.',
  over: 'The game is over.',
};

const HALTED: Readonly<Record<string, string>> = {
  flag: 'Play is stopped until the moderator rules on the flag.',
  dispute: 'The flag is off. Play is stopped while it can be disputed.',
};

/** By code. */
const known: Sentences = {
  not_now: ({ phase }) => NOT_NOW[String(phase)] ?? 'That’s not possible now.',
  over: () => 'The game is over.',
  void: () => 'That came too late.',
  already_thrown: () => 'You’ve chosen. Both hands are shown together.',
  no_word_yet: () => 'Wait for the first word before you turn tiles or reach.',
  not_flipper: () => 'The other player has the tiles. Say a word to take them over.',
  not_speaker: () => 'You have the tiles. The other player says the words.',
  speak_later: ({ ms }) => `You can’t say another word yet. ${wait(ms)}`,
  no_such_tile: () => 'There’s no such tile on this table.',
  no_tile_there: () => 'That tile is gone. Its place stays empty.',
  hands_busy: () => 'Your hand is still on the last tile.',
  two_up: () => 'Two tiles are already face up. Turn one face down first.',
  too_many: () => 'That was too fast. One thing at a time.',
  reaching: () => 'You’re already reaching. One hand at a time.',
  locked: () => 'Your hands stay in your pockets until your next pair.',
  no_flag_there: () => 'That flag is gone. Reach for the other one.',
  reach_later: ({ ms }) => `You’ve just pulled back. ${wait(ms)}`,
  not_reaching: () => 'Your hand isn’t out.',
  withdraw_later: () => 'You can’t pull back in the first 0.3 seconds of a reach.',
  too_late: () => 'Your hand has arrived. It’s too late to pull back.',
  stop_locked: ({ ms }) => `Nobody was reaching, so your stop is locked. ${wait(ms)}`,
  no_such_reach: () => 'There’s no such reach.',
  reach_over: () => 'That reach is already over.',
  answered: () => 'You’ve already said stop to this reach, but it was too late.',
  halted: ({ why }) => HALTED[String(why)] ?? 'Play is stopped until the question is answered.',
  hand_out: () => 'A hand is out, or a race isn’t decided yet. Wait for the verdict.',
  ask_the_moderator: () => 'Ask the moderator. They have the final say.',
  no_such_call: () => 'There’s nothing left to overturn.',
  asked_enough: ({ most }) =>
    `You’ve already asked ${typeof most === 'number' ? inWords(most) : 'too many'} times without success. You can’t ask again.`,
  nothing_asked: () => 'Nobody has asked for anything.',
  nothing_to_rule: () => 'There’s nothing to rule on.',
  not_moderator: () => 'Only the moderator can do that.',
  only_players: () => 'You’re the moderator. Only the two players can do that.',
  moderator_asks: () => 'Only the moderator can look words up during the game.',
  needs_moderator: () => 'Find a moderator, or let the table judge the words.',
  already_so: () => 'That’s already been done.',
  moved_on: () => 'The game has moved on, so that can’t be undone.',
  word_moved_on: () => 'Another word has been said since then.',
  not_the_last: () => 'Only the last ruling can be taken back.',
  not_used: ({ word }) =>
    word === undefined ? 'That hasn’t been used.' : `${shout(String(word))} hasn’t been used.`,
  no_such_pair: () => 'There’s no such pair.',
  no_such_key: () => 'There’s no such key word.',
  none_up: () => 'No tile is face up.',
  not_over: () => 'Possible answers are shown after the game.',
};

/** An unknown code is shown as what it is. */
const unknown = (code: string): string => `The table refused that (${code}).`;

export const refusals = { known, unknown };
