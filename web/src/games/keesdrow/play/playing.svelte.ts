/**
 * State of the screen of a game in play beyond the view: the path drawn, what is shown, what was
 * said.
 */
import { untrack } from 'svelte';
import type { Happened } from '../../../lib/game';
import type { Cast } from '../../../lib/names';
import { sentenceOf } from '../../../lib/refusals';
import { layoutOf } from '../board';
import { text } from '../messages';
import { type Moves, movesOf, STILL } from '../preview/moving';
import {
  flawOf,
  flawOfPath,
  type Ground,
  repeatOf,
  slipsOf,
  usesAfter,
  wordOf,
} from '../preview/path';
import { sentence } from '../refusals';
import type { Action, KeesEvent, Play, Props } from '../types';
import { heardOf } from './announce';
import { Threading } from './board/threading.svelte';
import { type News, newsOf } from './news';
import { type Note, objection } from './notes';
import type { Tried } from './reviewing.svelte';
import { moveIn, scoresBefore } from './scenes';
import { type Move, Staging } from './staging.svelte';

/** A path on the board that isn't being drawn. */
export interface Shown {
  path: readonly number[];
  /** A second word beside it that nobody played. */
  also?: readonly number[] | undefined;
  /** The seat whose colour it has; null for a word that nobody played. */
  seat: number | null;
}

/** Ms for which a decision stays on the screen, and a played word on the board. */
const NEWS_MS = 6000;
const FRESH_MS = 2600;
const NOTHING: readonly number[] = [];

