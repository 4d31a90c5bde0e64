/** The games against a bot on this device; only the page for them loads their rules. */
import type { AnyLocal } from '../lib/local/game';

const FOUND = import.meta.glob<AnyLocal>('./*/local/index.ts', { import: 'local' });
const BY_NAME: ReadonlyMap<string, () => Promise<AnyLocal>> = new Map(
  Object.entries(FOUND).map(([path, load]) => [path.split('/')[1] ?? '', load] as const),
);

/** The games that can be played so. */
export const LOCALS: readonly string[] = [...BY_NAME.keys()];

/** Fetch the rules of a game; rejects if there are none or the connection is lost. */
export async function loadLocal(name: string): Promise<AnyLocal> {
  const load = BY_NAME.get(name);
  if (!load) throw new Error(`no rules on this device for ${name}`);
  return load();
}
