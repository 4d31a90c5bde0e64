/** Playing: what to do now, what to press, and what the table has just ruled. */
import { aLetter, type Cast, nameIn, nameOf, shout, verb } from '../../../lib/names';
import { capital, counted, listed } from '../../../lib/phrase';
import type { Hand, Side } from '../types';
import { aTile, countdown, flagOf, millis, seconds, whose } from './forms';

const flips = (cast: Cast, seat: number): string => verb(cast, seat, 'flip');
const has = (cast: Cast, seat: number): string => verb(cast, seat, 'have', 'has');

/** Who does what, for the header. */
const caption = {
  reached: (cast: Cast, grabber: number) => `${nameOf(cast, grabber)} reaches for you`,
  throw: 'choosing who flips first',
  first: (cast: Cast, seat: number) =>
    `${nameIn(cast, seat)} ${verb(cast, seat, 'say')} the first word`,
  roles: (cast: Cast, flipper: number, speaker: number) =>
    `${nameIn(cast, flipper)} ${flips(cast, flipper)}, ${nameIn(cast, speaker)} ${verb(cast, speaker, 'speak')}`,
  over: 'finished',
  others: 'Game in progress',
};

/** What is to be done, and one line on how. */
const task = {
  throw: { what: 'Rock, paper or scissors?', how: 'Both hands are shown together.' },
  first: { what: 'Say any word', how: 'Any word starts the game' },
  wait: {
    what: (cast: Cast, seat: number) =>
      `${nameOf(cast, seat)} ${verb(cast, seat, 'say')} the first word`,
    how: 'Then you answer it.',
  },
  flip: {
    what: 'Find a pair',
    twoUp: 'Two are face up. Turn one face down.',
    foul: 'A third tile up is a foul.',
    most: 'Two tiles up at most.',
  },
  speak: {
    what: (letters: string) => `A word with ${letters}`,
    how: (cast: Cast, flipper: number) => `${nameOf(cast, flipper)} ${flips(cast, flipper)}.`,
  },
  letters: (letters: readonly string[]) => listed(letters.map(aLetter)),
  twice: (letter: string) => `two ${letter.toUpperCase()}s`,
};

/** What stands under a name; the second form is for others. */
const doing = {
  throw: ['choose', 'chooses'],
  thrown: ['have chosen', 'has chosen'],
  first: ['begin', 'begins'],
  wait: ['wait', 'waits'],
  flip: ['flip', 'flips'],
  speak: ['speak', 'speaks'],
  barred: 'hands in pockets',
} as const;

const BEATEN: Readonly<Record<Hand, string>> = {
  rock: 'Rock blunts scissors.',
  paper: 'Paper wraps rock.',
  scissors: 'Scissors cut paper.',
};

/** Rock, paper, scissors. */
const throws = {
  label: 'Rock, paper, scissors',
  hand: { rock: 'Rock', paper: 'Paper', scissors: 'Scissors' } satisfies Record<Hand, string>,
  title: 'Who flips first?',
  chosen: { title: 'You’ve chosen', how: 'Both are shown together.' },
  secret: 'Your choice is secret.',
  paused: 'Wait for play to resume.',
  tied: (hand: Hand) => `Both ${hand}. Choose again.`,
  wins: (hand: Hand) => BEATEN[hand],
  late: 'No word came.',
  first: (cast: Cast, flipper: number) => `${nameOf(cast, flipper)} ${flips(cast, flipper)} first.`,
};

/** The word that is said. */
const word = {
  field: 'Your word',
  there: (letter: string) => `${letter}, there`,
  missing: (letter: string) => `${letter}, still missing`,
  say: 'Say it',
  keyboard: {
    label: 'Keyboard',
    delete: 'Delete',
    system: 'Use this device’s keyboard',
    own: 'Use the table’s keyboard',
  },
  chain: 'Words so far',
  by: (cast: Cast, seat: number) => `${nameIn(cast, seat)} said it`,
  key: (word: string, by: string) => `Key word ${word}, ${by}`,
};

