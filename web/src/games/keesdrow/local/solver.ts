/**
 * All words on a board, as `rumpus.words._search` finds them: it walks the sorted word list, with all
 * partial paths that spell the letters so far.
 */
import type { GradedWords } from '../../../lib/local/grades';
import { layoutOf } from '../board';
import { PEGS } from '../preview/path';
import { worthOf } from '../preview/values';

/** A path played so far, which forbids repeats (KD-11) and its beginnings (KD-14). */
export interface Used {
  word: string;
  path: readonly number[];
}

/** Letters and pegs by cell, and the paths of cells that are used. */
export interface Board {
  letters: string;
  places: readonly number[];
  uses: string;
  used: readonly Used[];
}

/** A word, its place in the list, and its best path of cells. */
export interface Found {
  word: string;
  index: number;
  path: readonly number[];
  score: number;
}

interface Partial {
  /** A position on the board. */
  at: number;
  points: number;
  before: Partial | null;
}

class Ground {
  readonly #cells: readonly number[];
  readonly #letters: readonly string[];
  readonly #uses: readonly number[];
  readonly #values: readonly number[];
  /** For each position, the positions of each letter around it that can still be used. */
  readonly #around: readonly ReadonlyMap<string, readonly number[]>[];
  readonly #anywhere: ReadonlyMap<string, readonly number[]>;
  readonly #same = new Set<string>();
  readonly #shorter = new Map<string, ReadonlySet<number>[]>();

  constructor({ letters, places, used, uses }: Board) {
    const { cells, side } = layoutOf(places);
    this.#cells = cells;
    this.#letters = cells.map((cell) => (letters[cell] ?? '').toLowerCase());
    this.#uses = cells.map((cell) => Number(uses[cell]));
    this.#values = cells.map((cell) => worthOf(letters[cell] ?? ''));
    const all = cells.map((_, at) => at);
    this.#around = all.map((at) => this.#byLetter(near(at, side)));
    this.#anywhere = this.#byLetter(all);
    for (const { path, word } of used) {
      this.#same.add(keyOf(word, path));
      const whole = new Set(path);
      for (let length = 1; length < word.length; length += 1) {
        const part = word.slice(0, length);
        this.#shorter.set(part, [...(this.#shorter.get(part) ?? []), whole]);
      }
    }
  }

  start(letter: string): Partial[] {
    return (this.#anywhere.get(letter) ?? []).map((at) => this.#onto(null, at, 0));
  }

  /** All extensions by one letter, in ascending order of their positions. */
  extend(partials: readonly Partial[], letter: string): Partial[] {
    const longer: Partial[] = [];
    for (const partial of partials)
      for (const at of this.#around[partial.at]?.get(letter) ?? []) {
        let times = 0;
        for (let one: Partial | null = partial; one; one = one.before)
          if (one.at === at) times += 1;
        if ((this.#uses[at] ?? 0) + times < PEGS) longer.push(this.#onto(partial, at, times));
      }
    return longer;
  }

  /** The allowed paths of cells that spell a word, with their points. */
  *allowed(
    word: string,
    partials: readonly Partial[],
  ): Generator<{ path: number[]; score: number }> {
    for (const partial of partials) {
      const path = this.#pathOf(partial);
      if (!this.#forbids(word, path)) yield { path, score: partial.points };
    }
  }

  /** The best allowed path; of equal ones, the first. */
  best(word: string, partials: readonly Partial[]): { path: number[]; score: number } | null {
    let best: { path: number[]; score: number } | null = null;
    for (const partial of partials) {
      if (best && partial.points <= best.score) continue;
      const path = this.#pathOf(partial);
      if (!this.#forbids(word, path)) best = { path, score: partial.points };
    }
    return best;
  }

  #onto(before: Partial | null, at: number, times: number): Partial {
    const points = (this.#values[at] ?? 0) * ((this.#uses[at] ?? 0) + times + 1);
    return { at, points: (before?.points ?? 0) + points, before };
  }

  #pathOf(partial: Partial): number[] {
    const path: number[] = [];
    for (let one: Partial | null = partial; one; one = one.before)
      path.push(this.#cells[one.at] ?? 0);
    return path.reverse();
  }

  #forbids(word: string, path: readonly number[]): boolean {
    const longer = this.#shorter.get(word);
    if (longer?.some((cells) => path.every((cell) => cells.has(cell)))) return true;
    return this.#same.has(keyOf(word, path));
  }

  #byLetter(positions: readonly number[]): Map<string, number[]> {
    const found = new Map<string, number[]>();
    for (const at of positions) {
      if ((this.#uses[at] ?? 0) >= PEGS) continue;
      const letter = this.#letters[at] ?? '';
      const others = found.get(letter);
      if (others) others.push(at);
      else found.set(letter, [at]);
    }
    return found;
  }
}

const keyOf = (word: string, path: readonly number[]): string =>
  `${word} ${path.toSorted((one, other) => one - other).join(' ')}`;

/** A position and its neighbours, in ascending order. */
function near(at: number, side: number): number[] {
  const [row, column] = [Math.floor(at / side), at % side];
  const lines = (middle: number): number[] =>
    [middle - 1, middle, middle + 1].filter((line) => line >= 0 && line < side);
  return lines(row).flatMap((y) => lines(column).map((x) => y * side + x));
}

/** Each word that may be laid, with its best path, in alphabetical order. */
export function* solve({ list }: GradedWords, board: Board, least: number): Generator<Found> {
  const ground = new Ground(board);
  function* within(
    low: number,
    high: number,
    depth: number,
    shorter: readonly Partial[],
  ): Generator<Found> {
    let from = low;
    const whole = list.at(from);
    if (whole.length === depth) {
      const best = depth >= least ? ground.best(whole, shorter) : null;
      if (best) yield { word: whole, index: from, ...best };
      from += 1;
    }
    while (from < high) {
      const letter = list.at(from)[depth] ?? '';
      const to = endOf(from, high, depth, letter);
      const partials = depth === 0 ? ground.start(letter) : ground.extend(shorter, letter);
      if (partials.length > 0) yield* within(from, to, depth + 1, partials);
      from = to;
    }
  }
  /** The end of the words from *from* that have this letter there. */
  function endOf(from: number, high: number, depth: number, letter: string): number {
    let [inside, outside] = [from, high];
    while (outside - inside > 1) {
      const middle = (inside + outside) >> 1;
      if ((list.at(middle)[depth] ?? '') === letter) inside = middle;
      else outside = middle;
    }
    return outside;
  }
  yield* within(0, list.size, 0, []);
}

/** The paths that spell a word and may be played, best first. */
export function pathsOf(word: string, board: Board): { path: number[]; score: number }[] {
  const ground = new Ground(board);
  const [first = '', ...rest] = word;
  const partials = rest.reduce(
    (found, letter) => ground.extend(found, letter),
    ground.start(first),
  );
  return [...ground.allowed(word, partials)].sort((one, other) => other.score - one.score);
}
