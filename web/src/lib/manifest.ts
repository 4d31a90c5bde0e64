/** Parts of a game that the room shows and loads. */
import type { Component } from 'svelte';
import type { NewTable } from '../wire.gen';
import type { Figures } from './figure';
import type { GameModule, PracticeModule } from './game';
import type { IconName } from './icons';
import type { Lesson, Tip } from './lesson';
import type { Ring } from './ring';

/** The table from above, with its seats round it. */
export interface PictureProps {
  /** For each stool, the seat whose badge is on it, or null while it is free. */
  seats: readonly (number | null)[];
  ring: Ring;
  /** Nobody has played yet. */
  clean: boolean;
  /** By how many stools the first one is turned away from the top. */
  turn: number;
}

export interface ExhibitProps {
  /** Shows the ways to play this game. */
  onplay: () => void;
}

/** A moving exhibit on the front door. */
export interface Exhibit {
  title: string;
  /** Its place among the exhibits of all games. */
  order: number;
  load: () => Promise<{ default: Component<ExhibitProps> | Component }>;
}

/** A page for practising alone, without a table. */
export interface Practice {
  /** Text shown while it loads: "Opening the school". */
  opening: string;
  icon: IconName;
  load: () => Promise<PracticeModule>;
}

/** What a player is proud of: a figure and a word, if it is about one. */
export interface Feat {
  value: number;
  word: string;
}

/** The name of each kind of feat of a game, in the order of display, and a feat as text. */
export type FeatWords = Readonly<
  Record<string, { name: string; value: (feat: Feat) => string } | undefined>
>;

/** Export of `games/<game>/manifest.ts`: every page loads it, so heavy parts are loaders. */
export interface GameManifest {
  /** The game's name on the server and of its folder. */
  name: string;
  /** Loads the lobby's texts and the screens of play, end and review. */
  screens: () => Promise<GameModule>;
  /** Loads the rules in Markdown: sections that contain rules with their ids. */
  rulebook: () => Promise<{ default: string }>;
  /** The pictures of the rulebook. */
  figures?: () => Promise<{ figures: Figures }>;
  /** It draws a scene in 3D, and follows the setting for `graphics`. */
  scene?: true;
  practice?: Practice;
  /** Loads the lesson; without one, none is offered. */
  lesson?: () => Promise<{ lesson: Lesson }>;
  /** Loads the tips of a first game. */
  tips?: () => Promise<{ tips: readonly Tip[] }>;
  /** Loads the names of feats, as the server's part of the game finds them. */
  feats?: () => Promise<{ feats: FeatWords }>;
  /** The daily board in two sentences; only one game has one. */
  daily?: string;
  exhibit?: Exhibit;
}

/** Export of `games/<game>/shelf.ts`: only pages that show a game before play load it. */
export interface GameShelf {
  /** Its place on the shelf. */
  order: number;
  line: string;
  /** The aim of the game in two sentences, for a player's first game. */
  aim: string;
  players: string;
  /** What a quick game is, apart from the number of bots: "10 turns, words are checked". */
  quick: string;
  quickOptions: NonNullable<NewTable['options']>;
  /** The name of playing alone, if that is a game. */
  alone?: string;
  /** It can be played against a bot on this device alone. */
  local?: true;
  /** Two tables can play the same board and compare totals. */
  duplicate?: boolean;
  /** What to expect of a bot, by level. */
  levels: Readonly<Record<string, string>>;
  /** The small square that represents the game in a list. */
  Icon: Component;
  Picture: Component<PictureProps>;
  /** How the stools stand round the table. */
  ring: Ring;
  /** The mark before the link to its practice on the front door. */
  Mark?: Component;
}
