import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PartySocket } from '../../src/net/party';
import { Retry } from '../../src/net/retry';
import { FakeWorld } from './fake';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Loses connections, and returns how long each loss was waited for. */
function waits(retry: Retry, losses: number): number[] {
  return Array.from({ length: losses }, () => {
    const start = Date.now();
    let opened = false;
    retry.schedule(() => (opened = true));
    while (!opened) vi.advanceTimersByTime(1);
    return Date.now() - start;
  });
}

describe('Retry', () => {
  it('doubles the delay up to eight seconds, and begins anew once a connection works', () => {
    const retry = new Retry(() => 1);
    expect(waits(retry, 7)).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
    retry.worked();
    expect(waits(retry, 1)).toEqual([400]);
  });

  it('spreads each delay over half of its length', () => {
    expect(waits(new Retry(() => 0), 3)).toEqual([200, 400, 800]);
    const delays = Array.from({ length: 50 }, () => waits(new Retry(Math.random), 1)[0] ?? 0);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(200);
    expect(Math.max(...delays)).toBeLessThanOrEqual(401);
    expect(new Set(delays).size).toBeGreaterThan(5);
  });

  it('waits at least as long as the room asks, once', () => {
    const retry = new Retry(() => 0);
    retry.heed({ code: 'restart', retry_ms: 3000 });
    expect(waits(retry, 2)).toEqual([3000, 400]);
  });

  it('opens nothing after it was cancelled, not even while the identity is looked up', async () => {
    let known: (() => void) | undefined;
    const retry = new Retry(
      () => 1,
      () => new Promise<void>((done) => (known = done)),
    );
    const open = vi.fn();
    retry.heed({ code: 'signed_out', retry_ms: 0 });
    retry.schedule(open);
    await vi.advanceTimersByTimeAsync(500);
    expect([retry.waits, known === undefined]).toEqual([true, false]);
    retry.cancel();
    known?.();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(open).not.toHaveBeenCalled();
  });
});

describe('PartySocket', () => {
  function setUp(chance: number) {
    const world = new FakeWorld();
    world.chance = chance;
    const identify = vi.fn(() => Promise.resolve());
    const over = vi.fn();
    const hooks = { token: () => null, news: vi.fn(), lost: vi.fn(), over, identify };
    const socket = new PartySocket('abc', hooks, world);
    return { world, socket, identify, over };
  }

  it('comes back at another moment than others who lost it with the same restart', () => {
    const [early, late] = [setUp(0), setUp(1)];
    for (const { world } of [early, late]) {
      world.line.accept();
      world.line.say({ t: 'bye', code: 'restart', retry_ms: 1000 });
      world.line.drop();
    }
    vi.advanceTimersByTime(1000);
    expect([early, late].map(({ world }) => world.sockets.length)).toEqual([2, 1]);
    vi.advanceTimersByTime(500);
    expect(late.world.sockets.length).toBe(2);
  });

  it('finds out who the guest is before it comes back after signing out', async () => {
    const { world, identify } = setUp(0);
    world.line.accept();
    world.line.say({ t: 'bye', code: 'signed_out', retry_ms: 0 });
    world.line.drop(1012);
    await vi.advanceTimersByTimeAsync(499);
    expect([identify.mock.calls.length, world.sockets.length]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([identify.mock.calls.length, world.sockets.length]).toEqual([1, 2]);
  });

  it('stays away for good once it was banned', () => {
    const { world, over } = setUp(0);
    world.line.accept();
    world.line.say({ t: 'bye', code: 'banned', retry_ms: -1 });
    world.line.drop(4403);
    vi.advanceTimersByTime(60_000);
    expect([world.sockets.length, over.mock.calls]).toEqual([1, [['banned']]]);
  });
});
