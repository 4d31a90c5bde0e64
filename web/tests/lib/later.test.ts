import { describe, expect, it, vi } from 'vitest';
import { early, later } from '../../src/lib/later';

const component = () => ({ default: (() => ({})) as never });

describe('later', () => {
  it('loads nothing until it is shown', () => {
    const load = vi.fn(async () => component());
    later(load);
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded early where the line may be lost later, and keeps quiet where it can’t be', async () => {
    const load = vi.fn(async () => component());
    const fails = vi.fn(() => Promise.reject(new Error('offline')));
    early(later(load), later(fails), {});
    expect(load).toHaveBeenCalledTimes(1);
    await expect(fails.mock.results[0]?.value).rejects.toThrow('offline');
  });
});
