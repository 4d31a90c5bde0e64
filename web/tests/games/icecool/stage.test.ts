import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Play from '../../../src/games/icecool/play/Play.svelte';
import Practice from '../../../src/games/icecool/practice/Practice.svelte';
import { tryFlick } from '../../../src/games/icecool/practice/try';
import type { Options } from '../../../src/games/icecool/scene/types';
import { standing } from '../../../src/games/icecool/types';
import { flickedOf, PlainSchool, propsOf, size } from './fixtures';

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
