/** Whether somebody asked for less motion; read anew each time, as it may be switched. */
export const reduced = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
