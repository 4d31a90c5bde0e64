import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layer, step } from '../../src/lib/layers';

/** A session history as browsers keep it: traversal comes later, and is reported by popstate. */
class Steps {
  entries: { state: unknown; url: string }[] = [{ state: null, url: '/t/oak-cup-1' }];
  at = 0;
  scrollRestoration = 'auto';
  get state() {
    return this.entries[this.at]?.state ?? null;
  }
  get urls() {
    return this.entries.map(({ url }) => url);
  }
  pushState(state: unknown, _: string, url = this.entries[this.at]?.url ?? '') {
    this.entries.splice(this.at + 1, Infinity, { state, url });
    this.at += 1;
  }
  replaceState(state: unknown, _: string, url: string) {
    this.entries[this.at] = { state, url };
  }
  go(by: number) {
    setTimeout(() => {
      this.at += by;
      window.dispatchEvent(new Event('popstate'));
    }, 5);
  }
}

let steps = new Steps();
const arrived = () => new Promise((then) => setTimeout(then, 20));
const pressEscape = () => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true });
  document.body.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  steps = new Steps();
  vi.stubGlobal('history', steps);
});

/** A drawer that goes when it is closed. */
function drawer(closed: string[], name: string): () => void {
  const gone = layer(() => {
    closed.push(name);
    gone();
  });
  return gone;
}

describe('layers', () => {
  it('close by Back one after the other, topmost first, at the same address', async () => {
    const closed: string[] = [];
    drawer(closed, 'talk');
    drawer(closed, 'rule');
    steps.go(-1);
    await arrived();
    expect(closed).toEqual(['rule']);
    steps.go(-1);
    await arrived();
    expect(closed).toEqual(['rule', 'talk']);
    expect(steps.at).toBe(0);
  });

  it('close by Escape, topmost first; without any the key is the table’s', async () => {
    const closed: string[] = [];
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    drawer(closed, 'talk');
    drawer(closed, 'rule');
    expect(pressEscape().defaultPrevented).toBe(true);
    expect(closed).toEqual(['rule']);
    pressEscape();
    expect(closed).toEqual(['rule', 'talk']);
    expect(heard).not.toHaveBeenCalled();
    expect(pressEscape().defaultPrevented).toBe(false);
    expect(heard).toHaveBeenCalledOnce();
    window.removeEventListener('keydown', heard);
    await arrived();
  });

  it('leave no step behind when a button closes them', async () => {
    const gone = layer(() => {});
    expect(steps.at).toBe(1);
    gone();
    await arrived();
    expect(steps.at).toBe(0);
  });

  it('give their step to the one that opens in their place', async () => {
    const go = vi.spyOn(steps, 'go');
    layer(() => {})();
    const gone = layer(() => {});
    await arrived();
    expect([steps.at, steps.entries.length]).toEqual([1, 2]);
    expect(go).not.toHaveBeenCalled();
    gone();
    await arrived();
    expect(steps.at).toBe(0);
  });

  it('open again while the browser is still on its way back', async () => {
    const close = vi.fn();
    layer(() => {})();
    await Promise.resolve();
    const gone = layer(close);
    await arrived();
    expect(close).not.toHaveBeenCalled();
    expect(steps.at).toBe(1);
    gone();
    await arrived();
  });

  it('do not come back by Forward', async () => {
    const closed: string[] = [];
    drawer(closed, 'talk');
    steps.go(-1);
    await arrived();
    steps.go(1);
    await arrived();
    await arrived();
    expect(closed).toEqual(['talk']);
    expect(steps.at).toBe(0);
  });

  it('let links lead on where the browser can’t go back', async () => {
    const closed: string[] = [];
    const close = drawer(closed, 'talk');
    vi.spyOn(steps, 'go').mockImplementation(() => undefined);
    close();
    await arrived();
    const then = vi.fn();
    step('/', then);
    expect(then).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(then).toHaveBeenCalledOnce(), { timeout: 2000 });
  });

  it('are left for another address without a dead step between', async () => {
    const gone = layer(() => {});
    step('/', gone);
    await arrived();
    expect(steps.urls).toEqual(['/t/oak-cup-1', '/']);
    expect(steps.at).toBe(1);
  });

  it('are closed before another address is opened', async () => {
    const there = vi.fn();
    layer(() => {})();
    await Promise.resolve();
    step('/', there);
    expect(there).not.toHaveBeenCalled();
    await arrived();
    expect(there).toHaveBeenCalledOnce();
    expect(steps.urls).toEqual(['/t/oak-cup-1', '/']);
    expect(steps.at).toBe(1);
  });
});
