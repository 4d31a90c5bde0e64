import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  localStorage.clear();
  document.documentElement.style.fontSize = '';
  document.documentElement.dir = '';
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

  it('remembers a left hand, and marks the page with it', async () => {
    const page = document.documentElement;
    const first = await loaded();
    first.showComfort();
    expect([page.dataset.hand, first.leftHanded()]).toEqual(['right', false]);
    first.setLeftHanded(true);
    expect(page.dataset.hand).toBe('left');
    page.dataset.hand = '';
    vi.resetModules();
    const again = await loaded();
    again.showComfort();
    expect([page.dataset.hand, again.leftHanded()]).toEqual(['left', true]);
    again.setLeftHanded(false);
    expect(localStorage.length).toBe(0);
  });

  it('exchanges the sides for a left hand or a language from the right, not for both', async () => {
    const { exchanged, setLeftHanded } = await loaded();
    const sides: boolean[] = [];
    for (const dir of ['ltr', 'rtl']) {
      for (const hand of [false, true]) {
        document.documentElement.dir = dir;
        setLeftHanded(hand);
        sides.push(exchanged());
      }
    }
    expect(sides).toEqual([false, true, true, false]);
    setLeftHanded(false);
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
