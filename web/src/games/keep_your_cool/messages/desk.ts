/** The moderator’s desk: what happened, what may be ruled, and ready-made reasons. */
import { type Cast, nameIn, nameOf, shout } from '../../../lib/names';
import type { Pair, Side } from '../types';
import { flagOf, seconds } from './forms';

const wins = (standard: boolean): string => (standard ? ' and wins' : '');
const barred = (name: string): string => `Stopped in time. The flag stays, and ${name} is barred.`;
const pairOf = (cast: Cast, pair: Pair): string =>
  pair.floor
    ? `the ${pair.symbol} pair from the floor`
    : `${nameIn(cast, pair.seat)}’s ${pair.symbol} pair`;

/** What happened, in a sentence and on a strip of three seconds. */
const dispute = {
  label: 'In dispute',
  lag: (most: number) =>
    most > 0
      ? `Times are corrected for lag, by at most ${most} ms.`
      : 'Times are corrected for lag.',
  say: 'You have the final say.',
  /** A clock stands between the two. */
  due: { before: 'Rule within', after: ', or the flag stays off.' },
  reached: (cast: Cast, grabber: number, owner: number, side: Side) =>
    `${nameOf(cast, grabber)} reached for ${flagOf(cast, owner, side)}`,
  withdrawn: (reach: string) => `${reach} and pulled back.`,
  unstopped: (reach: string) => `${reach}, and nobody said stop.`,
  stopped: (reach: string, cast: Cast, owner: number) =>
    `${reach}, and ${nameIn(cast, owner)} said stop.`,
  plain: (reach: string) => `${reach}.`,
  word: (cast: Cast, seat: number, doubt: string) => `${nameOf(cast, seat)} said a word. ${doubt}`,
  third: (cast: Cast, seat: number) => `${nameOf(cast, seat)} turned up a third tile.`,
};

/** Both players on a strip of time. */
const strip = {
  label: (cast: Cast, grabber: number, stopper: number, stop: string | null) =>
    `${nameOf(cast, grabber)} reached. ${stop === null ? 'No stop' : `${nameOf(cast, stopper)}: ${stop}`}`,
  begins: 'reach begins',
  off: 'off',
  wouldBeOff: 'would be off',
  noStop: 'no stop',
  seen: 'hand seen',
  second: (count: number) => `${count} s`,
  inTime: (margin: number) => `stop, ${seconds(margin)} to spare`,
  late: (margin: number) => `stop, ${seconds(margin)} late`,
  early: 'stop, before the hand was seen',
};

/** Rulings to choose: each says what it does, and has its reason. */
const ruling = {
  inTime: { text: barred, reason: 'The stop came in time.' },
  inTimeStands: (name: string) => `${barred(name)} Let that stand.`,
  offStands: 'The flag is off. Let that stand.',
  tooLate: {
    text: (name: string, standard: boolean) => `Too late. ${name} has the flag${wins(standard)}.`,
    confirmed: 'The flag was off.',
    reason: 'The stop came too late.',
  },
  neither: { text: 'Neither. The flag goes back.', reason: 'The reach doesn’t count.' },
  early: {
    text: (name: string) => `The stop was void. ${name} may reach again.`,
    reason: 'The stop came before the hand was seen.',
  },
  withdrawnStands: 'Pulled back in time. Let that stand.',
  wordStands: 'The word was refused. Let that stand.',
  foulStands: 'A foul. Let that stand.',
  noFoul: {
    text: (name: string) => `No foul. ${name} flips as before.`,
    reason: 'The third tile was an accident.',
  },
  accept: {
    text: (word: string) => `Accept ${shout(word)}.`,
    reason: (word: string) => `${shout(word)} is a word.`,
  },
  strike: { text: 'Strike it down', reason: (word: string) => `${shout(word)} doesn’t count.` },
  free: {
    text: (word: string) => `Free the family of ${shout(word)}.`,
    reason: (word: string) => `The family of ${shout(word)} may be used again.`,
  },
  swap: {
    text: 'Swap roles',
    reason: (cast: Cast, flipper: number) => `Now ${nameIn(cast, flipper)} flips.`,
  },
  down: { text: 'Turn all tiles face down', reason: 'All tiles go face down.' },
  undo: { text: 'Undo ruling', reason: 'That ruling was a mistake.' },
  pairBack: {
    text: (cast: Cast, pair: Pair) => `Put ${pairOf(cast, pair)} back on the table`,
    reason: 'The pair goes back.',
  },
  pairOut: {
    text: (cast: Cast, pair: Pair) => `Put ${pairOf(cast, pair)} on the floor`,
    reason: 'The pair is out of the game.',
  },
  flagBack: {
    text: (cast: Cast, owner: number, side: Side) => `Put ${flagOf(cast, owner, side)} back`,
    reason: 'The flag goes back.',
  },
  flagAway: {
    text: (cast: Cast, owner: number, side: Side) => `Take ${flagOf(cast, owner, side)} off`,
    reason: 'The flag is off.',
  },
  unlock: {
    text: (name: string) => `${name} may reach again`,
    reason: (name: string) => `${name} may reach again.`,
  },
  lock: {
    text: (name: string) => `Bar ${name} from reaching`,
    reason: 'No reaching until the next pair.',
  },
  winner: { text: (name: string) => `${name} wins`, reason: (name: string) => `${name} wins.` },
  draw: { text: 'A draw', reason: 'The game is a draw.' },
};

export const desk = {
  title: 'Moderator',
  idle: 'You’re the moderator.',
  open: 'Make a ruling',
  welcome: {
    title: 'You’re the moderator',
    how: 'You see what the players see. The table’s rulings come up here, and you have the final say.',
  },
  dispute,
  strip,
  ruling,
  reason: {
    label: 'Your reason, for everybody to read',
    send: 'Make this ruling',
    cancel: 'Never mind',
  },
  past: 'Just now',
  rulings: 'Rulings',
  word: {
    title: (word: string) => `Key word: ${word}`,
    none: 'No key word yet',
    /** Follows the word. */
    fine: 'is in the word list and has the letters, and its family is unused.',
    accepted: 'You accepted it.',
    field: 'Look up a word',
    send: 'Look up',
  },
  tools: {
    label: 'Tools',
    pause: 'Pause',
    resume: 'Resume',
    swap: 'Swap roles',
    down: 'Turn all tiles face down',
    third: 'No third tile',
    pair: 'A pair',
    flag: 'A flag',
    lock: 'A lock',
    undo: 'Undo ruling',
    result: 'The result',
  },
};
