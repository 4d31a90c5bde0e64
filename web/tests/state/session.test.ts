import { afterEach, expect, it, vi } from 'vitest';
import { Session } from '../../src/state/session.svelte';

class Line extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  send(): void {}
  close(): void {}
}

afterEach(() => vi.unstubAllGlobals());

it('asks without changing the state that made somebody ask', () => {
  vi.stubGlobal('WebSocket', Line);
  const session = new Session('oak-bell-17');
  const before = session.state;
  void session.act({ type: 'pass' });
  expect(session.waiting).toBe(1);
  expect(session.state).toBe(before);
  session.close();
});
