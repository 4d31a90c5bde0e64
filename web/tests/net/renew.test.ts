import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renew } from '../../src/net/renew';
import { PROTOCOL } from '../../src/wire.gen';
import { view } from '../samples';
import { leave, setUp } from './line';

const LATER = PROTOCOL + 1;

describe('renew', () => {
  const reload = vi.fn();

  beforeEach(() => {
    sessionStorage.clear();
    reload.mockReset();
    vi.stubGlobal('location', { reload });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('loads the page again once for a protocol, and once more for a later one', () => {
    expect([renew(LATER), renew(LATER), renew(LATER)]).toEqual([true, false, false]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect([renew(LATER + 1), renew(LATER), renew(LATER + 1)]).toEqual([true, false, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never loads the page where nobody remembers that it did', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(renew(LATER)).toBe(false);
    vi.stubGlobal('sessionStorage', undefined);
    expect(renew(LATER)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('TableSocket of an old page', () => {
  it('takes a view of the protocol that it was built for', () => {
    const { world, news } = setUp();
    world.line.accept();
    world.line.say(view());
    expect(news).toEqual([view()]);
    expect(world.renewed).toEqual([]);
  });

  it('reads no view of a later protocol, and loads the page again', async () => {
    const { world, news, connections, socket } = setUp();
    world.line.accept();
    const asked = socket.request(leave);
    world.line.say(view({ protocol: LATER }));
    expect(world.renewed).toEqual([LATER]);
    expect(news).toEqual([]);
    expect(connections).toEqual([{ is: 'connecting' }]);
    expect(await asked).toMatchObject({ code: 'lost' });
    vi.advanceTimersByTime(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('ends where the page that came is as old, and says so', () => {
    const { world, news, connections } = setUp();
    world.renews = false;
    world.line.accept();
    world.line.say(view({ protocol: LATER }));
    expect(news).toEqual([]);
    expect(connections.at(-1)).toEqual({ is: 'closed', code: 'old_page' });
    world.line.drop();
    vi.advanceTimersByTime(60_000);
    expect(world.sockets).toHaveLength(1);
  });
});
