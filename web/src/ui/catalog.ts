/** What the front door says about each game, and how a quick game against bots is set. */
import type { GameCard, NewTable } from '../net/http';

export interface Shelf {
  line: string;
  /** What one is after, in two sentences, for who has never seen it. */
  aim: string;
  players: string;
  /** What is played at once, beside the number of bots: "10 turns, words are checked". */
  quick: string;
  quickOptions: NonNullable<NewTable['options']>;
  /** What playing on one's own is called, where that is a game. */
  alone?: string;
  /** Two tables can play the same board and compare totals. */
  duplicate?: boolean;
  /** What to expect of a bot, by its level. */
  levels?: Readonly<Record<string, string>>;
}

const SHELVES: Record<string, Shelf> = {
  keesdrow: {
    line: 'Trace words through a maze of letters.',
    aim: 'On your turn you trace one word through neighbouring letters of the board, and it scores for its letters. When the turns are over, most points win.',
    players: '1 to 8 players, about 30 min',
    quick: '10 turns, words are checked',
    // Nobody likes to be bluffed by a machine, so its words are checked.
    quickOptions: { words: 'checked', turns: 10 },
    alone: 'Solitaire, as many points as you can',
    duplicate: true,
    levels: {
      beginner: 'Tiny words, and often none. For children and first games.',
      gentle: 'Short common words, and misses a lot.',
      casual: 'Common words, now and then a good one.',
      fair: 'A good home player.',
      keen: 'Finds more, and uses letters again.',
      strong: 'Long words, and thinks of what it leaves you.',
      sharp: 'Sees the long words, and bluffs where it pays.',
      expert: 'Misses little. For people who play a lot.',
    },
  },
  keyword: {
    line: 'Longest word takes the round.',
    aim: 'All lay a word at the same time, and the longest word takes the round: its cards stay with you. Be the first to spell the keyword with letters of the words you kept, and you win.',
    players: '2 to 6 players, about 25 min',
    quick: 'a keyword of five letters, 60 s a round',
    // With seven letters the keyword hardly ever decides a game of three or more.
    quickOptions: { keyword: 'crane', timer: 60 },
    levels: {
      gentle: 'Short common words, and seldom changes its cards.',
      fair: 'A good home player.',
      sharp: 'Sees the long words, and collects the keyword.',
    },
  },
  keep_your_cool: {
    line: 'Match tiles, say words, guard your flags.',
    aim: 'One player turns tiles to find pairs, and the other takes the tiles over by saying a word with the first and the last letter of the key word. Meanwhile both can reach for a flag: hold Reach to take theirs, and press STOP when a hand comes for yours.',
    players: '2 players, about 5 min',
    quick: 'six pairs, and the first flag wins',
    quickOptions: {},
    levels: {
      gentle: 'Forgets tiles, and is easily startled.',
      fair: 'Remembers most, and minds its flags.',
      sharp: 'Finds pairs and words fast, and reaches when you are busy.',
    },
  },
  icecool: {
    line: 'Flick your penguin through the school.',
    aim: 'As a Runner you flick your penguin through the three doors where your fish hang; as the Catcher you bump into Runners and take their ID cards. Fish and ID cards bring points, and most points win.',
    players: '2 to 4 players, about 30 min',
    quick: 'three rounds, each catches once, a minute for a flick',
    quickOptions: { turn: 60 },
    levels: {
      gentle: 'A shaky hand: many flicks miss the door.',
      fair: 'Aims well enough, and misses now and then.',
      sharp: 'A steady hand that finds the door.',
    },
  },
};

const NOTHING: Shelf = { line: '', aim: '', players: '', quick: '', quickOptions: {} };

/** The texts of a game; empty for one that nobody has described. */
export const shelfOf = (game: string): Shelf => SHELVES[game] ?? NOTHING;

/** One line on how well a bot plays; empty for a level that nobody has described. */
export const levelNote = (game: string, level: string): string =>
  shelfOf(game).levels?.[level] ?? '';

/** So many levels still fit beside each other on a phone. */
export const ROW_OF_LEVELS = 4;

/** The level that a game offers first: "fair" where there is one, else the middle one. */
export const usualLevel = (levels: readonly string[]): string | undefined =>
  levels.find((level) => level === 'fair') ?? levels[Math.floor(levels.length / 2)];

/** The part of an unlisted table's name that nobody can guess; it belongs into links alone. */
const SECRET = /-[0-9a-z]{13}$/;

/** What a table is called: its title, or its name where nobody gave it a title of its own. */
export function titleOf(table: { name: string; title: string }, game: string | undefined): string {
  const named = table.title !== '' && table.title !== game;
  return named ? table.title : table.name.replace(SECRET, '');
}

/** The games as they stand in the room: in the order in which they are described here. */
export function inOrder(games: readonly GameCard[]): GameCard[] {
  const order = Object.keys(SHELVES);
  const place = (game: GameCard): number => Math.max(0, order.indexOf(game.name));
  return games.toSorted((a, b) => place(a) - place(b));
}
