/** Pegs on their way: a word's pegs drop in one after the other, a struck one's lift out again. */
import type { Cue } from '../../lib/sound.svelte';
import { PEGS, usesAfter } from './path';

/** Between two pegs. */
const BETWEEN = 60;
/** For the last one to come to rest, before the total moves. */
const SETTLE = 240;

const SOUNDS = ['peg1', 'peg2', 'peg3'] as const satisfies readonly Cue[];

export class Staging {
  /** The pegs to show meanwhile; null when the board is as the view says. */
  uses = $state.raw<string | null>(null);
  moving = $state.raw<'drop' | 'lift' | null>(null);
  readonly #sound: (cue: Cue) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sound: (cue: Cue) => void) {
    this.#sound = sound;
  }

  get busy(): boolean {
    return this.moving !== null;
  }

  /** Drop a word's pegs in spelling order on the board as it was. */
  drop(before: string, path: readonly number[]): void {
    this.#run('drop', before, path, 1);
  }

  /** Lift a struck word's pegs out, the last first. */
  lift(before: string, path: readonly number[]): void {
    this.#run('lift', before, [...path].reverse(), -1);
  }

  /** Show the board as it is. */
  stop(): void {
    clearTimeout(this.#timer);
    this.uses = null;
    this.moving = null;
  }

  #run(moving: 'drop' | 'lift', before: string, path: readonly number[], by: 1 | -1): void {
    this.stop();
    this.moving = moving;
    this.uses = before;
    const next = (count: number) => {
      if (count > path.length) {
        this.stop();
        return;
      }
      this.uses = usesAfter(before, path.slice(0, count), by);
      if (moving === 'drop') this.#land(this.uses, path[count - 1]);
      this.#timer = setTimeout(() => next(count + 1), count === path.length ? SETTLE : BETWEEN);
    };
    next(1);
  }

  #land(uses: string, cell: number | undefined): void {
    const peg = cell === undefined ? 0 : Number(uses[cell] ?? 0);
    if (peg > 0) this.#sound(SOUNDS[Math.min(peg, PEGS) - 1] ?? 'peg1');
  }
}
