import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { letGo } from '../../../src/games/icecool/play/held.svelte';
import Play from '../../../src/games/icecool/play/Play.svelte';
import type { Options } from '../../../src/games/icecool/scene/types';
import type { Event, Props } from '../../../src/games/icecool/types';
import { PlainSchool, propsOf, size } from './fixtures';
import { live } from './live.svelte';

export let school = new PlainSchool();

/** What the page asked of the school that it opened; a *broken* one can't be opened. */
export const opening: { given: Options | null; broken: boolean } = { given: null, broken: false };

export let gone: (() => void)[] = [];

/** Opens the school of a test in place of the one in 3D. */
export async function open(_canvas: unknown, options: Options): Promise<PlainSchool> {
  opening.given = options;
  if (opening.broken) throw new Error('no WebGL');
  return school;
}

beforeEach(() => {
  school = new PlainSchool();
  opening.broken = false;
  size(1440, 900);
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  for (const leave of gone) leave();
  gone = [];
  cleanup();
  letGo();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Until everything that waits for nothing has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    await Promise.resolve();
    await tick();
  }
}

export async function play(changes: Partial<Props> = {}) {
  const table = live(propsOf(changes));
  const { props } = table;
  const container = document.createElement('div');
  document.body.append(container);
  const mounted = mount(Play, { target: container, props });
  gone.push(() => void unmount(mounted).then(() => container.remove()));
  // The school is loaded lazily, which takes a turn of the loop.
  await new Promise((then) => setTimeout(then, 0));
  await settled();
  let seq = 8;
  async function update(events: Event[] | null, view: Props['view']): Promise<void> {
    seq += 1;
    table.update(view, events && { seq, events });
    await settled();
  }
  async function change(changes: Parameters<typeof table.change>[0]): Promise<void> {
    table.change(changes);
    await settled();
  }
  const acts = () => vi.mocked(props.act).mock.calls.map(([action]) => action);
  return { props, update, change, acts, container };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const press = async (name: string | RegExp) => {
  await fireEvent.click(button(name));
  await settled();
};

export const slide = async (name: string, value: number) => {
  await fireEvent.input(screen.getByRole('slider', { name }), { target: { value: String(value) } });
};

export const key = (name: string, more = {}) =>
  fireEvent.keyDown(document.body, { key: name, ...more });

/** A frame was drawn. */
export async function frame(): Promise<void> {
  opening.given?.onFrame?.();
  await settled();
}

/** Fingers move every 5 ms, however busy the machine is. */
export let moment = 0;

/** A finger on the canvas. */
export async function point(container: HTMLElement, type: string, x: number, y: number, id = 1) {
  const canvas = container.querySelector('canvas');
  if (!canvas) throw new Error('no canvas');
  moment += 5;
  const event = new window.Event(type, { bubbles: true, cancelable: true });
  Object.defineProperties(event, {
    pointerId: { value: id },
    button: { value: 0 },
    clientX: { value: x },
    clientY: { value: y },
    timeStamp: { value: moment },
  });
  await fireEvent(canvas, event as unknown as globalThis.Event);
}
