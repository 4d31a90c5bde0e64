/** The words for what is counted on this board, beside those that every game needs. */
import { inWords } from '../../lib/phrase';

export * from '../../lib/names';

export function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

/** "one column", "two columns". */
export function columns(count: number): string {
  return `${inWords(count)} ${count < 2 ? 'column' : 'columns'}`;
}

/** "no tile", "one tile", "two tiles". */
export function tiles(count: number): string {
  return `${inWords(count)} ${count < 2 ? 'tile' : 'tiles'}`;
}
