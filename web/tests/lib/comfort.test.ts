import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  localStorage.clear();
  document.documentElement.style.fontSize = '';
  vi.unstubAllGlobals();
});

const loaded = () => import('../../src/lib/comfort.svelte');

describe('comfort', () => {
  it('remembers a size of text, and applies it at the next visit', async () => {
    (await loaded()).setTextSize('largest');
    expect(document.documentElement.style.fontSize).toBe('150%');
    document.documentElement.style.fontSize = '';
    vi.resetModules();
    const again = await loaded();
    again.showComfort();
    expect(again.textSize()).toBe('largest');
    expect(document.documentElement.style.fontSize).toBe('150%');
    again.setTextSize('normal');
    expect(document.documentElement.style.fontSize).toBe('');
    expect(localStorage.length).toBe(0);
  });

  it('ignores a size that it doesn’t know', async () => {
    localStorage.setItem('rumpus.text', 'huge');
    expect((await loaded()).textSize()).toBe('normal');
  });

  it('vibrates only where the device can and the player likes it', async () => {
    const buzz = vi.fn();
    vi.stubGlobal('navigator', { vibrate: buzz });
    const { setHaptics, vibrate } = await loaded();
    vibrate(40);
    setHaptics(false);
    vibrate(40);
    expect(buzz.mock.calls).toEqual([[40]]);
    vi.resetModules();
    expect((await loaded()).hapticsOn()).toBe(false);
    vi.stubGlobal('navigator', {});
    setHaptics(true);
    vibrate(40);
    expect(buzz).toHaveBeenCalledTimes(1);
  });
});
