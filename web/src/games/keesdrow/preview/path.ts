/**
 * Score of a path, letter by letter: a preview without a round trip.
 *
 * The server decides; this only predicts its answer (checked against vectors written by the
 * server's own code).
 */
import { type Layout, tileOf, touches } from '../board';
import type { Play, Rules } from '../types';
import { type Lettering, worthOf } from './values';

/** Number of pegs with which a cell is spent (KD-9). */
export const PEGS = 3;
/** Most letters of a path. */
export const LONGEST = 28;

export type Peg = 0 | 1 | 2 | 3;

/** The board, as far as a path is concerned. */
export interface Ground extends Lettering {
  readonly layout: Layout;
  /** One letter per cell. */
  readonly letters: string;
  /** One digit per cell. */
  readonly uses: string;
  /** Tiles that have left a gap (KD-26). */
  readonly gone?: ReadonlySet<number>;
}

export interface Slip {
  cell: number;
  letter: string;
  peg: Peg;
  points: number;
}

export type Flaw = 'tile_gone' | 'not_adjoining' | 'spent' | 'too_long';
export type Repeat = 'used_before' | 'shorter_version';

const NONE: ReadonlySet<number> = new Set();

/** The tiles that are gone from the board. */
export function goneOf(ground: Ground): ReadonlySet<number> {
  return ground.gone ?? NONE;
}

/** Pegs on a cell before the word. */
export function usesOf(ground: Pick<Ground, 'uses'>, cell: number): number {
  return Number(ground.uses[cell] ?? 0);
}

/** Why a path may not continue with this cell; null if it may. */
export function flawOf(ground: Ground, path: readonly number[], cell: number): Flaw | null {
  const last = path.at(-1);
  if (goneOf(ground).has(tileOf(cell))) return 'tile_gone';
  if (last !== undefined && !touches(ground.layout, last, cell)) return 'not_adjoining';
  if (usesOf(ground, cell) + countOf(path, cell) >= PEGS) return 'spent';
  return path.length >= LONGEST ? 'too_long' : null;
}

/** Why a whole path can't be laid; null if it can. */
export function flawOfPath(ground: Ground, path: readonly number[]): Flaw | null {
  if (path.length > LONGEST) return 'too_long';
  const flaws = path.map((cell, at) => flawOf(ground, path.slice(0, at), cell));
  const first = (wanted: Flaw) => flaws.find((flaw) => flaw === wanted);
  return first('tile_gone') ?? first('not_adjoining') ?? flaws.find(Boolean) ?? null;
}

/** One slip for each letter in spelling order: its peg and its points (KD-9, KD-10). */
export function slipsOf(
  ground: Pick<Ground, 'letters' | 'uses'> & Lettering,
  path: readonly number[],
): Slip[] {
  const had = new Map<number, number>();
  return path.map((cell) => {
    const peg = (had.get(cell) ?? usesOf(ground, cell)) + 1;
    had.set(cell, peg);
    const letter = ground.letters[cell] ?? '';
    return { cell, letter, peg: Math.min(peg, PEGS) as Peg, points: peg * worthOf(letter, ground) };
  });
}

export function sumOf(slips: readonly Slip[]): number {
  return slips.reduce((sum, slip) => sum + slip.points, 0);
}

export function wordOf(ground: Ground, path: readonly number[]): string {
  return path.map((cell) => ground.letters[cell] ?? '').join('');
}

/** Pegs by cell after adding the path's, or removing them with -1. */
export function usesAfter(uses: string, path: readonly number[], by: 1 | -1 = 1): string {
  const digits = Array.from(uses, Number);
  for (const cell of path) digits[cell] = Math.min(PEGS, Math.max(0, (digits[cell] ?? 0) + by));
  return digits.join('');
}

/** The rule by which an earlier word forbids this one (KD-11, KD-14), or null. */
export function repeatOf(
  plays: readonly Pick<Play, 'word' | 'path' | 'outcome'>[],
  word: string,
  path: readonly number[],
  shorter: Rules['shorter'],
): Repeat | null {
  const used = plays.filter((play) => play.word !== '' && play.outcome !== 'struck');
  const cells = sorted(path);
  if (used.some((play) => equalWords(play.word, word) && same(sorted(play.path), cells))) {
    return 'used_before';
  }
  return used.some((play) => isShorter(word, path, play, shorter)) ? 'shorter_version' : null;
}

function countOf(path: readonly number[], cell: number): number {
  return path.reduce((count, other) => count + (other === cell ? 1 : 0), 0);
}

function equalWords(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

function sorted(path: readonly number[]): number[] {
  return [...path].sort((a, b) => a - b);
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((cell, at) => cell === other[at]);
}

/** Whether a word is the beginning, or any part, of a longer one and is on its cells. */
function isShorter(
  word: string,
  path: readonly number[],
  longer: Pick<Play, 'word' | 'path'>,
  shorter: Rules['shorter'],
): boolean {
  if (path.length >= longer.path.length) return false;
  const [part, whole] = [word.toUpperCase(), longer.word.toUpperCase()];
  const within = shorter === 'part' ? whole.includes(part) : whole.startsWith(part);
  return within && path.every((cell) => longer.path.includes(cell));
}
