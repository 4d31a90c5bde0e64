/**
 * Layers: drawers, dialogs and screens that cover a page and close one by one, topmost first.
 *
 * Each open layer is a step in the browser's history, so that Back closes it and the page stays. A layer
 * that closes in any other way takes its step along: the next Back leads where it led before.
 */
type Close = () => void;

/** A browser that has not gone back after this time has no steps to go back over. */
const ARRIVED_MS = 500;

interface Step {
  /** How many layers were open at this step. */
  layers: number;
}

const open: { close: Close }[] = [];
/** True while the browser is going back over steps whose layers are closed. */
let returning = false;
let waiting: (() => void) | null = null;
let overdue: ReturnType<typeof setTimeout> | undefined;

const depth = (): number => (history.state as Step | null)?.layers ?? 0;

/** Makes the history as deep as there are layers. */
function settle(): void {
  if (returning) return;
  for (let layers = depth() + 1; layers <= open.length; layers += 1) {
    // Closing a layer must not scroll the page under it.
    history.scrollRestoration = 'manual';
    history.pushState({ layers } satisfies Step, '');
  }
  if (depth() > open.length) {
    returning = true;
    history.go(open.length - depth());
    overdue = setTimeout(stay, ARRIVED_MS);
    return;
  }
  if (open.length === 0) history.scrollRestoration = 'auto';
  const then = waiting;
  waiting = null;
  then?.();
}

/** Accepts the current step as the right one, if the browser could not go back. */
function stay(): void {
  returning = false;
  history.replaceState({ layers: open.length } satisfies Step, '');
  settle();
}

window.addEventListener('popstate', () => {
  clearTimeout(overdue);
  if (returning) returning = false;
  else while (open.length > depth()) open.pop()?.close();
  settle();
});

window.addEventListener('keydown', (event) => {
  const top = open.at(-1);
  if (!top || event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  event.preventDefault();
  // The table under the layer also uses this key.
  event.stopImmediatePropagation();
  top.close();
});

// After a reload no layer is open.
settle();

/** Opens a layer that Back and Escape close by *close*; call the result once it is closed. */
export function layer(close: Close): () => void {
  const one = { close };
  open.push(one);
  settle();
  return () => {
    const index = open.indexOf(one);
    if (index >= 0) open.splice(index, 1);
    // Another layer may open in its place first.
    queueMicrotask(settle);
  };
}

/** Goes to an address once the history has settled; if a layer is open, in place of its step. */
export function step(url: string, then: () => void): void {
  if (returning) {
    waiting = () => step(url, then);
    return;
  }
  if (depth() > 0) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  then();
}
