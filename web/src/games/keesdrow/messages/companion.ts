/** Text of the companion: the score sheet for the box. */
import { listed } from '../../../lib/phrase';

interface Told {
  word: string;
  points: number;
  outcome: 'stood' | 'doubled' | 'struck' | 'passed';
  challenger: number | null;
}

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const CHALLENGED = {
  doubled: (who: string) => `, doubled: ${who} challenged it`,
  struck: (who: string) => `, not a word: ${who} challenged it`,
};

export const companion = {
  title: 'Keesdrow',
  line: 'Score sheet, turn timer and word check',
  teams: 'Teams',
  teamChoices: [
    { value: 'no', label: 'Everyone plays alone' },
    { value: 'yes', label: 'Teams of two, opposite each other' },
  ],
  end: 'The game ends',
  endChoices: [
    { value: 'turns', label: 'After a number of turns' },
    { value: 'points', label: 'At a number of points' },
    { value: 'exhausted', label: 'When nobody finds a word' },
  ],
  turns: 'Turns for each player',
  goal: 'Points to reach',
  timer: 'Timer for a turn',
  timerChoices: [
    { value: '0', label: 'None' },
    { value: '60', label: '1 minute' },
    { value: '120', label: '2 minutes' },
    { value: '180', label: '3 minutes' },
    { value: '300', label: '5 minutes' },
  ],
  least: 'Fewest letters in a word',
  uneven: 'Teams of two need four, six or eight players.',
  turn: (name: string, round: number) => `${name}, round ${round}`,
  word: 'Word',
  howto: 'Type the word. Then tap a letter until it shows the peg that you put in.',
  pegs: ['', 'green peg', 'yellow peg', 'red peg'],
  letter: (letter: string, peg: string, worth: number) => `${letter}, ${peg}, ${points(worth)}`,
  points,
  score: (count: number) => `Score ${points(count)}`,
  pass: 'Pass',
  short: (least: number) => `Words need at least ${least} letters here.`,
  again: (word: string) => `${word} was played before. It needs another path.`,
  shorter: (word: string) => `That’s the beginning of ${word}. It needs letters from another path.`,
  open: (word: string, name: string, count: number) => `${word} by ${name}: ${points(count)}`,
  challenge: 'Challenged?',
  by: 'Challenged by',
  known: 'The word list has it.',
  unknown: 'The word list doesn’t have it.',
  right: 'It’s a word: double it',
  wrong: 'It’s not a word: strike it',
  standings: 'Totals',
  name: 'Name',
  total: (name: string, count: number) => `${name}: ${points(count)}`,
  turnsPlayed: 'Turns so far',
  told: (
    name: string,
    { word, points: count, outcome, challenger }: Told,
    names: readonly string[],
  ) => {
    if (outcome === 'passed') return `${name} passed.`;
    const who = challenger === null ? '' : (names[challenger] ?? '');
    const more = outcome === 'stood' ? '' : CHALLENGED[outcome](who);
    return `${name}: ${word}, ${points(count)}${more}.`;
  },
  finish: 'End the game',
  over: 'Game over',
  won: (sides: readonly string[], people: number) =>
    people === 1 ? `${listed(sides)} wins.` : `${listed(sides)} win.`,
};
