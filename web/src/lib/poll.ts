/**
 * Polls: at once, after the number of ms that each look returns, and when the page comes back
 * into view, since timers may have slept. Returns a function that stops it.
 */
export function poll(look: () => Promise<number>): () => void {
  let stopped = false;
  let looking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function now(): Promise<void> {
    if (looking || document.hidden) return;
    clearTimeout(timer);
    looking = true;
    const wait = await look();
    looking = false;
    if (!stopped) timer = setTimeout(() => void now(), wait);
  }
  const seen = () => void now();
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('focus', seen);
  seen();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('focus', seen);
  };
}
