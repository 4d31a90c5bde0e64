/** Components that are loaded when they are first shown. */
import type { Component } from 'svelte';
import Later from './Later.svelte';

type Any = Component<Record<string, unknown>>;

/** Returns a component that loads the real one when it is first shown, and hands its props on. */
export function later<Shown extends Component<never>>(
  load: () => Promise<{ default: Shown }>,
): Shown {
  const loaded = load as unknown as () => Promise<{ default: Any }>;
  const shown: Any = (internals, props) => Later(internals, { load: loaded, props });
  return shown as unknown as Shown;
}
