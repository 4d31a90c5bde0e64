/** Text of a table in play and after the game: header, drawers, absence, pauses, next game. */
import { amount, capital, inWords, listed } from '../../lib/phrase';

export const table = {
  unloaded: {
    title: 'The game couldn’t be loaded',
    line: 'Your seat is safe. Check your connection and reload the page.',
  },
  line: {
    daily: (day: string) => `Daily board of ${day}`,
    dailyPart: (caption: string) => `${capital(caption)}, daily board`,
    over: 'finished',
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
  firstTime: { start: 'Start', later: 'Not now' },
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
    bot: 'A bot plays for you.',
    takeBack: 'Take back your seat',
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
    kept: 'Reconnecting, your seat is kept',
    keptShort: 'Your seat is kept',
    over: 'Reconnecting. After a minute away this game may be over',
    overShort: 'This game may be over',
    bot: 'Reconnecting. A bot may be playing for you',
    botShort: 'A bot may be playing',
  },
  gone: {
    left: (names: readonly string[]) => `${listed(names)} left.`,
    lost: (names: readonly string[]) => `${listed(names)} lost connection.`,
    stopped: (what: string) => `${what} Play is paused.`,
    back: (names: readonly string[]) => `${listed(names)} ${names.length > 1 ? 'are' : 'is'} back.`,
    bots: (names: readonly string[]) =>
      names.length > 1
        ? `Bots play for ${listed(names)} now.`
        : `A bot plays for ${listed(names)} now.`,
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
  settings: {
    title: 'This table',
    sound: 'Sound',
    soundNote: 'Short and quiet.',
    soundKey: 'Short and quiet. Press M to switch it.',
    lamp: 'Lamplight',
    lampNote: 'A dark room with one lamp over the table.',
    pause: 'Pause the table',
    bot: 'Let a bot play for me',
    seed: {
      title: 'Nobody could know the deal in advance',
      fixed:
        'All randomness in this game comes from one secret seed. Its fingerprint was fixed before the start:',
      shown: 'The game is over, and this is the seed. Its SHA-256 is the fingerprint.',
      later: 'After the game the seed appears here, and anyone can check the deal.',
      laterTwin: 'After both games the seed appears here, and anyone can check the deal.',
    },
  },
  talk: {
    title: 'Talk',
    log: 'Messages',
    empty: 'Nobody has said anything yet.',
    unsent: 'Not sent: no connection.',
    waiting: 'Waiting to be sent.',
    again: 'Send again',
    discard: 'Discard',
    watching: (count: number) => (count === 1 ? 'One spectator' : amount(count, 'spectator')),
    say: 'Say something to the table',
    send: 'Send',
  },
  end: {
    title: 'After the game',
    download: 'Download the record',
    record: 'Record',
    shareGame: 'Share this game',
    share: 'Share',
    shareText: 'What is shared',
    copied: 'Copied',
    copiedThat: 'Copied.',
    notCopied: 'That couldn’t be copied.',
    result: {
      shared: 'Shared.',
      copied: 'Result copied.',
      failed: 'The result couldn’t be copied.',
    },
    scores: 'Today’s scores',
    changeRules: 'Change rules',
    next: 'Go to the next game',
    join: 'Join the rematch',
    rematch: 'Rematch',
    again: 'Play again',
    you: 'You',
    want: (names: readonly string[], plural: boolean) =>
      `${listed(names)} ${plural ? 'want' : 'wants'} a rematch.`,
  },
  turns: {
    youNext: 'You’re next.',
    next: (name: string) => `Next: ${name}.`,
    both: (first: string | null, second: string | null) =>
      `Next: ${listed([first ?? 'You', second ?? 'you'])}.`,
    stays: (name: string | null, next: string) =>
      `${name === null ? 'You stay' : `${name} stays`} on. ${next}`,
    play: (name: string) => `Play ${name}`,
    start: 'Start the next game',
    won: (name: string, won: number, played: number, row: number) =>
      `${name} ${won} of ${played}${row > 1 ? ` (${row} in a row)` : ''}`,
    wonSoFar: (each: readonly string[]) => `Won so far: ${each.join(', ')}.`,
  },
  twin: {
    title: 'At the other table',
    here: 'Here',
    there: 'There',
    go: (name: string) => `Go to ${name}`,
    equal: (total: number) => `Both tables scored ${total} on this board.`,
    hereMore: (here: number, there: number) =>
      `This table scored ${here} on this board, the other ${there}.`,
    thereMore: (here: number, there: number) =>
      `The other table scored ${there} on this board, this one ${here}.`,
    compare: 'We compare totals once both games are over.',
    playing: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'is' : 'are'} still playing there.`,
    unbegun: 'The other table hasn’t begun.',
  },
};
