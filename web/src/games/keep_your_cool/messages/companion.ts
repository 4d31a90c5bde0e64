/** Text of the companion: the moderator’s desk beside the box. */
import type { Link } from '../../../lib/companion/families';
import { listed } from '../../../lib/phrase';

const tiles = (count: number): string => (count === 1 ? '1 tile' : `${count} tiles`);
const flags = (count: number): string => (count === 1 ? '1 flag' : `${count} flags`);
const step = ({ word, base, how }: Link): string =>
  how.startsWith('-')
    ? `${word.toUpperCase()} is ${base.toUpperCase()} with ${how}`
    : `${word.toUpperCase()} is a form of ${base.toUpperCase()}`;

export const companion = {
  title: 'Keep Your Cool',
  line: 'Word and family check, roles, locks, flags and tiles',
  game: 'Game',
  games: [
    { value: 'standard', label: 'Standard: 12 tiles, a flag wins' },
    { value: 'advanced', label: 'Advanced: 22 tiles, a flag is worth 5' },
  ],
  timer: 'Timer for a word',
  timers: [
    { value: '0', label: 'None' },
    { value: '30', label: '30 seconds' },
    { value: '60', label: '1 minute' },
  ],
  thrown: 'Who won rock-paper-scissors?',
  roles: (flipper: string, speaker: string) => `${flipper} flips, ${speaker} speaks`,
  first: (flipper: string) => `${flipper} says the first key word.`,
  key: (word: string) => `Key word: ${word}`,
  word: 'Word',
  fine: 'It counts.',
  unchecked: 'The word list isn’t loaded yet. Check the word yourself.',
  unlisted: (word: string) => `${word} isn’t in the word list.`,
  missing: (letter: string) => `It has no ${letter}.`,
  related: (word: string, said: string, chain: readonly Link[]) =>
    word === said
      ? `${said.toUpperCase()} was said before.`
      : `${said.toUpperCase()} was said, and it’s the same family: ${listed(chain.map(step))}.`,
  say: 'It was said',
  accept: 'Accept it anyway',
  left: (count: number) => `${tiles(count)} on the table`,
  pair: (name: string) => `${name} took a pair`,
  third: 'Third tile turned up',
  strike: (word: string) => `Strike ${word}`,
  players: 'Players',
  has: (count: number, taken: number) => `${tiles(count)}, ${flags(taken)} taken`,
  locked: (name: string) => `${name} can’t grab before the next pair.`,
  stop: (name: string) => `${name} stopped in time`,
  flag: (name: string) => `${name} took a flag`,
  over: 'Game over',
  won: (name: string) => `${name} wins.`,
  draw: 'It’s a draw.',
  total: (name: string, count: number, taken: number, points: number) =>
    `${name}: ${points} (${tiles(count)}, ${flags(taken)} taken)`,
  /** A line for each kind of act: who did it, and who the other one is. */
  told: {
    flipper: (who: string, _other: string, _word: string) => `${who} won the throw and flips.`,
    say: (who: string, _other: string, word: string) => `${who} said ${word}.`,
    pair: (who: string, _other: string, _word: string) => `${who} took a pair.`,
    foul: (who: string, _other: string, _word: string) => `${who} turned a third tile.`,
    stop: (who: string, other: string, _word: string) => `${who} stopped ${other} in time.`,
    flag: (who: string, other: string, _word: string) => `${who} took a flag of ${other}.`,
    strike: (_who: string, _other: string, _word: string) => 'The last word was struck.',
  },
};
