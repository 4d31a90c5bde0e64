import { describe, expect, it } from 'vitest';
import {
  backAmong,
  botMay,
  changed,
  goneFrom,
  inShort,
  leaving,
  lost,
  outcome,
} from '../../src/ui/table/gone';
import { seat, table } from '../samples';

const presence = {
  t: 'presence' as const,
  watching: 0,
  queue: [],
  at: 0,
  ticking: true,
  people: [
    {
      seat: 0,
      emblem: 'boat' as const,
      here: false,
      gone_ms: 500,
      away_ms: 500,
      left: false,
      back_at: null,
    },
    {
      seat: 1,
      emblem: 'boat' as const,
      here: false,
      gone_ms: 1_000,
      away_ms: 61_000,
      left: false,
      back_at: null,
    },
    {
      seat: 2,
      emblem: 'boat' as const,
      here: true,
      gone_ms: 0,
      away_ms: 0,
      left: false,
      back_at: null,
    },
    {
      seat: 3,
      emblem: 'boat' as const,
      here: false,
      gone_ms: 9_000,
      away_ms: 9_000,
      left: false,
      back_at: null,
    },
  ],
};
const seats = [seat('Noor'), seat('Ida'), seat('Tomasz'), seat('Wren', { bot: 'fair' })];

describe('players who are gone', () => {
  it('are those who lost the line in play, not oneself and not those for whom a bot plays', () => {
    expect(goneFrom(table({ phase: 'play', seats }), presence, 0, 250)).toEqual([
      { seat: 1, name: 'Ida', ms: 1_250, away: 61_250, left: false },
    ]);
  });

  it('are nobody in the lobby and after the end', () => {
    expect(goneFrom(table({ phase: 'lobby', seats }), presence, 0, 0)).toEqual([]);
    expect(goneFrom(table({ phase: 'over', seats }), presence, 0, 0)).toEqual([]);
    expect(goneFrom(table({ phase: 'play', slow: true, seats }), presence, 0, 0)).toEqual([]);
  });
});

describe('players who are back', () => {
  const here = (...seats: number[]) => ({
    ...presence,
    people: presence.people.map((one) => ({ ...one, here: seats.includes(one.seat) })),
  });

  it('are those who were away at the last look, other than oneself', () => {
    const there = table({ phase: 'play', seats });
    expect(backAmong(here(2), here(0, 1, 2), there, 0)).toEqual(['Ida']);
    expect(backAmong(null, here(0, 1, 2), there, 0)).toEqual([]);
    expect(backAmong(here(0, 1), here(0), there, 0)).toEqual([]);
  });
});

describe('a seat that a bot takes over', () => {
  const by = (...bots: (string | null)[]) =>
    table({ phase: 'play', seats: seats.map((each, at) => ({ ...each, bot: bots[at] ?? null })) });

  it('is announced when the bot comes and when the player is back, unless it is one’s own', () => {
    const before = by(null, null, 'fair', 'fair');
    const after = by('fair', 'fair', null, 'fair');
    expect(changed(before, after, 0)).toEqual({ gaveUp: [], bots: ['Ida'], back: ['Tomasz'] });
    expect(changed(before, before, 0)).toEqual({ gaveUp: [], bots: [], back: [] });
  });

  it('is no news at the first look, nor in the lobby', () => {
    const lobby = { ...by(), phase: 'lobby' as const };
    expect(changed(null, by('fair', 'fair'), 2)).toEqual({ gaveUp: [], bots: [], back: [] });
    expect(changed(lobby, by('fair', 'fair'), 2)).toEqual({ gaveUp: [], bots: [], back: [] });
  });

  it('is the bot’s while its player only looks on', () => {
    const here = { ...presence, people: presence.people.map((one) => ({ ...one, here: true })) };
    expect(backAmong(presence, here, by(null, 'fair'), 0)).toEqual(['Wren']);
  });
});

const one = (seat: number, name: string, ms: number, away = ms) => ({
  seat,
  name,
  ms,
  away,
  left: false,
});
const THREE = table({
  phase: 'play',
  seats: [seat('Noor'), seat('Ida'), seat('Tomasz'), seat('Wren', { role: 'moderator' })],
});
const TURNS = { realTime: false, paused: false };
const RACE = { realTime: true, paused: true };

