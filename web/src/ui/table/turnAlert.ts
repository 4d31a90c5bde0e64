/** When a player has to be told that it's their turn: they look elsewhere, or have gone quiet. */

/** Without any input for this time, a player has probably looked away. */
const QUIET_MS = 10_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Watches for input; returns whether the player is away now, and how to stop watching. */
export function watchPlayer(): { away: () => boolean; stop: () => void } {
  let last = performance.now();
  const noted = (): void => {
    last = performance.now();
  };
  for (const input of INPUTS) window.addEventListener(input, noted, { passive: true });
  return {
    away: () => document.hidden || performance.now() - last > QUIET_MS,
    stop: () => {
      for (const input of INPUTS) window.removeEventListener(input, noted);
    },
  };
}

/** Marks the icon of the tab; returns how to unmark it. */
export function markIcon(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const before = icon?.getAttribute('href') ?? null;
  icon?.setAttribute('href', '/favicon-turn.svg');
  return () => {
    if (before !== null) icon?.setAttribute('href', before);
  };
}
