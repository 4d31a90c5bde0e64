/** What the pictures of the rulebook say: captions, and what each shows to those who can't see it. */
import { listed } from '../../../../lib/phrase';

const ada = 'Ada';
const ben = 'Ben';
const cleo = 'Cleo';

export const text = {
  deal: {
    label:
      'Above, another player’s six orange cards, face down. In the middle, six blue cards, face up. Below, your own six orange cards, which only you see.',
    caption: 'Six blue cards are for everyone. Your six orange cards are for your eyes only.',
    other: 'Ben’s hand',
    middle: 'The middle, for everyone',
    own: 'Your hand',
  },
  once: {
    label:
      'One blue E lies in the middle. Ada’s SEE uses the blue E and an orange E: fine. Ben’s TEN uses the blue E too: fine. Cleo’s SEE would need the blue E twice.',
    caption: 'There’s one blue E in the middle. Everyone may use it, but only once each.',
    ada: { who: ada, note: 'a blue E and an orange E make two Es' },
    ben: { who: ben, note: 'the same blue E, in the same round' },
    cleo: { who: cleo, note: 'the one blue E can’t serve twice' },
  },
  blanks: {
    label: 'The same blue blank is an N in Ada’s PLANE and an H in Ben’s CHAIR.',
    caption: 'Say which letter a blank is. The same blue blank may differ from word to word.',
    ada: { who: ada, note: 'the blue blank is an N' },
    ben: { who: ben, note: 'here it is an H' },
  },
  own: {
    label:
      'SPLIT in orange cards only is fine. TRAIL in both colours is fine. LAID in blue cards only is not.',
    caption: 'A word needs at least one orange card (discs in the corners); blue cards have rings.',
    orange: 'All orange',
    both: 'Both colours',
    blue: 'All blue',
  },
  faceDown: {
    label:
      'You lay PLANET with four orange and two blue cards. The others see four orange cards face down, without gaps.',
    caption: 'Nobody sees letters, or where blue cards belong, until all words are shown.',
    own: { who: 'You lay', note: 'four orange cards and two blue ones' },
    others: { who: 'The others see', note: 'four cards, face down' },
  },
  round: {
    label: (timer: number, start: number) =>
      `A timeline of a round of ${timer} seconds. You can pass in the first ${start} seconds, lay words at any time, and say that you have no word once passing is over.`,
    caption: 'You can pass only at the start. After that, say that you have no word.',
    pass: { who: 'Pass and swap cards', bar: 'Pass' },
    lay: { who: 'Lay a word, take it back, lay another', bar: 'Lay' },
    none: { who: 'Say that you have no word', bar: '“I have no word”' },
  },
  reveal: {
    label:
      'Four orange cards, turned up, with two gaps: P, L, gap, N, gap, T. The blue A and E of the middle belong there: PLANET.',
    caption: 'Blue cards stay in the middle for everyone. A gap shows where your word uses one.',
    gaps: 'Gaps where blue cards belong',
    word: (word: string, letters: number, blue: number) =>
      `${word}: ${letters} letters, ${blue} of them blue`,
  },
  timeUp: {
    label:
      'A timeline of three players to the end of 90 seconds. Ada laid PLANET. Ben has arranged GARDEN without laying it, and it counts. Cleo’s cards don’t spell a word, so they go back to the hand.',
    caption: 'When time is up, a word on your rack counts as laid. Anything else scores nothing.',
    ada: { who: 'Ada lays PLANET in time', looks: 'Looks', laid: 'laid' },
    ben: { who: 'Ben’s rack says GARDEN: it counts', bar: 'Arranges cards' },
    cleo: { who: 'Cleo’s rack says GRDNE: no word', bar: 'Arranges cards' },
  },
  longest: {
    label: (words: readonly string[]) => `${words.join('. ')}.`,
    caption: 'PLANET and GARDEN are equally long. Ben’s has one more blue card.',
    has: (who: string, word: string, note: string) => `${who} has ${word}, ${note}`,
    measure: (letters: number, blue: number) => `${letters} letters, ${blue} blue`,
    wins: (letters: number, blue: number) => `${letters} letters, ${blue} blue: wins`,
    players: { ada, ben, cleo },
  },
  kept: {
    label:
      'Ben won with GARDEN and keeps all six cards. Ada discards the orange P, L, N and T. In the middle, three of the six blue cards are left.',
    caption: 'The winner keeps the word’s blue cards too. Beaten words lose their orange cards.',
    ben: { who: 'Ben keeps', note: 'the whole word, blue cards too' },
    ada: { who: 'Ada discards', note: 'the orange cards of her word' },
    middle: { who: 'In the middle', note: 'A, D and E are gone, so three blue cards are left' },
  },
  refill: {
    label:
      'Three blue cards are left in the middle and three new ones are added. Two orange cards are left in your hand and four new ones are added. Both have six again.',
    caption: 'Hands and the middle are filled back up to six. New cards are ringed here.',
    middle: 'The middle after the round',
    hand: 'Your hand after the round',
    filled: 'Filled up to six',
  },
  crack: {
    label: (words: readonly string[], keyword: string) =>
      `Dora has kept NICE and RAT. ${words.join('. ')}. Together they spell ${keyword}.`,
    caption: (keyword: string) =>
      `Ringed cards spell ${keyword}. Mix words freely, but use each card once.`,
    gives: (letters: readonly string[]) => `gives ${listed(letters)}`,
    word: (word: string, note: string) => `${word} ${note}`,
    complete: (keyword: string) => `${keyword} is complete`,
  },
  blank: {
    label:
      'NICE was kept with a blank as its E. For the keyword this blank is an E. It can’t become a K.',
    caption: 'A kept blank stays the letter it was laid as.',
    stays: 'The blank is an E, for the keyword too',
    never: 'It can’t become a K later',
  },
  order: {
    label:
      'Four steps close a round: score the longest word, look for the keyword, draw to six, look at the decks.',
    caption: 'The keyword comes before the decks: cracking it wins even in the last round.',
    steps: [
      { text: 'Score', note: 'The longest word' },
      { text: 'Keyword', note: 'Cracked? It’s won' },
      { text: 'Draw', note: 'Up to six' },
      { text: 'Decks', note: 'One empty? It’s over' },
    ],
  },
};
