/** A screen that is left while its table goes on: what is derived of that table must not be read any more. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, vi } from 'vitest';

/** The longest that a screen plans ahead. */
const LATER_MS = 20_000;

/** Mounts a screen with derived props, as the shell does, leaves it after *during*, and looks on. */
export async function left<P extends object>(
  Screen: Parameters<typeof mount<P, object>>[0],
  props: P,
  during: () => void,
): Promise<void> {
  vi.useFakeTimers();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const line = $state({ seq: 0 });
  let screen: object = {};
  const gone = $effect.root(() => {
    const derived = $derived({ ...props, seq: line.seq });
    const handed = {} as P;
    for (const key of Object.keys(props) as (keyof P)[]) {
      Object.defineProperty(handed, key, { enumerable: true, get: () => derived[key] });
    }
    screen = mount(Screen, { target: document.body, props: handed });
  });
  flushSync();
  during();
  flushSync();
  void unmount(screen);
  gone();
  // Leaving closes the line, and what is derived of the table would be made anew.
  line.seq += 1;
  await vi.advanceTimersByTimeAsync(LATER_MS);
  const inert = warned.mock.calls.filter(([text]) => String(text).includes('derived_inert'));
  expect(inert).toEqual([]);
  warned.mockRestore();
  vi.useRealTimers();
}