/** Why a word is refused, or would be. */
const doubt = {
  unlisted: (word: string) => `${shout(word)} isn’t in the word list.`,
  name: (word: string) => `${shout(word)} is a name, and names don’t count.`,
  letters: (word: string, missing: readonly string[]) =>
    `${shout(word)} lacks ${listed(missing.map(aLetter))}.`,
  answers: (word: string, count: number) =>
    `${shout(word)} would leave ${counted(count, 'unused common word')} to answer it.`,
  said: (word: string) => `${shout(word)} has already been said.`,
  saidBy: (word: string, cast: Cast, seat: number) =>
    `${nameOf(cast, seat)} already said ${shout(word)}.`,
  family: (word: string, used: string) =>
    `${shout(word)} is in the same family as ${shout(used)}, which has been said.`,
  familyBy: (word: string, used: string, cast: Cast, seat: number) =>
    `${shout(word)} is in the same family as ${shout(used)}, which ${nameIn(cast, seat)} said.`,
  /** One step of a family. */
  step: (word: string, base: string, how: string) => `${word} ← ${base}, ${how}`,
};

/** Speaking instead of typing. */
const microphone = {
  label: 'Use your voice for words and stop',
  on: 'Listening',
  off: 'Speak (your browser may send your voice to its vendor)',
  holdBack: (word: string) => `Don’t say ${shout(word)}`,
  begins:
    'Listening. Your browser may send your voice to its vendor. This table gets only words and stops.',
  givesUp: 'The browser has stopped listening. Turn the microphone on again, or type.',
  forbidden:
    'The microphone is blocked. Allow it in the browser’s settings for this page, or type.',
  unsupported: 'This browser doesn’t offer speech here. Type your words instead.',
  missing: 'There’s no microphone. Type your words instead.',
  network: 'The browser’s speech service can’t be reached. Type your words instead.',
  language: 'This browser doesn’t understand English speech. Type your words instead.',
};

/** Reaching for flags, and stop. */
const reach = {
  left: 'Reach left',
  right: 'Reach right',
  out: 'Let go to pull back',
  locked: 'Locked',
  gone: 'Flag taken',
  lockedLabel: (reach: string) => `${reach}: locked until your next pair`,
  laterLabel: (ms: number, reach: string) => `${countdown(ms)}, ${reach.toLowerCase()}`,
  stopped: 'You were stopped',
  barred: 'The moderator barred you',
  noReaching: (why: string) => `${why}: no reaching until your next pair.`,
  noReachingBy: (why: string, rule: string) =>
    `${why}: no reaching until your next pair (${rule}).`,
  wants: (cast: Cast, seat: number, owner: number, side: Side) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'want')} ${flagOf(cast, owner, side)}`,
  goesBack: (cast: Cast, seat: number, owner: number, side: Side) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'go', 'goes')} back from ${flagOf(cast, owner, side)}`,
};

const stop = {
  key: 'STOP',
  label: 'Stop',
  shutLabel: (ms: number) => `Stop, locked for ${countdown(ms)}`,
  shut: (ms: number) => `Nobody was reaching. You can’t say stop for ${countdown(ms)}.`,
  theirsShut: (cast: Cast, seat: number, ms: number) =>
    `${nameOf(cast, seat)} can’t say stop for ${countdown(ms)}.`,
};

/** How a stop was judged. */
const verdict = {
  inTime: (cast: Cast, seat: number, margin: number) =>
    `${nameOf(cast, seat)} stopped with ${seconds(margin)} to spare.`,
  late: (cast: Cast, seat: number, margin: number) =>
    `${nameOf(cast, seat)} said stop ${seconds(margin)} too late.`,
  early: (cast: Cast, seat: number) =>
    `${nameOf(cast, seat)} said stop before the hand could be seen. It doesn’t count.`,
  noReach: (cast: Cast, seat: number) =>
    `${nameOf(cast, seat)} said stop, but nobody was reaching.`,
  elapsed: 'From hand shown to “stop” heard',
  reaction: (cast: Cast, seat: number) => `On ${whose(cast, seat)} screen`,
  roundTrip: 'Round trip, as measured here',
  forgiven: (most: number) => `Lag forgiven, ${millis(most)} at most`,
  counted: 'Counted',
  countedOf: (counted: number, window: number) => `${millis(counted)} of ${millis(window)}`,
};

