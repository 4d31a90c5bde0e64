import { afterEach, describe, expect, it, vi } from 'vitest';
import { OtherEnd } from '../../src/state/otherEnd.svelte';
import type { Session } from '../../src/state/session.svelte';
import type { SeatView } from '../../src/wire.gen';
import { seat, table } from '../samples';

vi.mock('../../src/state/session.svelte', () => ({
  Session: class {
    state = { you: null, table: null };
    close(): void {}
  },
}));

/** A session of a player, or of nobody yet, as its table stands. */
function sitting(you: number | null, seats: SeatView[], phase: 'lobby' | 'play' = 'lobby') {
  const asked = vi.fn(() => Promise.resolve({ ok: true as const }));
  const state = { you, table: table({ phase, seats }), connection: { is: 'open' } };
  return { asked, session: { state, table: asked, close: vi.fn() } as unknown as Session };
}

/** A session whose player sits at seat 1, ready or not. */
const at = (ready: boolean, phase: 'lobby' | 'play' = 'lobby') =>
  sitting(1, [seat('Noor', { host: true }), seat('Wren', { ready })], phase);

/** A table to which Wren came along from the game before; nobody is at its other end yet. */
function rematch(you: number | null = 1) {
  const before = new OtherEnd('maple-kettle-42');
  before.session = sitting(you, [seat('Noor'), seat('Wren')], 'play').session;
  before.comeAlong('oak-bell-17');
  before.close();
  return new OtherEnd('oak-bell-17');
}

const FREE = [seat('Noor', { host: true }), seat(null)];

afterEach(() => sessionStorage.clear());

describe('the other end of this screen', () => {
  it('agrees again to house rules that were changed, since nobody there has a separate button', () => {
    const other = new OtherEnd('oak-bell-17');
    const { asked, session } = at(false);
    other.session = session;
    other.follow(null);
    other.follow(null);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith({ type: 'ready', ready: true });
  });

  it('asks for nothing while it is ready, or during play', () => {
    for (const { asked, session } of [at(true), at(false, 'play')]) {
      const other = new OtherEnd('oak-bell-17');
      other.session = session;
      other.follow(null);
      expect(asked).not.toHaveBeenCalled();
    }
  });

  it('comes along to a rematch, and sits down once somebody is there to sit beside', () => {
    const other = rematch();
    expect(other.session).not.toBeNull();
    const { asked, session } = sitting(null, FREE);
    other.session = session;
    other.follow(null);
    expect(asked).not.toHaveBeenCalled();
    other.follow(1);
    other.follow(1);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith({ type: 'sit', seat: 1 });
  });

  it('comes along, too, where the page is loaded anew on the way', () => {
    rematch().close();
    const other = new OtherEnd('oak-bell-17');
    const { asked, session } = sitting(null, FREE);
    other.session = session;
    other.follow(1);
    expect(asked).toHaveBeenCalledWith({ type: 'sit', seat: 1 });
  });

  it('does not sit down again after it was sent off', () => {
    const seated = rematch();
    seated.session = sitting(null, FREE).session;
    seated.follow(1);
    const other = new OtherEnd('oak-bell-17');
    expect(other.session).not.toBeNull();
    const { asked, session } = sitting(null, FREE);
    other.session = session;
    other.follow(1);
    expect(asked).not.toHaveBeenCalled();
  });

  it('does not come along where nobody sat, or whoever sat has stood up', async () => {
    expect(rematch(null).session).toBeNull();
    await rematch().leave();
    expect(new OtherEnd('oak-bell-17').session).toBeNull();
  });
});
