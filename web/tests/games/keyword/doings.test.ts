import { describe, expect, it } from 'vitest';
import { brief, doing, long } from '../../../src/games/keyword/play/doings';
import type { SeatView } from '../../../src/games/keyword/types';
import { seatOf } from './fixtures';

describe('what somebody has done', () => {
  const SEATS: [Partial<SeatView>, string, string, string][] = [
    [{}, 'thinking', 'thinking', 'is thinking, with six cards'],
    [{ laid: 1 }, 'laid 1 card', '1 card', 'laid one card face down'],
    [{ laid: 4 }, 'laid 4 cards', '4 cards', 'laid four cards face down'],
    [{ passed: true }, 'passed', 'passed', 'passed and kept all their cards'],
    [
      { passed: true, swapped: 2 },
      'passed, swapped 2',
      'swapped 2',
      'passed and swapped two cards',
    ],
    [
      { announced: true },
      'thinking',
      'wrong call',
      'is thinking, with six cards, and made a wrong call',
    ],
  ];

  it.each(SEATS)('%o is said by hand, on a tile and aloud', (changes, hand, tile, aloud) => {
    const seat = seatOf(changes);
    expect([doing(seat), brief(seat, false), long(seat)]).toEqual([hand, tile, aloud]);
  });

  it('is shorter where many sit', () => {
    expect(brief(seatOf({ passed: true, swapped: 2 }), true)).toBe('passed');
  });
});
