/** Sentences for the table's own refusals, by code; a game has its own for the rest. */
import type { Refused } from '../game';
import { amount, inWords } from '../phrase';

const NOT_UNDERSTOOD = 'The room didn’t understand that. Reload the page.';

export const refusals: Record<string, string | ((params: Refused['params']) => string)> = {
  lesson: 'The lesson is waiting for something else. Read the sentence above.',
  not_host: 'Only the host can do that.',
  removed: 'The host removed you from this table. You can watch, or create your own.',
  not_admitted: 'Someone has to let you in first.',
  not_removed: 'You’ve already let that guest back in.',
  seat_taken: 'That seat is taken.',
  no_such_seat: 'This table has no such seat.',
  not_seated: 'Take a seat first.',
  already_seated: 'You’re already in that seat.',
  too_few: ({ least }) =>
    typeof least === 'number'
      ? `This game needs at least ${inWords(least)} players.`
      : 'There aren’t enough players yet.',
  terms_changed: 'The house rules have just changed. Read them, then press Ready.',
  not_ready: 'Someone isn’t ready yet. The game can start once everyone is.',
  no_such_option: 'There’s no such house rule.',
  bad_option: 'The house rules don’t allow that.',
  options_clash: 'That conflicts with another house rule.',
  no_such_lexicon: 'That word list isn’t installed here.',
  no_such_word: ({ word }) =>
    `${typeof word === 'string' ? word.toUpperCase() : 'That'} can’t be proposed from this table’s word list. Try another word.`,
  not_lobby: 'The game has already begun.',
  not_playing: 'No game is being played here now.',
  not_over: 'The game isn’t over yet.',
  no_queue: 'This table has no line to join.',
  already_queued: 'You’re already in line.',
  not_queued: 'You’re no longer in line.',
  queue_full: 'The line is full. Try again after this game.',
  already_rematched: 'The next game has already been created.',
  paused: 'The table is paused.',
  not_paused: 'The table isn’t paused.',
  not_gone: ({ seconds }) =>
    typeof seconds === 'number'
      ? `That player may still come back. Give it ${amount(seconds, 'second')}.`
      : 'That player may still come back. Give it a moment.',
  your_move: 'It’s your move, so you can’t pause. Someone else can.',
  pause_later: ({ seconds }) =>
    typeof seconds === 'number'
      ? `You’ve just paused. Wait ${amount(seconds, 'second')}, or ask someone else to pause.`
      : 'You’ve just paused. Ask someone else to pause.',
  slow_table: 'You can’t pause or replace a player in a slow game.',
  moderator_paused: 'The moderator paused the table. Only they can resume.',
  not_all_here: 'Someone is away. The game resumes when everyone is back.',
  bot_plays: 'A bot is playing that seat now.',
  not_taken: 'No bot is playing for you.',
  gave_up: 'You’ve given up this game.',
  no_such_level: 'There’s no such bot.',
  no_bots: 'Bots can’t be moderators.',
  no_such_table: 'There’s no table by that name.',
  table_broken: 'We can’t read that table any more. Create another.',
  no_such_game: 'That game isn’t available here yet.',
  too_many: 'One thing at a time. Try again in a moment.',
  too_long: 'That’s too long.',
  unwelcome_name: 'This room doesn’t allow a word in that name. Choose another one.',
  too_large: 'That’s too long.',
  rate: 'One thing at a time. Try again in a moment.',
  log_full: 'This table has gone on for too long. Create another.',
  daily_alone: 'The daily board is for one player, without changes or pauses.',
  daily_first: 'Play today’s board yourself first.',
  twin_first: 'You have the same board at the other table. Finish there first.',
  no_twin: 'This table has no twin.',
  at_twin: 'You have a seat at the other table. You can’t play at both.',
  second_side: 'Two people who share a screen must both play.',
  seen_twin: 'You have seen this board at the other table, so you can’t play it here.',
  twin_started: 'The other table has begun, so house rules can’t change.',
  twin_differs: 'The two tables don’t match yet. We’re fixing that. Press Start again in a moment.',
  hushed: 'Partners keep silent during their team’s turn.',
  banned: ({ reason }) => `You’re banned, so you can only watch. The reason: ${reason}`,
  banned_address: ({ reason }) => `Your network address is banned. The reason: ${reason}`,
  closing_soon: 'The room is closing soon, so no new games can begin.',
  table_closed: ({ reason }) => `This table was closed. The reason: ${reason}`,
  bad_text: 'Type something first.',
  wrong_origin: ({ origin, host }) =>
    `This page is at ${origin}, but the room received ${host}. Its web server must pass the Host header on unchanged.`,
  bad_request: 'That doesn’t look right.',
  bad_action: NOT_UNDERSTOOD,
  bad_question: NOT_UNDERSTOOD,
  malformed: NOT_UNDERSTOOD,
  void: 'That came too late.',
  offline: 'You’re offline, so that wasn’t sent. Nothing has changed.',
  lost: 'The connection dropped before the answer came. Check the table, then try again.',
  try_again: 'Something failed on our side. Nothing has changed. Try again.',
  internal: 'Something failed on our side. Nothing has changed.',
};

/** The sentence for an unknown code. */
export const unknown = (code: string): string => `That isn’t possible now (${code}).`;
