/** What `games/<game>/manifest.ts` exports: all that the room shows and loads of a game. */
import type { Component } from 'svelte';
import type { NewTable } from '../wire.gen';
import type { Figures } from './figure';
import type { GameModule, PracticeModule } from './game';
import type { IconName } from './icons';
import type { Ring } from './ring';

/** The table from above, with its seats round it. */
export interface PictureProps {
  /** Per stool the seat whose badge lies on it, or null while it is free. */
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

/** What moves on the front door, for those who look on. */
export interface Exhibit {
  title: string;
  /** Its place among the exhibits of all games. */
  order: number;
  load: () => Promise<{ default: Component<ExhibitProps> | Component }>;
}

/** A page to practise on alone, without a table. */
export interface Practice {
  /** What stands there while it loads: "Opening the school". */
  opening: string;
  icon: IconName;
  /** What stands before the link on the front door. */
  Mark: Component;
  load: () => Promise<PracticeModule>;
}

/** Loaded with the front door, so whatever is heavy comes by a loader. */
export interface GameManifest {
  /** What the server calls it; also the name of its folder. */
  name: string;
  /** Its place on the shelf. */
  order: number;
  line: string;
  /** The aim of the game in two sentences, for a first game. */
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
  levels: Readonly<Record<string, string>>;
  /** The small square that stands for the game in a list. */
  Icon: Component;
  Picture: Component<PictureProps>;
  /** How its seats stand round the table. */
  ring: Ring;
  /** The lobby's words, the screens of play and of the end with its review, and the rulebook. */
  screens: () => Promise<GameModule>;
  /** The pictures of the rulebook. */
  figures?: () => Promise<{ figures: Figures }>;
  practice?: Practice;
  /** What its daily board is, in two sentences; one game has one. */
  daily?: string;
  exhibit?: Exhibit;
}
