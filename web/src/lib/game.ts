/** Props of a game's screens: the interface between the shell and `games/<game>`. */
import type { Component } from 'svelte';
import type { Readable } from 'svelte/store';
import type { PointedMessage, PresenceMessage, RefusedMessage, TableView } from '../wire.gen';
import type { Cast } from './names';
import type { Places } from './places';
import type { Cue } from './sound.svelte';

/** One update as it arrived, for animation and announcements; the view is already patched. */
export interface Happened<Event> {
  seq: number;
  events: Event[];
}

/** A refusal by the server or because of a lost connection. */
export type Refused = Pick<RefusedMessage, 'code' | 'rule' | 'params'>;

/** The reason for an act in real time: the update, and the time since its first frame. */
export interface Reason {
  seen: number;
  reaction: number;
}

export type Outcome = { ok: true; seq: number } | { ok: false; refused: Refused };
export type Answered<Answer> = { ok: true; answer: Answer } | { ok: false; refused: Refused };

export interface GameProps<View, Event, Action, Question, Answer> {
  view: View;
  table: TableView;
  /** The viewer's seat; null for a spectator. */
  you: number | null;
  presence: PresenceMessage | null;
  /** False while the connection is lost: the board stays readable, but takes no input. */
  connected: boolean;
  /** The table time in ms, for clocks; stops in a pause, but not while the connection is lost. */
  now: () => number;
  /** The latest update; null after a fresh view. */
  happened: Readable<Happened<Event> | null>;
  /** Acts; the shell shows a refusal, unless *told* is 'here' and the game's screen does. */
  act: (action: Action, told?: 'here', reason?: Reason) => Promise<Outcome>;
  /** The position of another player's hand over the table, in thousandths; in real time only. */
  pointed?: Readable<PointedMessage | null>;
  /** Shows the others the position of the viewer's hand; null: nowhere. */
  point?: (at: { x: number; y: number } | null) => void;
  ask: (question: Question) => Promise<Answered<Answer>>;
  /** The record of the finished game, in JSON lines; null if it isn't available. */
  record?: () => Promise<string | null>;
  /** Pauses or resumes play; for players with a seat. */
  rest?: (on: boolean) => Promise<boolean>;
  /** Opens the rulebook at a rule. */
  openRule: (id: string) => void;
  /** Announces a sentence in the only polite live region. */
  announce: (sentence: string) => void;
  /** Plays a short sound, unless sound is off. */
  cue?: (name: Cue) => void;
}

/** A moment of a finished game that is watched again: an update, and everything after it. */
export interface Frame<View = unknown, Event = unknown> {
  /** Table time in ms. */
  at: number;
  view: View;
  table: TableView;
  /** What happened since the frame before; empty in the first, which shows the deal. */
  events: readonly Event[];
}

/** A moment that mattered: the index of its frame, and what happened in a few words. */
export interface KeyMoment {
  frame: number;
  text: string;
}

/** Props of a game's panel beside the board of a replay. */
export interface BesideProps<View, Event, Question, Answer> {
  frames: readonly Frame<View, Event>[];
  /** The index of the frame that is shown. */
  at: number;
  cast: Cast;
  /** What each seat saw at a table time; null unless the viewer looks at all hands. */
  handsAt: ((at: number) => readonly View[]) | null;
  /** Asks the table about the finished game; null for a record from a file. */
  ask: ((question: Question) => Promise<Answered<Answer>>) | null;
  /** What the board shows because of this panel, and how to change that. */
  shown: unknown;
  onshow: (what: unknown) => void;
}

/** Parts of a game for its replays; each has a plain default. */
export interface GameReplay<View = never, Event = never, Question = never, Answer = never> {
  /** A frame in sentences; none if nothing happened that is worth a line. */
  told: (frame: Frame<View, Event>, cast: Cast) => readonly string[];
  /** The moments that mattered, in order; *ask* is null for a record from a file. */
  moments?: (
    frames: readonly Frame<View, Event>[],
    cast: Cast,
    ask: ((question: Question) => Promise<Answered<Answer>>) | null,
  ) => readonly KeyMoment[] | Promise<readonly KeyMoment[]>;
  /** How long the events of a frame take to be seen, in ms. */
  lasts?: (frame: Frame<View, Event>) => number;
  /** The board, if it differs from the one in play; *shown* comes from the panel beside it. */
  Board?: Component<AnyProps & { shown: unknown }>;
  Beside?: Component<BesideProps<View, Event, Question, Answer>>;
  /** Seats see different things, which that panel can show together. */
  hands?: true;
  /** What viewers can mark on the board; without it, they only write notes. */
  places?: Places<View>;
}

