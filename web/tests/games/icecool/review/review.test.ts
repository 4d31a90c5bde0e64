import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import End from '../../../../src/games/icecool/end/End.svelte';
import { type Event, standing } from '../../../../src/games/icecool/types';
import { left } from '../../left.svelte';
import { flickedOf, PlainSchool, propsOf, seatOf, size, TAKEN, viewOf } from '../fixtures';

let school = new PlainSchool();
let broken = false;
vi.mock('../../../../src/games/icecool/scene', () => ({
  open: async (_: unknown, { onFrame }: { onFrame: () => void }) => {
    if (broken) throw new Error('no WebGL');
    frame = onFrame;
    return school;
  },
}));
let frame = () => {};
let less = false;

beforeEach(() => {
  school = new PlainSchool();
  broken = false;
  less = false;
  size(1440, 900);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { matchMedia } = globalThis;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { matches: less } : matchMedia(query),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const RECORD: { events: Event[] }[] = [
  { events: [{ type: 'round_began', round: 0, catcher: 2, doors: [5], due: null }] },
  { events: [{ type: 'entered', seat: 0, pose: standing(100, 160) }] },
  { events: TAKEN },
  { events: [flickedOf({ seat: 2 })] },
  { events: [{ type: 'round_began', round: 1, catcher: 0, doors: [5], due: null }] },
  { events: [flickedOf({ seat: 1 })] },
];

async function settled(): Promise<void> {
  await new Promise((then) => setTimeout(then, 0));
  for (let turn = 0; turn < 12; turn += 1) {
    await Promise.resolve();
    await tick();
  }
}

/** The end of that game. */
function ended() {
  const over = viewOf({
    phase: 'over',
    seats: [seatOf({ points: 3 }), seatOf({ points: 0 }), seatOf({ points: 0 })],
    result: { places: [[0], [1, 2]], scores: [3, 0, 0], reason: 'rounds' },
  });
  return propsOf({
    view: over,
    table: { ...propsOf().table, seed: 'abc' },
    record: async () => RECORD.map((line) => JSON.stringify(line)).join('\n'),
  });
}

/** The same, read through. */
async function end() {
  const props = ended();
  render(End, { props });
  await settled();
  return props;
}

async function press(name: string | RegExp): Promise<void> {
  await fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}

/** The move that is shown has come so far. */
async function at(share: number): Promise<void> {
  if (!school.playback) throw new Error('nothing is shown');
  school.playback.share = () => share;
  frame();
  await settled();
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const flicks = (round: number) =>
  within(screen.getByRole('list', { name: `Flicks of round ${round}` })).getAllByRole('button');

describe('a finished game', () => {
  it('lists the flicks of the round that is looked back at, each to be watched alone', async () => {
    const { announce } = await end();
    expect(flicks(2)).toHaveLength(1);
    await fireEvent.input(screen.getByRole('slider', { name: 'Replay position' }), {
      target: { value: '1' },
    });
    const [first] = flicks(1);
    expect(first?.textContent).toContain('take a fish');
    await fireEvent.click(first as HTMLElement);
    await settled();
    expect(title()).toBe('Round 1, flick 1');
    expect(announce).toHaveBeenLastCalledWith(
      'Round 1, flick 1. You flick. You take your fish from the door between the Gym and the Hall. You draw a 3. You come to rest in the Hall.',
    );
    expect(school.setFish).toHaveBeenLastCalledWith([{ door: 5, seats: [0, 1] }]);
    expect(school.shows.map(({ mover, taken }) => [mover, taken?.length])).toEqual([[0, 1]]);
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(school.playback?.pace).toHaveBeenLastCalledWith(0);
  });

  it('counts points, cards and fish when the penguin has come to rest', async () => {
    await end();
    await press('Play the replay');
    expect(screen.getByText('Points: You 0, Ida 0, Tomasz 0')).toBeTruthy();
    await at(0.9);
    expect(screen.getByText(/^You, a Runner.*0 of 3 fish, no card/)).toBeTruthy();
    await at(1);
    expect(screen.getByText('Points: You 3, Ida 0, Tomasz 0')).toBeTruthy();
    expect(screen.getByText(/^You, a Runner.*1 of 3 fish, one card/)).toBeTruthy();
  });

  it('is played through by itself, until it is held', async () => {
    await end();
    await press('Play the replay');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const finish = async () => {
      if (school.playback) school.playback.share = () => 1;
      frame();
      await vi.advanceTimersByTimeAsync(5_000);
    };
    await finish();
    expect(title()).toBe('Round 1, flick 2');
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await finish();
    expect(title()).toBe('Round 1, flick 2');
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(title()).toBe('Round 2, flick 1');
  });

  it('goes a flick on or back, slower, and to any moment', async () => {
    await end();
    await press('Play the replay');
    expect(screen.getByRole('button', { name: 'Previous flick' })).toHaveProperty('disabled', true);
    await press('Next flick');
    await press('Next flick');
    expect(title()).toBe('Round 2, flick 1');
    expect(screen.getByRole('button', { name: 'Next flick' })).toHaveProperty('disabled', true);
    await press('Previous flick');
    expect(title()).toBe('Round 1, flick 2');
    await press('Slower');
    expect(school.playback?.pace).toHaveBeenLastCalledWith(0.5);
    const far = screen.getByRole('slider', { name: 'Progress of the flick' });
    await fireEvent.input(far, { target: { value: '0.5' } });
    expect(school.playback?.seek).toHaveBeenLastCalledWith(0.5);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('is followed from near, unless one wants all of the school in sight', async () => {
    await end();
    await press('Play the replay');
    expect(school.look).toHaveBeenLastCalledWith({ of: 'penguin', penguin: 0 });
    await press('The whole school');
    expect(school.look).toHaveBeenLastCalledWith({ of: 'school', stays: true });
  });

  it('can be tried again from where all stood', async () => {
    await end();
    await press('Play the replay');
    const link = screen.getByRole('link', { name: 'Practise this shot' });
    expect(link.getAttribute('href')).toMatch(/^\/practice#ice1~.*~0~100000_160000_15000_/);
  });

  it('is left for the results, where the flick that was seen last has the focus', async () => {
    await end();
    await press('Play the replay');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pause');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    await settled();
    expect(screen.getByRole('heading', { name: 'How it went' })).toBeTruthy();
    expect(document.activeElement).toBe(flicks(1)[0]);
    expect(school.dispose).toHaveBeenCalled();
  });

  it('on a phone has the list of all flicks in a drawer', async () => {
    size(390, 844);
    await end();
    await press('Play the replay');
    await press('All flicks');
    await fireEvent.click(flicks(2)[0] as HTMLElement);
    await settled();
    expect(title()).toBe('Round 2, flick 1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows start and end of a flick to who wants less motion', async () => {
    less = true;
    await end();
    await press('Play the replay');
    expect(school.playback?.seek).toHaveBeenLastCalledWith(0);
    await at(0);
    await press('Play');
    expect(school.playback?.seek).toHaveBeenLastCalledWith(1);
    expect(school.playback?.pace).not.toHaveBeenCalled();
    await at(1);
    expect(title()).toBe('Round 1, flick 1');
    await press('Play');
    expect(title()).toBe('Round 1, flick 2');
    expect(school.playback?.seek).toHaveBeenLastCalledWith(0);
  });

  it('stands as a flick left it where that can’t be shown', async () => {
    school.play = async () => Promise.reject(new Error('no track'));
    await end();
    await press('Play the replay');
    expect(screen.getByText('Points: You 3, Ida 0, Tomasz 0')).toBeTruthy();
    expect(school.setFish).toHaveBeenLastCalledWith([{ door: 5, seats: [1] }]);
  });

  it('says nothing as its replay is closed', async () => {
    const { announce } = await end();
    await press('Play the replay');
    vi.mocked(announce).mockClear();
    await press('Back to the results');
    expect(announce).not.toHaveBeenCalled();
  });

  it('may be left before its record has come', () => left(End, ended(), () => {}));

  it('is read flick by flick where nothing can be drawn', async () => {
    broken = true;
    await end();
    await press('Play the replay');
    expect(screen.getByText(/can’t draw the school in 3D/).textContent).toContain('can still read');
    expect(screen.getByText('Points: You 3, Ida 0, Tomasz 0')).toBeTruthy();
    await press('Next flick');
    expect(title()).toBe('Round 1, flick 2');
  });
});
