/** The table while a game runs: header, board, draw, word, challenge, players, words so far. */
import {
  aLetter,
  type Cast,
  nameIn,
  nameOf,
  namesIn,
  namesOf,
  shout,
  verbs,
} from '../../../lib/names';
import { capital, counted, inWords, listed } from '../../../lib/phrase';
import { columns, tiles } from './parts';

/** How far the game is, for the header: "teams, turn 5 of 12". */
export const caption = {
  over: 'finished',
  kinds: {
    alone: 'solitaire',
    teams: 'teams',
    none: '',
    four_score: 'Four Score',
    flip_flop: 'Flip Flop',
  },
  draw: 'the draw',
  turn: (turn: number) => `turn ${turn}`,
  turnOf: (turn: number, turns: number) => `turn ${turn} of ${turns}`,
  turnToGoal: (turn: number, goal: number) => `turn ${turn}, to ${goal}`,
  turnToTiles: (turn: number, count: number) => `turn ${turn}, to ${count} tiles`,
};

/** What the game waits for, as other pages show it. */
export const pending = {
  draw: 'The draw for the start',
  word: (word: string) => `Is ${shout(word)} a word?`,
  window: (word: string) => `${shout(word)} is open to challenge`,
  yourTurn: 'Your turn',
  turn: (cast: Cast, seat: number) => `Waiting for ${nameIn(cast, seat)}`,
};

/** What became of a turn without a word. */
const outOfTime = 'out of time';
const passed = 'passed';

