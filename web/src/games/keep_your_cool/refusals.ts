/** A sentence for each refusal: it names the rule in words, and what to do where that helps. */
import type { Refused } from '../../lib/game';
import { countdown, shout } from './names';

type Params = Refused['params'];

const wait = (ms: Params[string] | undefined): string =>
  typeof ms === 'number' && ms > 0 ? ` Wait ${countdown(ms)}.` : ' Wait a moment.';

const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  not_now: ({ phase }) => NOT_NOW[String(phase)] ?? 'That’s not possible now.',
  over: () => 'The game is over.',
  void: () => 'That came too late.',
  already_thrown: () => 'You have chosen. Both hands are shown together.',
  no_word_yet: () => 'No tiles and no flags before the first word.',
  not_flipper: () => 'The other player has the tiles. Say a word to take them over.',
  not_speaker: () => 'You have the tiles. The other player says the words.',
  speak_later: ({ ms }) => `You can’t say another word yet.${wait(ms)}`,
  no_such_tile: () => 'There is no such tile on this table.',
  no_tile_there: () => 'That tile is gone. Its place stays empty.',
  hands_busy: () => 'Your hand is still on the last tile.',
  two_up: () => 'Two tiles are up already. Turn one of them down first.',
  too_many: () => 'That was too fast. One thing at a time.',
  reaching: () => 'You’re already reaching. One hand at a time.',
  locked: () => 'Your hands stay in your pockets until your next pair.',
  no_flag_there: () => 'That flag is gone. Reach for the other one.',
  reach_later: ({ ms }) => `You have just taken your hand back.${wait(ms)}`,
  not_reaching: () => 'Your hand isn’t out.',
  withdraw_later: () => 'A hand can’t be taken back in its first 0.3 seconds.',
  too_late: () => 'The hand has arrived. It’s too late to take it back.',
  stop_locked: ({ ms }) => `Nobody was reaching, so your stop is locked.${wait(ms)}`,
  no_such_reach: () => 'There was no such reach.',
  reach_over: () => 'That reach is already over.',
  answered: () => 'You said stop to this reach already, too late.',
  halted: ({ why }) => HALTED[String(why)] ?? 'Play is stopped until the question is answered.',
  hand_out: () => 'A hand is out, or a race isn’t decided yet. Wait for the verdict.',
  ask_the_moderator: () => 'Ask the moderator. They have the final say.',
  no_such_call: () => 'There’s nothing left to overturn.',
  nothing_asked: () => 'Nobody has asked for anything.',
  nothing_to_rule: () => 'There is nothing to rule on.',
  not_moderator: () => 'Only the moderator can do that.',
  only_players: () => 'You’re the moderator. Only the two players can do that.',
  moderator_asks: () => 'Only the moderator can look words up during the game.',
  needs_moderator: () => 'Find a moderator, or let the table judge the words.',
  already_so: () => 'That’s already so.',
  moved_on: () => 'The game has moved on, so that can’t be undone.',
  word_moved_on: () => 'Another word has been said since then.',
  not_the_last: () => 'Only the last ruling can be taken back.',
  not_used: ({ word }) => `${shout(String(word ?? 'That'))} has not been used.`,
  no_such_pair: () => 'There is no such pair.',
  no_such_key: () => 'There was no such key word.',
  none_up: () => 'No tile is face up.',
  not_over: () => 'Possible answers are shown after the game.',
};

const HALTED: Readonly<Record<string, string>> = {
  flag: 'Play is stopped until the moderator rules on the flag.',
  dispute: 'The flag is off. Play is stopped while it can be disputed.',
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
