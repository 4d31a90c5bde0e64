/** Games against a bot on this device, without a room: what each game brings, and what it gets. */
import type { NewTable } from '../../wire.gen';
import type { Refused } from '../game';
import type { Chance } from './chance';
import type { GradedWords } from './grades';

/** The learner's seat; the bot has the other one. */
export const YOU = 0;
export const BOT = 1;

/** What happens: a seat acts, or, without one, the deadline of the state has come. */
export type Cause<Action> = { seat: number; action: Action } | null;

/** The events of a cause, or why it is refused. */
export type Verdict<Event> = { events: readonly Event[] } | { refused: Refused };

/** What a bot will do, and when, if nothing happens before. */
export interface Plan<Action> {
  at: number;
  action: Action;
}

export interface LocalBot<View, Action> {
  /** Returns its plan after something has happened, or null to wait. */
  on: (view: View, at: number) => Plan<Action> | null;
}

/** The rules of a game in the wire's types, as the room has them; times are in ms. */
export interface LocalRules<State, View, Action, Event, Question, Answer> {
  /** The state before anything happened. */
  start: State;
  deal: (at: number, chance: Chance) => readonly Event[];
  decide: (state: State, cause: Cause<Action>, at: number, chance: Chance) => Verdict<Event>;
  evolve: (state: State, event: Event) => State;
  view: (state: State, seat: number | null) => View;
  /** An event as a seat sees it, or null. */
  redact: (event: Event, seat: number | null) => Event | null;
  /** When the state changes by itself, or null. */
  due: (state: State) => number | null;
  isOver: (state: State) => boolean;
  /** Answers from the view alone. */
  ask: (view: View, question: Question) => { answer: Answer } | { refused: Refused };
  /** A Gentle bot. */
  bot: (chance: Chance) => LocalBot<View, Action>;
}

/** Export `local` of `games/<game>/local/index.ts`. */
export interface LocalGame<State, View, Action, Event, Question, Answer> {
  /** The house rules, all of them. */
  options: NonNullable<NewTable['options']>;
  /** The house rules in a sentence. */
  line: string;
  rules: (words: GradedWords) => LocalRules<State, View, Action, Event, Question, Answer>;
}

/** A local game as the page sees it, which passes on its values without knowing their types. */
export type AnyLocal = LocalGame<unknown, unknown, unknown, unknown, unknown, unknown>;
export type AnyRules = LocalRules<unknown, unknown, unknown, unknown, unknown, unknown>;
