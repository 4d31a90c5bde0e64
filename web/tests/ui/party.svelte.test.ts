import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../../src/lib/game';
import { type Showing, WatchParty } from '../../src/ui/replay/party.svelte';
import { Player } from '../../src/ui/replay/player.svelte';
import { NOTHING } from '../../src/ui/replay/sketch/sketch';
import { linkParty } from '../../src/ui/replay/together.svelte';
import type { Watching } from '../../src/ui/replay/watching.svelte';

/** A socket that keeps what is sent. */
class Wire {
  static last: Wire;
  static opened = 0;
  readyState = 1;
  readonly sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    Wire.last = this;
    Wire.opened += 1;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  gets(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
    flushSync();
  }
}

const SHOWN: Showing = {
  step: 3,
  seat: null,
  hands: false,
  running: false,
  speed: 1,
  hide: false,
  marks: [],
  note: '',
};
const people = [
  { id: 1, name: 'Noor' },
  { id: 2, name: 'Ida' },
];

let party: WatchParty;
let player: Player;
let hides = $state(false);
let drawn = $state.raw(NOTHING);
let stop: () => void;

/** Opens the replay of a game of nine frames at a party. */
function open(id: string | null): void {
  const frames = Array.from(
    { length: 9 },
    (_, at) => ({ at: at * 1000, events: [] as unknown[] }) as unknown as Frame,
  );
  stop = $effect.root(() => {
    party = new WatchParty('oak-bell-1', id);
    player = new Player(() => ({ frames, lasts: () => 0, speaks: () => true }), 0);
    const watching = { frames, seat: null, whose: null, pick: () => Promise.resolve() };
    linkParty({
      party,
      player,
      watching: watching as unknown as Watching,
      hides: () => hides,
      sketch: () => drawn,
    });
  });
  flushSync();
}

const seeks = (to: number): void => {
  player.seek(to);
  flushSync();
};
const shows = () => Wire.last.sent.filter((one) => one.t === 'lead');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  localStorage.clear();
  hides = false;
  drawn = NOTHING;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a follower', () => {
  beforeEach(async () => {
    open('abc');
    Wire.last.onopen();
    Wire.last.gets({ t: 'party', you: 2, leader: 1, people, shown: SHOWN });
    await vi.advanceTimersByTimeAsync(0);
  });

  it('enters without a token, and sees what the leader shows', async () => {
    expect(Wire.last.url).toMatch(/^wss?:\/\/.*\/api\/parties\/abc\/socket$/);
    expect(Wire.last.sent).toEqual([{ t: 'enter', token: null }]);
    expect(player.at).toBe(3);
    Wire.last.gets({ t: 'shown', shown: { ...SHOWN, step: 5, running: true, speed: 4 } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([player.at, player.running, player.speed]).toEqual([5, true, 4]);
    expect(party.roams).toBe(false);
    expect(shows()).toEqual([]);
  });

  it('roams once they touch the controls, and comes back', async () => {
    seeks(1);
    expect(party.roams).toBe(true);
    Wire.last.gets({ t: 'shown', shown: { ...SHOWN, step: 6 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(player.at).toBe(1);
    party.roams = false;
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(player.at).toBe(6);
    expect(party.roams).toBe(false);
  });

  it('watches on alone, at the same pace, when the leader’s party is over', async () => {
    Wire.last.gets({ t: 'shown', shown: { ...SHOWN, running: true } });
    await vi.advanceTimersByTimeAsync(0);
    Wire.last.gets({ t: 'bye', code: 'party_over', retry_ms: -1 });
    expect([party.id, party.over]).toEqual([null, 'party_over']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(player.at).toBe(4);
  });

  it('takes over with the token that the room sends', async () => {
    Wire.last.gets({ t: 'leading', token: 'new' });
    Wire.last.gets({ t: 'party', you: 2, leader: 2, people, shown: SHOWN });
    seeks(4);
    await vi.advanceTimersByTimeAsync(250);
    expect(shows().at(-1)?.shown).toEqual({ ...SHOWN, step: 4 });
    Wire.last.onclose();
    expect(party.lost).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    Wire.last.onopen();
    expect(Wire.last.sent).toEqual([{ t: 'enter', token: 'new' }]);
  });

  it('takes the nearest of the speeds that there are, and the last frame at most', async () => {
    Wire.last.gets({ t: 'shown', shown: { ...SHOWN, step: 99, speed: 7.9 } });
    await vi.advanceTimersByTimeAsync(0);
    expect([player.at, player.speed, party.roams]).toEqual([8, 8, false]);
  });
});

describe('a leader', () => {
  it('shows each moment, but not more than four a second', async () => {
    localStorage.setItem('rumpus.party', 'abc secret');
    open('abc');
    Wire.last.onopen();
    expect(Wire.last.sent).toEqual([{ t: 'enter', token: 'secret' }]);
    Wire.last.gets({ t: 'party', you: 1, leader: 1, people, shown: null });
    for (let step = 1; step < 8; step += 1) seeks(step);
    expect(shows().map((one) => (one.shown as Showing).step)).toEqual([0]);
    await vi.advanceTimersByTimeAsync(250);
    expect(shows().map((one) => (one.shown as Showing).step)).toEqual([0, 7]);
    hides = true;
    flushSync();
    await vi.advanceTimersByTimeAsync(250);
    expect(shows().at(-1)?.shown).toEqual({ ...SHOWN, step: 7, hide: true });
    Wire.last.gets({ t: 'party', you: 1, leader: 1, people, shown: SHOWN });
    expect(player.at).toBe(7);
  });

  it('shows what they draw and write', async () => {
    localStorage.setItem('rumpus.party', 'abc secret');
    open('abc');
    Wire.last.onopen();
    Wire.last.gets({ t: 'party', you: 1, leader: 1, people, shown: null });
    drawn = { marks: [{ from: 'c3', to: 'd4' }], note: 'Why?' };
    flushSync();
    await vi.advanceTimersByTimeAsync(250);
    expect(shows().at(-1)?.shown).toMatchObject({ step: 0, marks: ['c3.d4'], note: 'Why?' });
  });

  it('comes back to where all others are', async () => {
    localStorage.setItem('rumpus.party', 'abc secret');
    open('abc');
    Wire.last.gets({ t: 'party', you: 3, leader: 3, people, shown: SHOWN });
    await vi.advanceTimersByTimeAsync(250);
    expect(player.at).toBe(3);
    expect(shows().every((one) => (one.shown as Showing).step === 3)).toBe(true);
  });

  it('has the room begin the party, and keeps the token', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('{"party": "abc", "token": "secret"}', { status: 200 })),
    );
    open(null);
    await party.begin();
    expect([party.id, localStorage.getItem('rumpus.party')]).toEqual(['abc', 'abc secret']);
  });

  it('reads why the room began none', async () => {
    const body = '{"code": "too_many", "params": {}}';
    const headers = { 'content-type': 'application/json' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 429, headers })));
    open(null);
    await party.begin();
    expect([party.id, party.refused?.code]).toEqual([null, 'too_many']);
  });
});
