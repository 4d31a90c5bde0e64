import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Props } from '../../../src/games/keep_your_cool/types';

export let frames: ((stamp: number) => void)[] = [];

export const frame = (stamp: number) => {
  const now = frames;
  frames = [];
  for (const call of now) call(stamp);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  localStorage.clear();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (call: (stamp: number) => void) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width: 900px') || query.includes('pointer: fine'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A press with its own time stamp. */
export function down(target: Element, stamp: number): Promise<boolean> {
  const event = new Event_('pointerdown', { bubbles: true, cancelable: true });
  Object.defineProperties(event, {
    button: { value: 0 },
    timeStamp: { value: stamp },
    pointerId: { value: 1 },
  });
  return fireEvent(target, event) as unknown as Promise<boolean>;
}

export const Event_ = globalThis.Event;

export const acts = (props: Props) => vi.mocked(props.act).mock.calls;

export const tile = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Tile ${number},`) });
