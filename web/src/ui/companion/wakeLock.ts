/**
 * Keeps the screen on until the result is called. *held* learns whether the browser does it; a page
 * that was covered asks again when it is seen.
 */
export function stayAwake(held: (is: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      const found = await navigator.wakeLock.request('screen');
      if (wanted) lock = found;
      else await found.release();
      held(true);
    } catch {
      // An older browser, an insecure page, or a battery that is nearly empty.
      held(false);
    }
  }
  const again = (): void => void ask();
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
