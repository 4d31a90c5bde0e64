/** Text of the big screen: a table on a television. */
import { listed } from '../../lib/phrase';

export const screen = {
  title: (game: string) => `${game} on the big screen`,
  join: {
    title: 'Join with your phone',
    code: 'QR code of the table’s link',
    or: 'or open',
    onlyHere: 'Phones can’t open this address.',
    elsewhere: 'Start the room with HOST=0.0.0.0, and open the address that it prints.',
  },
  seats: {
    title: 'Seats',
    free: 'Free seat',
    ready: 'ready',
    choosing: 'reading the rules',
    bot: 'bot',
    botWho: (note: string) => `bot, ${note}`,
    away: 'away',
    turn: 'has the turn',
    moderator: 'moderates',
  },
  waiting: {
    more: (players: number) => `Waiting for ${players === 1 ? 'one more player' : 'players'}.`,
    unready: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'isn’t' : 'aren’t'} ready yet.`,
    starts: (host: string | null) => `${host ?? 'The host'} can start the game.`,
    rule: 'Your phone is your hand. This screen shows the table.',
  },
  paused: 'Play is paused',
  gone: (names: readonly string[]) => `Waiting for ${listed(names)} to come back.`,
  lost: 'Reconnecting',
  over: {
    again: 'Play again? Ask for a rematch on your phone.',
    place: (place: number) => `Place ${place}`,
  },
  closed: {
    title: 'Only players can show this table',
    line: 'Open this page in a browser that has a seat here, or let spectators in.',
    table: 'Go to the table',
  },
  controls: {
    title: 'This screen',
    full: 'Full screen',
    leave: 'Leave full screen',
    sound: 'Sound',
    soundOn: 'Press for sound',
    light: 'Lamplight',
  },
};
