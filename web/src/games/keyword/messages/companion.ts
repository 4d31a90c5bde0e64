/** Text of the companion: rounds beside the box. */
import { listed } from '../../../lib/phrase';

export const companion = {
  title: 'KEYWORD',
  line: 'Timer, word check, keyword check and rounds',
  keyword: 'Keyword',
  badKeyword: 'A keyword has 3 to 12 letters, A to Z.',
  timer: 'Timer for a round',
  timers: [
    { value: '0', label: 'None' },
    { value: '60', label: '1 minute' },
    { value: '90', label: '90 seconds' },
    { value: '120', label: '2 minutes' },
    { value: '180', label: '3 minutes' },
  ],
  now: (round: number) => `Round ${round}`,
  word: 'Word',
  wordOf: (name: string) => `Word of ${name}`,
  blueOf: (name: string) => `Blue cards of ${name}`,
  blue: (count: number) => `${count} blue`,
  unlisted: (word: string) => `${word} isn’t in the word list. Tick this to let it count.`,
  onlyBlue: 'It doesn’t count: a word needs an orange card.',
  score: 'Score the round',
  check: 'Check a word',
  orange: 'Orange cards (? is a blank)',
  blueCards: 'Blue cards (? is a blank)',
  listed: (word: string) => `${word} is in the word list.`,
  notListed: (word: string) => `${word} isn’t in the word list.`,
  makes: 'These cards can make it.',
  cannot: 'These cards can’t make it with at least one orange card.',
  standings: 'Words won',
  has: (words: readonly string[]) => (words.length === 0 ? 'No words' : words.join(', ')),
  lacks: (letters: readonly string[]) =>
    letters.length === 0 ? 'Has the whole keyword' : `Needs ${letters.join(' ')} for the keyword`,
  deck: 'A deck is used up: end the game',
  over: 'Game over',
  cracked: (keyword: string) => `${keyword} is complete`,
  won: (names: readonly string[]) =>
    names.length === 1 ? `${listed(names)} wins.` : `${listed(names)} share the win.`,
  round: (round: number, name: string | null, word: string) =>
    name === null
      ? `Round ${round}: nobody scored.`
      : `Round ${round}: ${name} won with ${word.toUpperCase()}.`,
  total: (name: string, words: readonly string[]) =>
    `${name}: ${words.length}${words.length > 0 ? ` (${words.join(', ')})` : ''}`,
};
