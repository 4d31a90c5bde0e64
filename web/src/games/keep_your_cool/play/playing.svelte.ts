/** Actions of one player at the table: turning, speaking, reaching and stopping. */
import { untrack } from 'svelte';
import { vibrate } from '../../../lib/comfort.svelte';
import { sentenceOf } from '../../../lib/refusals';
import { text } from '../messages';
import { sentence } from '../refusals';
import { flagAt } from '../sides';
import type { Action, Event, Props, Side } from '../types';
import { FirstFrame } from './firstFrame';
import { COMMITTED_MS, type Holding, press, release, withdrawsIn } from './hold';
import { DELETE, SAY, typedAfter } from './keys';
import { plain } from './letters';
import { barredBy, reachAt, reachOf, roleOf, stopShut, wordShut } from './standing';
import { Turning } from './turning.svelte';

/** Shown to the player who caused it, for a short time. */
export interface Objection {
  text: string;
  rule: string | null;
}

const OBJECTION_MS = 3_000;
/** A press just as the game ends needs no answer: the page says how it ended. */
const OVER = 'not_playing';
/** Ms after a hand went back within which a press still counts as meant for it. */
const JUST_NOW_MS = 400;

export class Playing {
  readonly #props: () => Props;
  readonly frames: FirstFrame;
  readonly #turning: Turning;
  typed = $state('');
  /** The word was refused and is still shown: a letter starts another one, deleting edits it. */
  marked = $state(false);
  /** A word that was said and isn't decided yet. */
  saying = $state<string | null>(null);
  objection = $state.raw<Objection | null>(null);
  holding = $state.raw<Holding | null>(null);
  #answered: number | null = null;
  #endedAt = Number.NEGATIVE_INFINITY;
  /** The reach that ended last, if its hand went back: a stop meant for it is void (KYC-22). */
  #gone: number | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #back: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props, frames = new FirstFrame()) {
    this.#props = props;
    this.frames = frames;
    this.#turning = new Turning(props, (action) => this.#act(action));
    $effect(() => {
      const { connected, presence, table, view } = props();
      const runs = connected && !table.paused && presence?.ticking !== false && view.halt === null;
      untrack(() => this.frames.goesOn(runs, performance.now()));
    });
    $effect(() => () => {
      for (const timer of [this.#waiting, this.#quiet, this.#back]) clearTimeout(timer);
    });
  }

  get seat(): number | null {
    return this.#props().you;
  }

  get role() {
    const { view, you } = this.#props();
    return roleOf(view, you);
  }

  /** Whether the room accepts input: connected, and not paused. */
  get live(): boolean {
    const { connected, table } = this.#props();
    return connected && !table.paused;
  }

  /** Handle an update. */
  hear(seq: number, events: readonly Event[]): void {
    const { you } = this.#props();
    for (const event of events) {
      if (event.type === 'reached' && event.grab.seat !== you) {
        this.frames.came(event.grab.number, seq);
        if (this.#plays()) vibrate(40);
      }
      if (event.type === 'reach_ended' || event.type === 'flag_taken') {
        this.#ended(event.reach);
        const feint = event.type === 'reach_ended' && event.outcome === 'withdrawn';
        if (feint && event.seat !== you) this.#gone = event.reach;
      }
      if (event.type === 'stopped') this.#ended(event.verdict.reach ?? -1);
      if ('seat' in event && event.seat === you) {
        this.#turning.hear(event);
        this.#mine(event);
      }
    }
  }

  /** The tile under one's finger. */
  get turning(): number | null {
    return this.#turning.tile;
  }

  flip(tile: number): void {
    this.#turning.turn(tile);
  }

  key(key: string): void {
    if (key === SAY) this.say();
    else this.type(typedAfter(this.marked && key !== DELETE ? '' : this.typed, key));
  }

  /** Change the word; a word waiting to be said is cancelled. */
  type(text: string): void {
    if (this.saying !== null) return;
    clearTimeout(this.#waiting);
    this.typed = plain(text);
    this.marked = false;
  }

  /** Say the typed word; if it's too early to speak, wait. */
  say(): void {
    const { now, view, you } = this.#props();
    const word = this.typed;
    clearTimeout(this.#waiting);
    if (you === null || word === '' || this.saying !== null) return;
    if (this.role !== 'speaks' && this.role !== 'first') return;
    const wait = wordShut(view, you, now());
    if (wait > 0) {
      this.#waiting = setTimeout(() => this.say(), wait);
      return;
    }
    this.saying = word;
    this.marked = false;
    void this.#act({ type: 'say', word }).then((ok) => {
      if (!ok) this.saying = null;
    });
  }

  /** Reach to one's own left or right. */
  press(side: Side, stamp: number): void {
    const { view, you } = this.#props();
    if (you === null || view.phase !== 'play') return;
    const mine = reachOf(view, you);
    if (mine && mine.withdrawn === null) return;
    const next = press(this.holding, side, stamp);
    if (next === this.holding) return;
    this.holding = next;
    void this.#act({ type: 'reach', side: flagAt(side) }).then((ok) => {
      if (!ok) this.holding = null;
    });
  }

