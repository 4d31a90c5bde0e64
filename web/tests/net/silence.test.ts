import { describe, expect, it, vi } from 'vitest';
import { leave, SIGN, setUp } from './line';

describe('a line that falls silent without closing', () => {
  it('is asked for a sign of life after 2 s, given up within 5 s, and opened anew', () => {
    const { world, connections } = setUp(7);
    world.line.welcome();
    vi.advanceTimersByTime(2_000);
    expect(world.line.sent.at(-1)).toEqual(SIGN);
    expect(connections.at(-1)).toEqual({ is: 'open' });
    vi.advanceTimersByTime(2_500);
    expect(connections.at(-1)).toEqual({ is: 'lost' });
    vi.advanceTimersByTime(500);
    expect(world.sockets).toHaveLength(2);
    world.line.accept();
    expect(world.line.sent).toEqual([{ t: 'join', since: 7, timeline: 'a1' }]);
  });

  it('is not given up while the room answers', () => {
    const { world, connections } = setUp();
    world.line.welcome();
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1_000);
      if (JSON.stringify(world.line.sent.at(-1)) === JSON.stringify(SIGN)) world.line.say(SIGN);
    }
    expect(world.sockets).toHaveLength(1);
    expect(connections.map((one) => one.is)).toEqual(['connecting', 'open']);
  });

  it('is asked for nothing while news come anyway', () => {
    const { world } = setUp();
    world.line.welcome();
    for (let second = 0; second < 20; second++) {
      vi.advanceTimersByTime(1_000);
      world.line.say({ t: 'presence', people: [], watching: 0, at: 0, ticking: true, queue: [] });
    }
    expect(world.line.sent).toEqual([{ t: 'join', since: null, timeline: null }]);
  });

  it('shows that an answer is due after 2 s, and no more once anything is heard', () => {
    const { world, socket, connections } = setUp();
    world.line.welcome();
    void socket.request(leave);
    vi.advanceTimersByTime(2_000);
    expect(connections.at(-1)).toEqual({ is: 'late' });
    world.line.say(SIGN);
    expect(connections.at(-1)).toEqual({ is: 'open' });
  });

  it('sends the act that fell into it again, under the same id, and gets its one answer', async () => {
    const { world, socket } = setUp();
    world.line.welcome();
    const asked = socket.request(leave);
    const sent = world.line.sent.at(-1) as { id: string };
    vi.advanceTimersByTime(5_000);
    expect(world.sockets).toHaveLength(2);
    world.line.welcome();
    expect(world.line.sent).toEqual([{ t: 'join', since: null, timeline: null }, sent]);
    world.line.say({ t: 'done', id: sent.id, seq: 3 });
    expect(await asked).toMatchObject({ t: 'done', seq: 3 });
  });

  it('is given up as well when it never opens', () => {
    const { world, connections } = setUp();
    vi.advanceTimersByTime(4_500);
    expect(connections.at(-1)).toEqual({ is: 'lost' });
    vi.advanceTimersByTime(500);
    expect(world.sockets).toHaveLength(2);
  });

  it('gets more time after each silence, for it may only be slow', () => {
    const { world, connections } = setUp();
    const lasted: number[] = [];
    for (let i = 0; i < 4; i++) {
      world.line.welcome();
      const before = Date.now();
      while (connections.at(-1)?.is !== 'lost') vi.advanceTimersByTime(100);
      lasted.push(Math.round((Date.now() - before) / 500) / 2);
      while (world.line.readyState === 3) vi.advanceTimersByTime(100);
    }
    expect(lasted).toEqual([4.5, 7, 12, 12]);
  });

  it('is noticed by a slow page as soon: it draws once a second', () => {
    const { world, connections } = setUp();
    world.line.welcome();
    vi.spyOn(world, 'steady').mockImplementation(() => 2 * Date.now());
    vi.advanceTimersByTime(500);
    const before = Date.now();
    while (connections.at(-1)?.is !== 'lost') vi.advanceTimersByTime(100);
    expect(2 * (Date.now() - before)).toBeLessThanOrEqual(5_000);
  });

  it('is judged by ticks: a page that was frozen for an hour has heard nothing, and waits', () => {
    const { world, connections } = setUp();
    world.line.welcome();
    vi.setSystemTime(Date.now() + 3_600_000);
    world.now += 3_600_000;
    vi.advanceTimersByTime(500);
    expect(connections.at(-1)).toEqual({ is: 'open' });
  });
});

describe('a page that is put aside', () => {
  it('closes its line at once and opens none until it is brought back', () => {
    const { world, socket, connections } = setUp(3);
    world.line.welcome();
    socket.suspend();
    expect(world.line.readyState).toBe(3);
    expect(connections.at(-1)).toEqual({ is: 'lost' });
    socket.hurry();
    vi.advanceTimersByTime(120_000);
    expect(world.sockets).toHaveLength(1);
    socket.resume();
    world.line.welcome();
    expect(world.sockets).toHaveLength(2);
    expect(world.line.sent).toEqual([{ t: 'join', since: 3, timeline: 'a1' }]);
    expect(connections.at(-1)).toEqual({ is: 'open' });
  });

  it('does not wait for its turn when it is brought back, and opens one line only', () => {
    const { world, socket } = setUp();
    world.line.drop();
    socket.suspend();
    socket.resume();
    socket.resume();
    vi.advanceTimersByTime(1_000);
    expect(world.sockets).toHaveLength(2);
  });

  it('is found dead soon after somebody looks at the page again, and opened anew', () => {
    const { world, socket } = setUp(7);
    world.line.welcome();
    socket.probe();
    expect(world.line.sent.at(-1)).toEqual(SIGN);
    vi.advanceTimersByTime(1_900);
    expect(world.sockets).toHaveLength(2);
    world.line.accept();
    expect(world.line.sent).toEqual([{ t: 'join', since: 7, timeline: 'a1' }]);
  });

  it('stays open if it answers somebody who looks at the page again', () => {
    const { world, socket } = setUp();
    world.line.welcome();
    socket.probe();
    world.line.say(SIGN);
    vi.advanceTimersByTime(1_900);
    expect(world.sockets).toHaveLength(1);
  });
});
