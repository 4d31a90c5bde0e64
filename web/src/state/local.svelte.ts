/** A game against a bot on this device: a table without a room, kept in localStorage. */
import { readonly, writable } from 'svelte/store';
import type { Answered, Happened, Outcome } from '../lib/game';
import { CHANCE } from '../lib/local/chance';
import { type AnyRules, BOT, type Cause, YOU } from '../lib/local/game';
import { recall, remember } from '../lib/remember';
import { heard, readClock, STOPPED, type TableClock } from './clock';

const VERSION = 1;

/** What happened at a table time in ms; the deal is the first. */
interface Entry {
  at: number;
  events: readonly unknown[];
}

/** Everything that is kept of a game: what it means follows from its events. */
interface Kept {
  version: number;
  /** When it began, in ms since 1970. */
  begun: number;
  entries: Entry[];
}

const keyOf = (game: string): string => `local.${game}`;

/** Whether an unfinished game is kept on this device, without looking into it. */
export const isKept = (game: string): boolean => recall(keyOf(game)) !== null;

export class LocalTable {
  readonly game: string;
  readonly #rules: AnyRules;
  readonly #kept: Kept;
  readonly #bot;
  #state: unknown;
  #clock: TableClock = STOPPED;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #happened = writable<Happened<unknown> | null>(null);
  readonly happened = readonly(this.#happened);
  view = $state.raw<unknown>(null);
  over = $state(false);

  private constructor(game: string, rules: AnyRules, kept: Kept) {
    this.game = game;
    this.#rules = rules;
    this.#kept = kept;
    this.#bot = rules.bot(CHANCE);
    this.#state = kept.entries
      .flatMap(({ events }) => events)
      .reduce((state, event) => rules.evolve(state, event), rules.start);
    this.#show();
    this.#clock = heard(kept.entries.at(-1)?.at ?? 0, performance.now(), true);
    this.#wait();
  }

  /** Deals a new game; one that was kept is gone. */
  static deal(game: string, rules: AnyRules): LocalTable {
    const dealt = { at: 0, events: rules.deal(0, CHANCE) };
    const table = new LocalTable(game, rules, {
      version: VERSION,
      begun: Date.now(),
      entries: [dealt],
    });
    table.#keep();
    return table;
  }

  /** Goes on with the game that is kept; null if there is none that these rules can tell. */
  static resume(game: string, rules: AnyRules): LocalTable | null {
    try {
      const kept = JSON.parse(recall(keyOf(game)) ?? 'null') as Kept | null;
      if (kept?.version !== VERSION || !(kept.entries.length > 0)) return null;
      return new LocalTable(game, rules, kept);
    } catch {
      return null;
    }
  }

  /** A name that no other game on this device has. */
  get name(): string {
    return `local-${this.game}-${this.#kept.begun}`;
  }

  /** Table time now in ms; it stands still while the page is closed. */
  readonly now = (): number => Math.floor(readClock(this.#clock, performance.now()));

  readonly act = async (action: unknown): Promise<Outcome> =>
    this.#judge({ seat: YOU, action }, this.now());

  readonly ask = async (question: unknown): Promise<Answered<unknown>> => {
    const found = this.#rules.ask(this.view, question);
    return 'answer' in found
      ? { ok: true, answer: found.answer }
      : { ok: false, refused: found.refused };
  };

  /** What happened so far, as the record of a table tells it. */
  readonly record = async (): Promise<string> =>
    this.#kept.entries.map((entry) => JSON.stringify(entry)).join('\n');

  close(): void {
    clearTimeout(this.#timer);
  }

  #judge(cause: Cause<unknown>, at: number): Outcome {
    const verdict = this.#rules.decide(this.#state, cause, at, CHANCE);
    if ('refused' in verdict) return { ok: false, refused: verdict.refused };
    const { events } = verdict;
    this.#state = events.reduce((state, event) => this.#rules.evolve(state, event), this.#state);
    this.#kept.entries.push({ at, events });
    const seq = this.#kept.entries.length;
    this.#show();
    this.#keep();
    const seen = events.map((event) => this.#rules.redact(event, YOU));
    this.#happened.set({ seq, events: seen.filter((event) => event !== null) });
    this.#wait();
    return { ok: true, seq };
  }

  #show(): void {
    this.view = this.#rules.view(this.#state, YOU);
    this.over = this.#rules.isOver(this.#state);
  }

  /** Keeps an unfinished game. */
  #keep(): void {
    remember(keyOf(this.game), this.over ? null : JSON.stringify(this.#kept));
  }

  /** Waits for what comes by itself: an act of the bot, or a deadline. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.over) return;
    const now = this.now();
    const plan = this.#bot.on(this.#rules.view(this.#state, BOT), now);
    const due = this.#rules.due(this.#state) ?? Number.POSITIVE_INFINITY;
    const at = Math.min(plan?.at ?? Number.POSITIVE_INFINITY, due);
    if (!Number.isFinite(at)) return;
    const cause = plan && plan.at <= due ? { seat: BOT, action: plan.action } : null;
    // By the steady clock, a timer may run out a little early.
    const act = (): void => void this.#judge(cause, Math.max(at, this.now()));
    this.#timer = setTimeout(act, Math.max(0, at - now));
  }
}
