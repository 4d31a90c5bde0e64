/** Listens for one player if the browser can: off until requested, and never needed. */
import { untrack } from 'svelte';
import { text } from '../messages';
import { needs } from '../preview/letters';
import type { Props } from '../types';
import type { Playing } from './playing.svelte';
import { deaf, type Heard, heard, type Moment, SILENCE } from './speech';
import { reachAt, wordShut } from './standing';

/** The part of the browser's recogniser that is used. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: Results) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
interface Results {
  timeStamp: number;
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}
type Maker = new () => Recogniser;

/** The browser's recogniser, or undefined if it has none. */
export function recogniser(): Maker | undefined {
  const has = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return has.SpeechRecognition ?? has.webkitSpeechRecognition;
}

const AGAIN_MS = 250;
const NOTE_MS = 8_000;
/** A recogniser that ends sooner than this several times in a row is given up. */
const SHORT_MS = 1_000;
const SHORT_MOST = 4;

export class Ears {
  readonly able: boolean;
  on = $state(false);
  /** The word that is about to be said. */
  word = $state<string | null>(null);
  /** Why it isn't listening or, at first, where the audio may be sent. */
  note = $state<string | null>(null);
  readonly #make = recogniser();
  readonly #props: () => Props;
  readonly #playing: Playing;
  #listens: Recogniser | null = null;
  #hearing = SILENCE;
  /** Utterances are numbered consecutively, however often the recogniser restarts. */
  #first = 0;
  #next = 0;
  /** When the recogniser started, and how often in a row it ended at once. */
  #began = 0;
  #shorts = 0;
  #hold: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props, playing: Playing) {
    this.#props = props;
    this.#playing = playing;
    this.able = this.#make !== undefined;
    $effect(() => () => {
      this.off();
      clearTimeout(this.#quiet);
    });
    // A word that may no longer be said isn't kept for later.
    $effect(() => {
      props();
      untrack(() => this.#hear({ type: 'passed', at: performance.now() }));
    });
  }

  switch(): void {
    if (this.on) {
      this.off();
      return;
    }
    this.#shorts = 0;
    this.#tell(text.play.microphone.begins);
    this.#begin();
  }

  off(): void {
    this.on = false;
    clearTimeout(this.#hold);
    clearTimeout(this.#again);
    const listens = this.#listens;
    this.#listens = null;
    if (listens) {
      listens.onend = null;
      listens.abort();
    }
    this.#hearing = SILENCE;
    this.word = null;
  }

  /** Cancel the word that is shown. */
  holdBack(): void {
    this.#hear({ type: 'held_back' });
  }

  #begin(): void {
    if (!this.#make) return;
    const listens = new this.#make();
    listens.lang = 'en-US';
    listens.continuous = true;
    listens.interimResults = true;
    listens.onresult = (event) => this.#told(event);
    listens.onerror = ({ error }) => {
      const why = deaf(error);
      if (why === null) return;
      this.#fail(why);
    };
    // It ends by itself after a silence.
    listens.onend = () => {
      this.#shorts = performance.now() - this.#began < SHORT_MS ? this.#shorts + 1 : 0;
      if (this.#shorts >= SHORT_MOST) this.#fail(text.play.microphone.givesUp);
      else
        this.#again = setTimeout(() => {
          if (this.on) this.#begin();
        }, AGAIN_MS);
    };
    this.#first = this.#next;
    this.#began = performance.now();
    this.#listens = listens;
    this.on = true;
    listens.start();
  }

  #fail(why: string): void {
    this.off();
    this.#tell(why);
  }

  #tell(note: string): void {
    this.note = note;
    this.#props().announce(note);
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => (this.note = null), NOTE_MS);
  }

  #told({ results, resultIndex, timeStamp }: Results): void {
    for (let i = resultIndex; i < results.length; i += 1) {
      const result = results[i];
      const text = result?.[0]?.transcript ?? '';
      const utterance = this.#first + i;
      this.#next = Math.max(this.#next, utterance + 1);
      const final = result?.isFinal ?? false;
      this.#hear({ type: 'told', utterance, text, final, at: performance.now() }, timeStamp);
    }
  }

  #hear(event: Heard, stamp = performance.now()): void {
    const made = heard(this.#hearing, event, this.#moment(stamp));
    const due = made.hearing.pending?.due;
    if (due !== this.#hearing.pending?.due) {
      clearTimeout(this.#hold);
      if (due !== undefined) {
        const wait = due - performance.now();
        this.#hold = setTimeout(() => this.#hear({ type: 'passed', at: due }), wait);
      }
    }
    this.#hearing = made.hearing;
    this.word = made.hearing.pending?.word ?? null;
    if (made.stop) this.#playing.stop(stamp);
    if (made.say !== null) {
      this.#playing.type(made.say);
      this.#playing.say();
    }
  }

  #moment(stamp: number): Moment {
    const { now, view, you } = this.#props();
    const role = this.#playing.role;
    const reach = you === null ? null : reachAt(view, you);
    const key = view.keys.at(-1)?.word ?? '';
    const speaks = role === 'speaks' || role === 'first';
    const free = you !== null && view.halt === null && this.#playing.saying === null;
    return {
      reached: reach !== null && this.#playing.frames.saw(reach.number, stamp),
      says: speaks && free,
      shut: you === null ? 0 : wordShut(view, you, now()),
      letters: role === 'speaks' ? needs(key, '', view.rules).map((need) => need.letter) : [],
    };
  }
}
