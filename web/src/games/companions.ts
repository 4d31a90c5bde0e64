/** The companions for physical boxes; only the page beside a box loads them. */

import ELSEWHERE from 'virtual:companions-elsewhere';
import type { Companion } from '../lib/companion/types';

type Load = () => Promise<Companion<never>>;

const FOUND = import.meta.glob<Companion<never>>('./*/companion/index.ts', {
  import: 'companion',
});
const BY_NAME: ReadonlyMap<string, Load> = new Map([
  ...Object.entries(FOUND).map(([path, load]) => [path.split('/')[1] ?? '', load] as const),
  ...Object.entries(ELSEWHERE),
]);

/** The games with a companion. */
export const BOXES: readonly string[] = [...BY_NAME.keys()];

/** Fetch the companion of a game; rejects if there is none or the connection is lost. */
export async function loadCompanion(name: string): Promise<Companion<never>> {
  const load = BY_NAME.get(name);
  if (!load) throw new Error(`no companion for ${name}`);
  return load();
}
