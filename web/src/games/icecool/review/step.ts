/**
 * The replay is a step of its own in the browser's history: its Back leads to the results, as every
 * other way out does.
 */
const STEP = 'replay';

/** Before the page changes: the browser keeps how far it was scrolled. After a reload the step is still there. */
export function begin(): void {
  if (history.state !== STEP) history.pushState(STEP, '');
}

/** Goes back, unless the browser has. */
export function end(): void {
  if (history.state === STEP) history.back();
}
