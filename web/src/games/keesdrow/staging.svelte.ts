/** Pegs on their way: a word's pegs drop in one after the other, a struck one's lift out again. */
import { usesAfter } from './path';

/** Between two pegs. */
export const BETWEEN = 60;

export class Staging {
  /** The pegs to show meanwhile; null when the board is as the view says. */
  uses = $state.raw<string | null>(null);
  moving = $state.raw<'drop' | 'lift' | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get busy(): boolean {
    return this.moving !== null;
  }

  /** Drop a word's pegs in spelling order on the board as it was. */
  drop(before: string, path: readonly number[]): Promise<void> {
    return this.#run('drop', before, path, 1);
  }

  /** Lift a struck word's pegs out, the last first. */
  lift(before: string, path: readonly number[]): Promise<void> {
    return this.#run('lift', before, [...path].reverse(), -1);
  }

  /** Show the board as it is. */
  stop(): void {
    clearTimeout(this.#timer);
    this.uses = null;
    this.moving = null;
  }

  #run(
    moving: 'drop' | 'lift',
    before: string,
    path: readonly number[],
    by: 1 | -1,
  ): Promise<void> {
    this.stop();
    this.moving = moving;
    this.uses = before;
    return new Promise((done) => {
      const next = (count: number) => {
        if (count > path.length) {
          this.stop();
          done();
          return;
        }
        this.uses = usesAfter(before, path.slice(0, count), by);
        this.#timer = setTimeout(() => next(count + 1), count === path.length ? 240 : BETWEEN);
      };
      next(1);
    });
  }
}
