/** A sentence for each refusal: it names the rule in words, and what to do where that helps. */
import type { Refused } from '../../lib/game';
import { countdown, shout } from './names';

type Params = Refused['params'];

const wait = (ms: Params[string] | undefined): string =>
  typeof ms === 'number' && ms > 0 ? ` Wait ${countdown(ms)}.` : ' Wait a moment.';

const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  not_now: ({ phase }) => NOT_NOW[String(phase)] ?? 'That is not possible just now.',
  over: () => 'The game is over.',
  void: () => 'That came to nothing: its time has passed.',
  already_thrown: () => 'You have chosen. Both hands are shown together.',
  no_word_yet: () =>
    'First comes the first word. Until then no tile is turned and no flag is touched.',
  not_flipper: () => 'The other one turns the tiles now. Say a word to take them over.',
  not_speaker: () => 'You have the tiles. The words come from the other side.',
  speak_later: ({ ms }) => `Your next word is not due yet.${wait(ms)}`,
  no_such_tile: () => 'There is no such tile on this table.',
  no_tile_there: () => 'That tile is gone. Its place stays empty.',
  hands_busy: () => 'Your hand is still on the last tile.',
  two_up: () => 'Two tiles are up already. Turn one of them down first.',
  too_many: () => 'That was too fast. One thing after the other.',
  reaching: () => 'You are reaching already. One hand at a time.',
  locked: () => 'Your hands stay in your pockets until your next pair.',
  no_flag_there: () => 'That flag is gone. Reach for the other one.',
  reach_later: ({ ms }) => `You have just taken your hand back.${wait(ms)}`,
  not_reaching: () => 'Your hand is not out.',
  withdraw_later: () => 'A hand can’t be taken back in its first 0.3 seconds.',
  too_late: () => 'The hand has arrived. It can’t be taken back any more.',
  stop_locked: ({ ms }) => `Your stop is shut, since nobody was reaching.${wait(ms)}`,
  no_such_reach: () => 'There was no such reach to stop.',
  reach_over: () => 'That reach is over already.',
  answered: () => 'You have said stop to this reach, too late.',
  halted: ({ why }) => HALTED[String(why)] ?? 'Play stands still until the question is answered.',
  hand_out: () => 'A hand is out, or a race is not decided yet. Wait a moment for the verdict.',
  ask_the_moderator: () => 'There is a moderator at this table. He has the final say.',
  no_such_call: () => 'There is nothing to overturn any more.',
  nothing_asked: () => 'Nobody has asked for anything.',
  nothing_to_rule: () => 'There is nothing to rule on.',
  not_moderator: () => 'Only the moderator can do that.',
  only_players: () => 'You moderate: playing is for the two at the table.',
  moderator_asks: () => 'Looking words up is for the moderator, and for everybody after the game.',
  needs_moderator: () =>
    'Somebody must take the moderator’s seat, or let the table say whether a word counts.',
  already_so: () => 'That is so already.',
  moved_on: () => 'The game has moved on since then. That can’t be undone any more.',
  word_moved_on: () => 'Another word has been said since then.',
  not_the_last: () => 'Only the last ruling can be taken back.',
  not_used: ({ word }) => `${shout(String(word ?? 'That'))} has not been used.`,
  no_such_pair: () => 'There is no such pair.',
  no_such_key: () => 'There was no such key word.',
  none_up: () => 'No tile is face up.',
  not_over: () => 'What could have been said is told after the game.',
};

const HALTED: Readonly<Record<string, string>> = {
  flag: 'Play stands still until the moderator has ruled on the flag.',
  dispute: 'The flag is off. Play stands still while it can be disputed.',
};

const NOT_NOW: Readonly<Record<string, string>> = {
  throw: 'First you both choose rock, paper or scissors.',
  first_word: 'First comes the first word.',
  play: 'The game is under way.',
  over: 'The game is over.',
};

/** The sentence of a refusal; an unknown code is told as what it is. */
export function sentence(refused: Refused): string {
  const known = SENTENCES[refused.code];
  return known ? known(refused.params) : `The table refused that (${refused.code}).`;
}
