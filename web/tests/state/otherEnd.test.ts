import { describe, expect, it, vi } from 'vitest';
import { OtherEnd } from '../../src/state/otherEnd.svelte';
import type { Session } from '../../src/state/session.svelte';
import { seat, table } from '../samples';

/** A session whose player sits at seat 1, ready or not. */
function at(ready: boolean, phase: 'lobby' | 'play' = 'lobby') {
  const asked = vi.fn(() => Promise.resolve({ ok: true as const }));
  const seats = [seat('Noor', { host: true }), seat('Wren', { ready })];
  const state = { you: 1, table: table({ phase, seats }), connection: { is: 'open' } };
  return { asked, session: { state, table: asked } as unknown as Session };
}

describe('the other end of this screen', () => {
  it('agrees again to house rules that were changed, since nobody there has a button of their own', () => {
    const other = new OtherEnd('oak-bell-17');
    const { asked, session } = at(false);
    other.session = session;
    other.follow();
    other.follow();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith({ type: 'ready', ready: true });
  });

  it('asks for nothing while it is ready, or during play', () => {
    for (const { asked, session } of [at(true), at(false, 'play')]) {
      const other = new OtherEnd('oak-bell-17');
      other.session = session;
      other.follow();
      expect(asked).not.toHaveBeenCalled();
    }
  });
});
