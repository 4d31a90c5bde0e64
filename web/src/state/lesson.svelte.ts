/** A lesson being taken: it plays the scenes of a film, and waits for the learner's acts. */
import { readonly, writable } from 'svelte/store';
import type { Answered, Happened, Outcome, Refused } from '../lib/game';
import { type Beat, type Lesson, type Scene, same, type Update, wayOf } from '../lib/lesson';
import { heard, readClock, STOPPED, type TableClock } from './clock';
import { patched } from './patch';

/**
 * What a lesson waits for: *watch* something that happens, *act*, *look* again because an act was
 * another one, *next* when the beat is over, and *end* after the last.
 */
export type Stage = 'aim' | 'watch' | 'act' | 'next' | 'end';

/** Time to see what another act led to before the scene begins again, in ms. */
const BACK_MS = 1_800;
/** Time to see what has happened before it is put in words, in ms. */
const SETTLE_MS = 700;
const NOT_THAT: Refused = { code: 'lesson', rule: null, params: {} };

interface Start {
  view: unknown;
  at: number;
}

export class Taking {
  readonly lesson: Lesson;
  readonly #starts: readonly Start[];
  /** The beat; -1 before the first. */
  index = $state(-1);
  stage = $state<Stage>('aim');
  view = $state.raw<unknown>(null);
  /** Why the last act was not it; null before one. */
  other = $state<string | null>(null);
  /** The game on the board is over. */
  over = $state(false);
  /** Raised when the board has to begin anew. */
  round = $state(0);
  /** Which of the beat's scenes it is. */
  #part = 0;
  /** The board shows what the next scene begins with. */
  #follows = false;
  #clock: TableClock = STOPPED;
  #seq = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #happened = writable<Happened<unknown> | null>(null);
  readonly happened = readonly(this.#happened);

  /** *reached* is told each beat that begins, and the number of beats at the end. */
  readonly #reached: (index: number) => void;

  constructor(lesson: Lesson, reached: (index: number) => void) {
    this.lesson = lesson;
    this.#reached = reached;
    this.#starts = startsOf(lesson);
    this.view = lesson.film.view;
  }

  get beat(): Beat | null {
    return this.lesson.beats[this.index] ?? null;
  }

  get #scenes(): readonly Scene[] {
    const { more = [], scene } = this.beat ?? { scene: '', more: [] };
    return [scene, ...more].flatMap(
      (wanted) => this.lesson.film.scenes.find(({ name }) => name === wanted) ?? [],
    );
  }

  get #scene(): Scene | null {
    return this.#scenes[this.#part] ?? null;
  }

  /** Table time now in ms. */
  readonly now = (): number => readClock(this.#clock, performance.now());

  /** Begins a beat, or ends the lesson after the last. */
  go(index: number): void {
    const { beats } = this.lesson;
    const to = Math.max(-1, Math.min(index, beats.length));
    const follows = this.#follows && this.stage === 'next' && to === this.index + 1;
    this.#stop();
    this.index = to;
    this.#part = 0;
    this.other = null;
    if (to >= 0) this.#reached(to);
    if (to === beats.length) {
      this.stage = 'end';
      return;
    }
    if (!follows || this.#scene?.cut !== undefined) this.#reset();
    if (to < 0) this.stage = 'aim';
    else this.#lead();
  }

  repeat(): void {
    this.go(this.index);
  }

  /** Answers an act of the learner. */
  readonly act = async (action: unknown): Promise<Outcome> => {
    const { over = false, ways = [] } = this.#scene ?? {};
    if (this.stage !== 'act') return { ok: false, refused: NOT_THAT };
    const way = ways[(this.lesson.match ?? wayOf)(action as never, ways)];
    if (!way) {
      this.other = this.beat?.other ?? null;
      return { ok: false, refused: NOT_THAT };
    }
    this.other = null;
    this.stage = 'watch';
    this.#follows = way === ways[0];
    const [first, ...rest] = way.updates;
    if (first) this.#take(first, rest.length > 0);
    this.#play(rest, () => {
      if (way.back) this.#again();
      else if (this.#part + 1 < this.#scenes.length) {
        this.#part += 1;
        this.#lead();
      } else {
        this.over = over;
        this.#later(this.beat?.settle ?? SETTLE_MS, () => (this.stage = 'next'));
      }
    });
    return { ok: true, seq: this.#seq };
  };

  /** Answers a question of the learner's screen. */
  readonly ask = async (question: unknown): Promise<Answered<unknown>> => {
    const found = this.#scene?.asked?.find((one) => same(one.question, question));
    return found ? { ok: true, answer: found.answer } : { ok: false, refused: NOT_THAT };
  };

  close(): void {
    this.#stop();
  }

  /** Shows the position before the beat. */
  #reset(): void {
    const start = this.#starts[Math.max(0, this.index)];
    this.view = start?.view;
    this.#happened.set(null);
    this.#clock = heard(start?.at ?? 0, performance.now(), false);
    this.#part = 0;
    this.over = false;
    this.round += 1;
  }

  #lead(): void {
    this.stage = 'watch';
    this.#play(this.#scene?.lead ?? [], () => {
      const { runs = 0, ways = [] } = this.#scene ?? {};
      if (ways.length === 0) {
        this.#follows = true;
        this.stage = 'next';
        return;
      }
      this.stage = 'act';
      if (runs > 0) this.#run(runs);
    });
  }

  /** Shows updates at their pace, then goes on. */
  #play(updates: readonly Update[], then: () => void): void {
    const [next, ...rest] = updates;
    if (!next) {
      then();
      return;
    }
    this.#later(next.after, () => {
      this.#take(next, rest.length > 0);
      this.#play(rest, then);
    });
  }

  #take(update: Update, runs: boolean): void {
    this.#seq += 1;
    this.#clock = heard(update.at, performance.now(), runs);
    this.view = patched(this.view, update.patch);
    this.#happened.set({ seq: this.#seq, events: [...update.events] });
  }

  /** Lets the clock go on for a while, then holds it. */
  #run(ms: number): void {
    const { at } = this.#clock;
    this.#clock = heard(at, performance.now(), true);
    this.#later(ms, () => {
      this.#clock = heard(at + ms, performance.now(), false);
    });
  }

  #again(): void {
    this.#later(BACK_MS, () => {
      this.other = this.beat?.other ?? null;
      this.#reset();
      this.#lead();
    });
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

/** The position before each beat: after the lead and the first way of all scenes before it. */
function startsOf({ beats, film }: Lesson): Start[] {
  let start: Start = { view: film.view, at: film.at };
  const starts = new Map<string, Start>();
  for (const { cut, lead = [], name, ways = [] } of film.scenes) {
    start = { view: patched(start.view, cut), at: start.at };
    starts.set(name, start);
    start = [...lead, ...(ways[0]?.updates ?? [])].reduce(
      (before, { at, patch }) => ({ view: patched(before.view, patch), at }),
      start,
    );
  }
  return beats.map(({ scene }) => starts.get(scene) ?? start);
}
