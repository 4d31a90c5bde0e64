/** Keeps a screen lit while it is shown: nobody touches a television for an hour. */

/** Hold the display awake, until the component that asked is gone. */
export function stayAwake(): void {
  $effect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const hold = (): void => {
      // A browser may refuse, for instance when its battery is low; then the screen dims as usual.
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          if (left) void held.release();
          else lock = held;
        },
        () => undefined,
      );
    };
    // The lock ends whenever the page is hidden.
    document.addEventListener('visibilitychange', hold);
    hold();
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  });
}
