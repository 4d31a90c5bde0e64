import { describe, expect, it } from 'vitest';
import { awaited, missing } from '../../../src/games/keyword/play/waiting';
import { playedBy } from '../../samples';
import { NAMES, seatOf, viewOf } from './fixtures';

const { seats } = playedBy(NAMES, { game: 'keyword' });

describe('whom a round waits for', () => {
  it('is everybody else who has neither laid nor passed', () => {
    const view = viewOf({ seats: [seatOf(), seatOf({ laid: 3 }), seatOf()] });
    expect(missing(view, { you: 0, seats })).toEqual(['Tomasz']);
    expect(missing(view, { you: null, seats })).toEqual(['Noor', 'Tomasz']);
    const passed = viewOf({ seats: [seatOf(), seatOf({ passed: true }), seatOf({ laid: 2 })] });
    expect(missing(passed, { you: 0, seats })).toEqual([]);
  });

  it('is named as far as there is room', () => {
    expect(awaited(['Ida', 'Tomasz'], true)).toBe('Ida and Tomasz');
    expect(awaited(NAMES, true)).toBe('three');
    expect(awaited(NAMES, false)).toBe('Noor, Ida and Tomasz');
    expect(awaited([], true)).toBe('');
  });
});
