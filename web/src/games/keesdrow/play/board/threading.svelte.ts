/** The path being drawn, as state for the screen: feeds the gesture and shows its cues. */
import type { Cue as Sound } from '../../../../lib/sound.svelte';
import type { Ground } from '../../preview/path';
import { type Cue, type Gesture, type Input, REST, stepped } from './gesture';

interface Shown {
  cell: number;
  /** Increases, so that the same cell can shake twice. */
  count: number;
}

/** Why a letter can't be added. */
type Objection = 'spent' | 'apart' | 'gone';

const SOUNDS: Readonly<Record<Cue['type'], Sound>> = {
  bead: 'bead',
  beat: 'bead',
  unthread: 'unbead',
  spent: 'slip',
  apart: 'slip',
  gone: 'slip',
};

export class Threading {
  /** Whether the path is drawn by a finger, which covers the letters below it. */
  touch = $state(false);
  shake = $state.raw<(Shown & { why: Objection }) | null>(null);
  beat = $state.raw<Shown | null>(null);
  #gesture = $state.raw<Gesture>(REST);
  #count = 0;
  readonly #ground: () => Ground;
  readonly #sound: (cue: Sound) => void;

  constructor(ground: () => Ground, sound: (cue: Sound) => void) {
    this.#ground = ground;
    this.#sound = sound;
  }

  get path(): readonly number[] {
    return this.#gesture.path;
  }

  get press(): Gesture['press'] {
    return this.#gesture.press;
  }

  /** Whether the finger is between letters, so that the thread follows it. */
  get dragging(): boolean {
    const press = this.#gesture.press;
    return press !== null && press.held === null;
  }

  feed(input: Input): void {
    const { gesture, cues } = stepped(this.#gesture, input, this.#ground());
    // An objection belongs to the path that it was about.
    if (gesture.path !== this.#gesture.path) this.shake = null;
    this.#gesture = gesture;
    for (const cue of cues) this.#show(cue);
  }

  /** Set the path at once: a typed word, or nothing. */
  set(path: readonly number[]): void {
    this.feed({ type: 'set', path });
  }

  /** Remove an objection about an earlier turn. */
  hush(): void {
    this.shake = null;
  }

  /** Shake a cell that the table refused. */
  point(cell: number): void {
    this.#count += 1;
    this.shake = { cell, count: this.#count, why: 'spent' };
  }

  #show(cue: Cue): void {
    this.#count += 1;
    const shown = { cell: cue.cell, count: this.#count };
    this.shake = objects(cue) ? { ...shown, why: cue.type } : null;
    if (cue.type === 'beat') this.beat = shown;
    this.#sound(SOUNDS[cue.type]);
  }
}

function objects(cue: Cue): cue is Cue & { type: Objection } {
  return cue.type === 'spent' || cue.type === 'apart' || cue.type === 'gone';
}
