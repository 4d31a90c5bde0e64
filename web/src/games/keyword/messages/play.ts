/** While words are laid, and in the last call. */
import { words } from '../../../lib/messages/words';
import { type Cast, nameOf } from '../../../lib/names';
import { capital, inWords, listed } from '../../../lib/phrase';
import { cards } from './cards';

export const play = {
  /** How far the game is, for the header. */
  caption: {
    round: (round: number) => `round ${round}`,
    lastCall: 'last call',
    over: 'finished',
  },
  /** What the game waits for. */
  pending: {
    word: 'Lay your word',
    others: (names: string) => `Waiting for ${names}`,
    shown: 'The words are shown',
    lastCall: 'Last call for the keyword',
  },
  waiting: {
    others: (names: string) => `Waiting for ${names}.`,
    nobody: 'Everyone is done.',
  },
  middle: {
    title: 'The middle',
    borrowed: (card: string) => `${card}, in your word`,
  },
  hand: {
    title: 'Your hand',
    card: (card: string, at: number, all: number) => `${card}, ${at} of ${all} in hand`,
  },
  rack: {
    title: 'Your word',
    card: (card: string, at: number, all: number) => `${card}, ${at} of ${all}`,
  },
  blank: {
    title: 'Which letter is the blank?',
    question: 'Which letter is it?',
    choose: 'Choose the letter',
    change: (letter: string) => `Change the letter ${letter}`,
  },
  field: {
    label: 'Type a word; the table picks the cards',
    placeholder: 'Type a word',
  },
  /** Buttons under the hand. */
  acts: {
    lay: 'Lay face down',
    takeBack: 'Take it back',
    final: 'You can’t lay another word this round; this one is final.',
    shuffle: 'Shuffle hand',
    type: 'Type the word',
  },
  pass: {
    open: 'Pass',
    cancel: 'Don’t pass',
    keepAll: 'Pass and keep all',
    swap: (count: number) => `Pass and swap ${cards.count(count)}`,
    title: 'Which cards go?',
    hint: 'Press the ones you want to swap. You’ll sit this round out.',
    left: (time: string) => `Passing ends in ${time}.`,
    over: 'Passing is over.',
  },
  noWord: {
    open: 'No word',
    cancel: 'Keep looking',
    say: 'I have no word',
  },
  /** On the button, in place of what it does: why it can't be pressed. */
  held: {
    offline: 'Your cards are safe',
    paused: 'The table is paused',
    empty: (least: number) => `${capital(inWords(least))} letters or more`,
    tooShort: (least: number) => `${capital(cards.letters(least))} or more`,
    blueGone: 'A blue card is gone',
    blankNeedsLetter: 'Which letter is the blank?',
    onlyBlue: 'Use an orange card',
  },
  note: {
    rule: (rule: string) => `Rule ${rule}`,
    tooLong: 'Words can have at most twelve letters: six orange cards and six blue ones.',
    noneLeft: (letter: string) => `There’s no ${letter} in your hand or in the middle.`,
    noOther: (letter: string) => `There’s no other ${letter} in your hand or in the middle.`,
  },
  status: {
    empty: 'Drag or tap cards, or type your word.',
    word: 'a word',
    unknown: 'not in the list',
    passed: 'You’ve passed.',
    swapped: (count: number) => `You’ve passed and swapped ${cards.count(count)}.`,
    sealed: (names: string) => `Waiting for ${names}. You can still take it back.`,
  },
  /** Your own word face down, or none. */
  sealed: {
    none: 'No word',
    word: (count: number) => `Your ${cards.count(count)}, face down`,
    others: (count: number) => `What the others see: ${cards.count(count)}, face down`,
    othersSee: (count: number) =>
      `The others see ${cards.count(count)}, just as if you’d laid a word.`,
    onlyYou: (letters: number, blue: number) =>
      `${capital(cards.letters(letters))}, ${cards.blue(blue)}. Only you see this.`,
  },
  seats: {
    title: 'The others',
    said: (name: string, deed: string, bot: boolean) =>
      `${bot ? `${name}, ${words.bot},` : name} ${deed}`,
    /** Beside a hand, or on a tile. */
    thinking: 'thinking',
    laid: (count: number) => `laid ${cards.figure(count)}`,
    passed: 'passed',
    passedSwapped: (count: number) => `passed, swapped ${count}`,
    swapped: (count: number) => `swapped ${count}`,
    wrongCall: 'wrong call',
    /** After the name, in full. */
    inFull: {
      thinking: (held: number) => `is thinking, with ${cards.count(held)}`,
      laid: (count: number) => `laid ${cards.count(count)} face down`,
      passed: 'passed and kept all their cards',
      swapped: (count: number) => `passed and swapped ${cards.count(count)}`,
      wrongCall: (deed: string) => `${deed}, and made a wrong call`,
    },
  },
  /** Who can spell the keyword. */
  notebook: {
    title: (keyword: string) => `Who can spell ${keyword}?`,
    you: 'You:',
    /** Without words, blue letters need no explanation. */
    hint: (round: number, words: boolean) =>
      `Round ${round}.${words ? ' Blue letters came from the middle.' : ''}`,
    words: 'Everyone’s words',
    none: 'no word',
    noneYet: 'no words yet',
    wrong: 'Called it this round, but can’t spell it yet.',
    watch: 'Who has it?',
    wrongCall: 'wrong call',
    call: 'Call it',
  },
  call: {
    automatic: 'The table spots a completed keyword.',
    spectator: 'Players call a completed keyword themselves.',
    wrong: 'Your words don’t spell it yet. You get one wrong call a round:',
    open: 'I can spell it',
    question: (keyword: string) => `Do your words spell ${keyword}?`,
    yes: 'Yes, I call it',
    no: 'Not yet',
    hint: 'Everyone sees a wrong call.',
  },
  lastCall: {
    title: 'Last call.',
    now: (keyword: string) => `If you can spell ${keyword}, call it now.`,
    orangeDeck: 'The orange deck has run out.',
    blueDeck: 'The blue deck has run out.',
    stuck: 'For three rounds in a row, nobody scored and no card was discarded.',
  },
  /** What a screen reader hears. */
  heard: {
    round: (round: number) => `Round ${round}.`,
    roundTimed: (round: number, seconds: number) => `Round ${round}. You have ${seconds} seconds.`,
    tenSeconds: 'Ten seconds left.',
    filled: (letters: string) => `New in the middle: ${letters}.`,
    drew: (letters: string) => `You drew ${letters}.`,
    letters: (letters: readonly string[]) =>
      listed(letters.map((letter) => (letter === '?' ? 'a blank' : letter.toUpperCase()))),
    known: (word: string) => `${word} is a word.`,
    unknown: (word: string) => `${word} isn’t in the word list.`,
    noWord: (count: number) => `You have no word. The others see ${cards.count(count)} face down.`,
    laid: (cast: Cast, seat: number, count: number) =>
      `${nameOf(cast, seat)} laid ${cards.count(count)} face down.`,
    laidOwn: (letters: number) => `You laid a word of ${inWords(letters)} letters face down.`,
    laidMixed: (letters: number, oranges: number) =>
      `You laid a word of ${inWords(letters)} letters face down, with ${cards.count(oranges)} from your hand.`,
    missing: (count: number) => `${capital(inWords(count))} still to lay.`,
    tookBack: (cast: Cast, seat: number) =>
      `${nameOf(cast, seat)} took ${seat === cast.you ? 'your' : 'their'} word back.`,
    passed: (cast: Cast, seat: number) =>
      `${nameOf(cast, seat)} passed and kept all ${seat === cast.you ? 'your' : 'their'} cards.`,
    swapped: (cast: Cast, seat: number, count: number) =>
      `${nameOf(cast, seat)} passed and swapped ${cards.count(count)}.`,
    wrongCall: (cast: Cast, seat: number) =>
      `${nameOf(cast, seat)} called the keyword, but can’t spell it yet.`,
    lastCall: (why: string) => `${why} Last call: if you can spell the keyword, call it now.`,
    word: (name: string, word: string, length: string) => `${name}: ${word}, ${length}.`,
    none: (name: string, why: string) => `${name}: ${why}.`,
  },
};
