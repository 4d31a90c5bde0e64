import { inWords } from 'rumpus/lib/phrase';
import type { View } from '../types';

/** How far the game is, for the header: "9 stones left". */
export function caption({ stones, result }: View): string {
  if (result) return 'finished';
  return `${stones > 3 ? stones : inWords(stones)} ${stones === 1 ? 'stone' : 'stones'} left`;
}
