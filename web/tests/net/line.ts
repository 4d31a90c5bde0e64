import { afterEach, beforeEach, vi } from 'vitest';
import { type Connection, type News, TableSocket } from '../../src/net/socket';
import { FakeWorld } from './fake';

export function setUp(since: number | null = null, follows = true) {
  const world = new FakeWorld();
  const news: News[] = [];
  const connections: Connection[] = [];
  const waiting: number[] = [];
  const socket = new TableSocket(
    'ws://room/api/tables/oak/socket',
    {
      since: () => since,
      timeline: () => (since === null ? null : 'a1'),
      news: (message) => {
        news.push(message);
        return follows;
      },
      connection: (connection) => connections.push(connection),
      waiting: (requests) => waiting.push(requests),
    },
    world,
  );
  return { world, news, connections, waiting, socket };
}

export const leave = (id: string) => ({ t: 'table', id, action: { type: 'leave' } }) as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

export const SIGN = { t: 'beat' };

export function hooks() {
  return { since: () => null, timeline: () => null, news: () => true, connection: () => {} };
}
