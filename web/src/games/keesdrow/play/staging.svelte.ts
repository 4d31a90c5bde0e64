/**
 * The board on its way to the state in the view: pegs drop in one by one, or lift out after a
 * struck word; then tiles go to the player who took them, or columns turn.
 */
import type { Cue } from '../../../lib/sound.svelte';
import { PEGS, usesAfter } from '../preview/path';

/** Ms between two pegs. */
const BETWEEN = 60;
/** Ms for the last one to come to rest before the total changes. */
const SETTLE = 240;
/** Ms of a scene: a column that turns, a tile that flies. */
export const SCENE = 700;

const SOUNDS = ['peg1', 'peg2', 'peg3'] as const satisfies readonly Cue[];

/**
 * The movement of tiles once a word stands: go to a seat (KD-26), or turn in their column (KD-27).
 */
export type Move =
  | { type: 'take'; tiles: readonly number[]; seat: number }
  | { type: 'turn'; columns: readonly number[]; before: readonly number[] };

export class Staging {
  /** The pegs to show meanwhile; null if the board is as in the view. */
  uses = $state.raw<string | null>(null);
  moving = $state.raw<'drop' | 'lift' | null>(null);
  /** The movement of tiles that begins once the pegs are in. */
  awaited = $state.raw<Move | null>(null);
  /** The current movement of tiles. */
  scene = $state.raw<Move | null>(null);
  readonly #sound: (cue: Cue) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sound: (cue: Cue) => void) {
    this.#sound = sound;
  }

  get busy(): boolean {
    return this.moving !== null || this.scene !== null;
  }

  /** Whether tiles are elsewhere than in the view, so that nobody can draw yet. */
  get shifting(): boolean {
    return this.awaited !== null || this.scene !== null;
  }

  /** Drop a word's pegs in spelling order on the board as it was, then let tiles move. */
  drop(before: string, path: readonly number[], then: Move | null): void {
    this.stop();
    this.awaited = then;
    this.#run('drop', before, path, 1);
  }

  /** Lift a struck word's pegs out, the last one first. */
  lift(before: string, path: readonly number[]): void {
    this.stop();
    this.#run('lift', before, [...path].reverse(), -1);
  }

  /** Let tiles move now. */
  move(move: Move): void {
    this.stop();
    this.scene = move;
    this.#sound(move.type === 'take' ? 'taken' : 'turned');
    this.#timer = setTimeout(() => this.stop(), SCENE);
  }

  /** Show the board as it is. */
  stop(): void {
    clearTimeout(this.#timer);
    this.uses = null;
    this.moving = null;
    this.awaited = null;
    this.scene = null;
  }

  #run(moving: 'drop' | 'lift', before: string, path: readonly number[], by: 1 | -1): void {
    this.moving = moving;
    this.uses = before;
    const next = (count: number) => {
      if (count > path.length) {
        if (this.awaited) this.move(this.awaited);
        else this.stop();
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