  /** Let go: withdraw the hand, if that is allowed and it hasn't arrived. */
  release(stamp: number): void {
    this.holding = release(this.holding, stamp);
    if (this.holding) this.#backIn(withdrawsIn(this.holding, performance.now()) ?? 0);
  }

  /** Stop, at the timestamp of the press. */
  stop(stamp: number): void {
    const { now, view, you } = this.#props();
    if (you === null || view.phase !== 'play' || view.halt !== null) return;
    if (stopShut(view, you, now()) > 0) return;
    const at = reachAt(view, you);
    const seen = at !== null && this.frames.saw(at.number, stamp) ? at.number : null;
    const justNow = stamp - this.#endedAt < JUST_NOW_MS;
    if (seen === null && justNow && this.#gone === null) return;
    const meant = seen ?? (justNow ? this.#gone : null);
    if (meant !== null && meant === this.#answered) return;
    this.#answered = meant;
    const reason = seen === null ? null : this.frames.reason(seen, stamp);
    void this.#act({ type: 'stop', reach: meant }, reason ?? undefined);
  }

  ask(call: number, reason: string): void {
    void this.#act({ type: 'ask_overturn', call, reason });
  }

  grant(): void {
    void this.#act({ type: 'grant' });
  }

  refuse(): void {
    void this.#act({ type: 'refuse' });
  }

  /** Explain why one can't reach. */
  barred(): void {
    const { view, you } = this.#props();
    const lock = you === null ? null : view.players[you]?.lock;
    if (!lock) return;
    const { why, rule } = barredBy(lock);
    this.#object(text.play.reach.noReachingBy(why, rule), rule);
  }

  throwHand(hand: 'rock' | 'paper' | 'scissors'): void {
    void this.#act({ type: 'throw', hand });
  }

  #plays(): boolean {
    const { you } = this.#props();
    return you === 0 || you === 1;
  }

  #mine(event: Event): void {
    switch (event.type) {
      case 'key_word_said':
        this.saying = null;
        this.typed = '';
        break;
      case 'word_refused':
        this.saying = null;
        this.typed = event.word;
        this.marked = true;
        break;
      case 'ignored':
        if (event.what === 'say') this.saying = null;
        else if (event.what === 'reach') this.holding = null;
        else if (event.what === 'withdraw' && this.holding) this.#backIn(COMMITTED_MS / 3);
        break;
    }
  }

  #ended(reach: number): void {
    this.frames.went(reach);
    this.#endedAt = performance.now();
    this.#gone = null;
    const { view, you } = this.#props();
    if (you !== null && reachOf(view, you) === null) this.holding = null;
  }

  #backIn(ms: number): void {
    clearTimeout(this.#back);
    this.#back = setTimeout(() => void this.#withdraw(), ms);
  }

  async #withdraw(): Promise<void> {
    const { act, view, you } = this.#props();
    const mine = you === null ? null : reachOf(view, you);
    if (mine && mine.withdrawn !== null) return;
    const outcome = await act({ type: 'withdraw' }, 'here');
    if (outcome.ok) this.holding = null;
    else if (outcome.refused.code === 'withdraw_later') {
      this.#backIn(Number(outcome.refused.params.ms ?? COMMITTED_MS / 3));
    } else this.holding = null;
  }

  async #act(action: Action, reason?: { seen: number; reaction: number }): Promise<boolean> {
    const outcome = await this.#props().act(action, 'here', reason);
    if (!outcome.ok && outcome.refused.code !== OVER) {
      this.#object(sentenceOf(outcome.refused, sentence), outcome.refused.rule);
    }
    return outcome.ok;
  }

  #object(text: string, rule: string | null): void {
    this.objection = { text, rule };
    this.#props().announce(text);
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => (this.objection = null), OBJECTION_MS);
  }
}
