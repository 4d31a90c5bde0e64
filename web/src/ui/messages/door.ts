/** Text of the front door: games, ways to play, and the tables in the room. */
import { counted, inWords, listed } from '../../lib/phrase';

/** The opponents in a quick game. */
const against = (bots: number): string => (bots === 1 ? 'a bot' : counted(bots, 'bot'));

export const door = {
  ratings: 'Ratings',
  clubs: 'Clubs',
  companion: 'Companion for the box',
  hello: {
    title: 'Pull up a chair.',
    long: 'Table games, played in the browser. No account needed to sit down.',
    short: 'Table games. No account needed.',
    opening: 'Opening the room',
    games: 'Games',
    yourName: 'Your name',
    named: 'Your name:',
    keepName: 'Keep this name',
    signIn: 'Sign in',
    you: 'You:',
  },
  yours: {
    title: 'Your games',
    with: (game: string, others: readonly string[]) =>
      others.length > 0 ? `${game} with ${listed(others)}` : `${game}, on your own`,
    at: (game: string, table: string) => `${game}, at ${table}`,
    on: 'Your game is still on.',
    lose: 'You lose the game in',
    bot: 'A bot takes your seat in',
    botPlays: 'A bot is playing for you now.',
    lost: 'The game is over. You lost it because you were away.',
    over: 'The game is over.',
    result: 'See the result',
    back: 'Back to your seat',
  },
  find: {
    label: 'Have a table name?',
    example: 'maple-kettle-42',
    go: 'Go',
    unlike: 'Table names look like maple-kettle-42.',
  },
  shelf: {
    title: (game: string) => `Ways to play ${game}`,
    warm: 'Warm up alone',
    alone: 'Play alone',
    aloneNote: (note: string) => `: ${note}`,
    now: {
      title: 'Play now',
      line: (bots: number, quick: string) => `You and ${against(bots)}, ${quick}.`,
      start: 'Start',
      button: (bots: number) => `Play now, with ${against(bots)}`,
      quick: (quick: string) => `${quick}.`,
    },
    friends: {
      title: 'With friends',
      line: 'You get a link. Only people with the link can find your table.',
      create: 'Create a table',
      two: 'Two tables with the same board',
      createTwo: 'Create two tables with the same board',
    },
    seek: {
      find: 'Find a player',
      wanted: 'Somebody is looking for a player right now.',
      failed: 'That couldn’t be loaded. Check your connection and try again.',
    },
    join: {
      title: 'Join a table',
      free: (tables: number, game: string) => {
        if (tables === 0) return `No ${game} tables have free seats right now.`;
        if (tables === 1) return `There’s a free seat at one ${game} table.`;
        return `There are free seats at ${inWords(tables)} ${game} tables.`;
      },
      sit: 'Sit down',
      create: 'Create a public table',
      open: (tables: number) => `Join, ${tables} open`,
      createOpen: 'Create a public table, open to anyone',
    },
    tableOf: (name: string) => `${name}’s table`,
    rulebook: 'Rulebook',
    noRulebook: 'The rulebook couldn’t be loaded. Check your connection and try again.',
  },
  levels: { label: 'Bots play', title: 'How well the bots play' },
  room: {
    title: 'In the room now',
    ask: 'Ask to sit',
    people: (others: number) => (others > 0 ? `You and ${counted(others, 'other')}` : 'Only you'),
    looking: 'Looking round the room.',
    none: 'No public tables yet. Create one, and anyone in this room can sit down.',
    create: (game: string) => `Create a public ${game} table`,
    mine: (phase: string) => `you sit here, ${phase}`,
    phase: {
      over: 'finished',
      play: 'playing',
      full: 'about to begin',
      free: (free: number, seats: number) => `${free} of ${seats} seats free`,
    },
    botPlays: 'A bot is playing for you now.',
    lost: 'The game is over. You lost it because you were away.',
    over: 'The game is over.',
    result: 'See the result',
    back: 'Back to your seat',
    sit: 'Sit down',
    watch: 'Watch',
  },
  best: {
    title: 'Yesterday’s best words',
    totals: 'See yesterday’s totals',
    none: 'No words yet. Yours could be here tomorrow.',
    play: 'Play today’s board',
  },
  firstTime: { start: 'Start', later: 'Not now' },
  learn: 'Learn in two minutes',
  local: 'Play a bot offline',
};
