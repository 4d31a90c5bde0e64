import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { writable } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Recogniser } from '../../../src/games/keep_your_cool/play/ears.svelte';
import Play from '../../../src/games/keep_your_cool/play/Play.svelte';
import type { Event, Props } from '../../../src/games/keep_your_cool/types';
import type { Happened } from '../../../src/lib/game';
import { grab, propsOf, viewOf } from './fixtures';

/** A recogniser that hears what a test says. */
class Fake implements Recogniser {
  static all: Fake[] = [];
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recogniser['onresult'] = null;
  onerror: Recogniser['onerror'] = null;
  onend: Recogniser['onend'] = null;
  runs = false;
  constructor() {
    Fake.all.push(this);
  }
  start(): void {
    this.runs = true;
  }
  abort(): void {
    this.runs = false;
  }
  hears(transcript: string, isFinal: boolean, timeStamp = performance.now()): void {
    const result = Object.assign([{ transcript }], { isFinal });
    this.onresult?.({ timeStamp, resultIndex: 0, results: [result] });
  }
}

let frames: ((stamp: number) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  localStorage.clear();
  Fake.all = [];
  frames = [];
  vi.stubGlobal('webkitSpeechRecognition', Fake);
  vi.stubGlobal('requestAnimationFrame', (call: (stamp: number) => void) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const speaks = (changes: Partial<Props> = {}): Props =>
  propsOf({ you: 0, view: viewOf({ flipper: 1, speaker: 0 }), ...changes });
const microphone = () => screen.getByRole('button', { name: 'Use your voice for words and stop' });
const acts = (props: Props) => vi.mocked(props.act).mock.calls;

async function listening(): Promise<Fake> {
  await fireEvent.click(microphone());
  return Fake.all.at(-1) as Fake;
}

describe('the microphone', () => {
  it('is off until somebody turns it on, and can be turned off', async () => {
    render(Play, { props: speaks() });
    expect(Fake.all).toEqual([]);
    const ears = await listening();
    expect([ears.runs, ears.continuous, ears.interimResults]).toEqual([true, true, true]);
    await fireEvent.click(microphone());
    expect(ears.runs).toBe(false);
  });

  it('is not offered where the browser does not listen', () => {
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    render(Play, { props: speaks() });
    expect(screen.queryByRole('button', { name: /^Use your voice/ })).toBeNull();
  });

  it('says what to do when it may not be used, and is off', async () => {
    const props = speaks();
    render(Play, { props });
    const ears = await listening();
    ears.onerror?.({ error: 'not-allowed' });
    await tick();
    expect(screen.getByText(/Allow it in the browser’s settings/)).toBeTruthy();
    expect(microphone().getAttribute('aria-pressed')).toBe('false');
    expect(props.announce).toHaveBeenCalledWith(expect.stringMatching(/Allow it/));
  });

  it('goes on listening after a silence', async () => {
    render(Play, { props: speaks() });
    const ears = await listening();
    ears.onend?.();
    vi.advanceTimersByTime(300);
    expect(Fake.all).toHaveLength(2);
    expect(Fake.all[1]?.runs).toBe(true);
  });

  it('tells whoever turns it on that the browser may send the voice elsewhere', async () => {
    const props = speaks();
    render(Play, { props });
    await listening();
    expect(screen.getByText(/may send your voice to its vendor/)).toBeTruthy();
    expect(props.announce).toHaveBeenCalledWith(expect.stringMatching(/to its vendor/));
    vi.advanceTimersByTime(8_000);
    await tick();
    expect(screen.queryByText(/may send your voice to its vendor/)).toBeNull();
  });

  it('is off when the browser ends it at once again and again', async () => {
    render(Play, { props: speaks() });
    await listening();
    for (let i = 0; i < 4; i += 1) {
      Fake.all.at(-1)?.onend?.();
      vi.advanceTimersByTime(300);
    }
    await tick();
    expect(Fake.all).toHaveLength(4);
    expect(microphone().getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText(/has stopped listening/)).toBeTruthy();
  });
});

describe('a spoken word', () => {
  it('stands in the field for half a second, then is said', async () => {
    const props = speaks();
    render(Play, { props });
    const ears = await listening();
    ears.hears('meal', false);
    await tick();
    expect(screen.getByLabelText<HTMLInputElement>('Your word').value).toBe('meal');
    expect(screen.getByLabelText('m, there')).toBeTruthy();
    vi.advanceTimersByTime(450);
    expect(acts(props)).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(acts(props)[0]?.[0]).toEqual({ type: 'say', word: 'meal' });
  });

  it('is not said when it is held back', async () => {
    const props = speaks();
    render(Play, { props });
    const ears = await listening();
    ears.hears('meal', true);
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: 'Don’t say MEAL' }));
    vi.advanceTimersByTime(2_000);
    expect(acts(props)).toEqual([]);
  });
});

describe('a spoken stop', () => {
  it('answers the reach on the screen at once, with the reaction to it', async () => {
    const happened = writable<Happened<Event> | null>(null);
    const props = propsOf({ happened });
    const { rerender } = render(Play, { props });
    const ears = await listening();
    const reach = grab();
    await rerender({ ...props, view: viewOf({ grabs: [reach] }) });
    happened.set({ seq: 7, events: [{ type: 'reached', grab: reach }] });
    for (const call of frames.splice(0)) call(5_000);
    ears.hears('stop', false, 5_420);
    expect(acts(props)).toEqual([
      [{ type: 'stop', reach: reach.number }, 'here', { seen: 7, reaction: 420 }],
    ]);
  });

  it('is not sent where nobody reaches', async () => {
    const props = propsOf();
    render(Play, { props });
    const ears = await listening();
    ears.hears('stop', true);
    expect(acts(props)).toEqual([]);
  });
});