/** What the table has just ruled; it can be looked into, and asked about. */
const news = {
  label: 'The table ruled',
  close: 'Close',
  judged: 'How it was judged',
  ask: 'Ask to overturn it',
  why: 'Why it should be overturned',
  stops: 'Play stops until the other player answers.',
  third: (cast: Cast, seat: number, flipper: number) =>
    `${nameOf(cast, seat)} turned up a third tile. ${nameOf(cast, flipper)} ${flips(cast, flipper)} now.`,
  tied: 'Both hands arrived at once. Neither counts.',
  stands: 'The ruling stands.',
  flag: (cast: Cast, seat: number, owner: number, side: Side) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} ${flagOf(cast, owner, side)}: five points.`,
  open: (flag: string) => `${flag} The moderator may still rule otherwise.`,
  /** To choose from, by what was ruled. */
  reasons: {
    word: ['It’s a word', 'It’s from another family', 'I mistyped one letter'],
    foul: ['My finger slipped', 'I’d turned one down before'],
    stop: ['I’d already pulled back', 'The stop came before I reached'],
    void: ['I’d seen the hand', 'My connection was slow'],
    flag: ['I said stop in time', 'My connection was slow'],
  },
};

/** Play is stopped; where there are two parts, a clock stands between them. */
const halt = {
  overturn: (cast: Cast, seat: number, what: string) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'want')} ${what}`,
  wanted: {
    word: (word: string) => `${shout(word)} to count`,
    foul: 'the foul taken back',
    reach: 'the stop taken back',
    stop: 'the stop to count',
    unknown: 'a ruling overturned',
  },
  quoted: (reason: string) => `“${reason}”`,
  answer: {
    before: (cast: Cast, seat: number) =>
      `Play is stopped. The ruling stands unless ${nameIn(cast, seat)} ${verb(cast, seat, 'answer')} within`,
    after: '.',
  },
  agree: 'Agree',
  stand: 'Let it stand',
  withdraw: 'Never mind',
  taken: (cast: Cast, seat: number, owner: number, side: Side) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} ${flagOf(cast, owner, side)}`,
  someTaken: (cast: Cast, seat: number) => `${nameOf(cast, seat)} ${has(cast, seat)} the flag`,
  yours: {
    before: (cast: Cast, seat: number) =>
      `Did you stop in time? Ask ${nameIn(cast, seat)} to give it back. The game ends in`,
    after: '.',
  },
  theirs: {
    before: (cast: Cast, seat: number) =>
      `Play is stopped. ${nameOf(cast, seat)} can dispute it. The game ends in`,
    after: '.',
  },
  dispute: 'Dispute it',
  inTime: 'I said stop in time',
  waits: 'The flag waits for a ruling',
  waitsFor: (cast: Cast, moderator: number) => `The flag waits for ${nameIn(cast, moderator)}`,
  ruling: { before: 'Play is stopped. Without a ruling within', after: ', the flag stays off.' },
};

/** The table as it is drawn. */
const table = {
  label: 'The table from above',
  taken: (tile: number) => `Tile ${tile}, taken`,
  up: (tile: number, symbol: string) => `Tile ${tile}, ${aTile(symbol)}`,
  down: (tile: number) => `Tile ${tile}, face down`,
  pairs: (symbols: readonly string[]) => `Pairs: ${symbols.join(', ')}`,
  noPairs: 'No pairs yet',
  none: 'no pairs yet',
  more: (ms: number) => `+${seconds(ms)}`,
  left: { title: 'Still on the table', pairs: (count: number) => counted(count, 'pair') },
  floor: (count: number) => `${counted(count, 'pair')} on the floor`,
};

/** What the keys of a keyboard do. */
const keys = {
  left: ['1', 'reach left'],
  stop: ['space', 'stop'],
  right: ['2', 'reach right'],
  flip: ['arrows', 'enter', 'turn a tile'],
} as const;

/** What a screen reader says of each event, in addition to the sentences above. */
const heard = {
  reached: (cast: Cast, seat: number, owner: number, side: Side) =>
    `${reach.wants(cast, seat, owner, side)}.`,
  dealt: (tiles: number) =>
    `${tiles} tiles lie face down. Rock, paper, scissors decides who flips first.`,
  thrown: (cast: Cast, seat: number) => `${nameOf(cast, seat)} has chosen.`,
  hand: (cast: Cast, seat: number, hand: Hand) => `${nameOf(cast, seat)}: ${hand}.`,
  tied: 'It’s a tie, so choose again.',
  anyWord: 'Say any word.',
  late: (cast: Cast, flipper: number) =>
    `No word came. Now ${nameIn(cast, flipper)} ${verb(cast, flipper, 'begin')}.`,
  said: (cast: Cast, seat: number, word: string) =>
    `${nameOf(cast, seat)} said ${shout(word)}, and now ${seat === cast.you ? 'you flip' : 'flips'}.`,
  refused: (cast: Cast, seat: number, word: string, doubt: string) =>
    `${nameOf(cast, seat)} said ${shout(word)}. ${doubt}`,
  down: (tile: number) => `Tile ${tile} is down.`,
  up: (tile: number, symbol: string) => `Tile ${tile}: ${aTile(symbol)}.`,
  pair: (cast: Cast, seat: number, symbol: string) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'take')} a pair: ${symbol}.`,
  left: (pairs: number) =>
    pairs === 0 ? 'No tiles are left.' : `${capital(counted(pairs, 'pair'))} left.`,
  third: (cast: Cast, seat: number) =>
    `A third tile. All go down, and ${nameIn(cast, seat)} ${verb(cast, seat, 'speak')}.`,
  lost: (cast: Cast, seat: number) =>
    `${nameOf(cast, seat)} lost connection, and the hand goes back. It can still be stopped.`,
  back: (cast: Cast, seat: number) => `${nameOf(cast, seat)} pulled back.`,
  again: (cast: Cast, seat: number) =>
    `${nameOf(cast, seat)} lost connection. The reach starts over when play resumes.`,
  noReaching: (cast: Cast, seat: number) =>
    `No reaching for ${nameIn(cast, seat)} until ${seat === cast.you ? 'your' : 'the'} next pair.`,
  noStop: (cast: Cast, seat: number, ms: number) =>
    `${nameOf(cast, seat)} can’t say stop for ${seconds(ms)}.`,
  flag: (cast: Cast, seat: number, owner: number, side: Side) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} ${flagOf(cast, owner, side)}.`,
  dispute: (cast: Cast, owner: number) => `${nameOf(cast, owner)} can dispute it for ten seconds.`,
  flagWaits: 'Play is stopped until the moderator rules on the flag.',
  beaten: 'The other hand got there first.',
  bothThere: 'Both hands arrived at once, so neither counts.',
  cancelled: 'There’s nothing left to reach for.',
  interrupted: 'The reach was interrupted and doesn’t count.',
  flipLate: 'Your flip came after the word.',
  asked: (cast: Cast, seat: number, reason: string) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'ask')} to overturn a ruling: ${reason}. Play is stopped.`,
  stands: 'The ruling stands. Play resumes.',
  stays: (cast: Cast, owner: number, side: Side) =>
    `${capital(flagOf(cast, owner, side))} stays off.`,
  resumes: 'Play resumes.',
};

