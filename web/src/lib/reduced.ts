/** Whether less motion is requested; read each time, since the setting may change. */
export const reduced = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
