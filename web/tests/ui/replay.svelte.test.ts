import { get } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../../src/lib/game';
import { frameAt, framesOf } from '../../src/state/replay';
import { linkTo, momentIn } from '../../src/ui/replay/moment';
import { Player } from '../../src/ui/replay/player.svelte';
import { linesOf } from '../../src/ui/replay/told';
import type { UpdateMessage, ViewMessage } from '../../src/wire.gen';

const table = { name: 'oak-bell-1', seats: [{ bot: 'fair' }, { bot: null }], phase: 'play' };
const view = { t: 'view', seq: 0, at: 1000, you: 0, table, view: { tally: [1] } };
const update = (seq: number, at: number, patch: object, more: object = {}): UpdateMessage =>
  ({ t: 'update', seq, at, events: [], patch, table: null, ...more }) as UpdateMessage;

function frames(): Frame[] {
  const updates = [
    update(1, 2000, { 'tally+': [2] }, { events: [{ type: 'took_more', seat: 1 }] }),
    update(2, 2000, {}, { table: { ...table, phase: 'over' } }),
    update(3, 60_000, { 'tally+': [3] }, { events: [{ type: 'ended' }] }),
  ];
  return framesOf(view as unknown as ViewMessage, updates);
}

describe('frames', () => {
  it('hold the view and the table after each update', () => {
    const told = frames();
    expect(told.map((frame) => frame.view)).toEqual([
      { tally: [1] },
      { tally: [1, 2] },
      { tally: [1, 2] },
      { tally: [1, 2, 3] },
    ]);
    expect(told.map((frame) => frame.table.phase)).toEqual(['play', 'play', 'over', 'over']);
  });

  it('show a bot’s seat to somebody who looks at it, under a name of the replay', () => {
    const [first] = frames();
    expect(first?.table.seats[0]?.bot).toBeNull();
    expect(first?.table.name).toBe('oak-bell-1/replay');
  });

  it('are found by table time, the last one first', () => {
    expect([0, 1000, 2000, 59_999, 70_000].map((at) => frameAt(frames(), at))).toEqual([
      0, 0, 2, 2, 3,
    ]);
  });

  it('have plain sentences if the game has none', () => {
    const cast = { you: null, seats: [{ name: 'Ida' }, { name: 'Noor' }] };
    expect(linesOf(frames(), cast, null)).toEqual([
      ['The game begins.'],
      ['Noor: took more.'],
      [],
      ['Ended.'],
    ]);
  });
});

const SKETCH = { marks: [{ from: 'c3', to: 'd4' }], note: 'Why not here?' };

describe('a moment', () => {
  it('is read from an address, and written into it', () => {
    for (const moment of [
      { seat: null, frame: 0, hide: false, party: null, sketch: null },
      { seat: 3, frame: 0, hide: true, party: 'a_B-9', sketch: null },
      { seat: null, frame: 41, hide: true, party: 'a_B-9', sketch: null },
      { seat: 0, frame: 12_345, hide: false, party: null, sketch: null },
      { seat: 1, frame: 0, hide: false, party: null, sketch: SKETCH },
      { seat: null, frame: 7, hide: true, party: null, sketch: SKETCH },
    ]) {
      const { hash, search } = new URL(linkTo(moment), 'http://here/t/oak-bell-1/replay');
      expect(momentIn(search, hash)).toEqual(moment);
    }
  });

  it('is read where an app has escaped its drawing', () => {
    const { hash } = new URL(
      linkTo({ seat: null, frame: 4, hide: false, party: null, sketch: SKETCH }),
      'http://here',
    );
    expect(momentIn('', hash.replaceAll('~', '%7E')).sketch).toEqual(SKETCH);
    expect(momentIn('', `${hash}%`)).toMatchObject({ frame: 0, sketch: null });
  });

  it('is the beginning for anything else', () => {
    for (const [search, hash] of [
      ['?seat=x', '#-1'],
      ['?seat=&with=a/b', '#1e9'],
      ['?seat=1.5&end=1', '#999999'],
    ] as const)
      expect(momentIn(search, hash)).toEqual({
        seat: null,
        frame: 0,
        hide: false,
        party: null,
        sketch: null,
      });
  });
});

describe('the player', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function playing(work: (player: Player) => void): void {
    const told = frames();
    const stop = $effect.root(() => {
      const player = new Player(
        () => ({ frames: told, lasts: () => 0, speaks: (frame) => frame % 2 === 1 }),
        0,
      );
      work(player);
    });
    stop();
  }

  it('goes on by itself, shortens long thoughts, and stops at the end', () => {
    playing((player) => {
      player.play();
      expect(player.now()).toBe(1000);
      vi.advanceTimersByTime(500);
      expect(player.now()).toBe(1500);
      vi.advanceTimersByTime(500);
      expect(player.at).toBe(1);
      vi.advanceTimersByTime(600);
      expect(player.at).toBe(2);
      vi.advanceTimersByTime(3_500);
      expect(player.at).toBe(3);
      vi.advanceTimersByTime(1);
      expect(player.running).toBe(false);
      expect(player.now()).toBe(60_000);
    });
  });

  it('is as fast as asked', () => {
    playing((player) => {
      player.faster(1);
      player.faster(1);
      player.faster(1);
      player.faster(1);
      expect(player.speed).toBe(8);
      player.play();
      vi.advanceTimersByTime(125);
      expect(player.at).toBe(1);
    });
  });

  it('shows the next frame as it happened, and any other at rest', () => {
    playing((player) => {
      player.seek(1);
      expect(get(player.happened)?.events).toEqual([{ type: 'took_more', seat: 1 }]);
      player.seek(3);
      expect(get(player.happened)).toBeNull();
      player.seek(-5);
      expect(player.at).toBe(0);
      expect(player.seen).toBe(3);
    });
  });

  it('steps past what is not worth a sentence', () => {
    playing((player) => {
      player.step(1);
      player.step(1);
      expect(player.at).toBe(3);
      player.step(-1);
      expect(player.at).toBe(1);
    });
  });

  it('keeps the moment when another view has more or fewer frames', () => {
    playing((player) => {
      player.moveTo(30_000);
      expect(player.at).toBe(2);
    });
  });
});
