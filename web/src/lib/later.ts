/** Components that are loaded when they are first shown, or before. */
import type { Component } from 'svelte';
import Later from './Later.svelte';

type Any = Component<Record<string, unknown>>;
type Load = () => Promise<{ default: Any }>;

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

/** Loads components that may be wanted when the line is lost. */
export function early(...shown: object[]): void {
  // Whoever shows it then hears that it couldn't be loaded.
  for (const one of shown)
    loads
      .get(one)?.()
      .catch(() => undefined);
}
