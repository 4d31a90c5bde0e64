import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** An audio context that a telephone call can interrupt. */
class FakeContext {
  static last: FakeContext;
  state = 'running';
  currentTime = 0;
  destination = {};
  played = 0;
  lets = true;

  constructor() {
    FakeContext.last = this;
  }

  async resume(): Promise<void> {
    if (!this.lets) return new Promise(() => {});
    this.state = 'running';
  }

  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: () => {} };
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
afterEach(() => vi.unstubAllGlobals());

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
});
