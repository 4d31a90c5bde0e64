import { describe, expect, it } from 'vitest';
import { EMPTY, type TableState } from '../../src/state/table';
import { whileLost } from '../../src/ui/table/whileLost';
import type { TableView } from '../../src/wire.gen';

const playing: TableState = {
  ...EMPTY,
  connection: { is: 'lost' },
  you: 1,
  table: { phase: 'play' } as TableView,
};
const race = { realTime: true, paused: false };
const turns = { realTime: false, paused: false };

describe('a page whose line is lost', () => {
  it('says that the seat is kept, as long as it is', () => {
    expect(whileLost(playing, race, 59_999, 0).long).toBe('Reconnecting. Your seat is kept');
  });

  it('does not go on as if nothing could have happened after a minute', () => {
    expect(whileLost(playing, race, 60_000, 0).long).toMatch(/may be over/);
    expect(whileLost(playing, turns, 60_000, 0).long).toMatch(/bot may be playing/);
  });

  it('says that what one did waits', () => {
    expect(whileLost(playing, turns, 0, 1).long).toMatch(/waiting to be sent/);
  });

  it('promises a spectator no seat', () => {
    expect(whileLost({ ...playing, you: null }, turns, 0, 0).long).toBe('Reconnecting');
  });
});
