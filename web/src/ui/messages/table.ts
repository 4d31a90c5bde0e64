/** Text of a table in play: header, absence and pauses. */
import { capital, inWords, listed } from '../../lib/phrase';

export const table = {
  unloaded: {
    title: 'The game couldn’t be loaded',
    line: 'Your seat is safe. Check your connection and reload the page.',
  },
  line: {
    daily: (day: string) => `Daily board of ${day}`,
    dailyPart: (caption: string) => `${capital(caption)}, daily board`,
    over: 'finished',
    /** The game goes on from a moment of another one. */
    tried: 'a try from a replay',
    triedPart: (caption: string) => `${capital(caption)}, a try`,
  },
  header: {
    leave: 'Leave the table',
    sound: 'Sound',
    rulebook: 'Rulebook',
    talk: 'Talk',
    talkNew: (lines: number) => `Talk, ${lines} new`,
    settings: 'Table settings',
    soundOn: 'Sound on.',
    soundOff: 'Sound off.',
  },
  pending: { back: 'Back to the game' },
  leaving: {
    title: 'Leave the game?',
    kept: 'Your seat is kept for',
    bot: 'Then a bot plays for you until you come back.',
    lose: (others: readonly string[]) =>
      `Then ${listed(others)} ${others.length === 1 ? 'wins' : 'win'}.`,
    stay: 'Stay',
    leave: 'Leave',
  },
  standing: {
    watching: 'You’re watching',
    watchingQueued: (place: string) => `You’re watching. ${place}`,
    bot: 'A bot is playing for you.',
    takeBack: 'Take back your seat',
    gaveUp: 'You gave up. A bot plays on for you.',
  },
  connection: {
    lost: 'Reconnecting',
    late: 'No answer yet',
    lateLong: 'No answer yet. Waiting for the room',
    restored: 'The room was restored from a backup. Play continues from an earlier point.',
    noted: 'OK',
    unsent: 'Reconnecting. Your last action is waiting to be sent',
    unsentShort: 'Waiting to be sent',
    staleShort: 'This may be out of date',
    kept: 'Reconnecting. Your seat is kept',
    keptShort: 'Your seat is kept',
    over: 'Reconnecting. After a minute away this game may be over',
    overShort: 'This game may be over',
    bot: 'Reconnecting. A bot may be playing for you',
    botShort: 'A bot may be playing',
  },
  gone: {
    left: (names: readonly string[]) => `${listed(names)} left.`,
    lost: (names: readonly string[]) =>
      `${listed(names)} ${names.length > 1 ? 'aren’t' : 'isn’t'} connected.`,
    stopped: (what: string) => `${what} Play is paused.`,
    back: (names: readonly string[]) => `${listed(names)} ${names.length > 1 ? 'are' : 'is'} here.`,
    bots: (names: readonly string[]) =>
      names.length > 1
        ? `Bots are playing for ${listed(names)} now.`
        : `A bot is playing for ${listed(names)} now.`,
    noBot: 'The table is paused, so no bot takes over.',
    bot: (time: string) => `A bot takes over in ${time}`,
    away: (name: string) => `${name} is away`,
    manyAway: (count: number) => `${capital(inWords(count))} are away`,
    forfeits: (name: string, time: string) => `${name} forfeits in ${time}`,
    altogether: (what: string, away: string, most: string) =>
      `${what}. Time away in this game: ${away} of ${most}`,
    letBot: 'Let a bot play',
    letBots: 'Let bots play',
    pause: 'Pause',
  },
  pause: {
    byYou: 'You paused the table.',
    by: (name: string) => `${name} paused the table.`,
    byRoom: 'The table is paused.',
    clocks: (what: string) => `${what} All clocks are stopped.`,
    ruled: (what: string, moderator: string | null | undefined) =>
      `${what} Only ${moderator ?? 'the moderator'} can resume.`,
    resume: 'Resume',
  },
};
