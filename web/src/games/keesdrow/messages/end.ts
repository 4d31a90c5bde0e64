/** After the game: how it was won, the chart and its turns, solitaire, what is shared. */
import { type Cast, nameOf, namesIn, namesOf, shout, verbs } from '../../../lib/names';
import { amount } from '../../../lib/phrase';
import { does, points, tiles } from './parts';

export const end = {
  title: 'How it went',
  board: (where: string) => `The board, ${where}`,
  chart: { caption: 'Totals after each turn', round: 'Turn' },
  /** Where on the chart one looks: "turn 5: Ida, HARVEST, 22". */
  where: {
    fresh: 'the fresh board',
    turn: (turn: number, played: string) => `turn ${turn}: ${played}`,
    played: (name: string, what: string) => `${name}, ${what}`,
    word: (word: string, worth: string) => `${shout(word)}, ${worth}`,
    struck: (word: string) => `${shout(word)}, struck out`,
    passed: 'passed',
    timer: 'out of time',
    coached: 'turn lost to coaching',
    skipped: 'turn sat out',
  },
  reason: {
    points: (goal: number) => `The goal of ${goal} was reached.`,
    exhausted: 'Nobody found another word.',
    rounds: 'Two rounds went by without a word.',
    noWordLeft: 'No words from the list were left on the board.',
    agreed: 'Everyone agreed that nothing was left.',
    tiles: (count: number) => `The first to take ${tiles(count)} wins.`,
    tooLong: 'The game was cut short, so it was scored as it stood.',
  },
  lead: {
    all: (cast: Cast, side: readonly number[]) => `${namesOf(cast, side)} led all the way.`,
    from: (cast: Cast, side: readonly number[], turn: number) =>
      `${namesOf(cast, side)} led from turn ${turn} on.`,
    untilLast: (cast: Cast, side: readonly number[]) =>
      `${namesOf(cast, side)} led until the last turn.`,
    won: (cast: Cast, side: readonly number[], word: string) =>
      `${shout(word)} won the game for ${namesIn(cast, side)}.`,
  },
  fact: {
    best: (word: string, worth: string) => `Best word ${shout(word)}, ${worth}.`,
    bestOf: (whose: string, word: string, worth: string) =>
      `Best word ${shout(word)} (${whose}), ${worth}.`,
    struck: (word: string) => `Lost ${shout(word)} to a challenge.`,
    doubled: (word: string, turn: number) => `${shout(word)} doubled in turn ${turn}.`,
    caught: (word: string, turn: number) => `Struck ${shout(word)} out in turn ${turn}.`,
    led: (turn: number) => `Led in turn ${turn}.`,
    ledFromTo: (from: number, to: number) => `Led from turn ${from} to turn ${to}.`,
    noTile: 'Took no tiles.',
    noWord: 'No word counted.',
  },
  best: { points: 'Best words', tiles: 'Words that took tiles' },
  allWords: 'Every word of the game',
  offers: {
    title: 'What was on the board',
    before: (where: string) => `Before ${where}.`,
    noTable: 'We look for the best words only while this room keeps the table.',
    whose: (cast: Cast, seat: number) => (seat === cast.you ? 'yours' : nameOf(cast, seat)),
  },
  solitaire: {
    title: 'Turn by turn',
    turn: 'Turn',
    word: 'Your word',
    points: 'Points',
    best: 'Best possible',
    total: (total: number) => `The best word of each turn adds up to ${total}.`,
    marks: ([none, green, yellow, red]: readonly [string, string, string, string]) =>
      `You share one mark a turn, for the highest peg in your word: ${green} green, ${yellow} yellow, ${red} red, ${none} no word.`,
  },
};

/** The turns that decided a game, as sentences and as words in the chart. */
export const moments = {
  title: 'Turning points',
  doubled: (word: string) => `${shout(word)} doubled`,
  struck: (word: string) => `${shout(word)} struck out`,
  leads: (word: string) => `${shout(word)} takes the lead`,
  best: (word: string, worth: string) => `${shout(word)}, ${worth}`,
  turn: (turn: number, what: string) => `Turn ${turn}: ${what}`,
  lead: (cast: Cast, side: readonly number[], word: string, worth: string) =>
    `${namesOf(cast, side)} ${verbs(cast, side, 'take')} the lead with ${shout(word)}, ${worth}.`,
  lost: (cast: Cast, seat: number, word: string) =>
    `${does(cast, seat, 'lose')} ${shout(word)} to a challenge.`,
  missed: (worth: number) => `It would have been ${worth}.`,
  takes: (cast: Cast, seat: number, word: string, worth: string) =>
    `${does(cast, seat, 'take')} ${worth} with ${shout(word)}.`,
  makes: (cast: Cast, seat: number, word: string, worth: string) =>
    `${does(cast, seat, 'make')} ${worth} with ${shout(word)}.`,
};

/** A game of the daily board as text: no word of what is on it (KD-29). */
export const share = {
  title: (date: string) => `Rumpus daily board, ${date}`,
  game: (rounds: number) => `Keesdrow, ${amount(rounds, 'round')}`,
  total: (total: number, turns: number) => `${points(total)} in ${amount(turns, 'turn')}`,
  longest: (letters: number) => `Longest word: ${letters} letters`,
  none: 'No word found',
};
