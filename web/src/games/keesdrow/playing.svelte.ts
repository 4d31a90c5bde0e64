/** What the screen of a game in play knows beyond the view: the path drawn, what is shown, what was said. */
import { untrack } from 'svelte';
import type { Refused } from '../../lib/game';
import { capital, inWords } from '../../lib/phrase';
import { heardOf } from './announce';
import { layoutOf } from './board';
import { type Cast, nameOf } from './names';
import { type News, newsOf } from './news';
import { flawOf, flawOfPath, type Ground, repeatOf, slipsOf, usesAfter, wordOf } from './path';
import { sentence } from './refusals';
import { Staging } from './staging.svelte';
import { Threading } from './threading.svelte';
import type { Action, KeesEvent, Play, Props } from './types';

/** A path on the board that is not being drawn. */
export interface Shown {
  path: readonly number[];
  /** Whose colour; null for a word that nobody played. */
  seat: number | null;
}

/** What was objected to, and the rule that says so. */
export interface Note {
  text: string;
  rule: string | null;
}

/** How long a decision stands on the screen, and a played word on the board. */
const NEWS_MS = 6000;
const FRESH_MS = 2600;
const NOTHING: readonly number[] = [];

export class Playing {
  readonly #props: () => Props;
  readonly #ground = (): Ground => this.ground;
  readonly threading = new Threading(this.#ground, (cue) => this.#props().cue?.(cue));
  readonly staging = new Staging((cue) => this.#props().cue?.(cue));
  text = $state('');
  news = $state.raw<News | null>(null);
  /** A path that somebody asked to see. */
  asked = $state.raw<Shown | null>(null);
  /** The word that was just played or struck. */
  fresh = $state.raw<Shown | null>(null);
  /** What the table refused, and the path that it was. */
  #refused = $state.raw<{ path: readonly number[]; note: Note } | null>(null);
  #held = $state.raw<readonly number[]>([]);
  #newsTimer: ReturnType<typeof setTimeout> | undefined;
  #freshTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props) {
    this.#props = props;
    $effect(() => {
      const { happened } = props();
      return untrack(() => happened.subscribe((latest) => latest && this.#take(latest.events)));
    });
  }

  readonly layout = $derived.by(() => layoutOf(this.#props().view.places));
  readonly ground: Ground = $derived.by(() => {
    const { letters, uses } = this.#props().view;
    return { layout: this.layout, letters, uses };
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
  /** Whether one may draw: on one's turn to play, on others' to plan. */
  readonly mayDraw = $derived.by(() => {
    const { view, you } = this.#props();
    return view.phase === 'turn' && you !== null;
  });

  readonly path = $derived.by(() => (this.mayDraw ? this.threading.path : NOTHING));
  readonly slips = $derived.by(() => slipsOf(this.ground, this.path));
  readonly word = $derived.by(() => wordOf(this.ground, this.path));

  readonly shown: Shown = $derived.by(() => {
    if (this.open) return this.open;
    if (this.path.length > 0) return { path: this.path, seat: this.#props().you };
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
    if (!connected) return `${this.word} is kept, the clock is stopped`;
    if (table.paused) return 'The table is paused';
    if (!this.myTurn) return `${nameOf(this.cast, view.seat ?? 0)} is looking`;
    const least = view.rules.min_length;
    if (this.path.length < least) return `${capital(inWords(least))} letters or more`;
    return this.#flaw || this.#repeat ? 'Not this path' : null;
  });
  /** Others may have used the letters of a path that was planned. */
  readonly #flaw = $derived.by(() => flawOfPath(this.ground, this.path));
  readonly #flawed = $derived.by(() => {
    const at = this.path.findIndex((cell, n) => flawOf(this.ground, this.path.slice(0, n), cell));
    return this.ground.letters[this.path[at] ?? -1] ?? '';
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
    const letter = shake ? (this.ground.letters[shake.cell] ?? '') : '';
    if (shake?.why === 'spent') return said('spent', 'KD-9', { letter });
    if (shake?.why === 'apart') return said('not_adjoining', 'KD-7', { letter });
    if (this.#flaw) return said(this.#flaw, 'KD-9', { letter: this.#flawed });
    if (this.#repeat === 'used_before') return said('used_before', 'KD-11', { word: this.word });
    if (this.#repeat) return said('shorter_version', 'KD-14', { word: this.word });
    return null;
  });

  async play(): Promise<void> {
    const { path } = this;
    if (this.held !== null || path.length === 0) return;
    const { act, announce, cue } = this.#props();
    const outcome = await act({ type: 'spell', path: [...path] }, 'here');
    if (outcome.ok) return;
    const { cell } = outcome.refused.params;
    if (typeof cell === 'number') this.threading.point(cell);
    const note = { text: sentence(outcome.refused), rule: outcome.refused.rule };
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

  pick(tile: number): Promise<void> {
    return this.#act({ type: 'pick', tile });
  }

  clear(): void {
    this.text = '';
    this.threading.set([]);
  }

  /** Show a path that is not being drawn; null to show none. */
  show(shown: Shown | null): void {
    this.clear();
    this.fresh = null;
    this.asked = shown;
  }

  /** The shell tells why something was refused. */
  async #act(action: Action): Promise<void> {
    await this.#props().act(action);
  }

  #take(events: readonly KeesEvent[]): void {
    const { announce, view, you } = this.#props();
    const sentences = heardOf(events, this.cast, view);
    if (sentences) announce(sentences);
    for (const event of events) this.#stage(event, events);
    const news = newsOf(events, this.cast, view);
    if (news) this.#tell(news);
    if (events.some((event) => event.type === 'spelled' && event.seat === you)) this.clear();
    const turn = events.find((event) => event.type === 'turn_began');
    if (!turn) return;
    this.asked = null;
    this.threading.hush();
    if (turn.seat === you) this.#props().cue?.('turn');
  }

  #stage(event: KeesEvent, events: readonly KeesEvent[]): void {
    const { view } = this.#props();
    if (event.type === 'spelled') {
      const stood = events.find((each) => each.type === 'stood');
      this.#held = view.scores.map((score, seat) =>
        stood?.seat === seat ? score - stood.points : score,
      );
      this.#refresh(event);
      this.staging.drop(usesAfter(view.uses, event.path, -1), event.path);
    }
    if (event.type === 'challenged') this.#props().cue?.('challenge');
    if (event.type === 'struck') {
      const play = view.plays.at(-1);
      if (!play) return;
      this.#held = [];
      this.#refresh(play);
      this.staging.lift(usesAfter(view.uses, play.path), play.path);
    }
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

function said(code: string, rule: string, params: Refused['params']): Note {
  return { text: sentence({ code, rule, params }), rule };
}