describe('what is said of those who are gone', () => {
  it('is one sentence for all of them, with the time until the first bot', () => {
    const gone = [one(1, 'Ida', 20_000), one(2, 'Tomasz', 3_000)];
    expect(lost(gone, TURNS)).toBe('Ida and Tomasz aren’t connected.');
    expect(outcome(gone, THREE, TURNS)).toBe('A bot takes over in 0:40');
    expect(inShort(gone, THREE, TURNS)).toEqual({ who: 'Two are away', left: '0:40' });
    expect(inShort([gone[1] as (typeof gone)[0]], THREE, TURNS)).toEqual({
      who: 'Tomasz is away',
      left: '0:57',
    });
    expect(botMay(gone)).toEqual([1]);
  });

  it('tells who left on purpose from who lost the line', () => {
    const left = { ...one(1, 'Ida', 3_000), left: true };
    expect(lost([left], TURNS)).toBe('Ida left.');
    expect(lost([left, one(2, 'Tomasz', 3_000)], RACE)).toBe(
      'Ida left. Tomasz isn’t connected. Play is paused.',
    );
  });

  it('promises no bot while the table is paused, for then none comes', () => {
    const paused = { realTime: false, paused: true };
    expect(outcome([one(1, 'Ida', 20_000)], THREE, paused)).toBe(
      'The table is paused, so no bot takes over.',
    );
    expect(inShort([one(1, 'Ida', 20_000)], THREE, paused).left).toBe('');
  });

  it('tells of a race when it is lost, and of a moderator that he is gone', () => {
    const gone = [one(1, 'Ida', 20_000, 150_000), one(3, 'Wren', 1_000)];
    expect(lost(gone, RACE)).toBe('Ida and Wren aren’t connected. Play is paused.');
    expect(outcome(gone, THREE, RACE)).toBe(
      'Ida forfeits in 0:30. Time away in this game: 2:30 of 3:00',
    );
    expect(outcome([one(1, 'Ida', 5_000)], THREE, RACE)).toBe('Ida forfeits in 0:55');
    expect(inShort(gone, THREE, RACE).left).toBe('0:30');
  });
});

describe('a player who leaves a game reads', () => {
  const here = (seat: number, away_ms = 0) => ({
    seat,
    emblem: 'boat' as const,
    here: true,
    gone_ms: 0,
    away_ms,
    back_at: null,
    left: false,
  });
  const with_ = (...people: (typeof presence.people)[number][]) => ({ ...presence, people });
  const two = table({ phase: 'play', seats: [seat('Noor'), seat('Ida')] });
  const both = with_(here(0), here(1));
  const race = { realTime: true, paused: false };

  it('how long the seat is kept, and who wins then where hands decide', () => {
    expect(leaving(two, both, [0, null], race)).toEqual({ kept: '1:00', after: 'Then Ida wins.' });
  });

  it('of less time where they have been away before', () => {
    const before = with_(here(0, 150_000), here(1));
    expect(leaving(two, before, [0, null], race)?.kept).toBe('0:30');
  });

  it('that a bot plays for them where players take turns', () => {
    expect(leaving(two, both, [0, null], TURNS)).toEqual({
      kept: '1:00',
      after: 'Then a bot plays for you until you come back.',
    });
  });

  it.each([
    ['nobody else is there', two, with_(here(0), { ...here(1), here: false }), [0, null], race],
    [
      'the other one is a bot',
      { ...two, seats: [seat('Noor'), seat('Bo', { bot: 'fair' })] },
      both,
      [0, null],
      race,
    ],
    ['the other one shares the screen', two, both, [0, 1], race],
    ['they only watch', two, both, [null, null], race],
    [
      'a bot plays for them',
      { ...two, seats: [seat('Noor', { bot: 'fair' }), seat('Ida')] },
      both,
      [0, null],
      TURNS,
    ],
    [
      'they moderate',
      { ...two, seats: [seat('Noor', { role: 'moderator' }), seat('Ida')] },
      both,
      [0, null],
      race,
    ],
    ['the table is paused and no bot comes', two, both, [0, null], { ...TURNS, paused: true }],
    ['the game is over', { ...two, phase: 'over' as const }, both, [0, null], race],
  ])('nothing where %s', (_, at, who, yours, manner) => {
    expect(leaving(at, who, yours, manner)).toBeNull();
  });
});
