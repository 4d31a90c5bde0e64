import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Icon from '../../src/lib/Icon.svelte';
import { insistOnSheets, later, soon } from '../../src/lib/later';

const component = () => ({ default: (() => ({})) as never });

describe('later', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('loads nothing until it is shown', () => {
    const load = vi.fn(async () => component());
    later(load);
    vi.advanceTimersByTime(60_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded soon where the line may be lost later, and keeps quiet where it can’t be', async () => {
    const load = vi.fn(async () => component());
    const fails = vi.fn(() => Promise.reject(new Error('offline')));
    soon(later(load), later(fails), {});
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_500);
    expect(load).toHaveBeenCalledTimes(1);
    await expect(fails.mock.results[0]?.value).rejects.toThrow('offline');
  });

  it('is not loaded any more once that is called off', () => {
    const load = vi.fn(async () => component());
    soon(later(load))();
    vi.advanceTimersByTime(60_000);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a style sheet', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for again, in its place, until it is there', () => {
    insistOnSheets();
    const link = (): HTMLLinkElement =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '' });
    const [first, next] = [link(), link()];
    document.head.replaceChildren(first, next);
    next.dispatchEvent(new Event('load'));
    for (let attempt = 0; attempt < 3; attempt++) {
      const asked = document.head.firstElementChild as HTMLLinkElement;
      expect([asked.rel, asked.crossOrigin]).toEqual(['stylesheet', '']);
      asked.dispatchEvent(new Event('error'));
      vi.advanceTimersByTime(3_000);
      expect(asked.isConnected).toBe(false);
    }
    vi.advanceTimersByTime(60_000);
    expect(next.isConnected).toBe(true);
    expect(document.head.childElementCount).toBe(2);
  });
});

describe('what is loaded later', () => {
  afterEach(cleanup);

  it('has the properties of the real one, and follows them', async () => {
    const { container, rerender } = render(
      later(async () => ({ default: Icon })),
      { name: 'x' },
    );
    await vi.waitFor(() => expect(container.querySelector('path')).not.toBeNull());
    const before = container.querySelector('path')?.getAttribute('d');
    await rerender({ name: 'check' });
    expect(container.querySelector('path')?.getAttribute('d')).not.toBe(before);
  });

  it('says so where it can’t be loaded', async () => {
    render(
      later(() => Promise.reject<{ default: typeof Icon }>(new Error('offline'))),
      {
        name: 'x',
      },
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t be loaded/);
  });
});
