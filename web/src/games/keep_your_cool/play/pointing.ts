/** Sends one's pointer to the other player, as often as the room accepts it (15 a second). */

export interface Spot {
  x: number;
  y: number;
}

const EVERY_MS = 67;

export class Pointing {
  readonly #tell: (at: Spot | null) => void;
  readonly #clock: () => number;
  #told = Number.NEGATIVE_INFINITY;
  #shown: Spot | null = null;
  #next: Spot | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (at: Spot | null) => void, clock: () => number = () => performance.now()) {
    this.#tell = tell;
    this.#clock = clock;
  }

  /** Report where the pointer is; null if it left the table. */
  at(spot: Spot | null): void {
    this.#next = spot;
    if (this.#timer !== undefined) return;
    const wait = this.#told + EVERY_MS - this.#clock();
    if (wait <= 0) this.#say();
    else this.#timer = setTimeout(() => this.#say(), wait);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #say(): void {
    this.#timer = undefined;
    const [was, is] = [this.#shown, this.#next];
    if (was?.x === is?.x && was?.y === is?.y) return;
    this.#shown = is;
    this.#told = this.#clock();
    this.#tell(is);
  }
}

/** A point of the picture, in units of a table with this radius, as thousandths of its square. */
export function thousandths(x: number, y: number, radius: number): Spot | null {
  const limit = radius * 1.05;
  if (Math.hypot(x, y) > limit) return null;
  const part = (value: number): number =>
    Math.round(Math.min(1, Math.max(0, (value + radius) / (2 * radius))) * 1000);
  return { x: part(x), y: part(y) };
}
