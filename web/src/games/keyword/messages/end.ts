/** The end of a game, and its rounds looked back at. */
import { type Cast, nameOf, namesOf, shout, verb } from '../../../lib/names';
import { capital, listed } from '../../../lib/phrase';
import { cards } from './cards';

export const end = {
  /** Who won, and by what. */
  headline: {
    over: 'The game is over.',
    spells: (cast: Cast, seat: number, keyword: string) =>
      `${nameOf(cast, seat)} ${verb(cast, seat, 'spell')} ${shout(keyword)}.`,
    /** As it is heard: there the results say it. */
    spellsAndWins: (cast: Cast, seat: number, keyword: string) =>
      `${nameOf(cast, seat)} ${verb(cast, seat, 'spell')} ${shout(keyword)} and ${verb(cast, seat, 'win')}.`,
    shared: (cast: Cast, seats: readonly number[]) => `${namesOf(cast, seats)} share the win.`,
    wins: (cast: Cast, seat: number) => `${nameOf(cast, seat)} ${verb(cast, seat, 'win')}.`,
    winsBy: (cast: Cast, seat: number, lead: string) =>
      `${nameOf(cast, seat)} ${verb(cast, seat, 'win')} by ${lead}.`,
  },
  /** Why it is over, under the headline. */
  why: {
    keyword: (rounds: number) => `The code was cracked after ${cards.rounds(rounds)}.`,
    orangeDeck: (rounds: number) => `The orange deck ran out after ${cards.rounds(rounds)}.`,
    blueDeck: (rounds: number) => `The blue deck ran out after ${cards.rounds(rounds)}.`,
    stuck: 'For three rounds in a row, nobody scored and no card was discarded.',
    tooLong: 'The game was cut short, so it was scored as it stood.',
  },
  /** As it is heard while the table still shows the last round. */
  heard: {
    orangeDeck: 'The orange deck has run out.',
    blueDeck: 'The blue deck has run out.',
  },
  /** What decided among equals. */
  decided: {
    words: (words: number) => `${capital(cards.words(words))} each.`,
    letters: (words: number, letters: number) =>
      `${capital(cards.words(words))} and ${cards.letters(letters)} each.`,
    shared: (words: number, letters: number) =>
      `${capital(cards.words(words))} each, and ${cards.letters(letters)}.`,
    moreWords: (cast: Cast, seats: readonly number[]) => `${namesOf(cast, seats)} had more words.`,
  },
  results: {
    unit: (count: number) => (count === 1 ? 'word' : 'words'),
    none: 'No word kept.',
    fact: (letters: number, blue: number, longest: string) =>
      `${cards.measure(letters, blue)}. Longest: ${shout(longest)}.`,
  },
  chart: {
    title: 'How it went',
    choice: 'What the chart counts',
    words: 'Words',
    wordsByRound: 'Words after each round',
    lettersByRound: (keyword: string) => `Letters of ${shout(keyword)} after each round`,
    round: 'Round',
    start: 'before the first round',
    at: (round: number) => `round ${round}`,
    spelled: (keyword: string) => `${shout(keyword)} spelled`,
  },
  /** The keyword, spelled out of the winner's cards. */
  cracked: {
    own: (keyword: string) => `${shout(keyword)}, spelled with your cards`,
    other: (keyword: string, name: string) => `${shout(keyword)}, spelled with ${name}’s cards`,
    from: (words: readonly string[]) => `From ${listed(words)}`,
  },
  /** A round looked back at. */
  review: {
    before: 'Before the first round',
    round: (round: number) => `Round ${round}`,
    nothing: 'Nobody has a word yet.',
    nobody: 'Nobody scored.',
    nobodyWhy: (why: string) => `Nobody scored. ${why}`,
    kept: (cast: Cast, seat: number, word: string, letters: number, blue: number) =>
      `${nameOf(cast, seat)} ${verb(cast, seat, 'keep')} ${shout(word)}. ${capital(cards.letters(letters))}, ${cards.blue(blue)}.`,
  },
  /** A game as text, to send to friends. */
  share: {
    title: (rounds: number) => `KEYWORD on Rumpus, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    seat: (mark: string, name: string, words: number, letters: number) =>
      `${mark} ${name}: ${cards.words(words)}, ${cards.letters(letters)}`,
    cracked: (letters: number) => `A keyword of ${cards.letters(letters)}, cracked`,
    uncracked: (letters: number) => `A keyword of ${cards.letters(letters)}, not cracked`,
  },
};
