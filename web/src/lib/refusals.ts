/** Sentences for what the table itself refuses; a game has its own for the rest. */
import type { Refused } from './game';
import { inWords } from './phrase';

type Params = Refused['params'];

const NOT_UNDERSTOOD = 'The room did not understand that. Load the page again.';

const SENTENCES: Record<string, string | ((params: Params) => string)> = {
  not_host: 'Only the host can do that.',
  removed: 'The host has removed you from this table. You can watch, or create your own.',
  not_removed: 'That guest can sit here again already.',
  seat_taken: 'Somebody sits there already.',
  no_such_seat: 'There is no such seat at this table.',
  not_seated: 'Take a seat first.',
  already_seated: 'That is your seat already.',
  too_few: ({ least }) =>
    typeof least === 'number'
      ? `This game needs at least ${inWords(least)}.`
      : 'Too few are seated.',
  terms_changed: 'The house rules have just changed. Look at them, then say that you are ready.',
  not_ready: 'Somebody is not ready yet. The game can start once everybody is.',
  no_such_option: 'There is no such house rule.',
  bad_option: 'The house rules do not allow that.',
  options_clash: 'That does not go with another house rule.',
  no_such_lexicon: 'That word list is not installed here.',
  no_such_word: ({ word }) =>
    `${typeof word === 'string' ? word.toUpperCase() : 'That'} is not in this table’s word list, or not for proposing. Try another word.`,
  not_lobby: 'The game has already begun.',
  not_playing: 'Nobody is playing here now.',
  not_over: 'The game is not over yet.',
  no_queue: 'Nobody can wait for a seat at this table.',
  already_queued: 'You are in line already.',
  not_queued: 'You are not in line any more.',
  queue_full: 'The line is full. Try again after this game.',
  already_rematched: 'The next table is set already.',
  paused: 'The table is paused.',
  not_paused: 'The table is not paused.',
  not_gone: ({ seconds }) =>
    typeof seconds === 'number'
      ? `That player may still come back. Give it ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
      : 'That player may still come back. Give it a moment.',
  your_move: 'It is your move, so the clock is yours. Somebody else can pause the table.',
  pause_later: ({ seconds }) =>
    typeof seconds === 'number'
      ? `You have just paused. You can again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}; the others can now.`
      : 'You have just paused. The others can.',
  moderator_paused: 'The moderator has paused. Only they can let play go on.',
  not_all_here: 'Somebody is away. The game goes on by itself when everybody is back.',
  bot_plays: 'A bot plays that seat now.',
  not_taken: 'No bot plays for you.',
  no_such_level: 'There is no such bot.',
  no_bots: 'A bot can’t take that seat: whoever has it rules, and does not play.',
  no_such_table: 'There is no table of that name.',
  table_broken: 'That table can’t be read on our side. Set another.',
  no_such_game: 'That game is not set up yet.',
  too_many: 'One thing at a time. Try again in a moment.',
  too_long: 'That is too long.',
  too_large: 'That is too long.',
  rate: 'One thing at a time. Try again in a moment.',
  log_full: 'This table has gone on for too long. Set another.',
  daily_alone: 'The daily board is played alone, as it is, and its clock does not stop.',
  daily_first: 'Play your own board of the day first.',
  twin_first: 'You have the same board at the other table. Finish there first.',
  no_twin: 'This table has no twin.',
  at_twin: 'You have a seat at the other table of this board. Nobody plays at both.',
  second_side:
    'Whoever shares a screen plays beside the person whose it is, and neither of the two moderates.',
  seen_twin: 'You have seen this board at the other table, so you can’t play it here.',
  twin_started: 'The other table has begun, so the house rules stand.',
  twin_differs:
    'The tables do not agree on their rules, or somebody has a seat at both. It is put right now: start again in a moment.',
  hushed: 'Partners keep silent during their team’s turn, and so does whoever watches.',
  bad_text: 'There is nothing to read in that.',
  wrong_origin: ({ origin, host }) =>
    `This page is ${origin}, but the room was asked as ${host}. Its web server has to pass on Host unchanged.`,
  bad_request: 'That does not look right.',
  bad_action: NOT_UNDERSTOOD,
  bad_question: NOT_UNDERSTOOD,
  malformed: NOT_UNDERSTOOD,
  void: 'That came too late.',
  offline: 'No connection, so that was not sent. Nothing has changed.',
  lost: 'The connection was lost before the answer came. Check the table, then try again.',
  try_again: 'Something failed on our side. Nothing has changed. Try again.',
  internal: 'Something failed on our side. Nothing has changed.',
};

/** Whether it was the line that failed, not the room that refused. */
export const isLost = ({ code }: Refused): boolean => code === 'offline' || code === 'lost';

/** The table's sentence for a refusal, or null when the code is not the table's. */
export function tableSentence({ code, params }: Refused): string | null {
  const found = SENTENCES[code];
  if (found === undefined) return null;
  return typeof found === 'string' ? found : found(params);
}

/** A sentence in any case: the game's, the table's, or one that says the least. */
export function sentenceOf(refused: Refused, game?: (refused: Refused) => string): string {
  return tableSentence(refused) ?? game?.(refused) ?? `That is not possible now (${refused.code}).`;
}
