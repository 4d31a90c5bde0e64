/** A companion for the physical box: what a game keeps on one phone beside it. */
import type { Component } from 'svelte';
import type { NewTable } from '../../wire.gen';
import type { Families } from './families';
import type { Timer } from './timer';
import type { WordList } from './wordList';

export type Answers = Readonly<Record<string, string>>;

/** Everything that is kept of a game at a real table; what it means follows from *acts*. */
export interface Kept<Act = unknown> {
  game: string;
  /** When it began, in ms since 1970. */
  begun: number;
  names: readonly string[];
  options: Answers;
  acts: readonly Act[];
  timer: Timer | null;
}

/** A house rule to choose before the game; without choices, one to type. */
export interface Question {
  key: string;
  label: string;
  usual: string;
  choices?: readonly { value: string; label: string }[];
  /** Returns why an answer can't be used, or null. */
  problem?: (answer: string) => string | null;
}

export interface SheetProps<Act> {
  kept: Kept<Act>;
  onact: (act: Act) => void;
  /** The word list; null while it loads, or if it couldn't be loaded. */
  words: WordList | null;
  families: Families | null;
}

/** Export of `games/<game>/companion/index.ts`. */
export interface Companion<Act = unknown> {
  title: string;
  /** What it does, in a sentence. */
  line: string;
  /** The fewest and the most players. */
  players: readonly [number, number];
  questions: readonly Question[];
  /** Returns why so many people can't play by these rules, or null. */
  problem?: (options: Answers, players: number) => string | null;
  needs: { words: boolean; families: boolean };
  Sheet: Component<SheetProps<Act>>;
  /** Seconds of the timer; 0 without one. */
  seconds: (options: Answers) => number;
  /** Whether the timer begins anew after an act. */
  rewinds: (act: Act) => boolean;
  /** What has happened, in order, and how it stands. */
  lines: (kept: Kept<Act>) => readonly string[];
  totals: (kept: Kept<Act>) => readonly string[];
  /** The house rules of a table online that are the same. */
  table: (options: Answers) => NonNullable<NewTable['options']>;
}