/** A ruling as everybody reads it: who ruled what, and the reason. */
const ruled = {
  line: (cast: Cast, seat: number, what: string, reason: string) =>
    `${nameOf(cast, seat)} ${what}: ${reason}`,
  overturn: 'agreed',
  confirm: 'let the flag stay off',
  swap: 'swapped the roles',
  down: 'turned all tiles face down',
  noFoul: 'ruled that there was no foul',
  undo: 'took the last ruling back',
  inTime: 'ruled that the stop came in time',
  tooLate: 'ruled that the stop came too late',
  early: 'ruled that the stop came before the hand was seen',
  strike: (word: string) => `struck ${shout(word)} down`,
  accept: (word: string) => `accepted ${shout(word)}`,
  free: (word: string) => `freed the family of ${shout(word)}`,
  pairBack: (symbol: string) => `put the ${symbol} pair back on the table`,
  pairOut: (symbol: string) => `took the ${symbol} pair out of the game`,
  flagBack: (cast: Cast, owner: number, side: Side) => `gave ${flagOf(cast, owner, side)} back`,
  flagAway: (cast: Cast, owner: number, side: Side) => `took ${flagOf(cast, owner, side)} off`,
  lock: (cast: Cast, seat: number) => `barred ${nameIn(cast, seat)} from reaching`,
  unlock: (cast: Cast, seat: number) => `let ${nameIn(cast, seat)} reach again`,
  draw: 'declared a draw',
  winner: (cast: Cast, seat: number) => `declared ${nameIn(cast, seat)} the winner`,
  other: 'ruled',
};

export const play = {
  caption,
  task,
  doing,
  throws,
  word,
  doubt,
  microphone,
  reach,
  stop,
  verdict,
  news,
  halt,
  table,
  keys,
  heard,
  ruled,
};