export class Playing {
  readonly #props: () => Props;
  readonly #ground = (): Ground => this.ground;
  readonly threading = new Threading(this.#ground, (cue) => this.#props().cue?.(cue));
  readonly staging = new Staging((cue) => this.#props().cue?.(cue));
  text = $state('');
  /** How often typing was requested; 0 while nobody types. On a phone this opens the field. */
  typing = $state(0);
  news = $state.raw<News | null>(null);
  /** A path that somebody asked to see. */
  asked = $state.raw<Shown | null>(null);
  /** The word that was just played or struck. */
  fresh = $state.raw<Shown | null>(null);
  /** A word that was tried in a turn and isn't valid: the review finds the nearest ones. */
  tried = $state.raw<Tried | null>(null);
  /** The refusal of the table, and the path that it is about. */
  #refused = $state.raw<{ path: readonly number[]; note: Note } | null>(null);
  /** The path set by typing: if it is changed by hand, the text no longer matches. */
  #laid = $state.raw<readonly number[]>(NOTHING);
  #held = $state.raw<readonly number[]>([]);
  #heard: Happened<KeesEvent> | null = null;
  #newsTimer: ReturnType<typeof setTimeout> | undefined;
  #freshTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props) {
    this.#props = props;
    $effect(() => {
      const { happened } = props();
      return untrack(() => happened.subscribe((latest) => this.#hear(latest)));
    });
    $effect(() => {
      const { path } = this.threading;
      untrack(() => {
        if (path.length > 0 && path !== this.#laid) this.closeField();
      });
    });
    // Pegs still to drop would play their sounds after the table is left.
    $effect(() => () => {
      this.staging.stop();
      for (const timer of [this.#newsTimer, this.#freshTimer]) clearTimeout(timer);
    });
  }

  /** Where the tiles are shown: not moved yet while the pegs of a word drop. */
  readonly layout = $derived.by(() => {
    const { awaited } = this.staging;
    return layoutOf(awaited?.type === 'turn' ? awaited.before : this.#props().view.places);
  });
  /** The tiles that are shown as gaps. */
  readonly gone: ReadonlySet<number> = $derived.by(() => {
    const { awaited } = this.staging;
    const kept = awaited?.type === 'take' ? awaited.tiles : [];
    const { taken } = this.#props().view;
    return new Set(taken.map(({ tile }) => tile).filter((tile) => !kept.includes(tile)));
  });
  readonly ground: Ground = $derived.by(() => {
    const { letters, uses, alphabet = '', values = [] } = this.#props().view;
    return { layout: this.layout, letters, uses, gone: this.gone, alphabet, values };
  });
  readonly cast: Cast = $derived.by(() => ({
    you: this.#props().you,
    seats: this.#props().table.seats,
  }));

  /** The word that can be challenged now. */
  readonly open: Play | null = $derived.by(() => {
    const { view } = this.#props();
    return view.phase === 'window' ? (view.plays.at(-1) ?? null) : null;
  });
  readonly myTurn = $derived.by(() => {
    const { view, you } = this.#props();
    return view.phase === 'turn' && you !== null && view.seat === you;
  });
  /** Whether one may draw: to play in one's own turn, to plan in others'. */
  readonly mayDraw = $derived.by(() => {
    const { view, you } = this.#props();
    return view.phase === 'turn' && you !== null && you !== view.moderator;
  });

  readonly path = $derived.by(() => (this.mayDraw ? this.threading.path : NOTHING));
  readonly slips = $derived.by(() => slipsOf(this.ground, this.path));
  readonly word = $derived.by(() => wordOf(this.ground, this.path));

  /** The effect on tiles of the word being drawn, or of the open one. */
  readonly moves: Moves = $derived.by(() => {
    const { places, rules, uses } = this.#props().view;
    const laid = { gone: this.gone, places };
    if (this.open) return movesOf(rules.variation, { ...laid, uses }, this.open.path);
    if (this.#flaw !== null) return STILL;
    const after = usesAfter(uses, this.path);
    return movesOf(rules.variation, { ...laid, uses: after }, this.path);
  });

  readonly shown: Shown = $derived.by(() => {
    if (this.open) return this.open;
    if (this.path.length > 0) return { path: this.path, seat: this.#props().you };
    if (this.staging.scene) return { path: NOTHING, seat: null };
    return this.fresh ?? this.asked ?? { path: NOTHING, seat: null };
  });
  readonly uses = $derived.by(() => {
    const { uses } = this.#props().view;
    return this.staging.uses ?? (this.path.length > 0 ? usesAfter(uses, this.path) : uses);
  });
  readonly scores = $derived.by(() =>
    this.staging.busy && this.#held.length > 0 ? this.#held : this.#props().view.scores,
  );

  /** Why the word can't be played now, in a few words; null if it can. */
  readonly held: string | null = $derived.by(() => {
    const { connected, table, view } = this.#props();
    const { held } = text.play;
    if (!connected) return held.offline(this.word);
    if (table.paused) return held.paused;
    if (!this.myTurn) return held.turn(this.cast, view.seat ?? 0);
    const least = view.rules.min_length;
    if (this.path.length < least) return held.short(least);
    return this.#flaw || this.#repeat ? held.path : null;
  });
  /** The flaw of a planned path, whose letters others may have used in the meantime. */
  readonly #flaw = $derived.by(() => flawOfPath(this.ground, this.path));
  readonly #flawed = $derived.by(() => {
    const { path } = this;
    const at = path.findIndex(
      (cell, n) => flawOf(this.ground, path.slice(0, n), cell) === this.#flaw,
    );
    return this.ground.letters[path[at] ?? -1] ?? '';
  });
  readonly #repeat = $derived.by(() => {
    const { plays, rules } = this.#props().view;
    return this.path.length < rules.min_length
      ? null
      : repeatOf(plays, this.word, this.path, rules.shorter);
  });
  readonly note: Note | null = $derived.by(() => {
    if (this.#refused?.path === this.path) return this.#refused.note;
    const { shake } = this.threading;
    if (shake) return objection(shake.why, this.ground.letters[shake.cell] ?? '');
    if (this.#flaw) return objection(this.#flaw, this.#flawed);
    return this.#repeat ? objection(this.#repeat, this.word) : null;
  });

  async play(): Promise<void> {
    const { path } = this;
    if (this.held !== null || path.length === 0) return;
    const { act, announce, cue, view } = this.#props();
    const outcome = await act({ type: 'spell', path: [...path] }, 'here');
    if (outcome.ok) return;
    const { code, params, rule } = outcome.refused;
    if (typeof params.cell === 'number') this.threading.point(params.cell);
    if (code === 'not_a_word') this.tried = { turn: view.turn, word: String(params.word) };
    const note = { text: sentenceOf(outcome.refused, sentence), rule };
    this.#refused = { path, note };
    cue?.('slip');
    announce(note.text);
  }

  pass(): Promise<void> {
    return this.#act({ type: 'pass' });
  }

  accept(): Promise<void> {
    return this.#act({ type: 'accept' });
  }

  challenge(): Promise<void> {
    return this.#act({ type: 'challenge' });
  }

  finish(): Promise<void> {
    return this.#act({ type: 'finish' });
  }

  callCoaching(turn: number): Promise<void> {
    return this.#act({ type: 'call_coaching', turn });
  }

  answer(coached: boolean): Promise<void> {
    return this.#act({ type: coached ? 'admit' : 'deny' });
  }

  rule(coached: boolean, reason: string): Promise<void> {
    return this.#act({ type: 'rule_coaching', coached, reason });
  }

  pick(tile: number): Promise<void> {
    return this.#act({ type: 'pick', tile });
  }

  /** Take the text of the field, wherever it was typed, and find its path. */
  type(text: string): void {
    this.text = text;
    if (text.trim() === '') this.lay(NOTHING);
  }

  /** Open the field and focus it. */
  openField(): void {
    this.typing += 1;
  }

  /** Set the path of a typed word. */
  lay(path: readonly number[]): void {
    this.#laid = path;
    this.threading.set(path);
  }

  clear(): void {
    this.text = '';
    this.lay(NOTHING);
  }

  /** Close the field; the path on the board stays. */
  closeField(): void {
    this.text = '';
    this.typing = 0;
  }

  /** The play whose path somebody asked to see, or null. */
  get askedPlay(): number | null {
    const index = this.#props().view.plays.findLastIndex((play) => play.path === this.asked?.path);
    return index < 0 ? null : index;
  }

  /** Whether the drawn word may be looked up (KD-6). */
  get mayLookUp(): boolean {
    const { rules } = this.#props().view;
    return this.myTurn && rules.dictionary_help === 'yes' && this.word !== '';
  }

  /** Show a play, or none if null. */
  showPlay(index: number | null): void {
    const play = index === null ? undefined : this.#props().view.plays[index];
    this.show(play ? { path: play.path, seat: play.seat } : null);
  }

  /** Show a word that nobody played, or none if null. */
  showFound(path: readonly number[] | null): void {
    this.show(path ? { path, seat: null } : null);
  }

  /** Show a path that isn't being drawn, or none if null. */
  show(shown: Shown | null): void {
    this.clear();
    this.fresh = null;
    this.asked = shown;
  }

  /** Send an action; the shell reports why it was refused. */
  async #act(action: Action): Promise<void> {
    await this.#props().act(action);
  }

  /** Handle an update once, although it arrives again whenever anything else changes. */
  #hear(latest: Happened<KeesEvent> | null): void {
    if (latest === null || latest === this.#heard) return;
    this.#heard = latest;
    this.#take(latest.events);
  }

  #take(events: readonly KeesEvent[]): void {
    const { announce, view, you } = this.#props();
    const sentences = heardOf(events, this.cast, view);
    if (sentences) announce(sentences);
    this.#stage(events);
    const news = newsOf(events, this.cast, view);
    if (news) this.#tell(news);
    if (events.some((event) => event.type === 'spelled' && event.seat === you)) this.clear();
    const turn = events.find((event) => event.type === 'turn_began');
    if (!turn) return;
    this.closeField();
    this.asked = null;
    this.threading.hush();
    if (turn.seat === you) this.#props().cue?.('turn');
  }

  #stage(events: readonly KeesEvent[]): void {
    const { view } = this.#props();
    const move = moveIn(events);
    this.#held = scoresBefore(events, view);
    if (events.some((event) => event.type === 'challenged')) this.#props().cue?.('challenge');
    const spelled = events.find((event) => event.type === 'spelled');
    if (spelled) {
      this.#refresh(spelled);
      this.staging.drop(usesAfter(view.uses, spelled.path, -1), spelled.path, move);
    } else if (move) {
      this.#settle(move);
    } else if (events.some((event) => event.type === 'struck')) {
      this.#lift(view.plays.at(-1));
    }
  }

  /** Let tiles move, and remove the thread of the word that moves them, since its letters leave. */
  #settle(move: Move): void {
    this.fresh = null;
    this.staging.move(move);
  }

  #lift(play: Play | undefined): void {
    if (!play) return;
    this.#refresh(play);
    const { uses } = this.#props().view;
    this.staging.lift(usesAfter(uses, play.path), play.path);
  }

  #refresh({ path, seat }: Shown): void {
    this.fresh = { path, seat };
    clearTimeout(this.#freshTimer);
    this.#freshTimer = setTimeout(() => {
      this.fresh = null;
    }, FRESH_MS);
  }

  #tell(news: News): void {
    this.news = news;
    clearTimeout(this.#newsTimer);
    this.#newsTimer = setTimeout(() => {
      this.news = null;
    }, NEWS_MS);
  }
}