export const play = {
  seconds: (count: number) => `${count} s`,
  rule: (id: string) => `Rule ${id}`,
  show: (what: string) => `${what}, show on the board`,
  board: {
    label: (side: number, word: string) =>
      `${side} by ${side} letters${word === '' ? '' : `; path ${word}`}`,
    place: (row: number, column: number) => `row ${row}, column ${column}`,
    gap: (place: string) => `gap, ${place}`,
    letter: (letter: string, place: string, uses: number) =>
      `${letter}, ${place}${['', ', used once', ', used twice', ', spent'][uses] ?? ''}`,
  },
  draw: {
    again: 'Equal letters. Draw again.',
    pick: 'Tap a tile to look at its back.',
    waiting: (cast: Cast, seats: readonly number[]) =>
      `Waiting for ${namesIn(cast, seats)} to draw.`,
    done: 'Everyone has drawn.',
    any: 'Take any tile',
    rule: 'The letter nearest to A starts.',
    tied: (cast: Cast, seats: readonly number[], letter: string) =>
      `${namesOf(cast, seats)} drew ${aLetter(letter)} and ${seats.length > 1 ? 'draw' : 'draws'} again.`,
    tiedWithYou: (cast: Cast, seats: readonly number[], letter: string) =>
      `${namesOf(cast, seats)} drew ${aLetter(letter)}, too.`,
    drew: (cast: Cast, seat: number) => `${nameOf(cast, seat)} drew`,
    back: (cast: Cast, seat: number, letter: string) => `${nameOf(cast, seat)} drew ${letter}`,
    tile: (row: number, column: number) => `Tile in row ${row}, column ${column}`,
  },
  word: {
    title: 'Your word',
    hint: 'Your turn. Drag across letters that touch, or tap them. Tap a letter again to double it.',
    looking: (cast: Cast, seat: number) => `${nameOf(cast, seat)} is thinking.`,
    turns: (count: number) => `Turns ${columns(count)} once it stands.`,
    back: 'Take the last letter back',
    play: (word: string) => `Play ${word}`,
    clear: 'Clear',
    tape: 'Running score',
    pegs: ['', 'green peg', 'yellow peg', 'red peg'],
    slip: (letter: string, peg: string) => `${letter}, ${peg}`,
    slipFor: (letter: string, peg: string, points: number) => `${letter}, ${peg}, ${points}`,
    sum: 'Sum',
    takes: 'Tiles it would take',
    tiles: (count: number) => (count === 1 ? 'tile' : 'tiles'),
  },
  /** Why a word can't be played now, on the button that would play it. */
  held: {
    offline: (word: string) => `${word} is kept until you’re back online`,
    paused: 'The table is paused',
    turn: (cast: Cast, seat: number) => `${nameOf(cast, seat)} is thinking`,
    short: (least: number) => `${capital(inWords(least))} letters or more`,
    path: 'Not this path',
  },
  typed: {
    placeholder: 'Type a word: the board finds its path',
    label: 'Type a word; the board finds its best path',
    letters: 'Use letters only.',
    paths: 'Paths of this word',
    path: (score: number) => `${score}`,
    pathsOf: (count: number, score: number) => `${count} paths, ${score} each`,
  },
  tools: {
    times: (times: number) => `${times}×`,
    type: 'Type it',
    last: (cast: Cast, seat: number, word: string, worth: string) =>
      `${nameOf(cast, seat)} ${shout(word)} ${worth}`,
    lookUp: 'Look it up',
    known: (word: string) => `${shout(word)} is in the word list.`,
    unknown: (word: string) => `${shout(word)} isn’t in the word list.`,
  },
  pass: { label: 'Pass', question: 'Pass this turn?', yes: 'Pass this turn', no: 'Keep looking' },
  finish: {
    offer:
      'No words from the list are left on the board. The game ends when all agree, or all pass.',
    waiting: (cast: Cast, agreed: readonly number[], missing: readonly number[]) =>
      `${namesOf(cast, agreed)} ${verbs(cast, agreed, 'want')} to finish. Waiting for ${namesIn(cast, missing)}.`,
    yes: 'Finish the game',
  },
  challenge: {
    label: 'Challenge',
    accept: 'Accept',
    challenge: 'Challenge',
    played: (cast: Cast, seat: number, word: string) =>
      `${nameOf(cast, seat)} played ${shout(word)}.`,
    playedFor: (cast: Cast, seat: number, word: string, worth: string) =>
      `${nameOf(cast, seat)} played ${shout(word)} for ${worth}.`,
    question: 'Do you believe it?',
    turn: 'If it stands, the marked column turns.',
    turns: 'If it stands, the marked columns turn.',
    /** Before the seconds that are left. */
    closes: 'Closes automatically in',
    open: 'Open to challenge for',
    waiting: (cast: Cast, seats: readonly number[]) =>
      `Waiting for ${namesIn(cast, seats)} to accept it.`,
    accepted: (names: readonly string[]) =>
      `${listed(names)} ${names.length > 1 ? 'have' : 'has'} accepted.`,
    partner: 'It’s your partner’s word: the others decide.',
    youAccepted: 'You’ve accepted.',
    odds: (name: string, doubled: number) =>
      `Not a word: ${name} scores nothing. A word: ${name} scores ${doubled}.`,
    oddsForTiles: (name: string) =>
      `Not a word: ${name} takes nothing. A word: it stands, and you lose your next turn.`,
    oddsForPegs: 'Not a word: its pegs come out. A word: it stands, and you lose your next turn.',
    own: (doubled: number) => `If it’s challenged and is a word, it counts ${doubled}.`,
    ownForTiles: 'If it’s challenged and is a word, the challenger loses a turn.',
  },
  players: {
    label: 'Players',
    and: 'and',
    gone: 'gone',
    you: 'you',
    barred: 'loses the next turn',
    yourWord: 'your word',
    played: 'has played',
    yourTurn: 'your turn',
    toPlay: 'to play',
    /** The last turn of those who share a total. */
    last: {
      passed,
      timer: outOfTime,
      coached: 'coached, turn lost',
      skipped: 'sat a turn out',
      struck: (word: string) => `${shout(word)} struck out`,
      tiles: (word: string, count: number) => `${shout(word)}, ${tiles(count)}`,
      points: (word: string, points: number) => `${shout(word)} +${points}`,
      doubled: (word: string, points: number) => `${shout(word)} +${points}, doubled`,
    },
  },
  words: {
    title: 'Words so far',
    passed,
    timer: outOfTime,
    coached: 'coached, turn lost',
    skipped: 'sat this turn out',
    open: 'open to challenge',
    doubled: '×2 challenged',
    struck: 'struck out',
  },
  review: {
    title: 'After your turn',
    show: 'Show what I missed after my turn',
    onlyYou: 'Only you see this.',
    off: 'Don’t show this again',
    yours: 'yours',
    showWord: (word: string) => `Show ${shout(word)} on the board`,
    near: (word: string, distance: number) =>
      `Nearest to ${shout(word)}, ${counted(distance, 'letter')} off:`,
    takers: 'Words you could have played:',
    best: 'Worth the most:',
    scored: (word: string, made: number) => `${shout(word)} scored ${made}.`,
    took: (word: string, made: number) => `${shout(word)} took ${tiles(made)}.`,
    struck: (word: string) => `${shout(word)} was struck out.`,
    passed: 'You passed.',
    timer: 'Your time ran out.',
    coached: 'Your turn was lost to coaching.',
    skipped: 'You sat this turn out.',
    wouldScore: (word: string, best: number) => `${shout(word)} would have scored ${best}.`,
    wouldTake: (word: string, best: number) => `${shout(word)} would have taken ${tiles(best)}.`,
    twoWouldScore: (word: string, best: number, next: string, worth: number) =>
      `${shout(word)} would have scored ${best}, ${shout(next)} ${worth}.`,
    twoWouldTake: (word: string, best: number, next: string, worth: number) =>
      `${shout(word)} would have taken ${tiles(best)}, ${shout(next)} ${worth}.`,
    known: 'Of words that most people know:',
    bestScored: (best: number) => `The best word was worth ${best}.`,
    bestTook: (best: number) => `The best word would have taken ${tiles(best)}.`,
    noWord: 'There were no words on the board.',
    noTaker: 'No word would have taken a tile.',
    noBetterTaker: 'No word would have taken more.',
    noBetter: 'Nothing on the board was worth more.',
  },
};
