/** Text of a table's door: who may sit and watch, asking, the password, and the seat elsewhere. */
import type { Refused } from '../../lib/game';
import { inWords, listed } from '../../lib/phrase';
import { sentenceOf } from '../../lib/refusals';

export const entry = {
  sit: {
    title: 'Who can sit down?',
    line: 'can sit down.',
    choices: {
      open: { phrase: 'Anyone with the link', note: 'They take any free seat.' },
      ask: { phrase: 'People who ask first', note: 'Anyone at the table can let them in.' },
      password: { phrase: 'People with the password', note: 'Send it along with the link.' },
    },
  },
  watch: {
    title: 'Who can watch?',
    line: 'can watch.',
    choices: {
      anyone: { phrase: 'Anyone with the link', note: 'Spectators see what everyone sees.' },
      players: { phrase: 'Only players', note: 'Nobody else sees the game or its record.' },
    },
  },
  region: 'Who can come in',
  password: {
    choose: 'Ask for a password',
    change: 'Change the password',
    use: 'Use this password',
    rule: 'Use 4 to 40 characters. Capitals don’t matter.',
    label: 'Password of this table',
    enter: 'Come in',
  },
  invite: {
    open: 'Anyone with the link can sit down, or watch once you’ve started. No account needed.',
    players: 'Anyone with the link can sit down until you start. No account needed.',
    ask: 'Friends with the link ask first, and you let them in. No account needed.',
    password: 'Send the password along with the link. No account needed.',
  },
  listed: 'Anyone in this room can find it.',
  knock: {
    ask: 'Ask to sit down',
    asked: 'Someone at the table has to let you in.',
    waiting: 'You’ve asked. Waiting for an answer.',
    withdraw: 'Stop asking',
    away: 'They turned you away this time.',
    lapsed: 'Your request has expired. Ask again.',
    password: 'This table has a password. Ask the person who invited you.',
  },
  step: {
    title: (host: string | null) => (host === null ? 'A closed table' : `${host}’s table`),
    line: (game: string) => `You’re invited to play ${game}.`,
    name: 'Your name at the table',
    opening: 'Looking for the table',
    door: 'Go to the front door',
    closed: 'Only the players can watch',
    next: 'The host lets only the players watch this game. Ask them about the next one.',
  },
  asks: {
    line: (name: string) => `${name} would like to sit down.`,
    more: (count: number) => `${count} more are waiting.`,
    admit: 'Let in',
    away: 'Turn away',
  },
  elsewhere: {
    title: 'You’re in another game',
    line: (game: string, others: readonly string[]) =>
      `${game} with ${listed(others)} is still on. ${others.length === 1 ? listed(others) : 'They'} would have to wait.`,
    bot: 'If you stay away for a minute, a bot plays for you.',
    loses: 'If you stay away for a minute, you lose it.',
    back: 'Back to that game',
    both: 'Sit down here too',
    lobby: (game: string, others: readonly string[]) =>
      `You also have a seat for ${game} with ${listed(others)}. That game hasn’t begun.`,
    backToTable: 'Back to that table',
    leaveTable: 'Leave that table',
    leave: 'Leave that game',
    gone: (others: readonly string[]) =>
      others.length === 1
        ? `That game ends, and ${listed(others)} wins. You can’t undo this.`
        : 'You lose, and a bot plays on for you if the others go on. You can’t undo this.',
    giveUp: 'Give up and sit here',
    keep: 'Keep playing',
  },
};

const REFUSALS: Record<string, string | ((params: Refused['params']) => string)> = {
  wrong_table_password: 'That’s not the password. Check it with the host.',
  short_password: ({ least }) =>
    typeof least === 'number' ? `Use at least ${inWords(least)} characters.` : 'That’s too short.',
  tries_later: 'Too many tries. Wait a few minutes, then try again.',
  no_password: 'Choose a password first.',
  door_changed: 'The host has changed who can sit down. Reload the page.',
  door_closed: 'This table is closed. Ask to sit down first.',
  players_only: 'Only the players of this table can watch.',
  not_asking: 'That guest is no longer asking.',
  may_sit: 'That guest can already sit down.',
};

/** The sentence for a refusal at a door. */
export function doorSentence(refused: Refused): string {
  const known = Object.hasOwn(REFUSALS, refused.code) ? REFUSALS[refused.code] : undefined;
  return (typeof known === 'function' ? known(refused.params) : known) ?? sentenceOf(refused);
}
