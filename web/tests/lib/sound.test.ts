import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** An audio context that a telephone call can interrupt. */
class FakeContext {
  static last: FakeContext;
  state = 'running';
  currentTime = 0;
  destination = {};
  played = 0;
  gains: number[] = [];
  lets = true;

  constructor() {
    FakeContext.last = this;
  }

  async resume(): Promise<void> {
    if (!this.lets) return new Promise(() => {});
    this.state = 'running';
  }

  createGain() {
    const setValueAtTime = (gain: number) => this.gains.push(gain);
    return { gain: { setValueAtTime, exponentialRampToValueAtTime() {} }, connect: () => {} };
  }

  createOscillator() {
    const context = this;
    return {
      frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
      connect: (to: unknown) => to as { connect: (to: unknown) => void },
      start() {
        context.played += 1;
      },
      stop() {},
    };
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('sound', () => {
  it('is heard again after the next touch when a call has interrupted it', async () => {
    const { cue } = await import('../../src/lib/sound.svelte');
    cue('tick');
    const audio = FakeContext.last;
    expect(audio.played).toBe(1);
    audio.state = 'interrupted';
    audio.lets = false;
    cue('tick');
    expect(audio.played).toBe(1);
    audio.lets = true;
    window.dispatchEvent(new Event('pointerdown'));
    await Promise.resolve();
    expect(audio.state).toBe('running');
    cue('tick');
    expect(audio.played).toBe(2);
  });

  it('wakes with a cue where the browser lets it', async () => {
    const { cue } = await import('../../src/lib/sound.svelte');
    cue('tick');
    const audio = FakeContext.last;
    audio.state = 'suspended';
    cue('tick');
    await vi.waitFor(() => expect(audio.played).toBe(2));
  });

  it('says nothing later that was over meanwhile', async () => {
    const { cue } = await import('../../src/lib/sound.svelte');
    cue('tick');
    const audio = FakeContext.last;
    audio.state = 'suspended';
    let go = () => {};
    audio.resume = () =>
      new Promise((resolve) => {
        go = resolve;
      });
    const late = performance.now() + 10_000;
    cue('tick');
    vi.spyOn(performance, 'now').mockReturnValue(late);
    go();
    await Promise.resolve();
    await Promise.resolve();
    expect(audio.played).toBe(1);
    vi.restoreAllMocks();
  });

  it('is as loud as its level, and remembers the level while it is off', async () => {
    const { cue, setSoundLevel } = await import('../../src/lib/sound.svelte');
    for (const level of [1, 2, 3, 4]) {
      setSoundLevel(level);
      cue('tick');
    }
    const { gains } = FakeContext.last;
    expect(gains).toEqual([...gains].sort((one, other) => one - other));
    expect([new Set(gains).size, gains[2]]).toEqual([4, 0.04]);
    setSoundLevel(0);
    cue('tick');
    expect(FakeContext.last.played).toBe(4);
    vi.resetModules();
    const again = await import('../../src/lib/sound.svelte');
    expect(again.soundLevel()).toBe(0);
    again.setSound(true);
    expect(again.soundLevel()).toBe(4);
  });

  it('ignores a level that it doesn’t know', async () => {
    for (const level of ['0', '9', '1.5', 'length', '']) {
      localStorage.setItem('rumpus.sound.level', level);
      vi.resetModules();
      expect((await import('../../src/lib/sound.svelte')).soundLevel()).toBe(3);
    }
  });
});
