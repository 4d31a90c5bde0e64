import { describe, expect, it } from 'vitest';
import { share } from '../../../src/games/keesdrow/end/share';
import { playOf, propsOf, viewOf } from './fixtures';

describe('what is shared of a daily board', () => {
  const view = viewOf({
    teams: [null],
    scores: [27],
    plays: [
      playOf({ seat: 0, word: 'cart', path: [0, 1, 2, 3], points: 7 }),
      playOf({ seat: 0, word: 'tract', path: [3, 2, 1, 0, 3], points: 20 }),
      playOf({ seat: 0, word: '', path: [], points: 0, outcome: 'timer' }),
    ],
  });
  const text = share(view, { ...propsOf().table, daily: '2026-11-28' });

  it('has date, total, the highest peg of each turn and the longest word', () => {
    const [title, total, marks, longest, link] = text.split('\n');
    expect(title).toBe('Rumpus daily board, 28 November 2026');
    expect(total).toBe('27 points in 3 turns');
    expect(marks).toBe('● ⬢ ·');
    expect(longest).toBe('Longest word: 5 letters');
    expect(link).toMatch(/\/daily$/);
  });

  it('names no word', () => {
    expect(text.toLowerCase()).not.toMatch(/cart|tract/);
  });
});
