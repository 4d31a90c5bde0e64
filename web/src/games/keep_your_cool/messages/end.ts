/** The end of a game: who won, how, and the game over time. */
import { type Cast, nameIn, nameOf, shout, verb } from '../../../lib/names';
import { capital, counted } from '../../../lib/phrase';
import type { Side } from '../types';
import { flagOf, seconds, whose } from './forms';

/** How it came to that, in a line or two under the headline. */
const how = {
  flags: 'One player lost both flags. Points decide.',
  tiles: 'No tiles are left.',
  words: 'The game ends after 300 words.',
  tooLong: 'The game was cut short.',
  resigned: 'A player who gives up or stays away too long loses.',
  reach: (cast: Cast, grabber: number, owner: number, side: Side) =>
    `${nameOf(cast, grabber)} reached for ${flagOf(cast, owner, side)}`,
  late: (reach: string, cast: Cast, owner: number, margin: number) =>
    `${reach}. ${nameOf(cast, owner)} said stop ${seconds(margin)} too late.`,
  noStop: (reach: string, cast: Cast, owner: number) =>
    `${reach}, and ${nameIn(cast, owner)} didn’t say stop in time.`,
  score: (cast: Cast, points: readonly number[], unit: string) =>
    `${capital(points.map((each, seat) => `${nameIn(cast, seat)} ${each}`).join(', '))} ${unit}.`,
};

export const end = {
  how,
  /** What is counted. */
  unit: {
    tiles: 'tiles',
    points: 'points',
    flags: (count: number) => (count === 1 ? 'flag' : 'flags'),
  },
  /** One line for each player. */
  fact: (pairs: number, flags: number, words: number) =>
    [counted(pairs, 'pair'), counted(flags, 'flag'), counted(words, 'key word')].join(', '),
  floor: (pairs: number) =>
    `${capital(counted(pairs, 'pair'))} on the floor ${pairs === 1 ? 'counts' : 'count'} for nobody.`,
  chart: {
    title: 'How it went',
    caption: (unit: string) => `${capital(unit)} after each key word`,
    round: 'Key word',
    flag: (cast: Cast, seat: number) => `${nameOf(cast, seat)} ${verb(cast, seat, 'take')} a flag`,
    stopped: (cast: Cast, by: number) => `stopped by ${nameIn(cast, by)}`,
  },
  stops: 'Every stop, as it was judged',
  rulings: { title: 'Rulings', undone: (ruling: string) => `${ruling} (taken back)` },
  /** The key words, and what else could have answered each. */
  keys: {
    title: 'Key words',
    answers: (word: string) => `answers ${word}`,
    more: 'what else?',
    none: 'No word was left to answer it.',
    some: (count: number, words: readonly string[]) =>
      `${capital(counted(count, 'word'))} could have answered it, such as ${words.map(shout).join(', ')}.`,
  },
  /** The reach that decided it, in slow motion. */
  replay: {
    flag: (cast: Cast, owner: number) => `How ${whose(cast, owner)} flag came off`,
    closest: 'The closest call',
    stopped: (cast: Cast, owner: number, at: number) =>
      `${nameOf(cast, owner)} said stop at ${seconds(at)}.`,
    arrived: (cast: Cast, grabber: number, at: number) =>
      `${capital(whose(cast, grabber))} hand arrived at ${seconds(at)}.`,
    moving: (at: number, whole: number) => `${seconds(at)} of ${seconds(whole)}`,
    play: 'In slow motion',
    slider: 'Time since the hand set out, in ms',
  },
  /** The game as text, without its words. */
  share: {
    title: (game: string) => `Keep Your Cool on Rumpus, the ${game} game`,
    player: (mark: string, name: string, fact: string, won: boolean) =>
      `${mark} ${name}: ${fact}${won ? ', wins' : ''}`,
    stops: (count: number, closest: number) =>
      `${count} stopped in time, the closest with ${(closest / 1000).toFixed(2)} s to spare`,
  },
};
