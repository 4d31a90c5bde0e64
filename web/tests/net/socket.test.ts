import { describe, expect, it, vi } from 'vitest';
import { TableSocket } from '../../src/net/socket';
import { FakeWorld } from './fake';
import { hooks, leave, setUp } from './line';

describe('TableSocket', () => {
  it('joins with the last seq that it holds', () => {
    const { world, connections } = setUp(41);
    world.line.accept();
    expect(world.line.sent).toEqual([{ t: 'join', since: 41, timeline: 'a1' }]);
    expect(connections.map((one) => one.is)).toEqual(['connecting']);
  });

  it('is open once the room has answered the join, so that nothing old is shown as play', () => {
    const { world, connections } = setUp(41);
    world.line.welcome();
    expect(connections.map((one) => one.is)).toEqual(['connecting', 'open']);
    world.line.drop();
    vi.advanceTimersByTime(400);
    world.line.accept();
    expect(connections.at(-1)).toEqual({ is: 'lost' });
    world.line.say({ t: 'presence', people: [], watching: 0, at: 0, ticking: true, queue: [] });
    expect(connections.at(-1)).toEqual({ is: 'open' });
  });

  it('gives each request the one answer with its id, in whatever order answers come', async () => {
    const { world, socket } = setUp();
    world.line.accept();
    const first = socket.request(leave);
    const second = socket.request(leave);
    const [, a, b] = world.line.sent as { id: string }[];
    world.line.say({ t: 'refused', id: b?.id, code: 'not_host', rule: null, params: {} });
    world.line.say({ t: 'done', id: a?.id, seq: 9 });
    expect(await first).toMatchObject({ t: 'done', seq: 9 });
    expect(await second).toMatchObject({ t: 'refused', code: 'not_host' });
  });

  it('keeps a request that is made without a line, and sends it once there is one', async () => {
    const { world, socket, waiting } = setUp();
    const asked = socket.request(leave);
    expect(waiting).toEqual([1]);
    world.line.accept();
    const [join, sent] = world.line.sent as { t: string; id: string }[];
    expect(join).toEqual({ t: 'join', since: null, timeline: null });
    world.line.say({ t: 'done', id: sent?.id, seq: 1 });
    expect(await asked).toMatchObject({ t: 'done' });
    expect(waiting).toEqual([1, 0]);
  });

  it('refuses a question at once while there is no line, and asks nothing later', async () => {
    const { world, socket } = setUp();
    const asked = socket.request((id) => ({ t: 'ask', id, question: 1 }));
    expect(await asked).toMatchObject({ t: 'refused', code: 'offline' });
    world.line.accept();
    expect(world.line.sent).toEqual([{ t: 'join', since: null, timeline: null }]);
  });

  it('tells what never found a line as not sent, though no line ever comes', async () => {
    const { world, socket } = setUp();
    world.line.welcome();
    world.line.drop();
    const asked = socket.request(leave);
    world.now += 15_050;
    vi.advanceTimersByTime(15_050);
    expect(await asked).toMatchObject({ code: 'offline' });
  });

  it('tells what was sent and not answered as lost, though no line ever comes', async () => {
    const { world, socket } = setUp();
    world.line.welcome();
    const asked = socket.request(leave);
    world.line.drop();
    world.now += 15_050;
    vi.advanceTimersByTime(15_050);
    expect(await asked).toMatchObject({ code: 'lost' });
  });

  it('sends what was not answered again under the same id after the line came back', async () => {
    const { world, socket } = setUp();
    world.line.accept();
    const asked = socket.request(leave);
    const [, sent] = world.line.sent;
    world.line.drop();
    vi.runOnlyPendingTimers();
    world.line.accept();
    expect(world.line.sent).toEqual([{ t: 'join', since: null, timeline: null }, sent]);
    world.line.say({ t: 'done', id: (sent as { id: string }).id, seq: 3 });
    expect(await asked).toMatchObject({ seq: 3 });
  });

  it('gives up what waited too long, so that no old intent meets a new position', async () => {
    const { world, socket } = setUp();
    world.line.accept();
    const asked = socket.request(leave);
    world.line.drop();
    world.now += 16_000;
    vi.runOnlyPendingTimers();
    world.line.accept();
    expect(world.line.sent).toEqual([{ t: 'join', since: null, timeline: null }]);
    expect(await asked).toMatchObject({ code: 'lost' });
  });

  it('waits longer after each failure, with jitter, up to a limit', () => {
    const { world } = setUp();
    world.chance = 1;
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      world.line.drop();
      const before = Date.now();
      vi.runOnlyPendingTimers();
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
    world.chance = 0;
    world.line.drop();
    const before = Date.now();
    vi.runOnlyPendingTimers();
    expect(Date.now() - before).toBe(4000);
  });

  it('starts over with short waits once the room has spoken', () => {
    const { world } = setUp();
    world.line.drop();
    vi.runOnlyPendingTimers();
    world.line.drop();
    vi.runOnlyPendingTimers();
    world.line.accept();
    world.line.say({ t: 'presence', people: [], watching: 0, at: 0, ticking: true, queue: [] });
    world.line.drop();
    const before = Date.now();
    vi.runOnlyPendingTimers();
    expect(Date.now() - before).toBe(300);
  });

  it('comes back after what bye asked for, plus a little', () => {
    const { world } = setUp();
    world.line.accept();
    world.line.say({ t: 'bye', code: 'restart', retry_ms: 2000 });
    world.line.drop(1012);
    vi.advanceTimersByTime(2499);
    expect(world.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(world.sockets).toHaveLength(2);
  });

  it('stays away for good after a bye with a negative retry, and answers what waited', async () => {
    const { world, socket, connections } = setUp();
    world.line.accept();
    const asked = socket.request(leave);
    world.line.say({ t: 'bye', code: 'bad_message', retry_ms: -1 });
    world.line.drop(1008);
    vi.advanceTimersByTime(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(connections.at(-1)).toEqual({ is: 'closed', code: 'bad_message' });
    expect(await asked).toMatchObject({ code: 'lost' });
  });

  it.each([
    [4404, 'no_such_table'],
    [4500, 'table_broken'],
  ])('does not come back after the room has closed with %i', (closed, code) => {
    const { world, connections } = setUp();
    world.line.drop(closed);
    vi.advanceTimersByTime(60_000);
    expect(connections.at(-1)).toEqual({ is: 'closed', code });
    expect(world.sockets).toHaveLength(1);
  });

  it('joins again when a message does not follow what it holds, and hears the old line no more', () => {
    const { world, news } = setUp(7, false);
    const old = world.line;
    old.accept();
    old.say({ t: 'update', seq: 12, at: 0, events: [], patch: {}, table: null });
    vi.runOnlyPendingTimers();
    expect(world.sockets).toHaveLength(2);
    world.line.accept();
    expect(world.line.sent).toEqual([{ t: 'join', since: 7, timeline: 'a1' }]);
    old.say({ t: 'presence', people: [], watching: 0, at: 0, ticking: true, queue: [] });
    expect(news).toHaveLength(1);
  });

  it.each(['not json', 'null', '7', '{"t":"gossip"}', '{}'])(
    'joins again, and breaks nothing, when it hears %s',
    (text) => {
      const { world, news } = setUp(7);
      world.line.accept();
      world.line.hear(text);
      vi.runOnlyPendingTimers();
      expect(world.sockets).toHaveLength(2);
      expect(news).toEqual([]);
    },
  );

  it('does not hammer a room that keeps sending it away, or updates that never fit', () => {
    const { world } = setUp(7, false);
    world.chance = 1;
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      world.line.accept();
      if (i % 2) world.line.say({ t: 'bye', code: 'restart', retry_ms: 0 });
      else
        world.line.say({ t: 'presence', people: [], watching: 0, at: 0, ticking: true, queue: [] });
      world.line.drop();
      const before = Date.now();
      vi.runOnlyPendingTimers();
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([150, 800, 1600, 3200, 6400, 8000]);
  });

  it('hurries when it is waiting, and only then', () => {
    const { world, socket } = setUp();
    socket.hurry();
    expect(world.sockets).toHaveLength(1);
    world.line.drop();
    socket.hurry();
    expect(world.sockets).toHaveLength(2);
    vi.runOnlyPendingTimers();
    expect(world.sockets).toHaveLength(2);
  });

  it('does not come back after it was closed', () => {
    const { world, socket, connections } = setUp();
    world.line.welcome();
    socket.close();
    world.line.drop();
    vi.advanceTimersByTime(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(connections.at(-1)).toEqual({ is: 'open' });
  });

  it('answers nobody once it was closed: the screen that asked has gone', async () => {
    const { world, socket } = setUp();
    world.line.welcome();
    const answered = vi.fn();
    void socket.request(leave).then(answered);
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answered).not.toHaveBeenCalled();
  });

  it('gives two tabs ids that never meet', () => {
    const ids = [0.123, 0.456].map((chance) => {
      const world = new FakeWorld();
      world.chance = chance;
      const socket = new TableSocket('ws://room', hooks(), world);
      world.line.accept();
      void socket.request(leave);
      return (world.line.sent[1] as { id: string }).id;
    });
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
  });

  it('finds out who the guest is after signing out elsewhere, before it joins anew', async () => {
    const world = new FakeWorld();
    let known: () => void = () => {};
    const identify = vi.fn(() => new Promise<void>((resolve) => (known = resolve)));
    new TableSocket(
      'ws://room/api/tables/oak/socket',
      { ...hooks(), since: () => 41, timeline: () => 'a1', identify },
      world,
    );
    world.line.welcome();
    world.line.say({ t: 'bye', code: 'signed_out', retry_ms: 0 });
    world.line.drop(1012);
    vi.advanceTimersByTime(500);
    expect(identify).toHaveBeenCalledOnce();
    expect(world.sockets).toHaveLength(1);
    known();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.sockets).toHaveLength(2);
    world.line.accept();
    // The view of somebody else is of no use.
    expect(world.line.sent).toEqual([{ t: 'join', since: null, timeline: null }]);
    world.line.say({ t: 'view', protocol: 1 });
    world.line.drop();
    vi.advanceTimersByTime(400);
    world.line.accept();
    expect(world.line.sent).toEqual([{ t: 'join', since: 41, timeline: 'a1' }]);
    expect(identify).toHaveBeenCalledOnce();
  });
});
