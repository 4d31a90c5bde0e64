/** Parts of sentences: what is counted on this board, and who does something. */
import { type Cast, nameOf, verb } from '../../../lib/names';
import { counted } from '../../../lib/phrase';

export function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

/** "one column", "two columns". */
export function columns(count: number): string {
  return counted(count, 'column');
}

/** "no tiles", "one tile", "two tiles". */
export function tiles(count: number): string {
  return counted(count, 'tile');
}

/** "Ida takes", "You take". */
export function does(cast: Cast, seat: number, plain: string, third?: string): string {
  return `${nameOf(cast, seat)} ${verb(cast, seat, plain, third)}`;
}

/** "Ida’s", "your": of someone inside a sentence. */
export function whose(cast: Cast, seat: number): string {
  return seat === cast.you ? 'your' : `${nameOf(cast, seat)}’s`;
}

/** "Ida loses their next turn", "You lose your next turn". */
export function barred(cast: Cast, seat: number): string {
  return `${does(cast, seat, 'lose')} ${seat === cast.you ? 'your' : 'their'} next turn.`;
}
