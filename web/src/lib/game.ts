/** What a game's screens are given: the seam between the shell (net, state, ui) and `games/<game>`. */
import type { Component } from 'svelte';
import type { Readable } from 'svelte/store';
import type { PointedMessage, PresenceMessage, RefusedMessage, TableView } from '../wire.gen';
import type { Cue } from './sound.svelte';

/** One update as it came, for animation and announcements; the view is already patched. */
export interface Happened<Event> {
  seq: number;
  events: Event[];
}

/** A refusal, as the server or the lost connection gave it. */
export type Refused = Pick<RefusedMessage, 'code' | 'rule' | 'params'>;

/** What an act answers, in a game in real time: the update and how long after its first frame. */
export interface Reason {
  seen: number;
  reaction: number;
}

export type Outcome = { ok: true; seq: number } | { ok: false; refused: Refused };
export type Answered<Answer> = { ok: true; answer: Answer } | { ok: false; refused: Refused };

export interface GameProps<View, Event, Action, Question, Answer> {
  view: View;
  table: TableView;
  /** One's seat; null for a spectator. */
  you: number | null;
  presence: PresenceMessage | null;
  /** False while the connection is lost: the board stays readable, input is held back. */
  connected: boolean;
  /** Table time now in ms, to draw clocks; stands still while paused, and goes on while the line is lost. */
  now: () => number;
  /** The latest update; null after a fresh view. */
  happened: Readable<Happened<Event> | null>;
  /** The shell tells a refusal, unless the game's screen does so itself, 'here'. */
  act: (action: Action, told?: 'here', reason?: Reason) => Promise<Outcome>;
  /** Where another's hand is over the table, in thousandths; for games in real time. */
  pointed?: Readable<PointedMessage | null>;
  /** Shows the others where one's hand is; null: nowhere. */
  point?: (at: { x: number; y: number } | null) => void;
  ask: (question: Question) => Promise<Answered<Answer>>;
  /** The record of the finished game, in JSON lines; null where it can't be had. */
  record?: () => Promise<string | null>;
  /** Stops play, or lets it go on; for whoever has a seat. */
  rest?: (on: boolean) => Promise<boolean>;
  /** Opens the rulebook at a rule. */
  openRule: (id: string) => void;
  /** Says a sentence in the one polite live region. */
  announce: (sentence: string) => void;
  /** Plays a short sound, unless sound is off. */
  cue?: (name: Cue) => void;
}

/** Props as the shell holds them: it passes a game's values on without knowing them. */
export type AnyProps = GameProps<never, never, unknown, unknown, never>;

/** What is handed to a game's screen for two who share one device, each with a seat of their own. */
export interface TwoEndsProps<Props> {
  near: Props;
  far: Props;
}

/** What a game says of those who sit in its lobby. */
export interface LobbySeating {
  /** By seat the team that it would play in, if the game began now; null without. */
  teams: readonly (number | null)[];
  /** Whether somebody who does not play may be of use. */
  moderated: boolean;
  /** Why it can't begin with these people and house rules; null if it can. */
  unfit: string | null;
}

/** What the game waits for: told on top of a drawer that lies over it. */
export interface Pending {
  text: string;
  /** When it ends, in table time; null without a limit. */
  due: number | null;
  /** True where you decide. */
  yours: boolean;
  /** There is no time to read: a drawer makes room. */
  hurry?: true;
}

/** A value that a game proposes for a house rule, with one line on what it brings. */
export interface Proposal {
  value: string;
  note: string;
}

/** What `games/<game>/index.ts` exports, loaded when somebody comes to such a table. */
export interface GameModule {
  Board: Component<AnyProps>;
  End: Component<AnyProps>;
  /** The board for two at the two ends of one screen; without it nobody is offered that. */
  TwoEnds?: Component<TwoEndsProps<AnyProps>>;
  /** The sentence for a refusal of the game's own. */
  sentence: (refused: Refused) => string;
  /** The rules in Markdown: sections, and in them rules with their ids. */
  rulebook: string;
  /** The ids of the rules that apply at this moment, those needed first in front. */
  now?: (view: never) => readonly string[];
  /** What the game waits for at this moment; null when it waits for nobody. */
  pending?: (view: never, table: TableView) => Pending | null;
  /** How far the game is, for the header: "turn 5 of 12". */
  caption?: (view: never, table: TableView) => string;
  /** For the lobby: the game in three or four sentences, for who has never seen it. */
  gist?: (table: TableView) => string;
  /** Who would play with whom; for the lobby. */
  seating?: (table: TableView) => LobbySeating;
  /** For the lobby, of the house rule that is a word: what to choose from, best first. */
  proposals?: (table: TableView) => Proposal[];
  /** For the lobby, of the house rule that is a word: what to expect of the one that stands. */
  note?: (table: TableView) => string;
  /** Why one may not talk to the table just now; null when one may. */
  hush?: (view: never, you: number | null) => string | null;
  /** A finished game in a few lines of text that give nothing away. */
  share?: (view: never, table: TableView) => string;
}

/** What `games/<game>/practice/index.ts` exports: a whole page, for somebody alone. */
export interface PracticeModule {
  Practice: Component;
}
