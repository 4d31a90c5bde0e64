/** Components that are loaded when they are first shown, or before. */
import type { Component } from 'svelte';
import Later from './Later.svelte';

type Any = Component<Record<string, unknown>>;
type Load = () => Promise<{ default: Any }>;

/** Time after a game's screens have loaded until the other components are fetched. */
const SOON_MS = 1_500;
/** Time after which a style sheet that couldn't be loaded is asked for again. */
const AGAIN_MS = 3_000;

const loads = new WeakMap<object, Load>();

/** Returns a component that loads the real one when first shown, and passes on its props. */
export function later<Shown extends Component<never>>(
  load: () => Promise<{ default: Shown }>,
): Shown {
  const loaded = load as unknown as Load;
  const shown: Any = (internals, props) => Later(internals, { load: loaded, props });
  loads.set(shown, loaded);
  return shown as unknown as Shown;
}

/** Loads a component like `later`, but not before everything that the first screen needs. */
export const muchLater = <Shown extends Component<never>>(
  load: () => Promise<{ default: Shown }>,
): Shown => later(() => new Promise<void>((past) => setTimeout(past, SOON_MS)).then(load));

/**
 * Asks again for style sheets that couldn't be loaded; the import of a component asks only once.
 */
export function insistOnSheets(): void {
  const again = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      setTimeout(() => target.replaceWith(target.cloneNode()), AGAIN_MS);
  };
  // Events of a link don't bubble.
  document.addEventListener('error', again, { capture: true });
}

/** Loads components soon, in case the connection is lost later; returns how to cancel that. */
export function soon(...components: object[]): () => void {
  const timer = setTimeout(() => {
    // The caller that shows it later learns that it couldn't be loaded.
    for (const one of components)
      loads
        .get(one)?.()
        .catch(() => undefined);
  }, SOON_MS);
  return () => clearTimeout(timer);
}
