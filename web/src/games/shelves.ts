/** The shelves of all games; a running game needs none of them. */

import ELSEWHERE from 'virtual:shelves-elsewhere';
import type { GameShelf } from '../lib/manifest';

const FOUND = import.meta.glob<GameShelf>('./*/shelf.ts', {
  eager: true,
  import: 'shelf',
});
const BY_NAME = new Map([
  ...Object.entries(FOUND).map(([path, shelf]) => [path.split('/')[1], shelf] as const),
  ...Object.entries(ELSEWHERE),
]);

/** The shelf of a known game. */
export function shelfOf(name: string): GameShelf {
  const shelf = BY_NAME.get(name);
  if (!shelf) throw new Error(`no shelf for ${name}`);
  return shelf;
}
