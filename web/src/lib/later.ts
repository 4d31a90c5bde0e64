/** Components that are loaded when they are first shown, or before. */
import type { Component } from 'svelte';
import Later from './Later.svelte';

type Any = Component<Record<string, unknown>>;
type Load = () => Promise<{ default: Any }>;

/** So long after a game's screens have come, they are shown. */
const SOON_MS = 1_500;

const loads = new WeakMap<object, Load>();

/** Returns a component that loads the real one when it is first shown, and hands its props on. */
export function later<Shown extends Component<never>>(
  load: () => Promise<{ default: Shown }>,
): Shown {
  const loaded = load as unknown as Load;
  const shown: Any = (internals, props) => Later(internals, { load: loaded, props });
  loads.set(shown, loaded);
  return shown as unknown as Shown;
}

/** Loads components a moment from now, for when the line is lost; gives what calls that off. */
export function soon(...components: object[]): () => void {
  const timer = setTimeout(() => {
    // Whoever shows it then hears that it couldn't be loaded.
    for (const one of components)
      loads
        .get(one)?.()
        .catch(() => undefined);
  }, SOON_MS);
  return () => clearTimeout(timer);
}
