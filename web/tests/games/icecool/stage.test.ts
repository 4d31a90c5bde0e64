import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Play from '../../../src/games/icecool/play/Play.svelte';
import Practice from '../../../src/games/icecool/practice/Practice.svelte';
import { tryFlick } from '../../../src/games/icecool/practice/try';
import type { Options } from '../../../src/games/icecool/scene/types';
import { standing } from '../../../src/games/icecool/types';
import { setGraphics } from '../../../src/lib/comfort.svelte';
import { afterTaken, flickedOf, PlainSchool, propsOf, size, TAKEN } from './fixtures';
import { live } from './live.svelte';

let school = new PlainSchool();
let given: Options | null = null;
vi.mock('../../../src/games/icecool/scene', () => ({
  open: async (_canvas: unknown, options: Options) => {
    given = options;
    return school;
  },
}));
vi.mock('../../../src/games/icecool/practice/try', () => ({ tryFlick: vi.fn() }));

beforeEach(() => {
  school = new PlainSchool();
  given = null;
  size(1440, 900);
  localStorage.clear();
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
  cleanup();
  setGraphics('full');
  vi.unstubAllGlobals();
});

/** Until the school was loaded, and everything that waits for nothing has happened. */
async function settled(): Promise<void> {
  await new Promise((then) => setTimeout(then, 0));
  for (let turn = 0; turn < 12; turn += 1) {
    await Promise.resolve();
    await tick();
  }
}

it('what sounds in the school is heard', async () => {
  const props = propsOf();
  render(Play, { props });
  await settled();
  given?.onCue?.('thud');
  expect(props.cue).toHaveBeenCalledExactlyOnceWith('thud');
});

describe('the setting for graphics', () => {
  const canvas = () => document.querySelector('canvas');

  it('opens the school anew, on another canvas, as soon as it changes', async () => {
    render(Play, { props: propsOf() });
    await settled();
    const [first, before] = [school, canvas()];
    expect(given?.low).toBe(false);
    school = new PlainSchool();
    setGraphics('plain');
    await settled();
    expect(first.dispose).toHaveBeenCalledOnce();
    expect(given?.low).toBe(true);
    expect(canvas()).not.toBe(before);
    expect(school.setPenguins).toHaveBeenCalled();
    expect(first.setPenguins).toHaveBeenCalledOnce();
  });

  it('leaves the school closed for people who want dials only', async () => {
    setGraphics('dials');
    render(Play, { props: propsOf() });
    await settled();
    expect([given, canvas()]).toEqual([null, null]);
    expect(screen.getByText(/isn’t drawn on this device, as you chose/)).toBeTruthy();
    expect(screen.getByRole('slider', { name: 'Power' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Flick with a stroke' })).toBeNull();
    setGraphics('full');
    await settled();
    expect(school.setPenguins).toHaveBeenCalled();
    expect(screen.queryByText(/isn’t drawn/)).toBeNull();
    expect(screen.queryByRole('slider', { name: 'Power' })).toBeNull();
  });

  it('shows moves in the school that is open, and none without one', async () => {
    const table = live(propsOf());
    render(Play, { props: table.props });
    await settled();
    const first = school;
    setGraphics('dials');
    await settled();
    table.update(afterTaken(), { seq: 9, events: TAKEN });
    await settled();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    school = new PlainSchool();
    setGraphics('plain');
    await settled();
    table.update(afterTaken(), { seq: 10, events: TAKEN });
    await settled();
    expect([first.shows.length, school.shows.length]).toEqual([0, 1]);
  });
});

describe('in practice', () => {
  const laid = () => (school.setTrails.mock.lastCall as unknown as [unknown])[0];
  const trail = { penguin: 0, track: new Uint8Array([...'track'].map((c) => c.charCodeAt(0))) };

  async function flick(): Promise<void> {
    const fold = screen.queryByRole('button', { name: 'Aim with dials' });
    if (fold) await fireEvent.click(fold);
    await fireEvent.input(screen.getByRole('slider', { name: 'Power' }), {
      target: { value: '40' },
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Flick' }));
    await settled();
  }

  it('tries lie as trails, but for the one that is being shown (IC-39)', async () => {
    const { flick: flicked, shot } = flickedOf();
    vi.mocked(tryFlick).mockImplementation(async () => ({
      ok: true,
      links: '',
      value: {
        flick: flicked,
        scene: { penguins: [standing(100, 160)], mover: 0 },
        shot: { ...shot, rest: [standing(100, 160)] },
        text: 'ice1',
        again: null,
      },
    }));
    render(Practice);
    await settled();
    expect(laid()).toEqual([]);
    for (let tried = 0; tried < 2; tried += 1) {
      await flick();
      expect(laid()).toEqual(Array(tried).fill(trail));
      school.playback?.finish();
      await settled();
      expect(laid()).toEqual(Array(tried + 1).fill(trail));
    }
  });
});