/** A game's replay as the shell sees it. */
export type AnyReplay = GameReplay<never, never, unknown, never>;

/** Props as the shell sees them: it passes on a game's values without knowing their types. */
export type AnyProps = GameProps<never, never, unknown, unknown, never>;

/** Props of a game's screen for two players who share one device, each with a seat. */
export interface TwoEndsProps<Props> {
  near: Props;
  far: Props;
}

/** A game's information about the players in its lobby. */
export interface LobbySeating {
  /** The team of each seat if the game began now; null without one. */
  teams: readonly (number | null)[];
  /** Whether a moderator is useful. */
  moderated: boolean;
  /** Why the game can't begin with these players and house rules; null if it can. */
  unfit: string | null;
}

/** What the game waits for, shown on top of a drawer that covers the game. */
export interface Pending {
  text: string;
  /** When the wait ends, in table time; null without a limit. */
  due: number | null;
  /** True if the viewer decides. */
  yours: boolean;
  /** There is no time to read, so a drawer gives way. */
  hurry?: true;
}

/** A value that a game proposes for a house rule, with a line about its effect. */
export interface Proposal {
  value: string;
  note: string;
}

/** What a big screen shows of a seat beside its name. */
export interface SeatLine {
  /** Points, words or fish so far; null if the game counts nothing. */
  count: string | null;
  /** What the player is or does, in a few words; may be empty. */
  note: string;
  turn: boolean;
}

/** A finished game on a big screen: who won, why, and the ranks of the seats. */
export interface Verdict {
  headline: string;
  how: string;
  places: readonly (readonly number[])[];
}

/** Parts of a game for a big screen, which shows what a spectator sees, large. */
export interface GameScreen<View = never> {
  /** The table without anything to press, in units of `--u`, a hundredth of the height. */
  Screen: Component<AnyProps>;
  line: (view: View, seat: number, cast: Cast) => SeatLine;
  /** The end of a game; null while it runs. */
  verdict: (view: View, cast: Cast) => Verdict | null;
  /** How long the last event of a game is watched before its result covers the table, in ms. */
  lingers: number;
}

/** A game's big screen as the shell sees it. */
export type AnyScreen = GameScreen<never>;

/** Exports of a game's `screens.ts`, loaded when somebody opens such a table. */
export interface GameModule {
  Board: Component<AnyProps>;
  End: Component<AnyProps>;
  /** The board for two players at the ends of one screen; without it, that isn't offered. */
  TwoEnds?: Component<TwoEndsProps<AnyProps>>;
  /** The sentence for one of the game's refusals. */
  sentence: (refused: Refused) => string;
  /** The ids of the rules that apply at this moment, the most important first. */
  now?: (view: never) => readonly string[];
  /** What the game waits for at this moment; null when it waits for nobody. */
  pending?: (view: never, table: TableView) => Pending | null;
  /** How far the game is, for the header: "turn 5 of 12". */
  caption?: (view: never, table: TableView) => string;
  /** For the lobby: the game in three or four sentences, for newcomers. */
  gist?: (table: TableView) => string;
  /** For the lobby: who would play with whom. */
  seating?: (table: TableView, language?: string) => LobbySeating;
  /** For the lobby: proposals for the house rule that is a word, in the table's language, best first. */
  proposals?: (table: TableView, language?: string) => Proposal[];
  /** For the lobby: what to expect of the current word of that house rule. */
  note?: (table: TableView, language?: string) => string;
  /** Why the viewer may not talk to the table just now; null if they may. */
  hush?: (view: never, you: number | null) => string | null;
  /** Quick phrases of this game for the talk, by their keys. */
  phrases?: Readonly<Record<string, string>>;
  /** Loads the parts for watching a finished game again. */
  replay?: () => Promise<AnyReplay>;
  /** Loads the parts for a big screen; without them, it shows the board of the game, enlarged. */
  screen?: () => Promise<AnyScreen>;
  /** A finished game as a few lines of text without spoilers. */
  share?: (view: never, table: TableView) => Promise<string>;
  /** Components made by `later` that the room loads in advance, once the first screen is shown. */
  soon?: readonly object[];
}

/** Exports of `games/<game>/practice/index.ts`: a whole page for a single player. */
export interface PracticeModule {
  Practice: Component;
}
