import { describe, expect, it } from 'vitest';
import { acrossOf, seatsAs } from '../../../src/games/keyword/play/layout';

describe('the layout', () => {
  it('shows hands in full at a desk, of as many as there is room for', () => {
    expect([3, 4].map((others) => seatsAs('desk', others, false))).toEqual(['hands', 'tiles']);
    expect([4, 5].map((others) => seatsAs('desk', others, true))).toEqual(['hands', 'tiles']);
  });

  it('has tiles on a phone, and lines when it lies on its side', () => {
    expect(seatsAs('phone', 1, true)).toBe('tiles');
    expect(seatsAs('low', 1, true)).toBe('lines');
  });

  it('breaks a long word into two rows on a phone alone', () => {
    const counts = [0, 8, 9, 12, 13];
    expect(counts.map((count) => acrossOf('phone', count))).toEqual([8, 8, 6, 6, 6]);
    expect(counts.map((count) => acrossOf('desk', count))).toEqual([8, 8, 9, 12, 12]);
  });
});
