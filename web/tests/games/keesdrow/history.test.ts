import { describe, expect, it } from 'vitest';
import { endsOf, notesOf, planeOf, stepsOf, xOf, yOf } from '../../../src/games/keesdrow/chart';
import { keyMoments, ledOf, totalsByRound, usesAt } from '../../../src/games/keesdrow/history';
import type { Play, Result } from '../../../src/games/keesdrow/types';
import { factOf, headline, story } from '../../../src/games/keesdrow/verdict';
import { CAST, playOf, viewOf } from './fixtures';

/** Three rounds of three: Ida leads, Noor comes back with the last word. */
const PLAYS: Play[] = [
  playOf({ seat: 0, word: 'cart', points: 7 }),
  playOf({ seat: 1, word: 'slip', points: 20 }),
  playOf({ seat: 2, word: 'zebraic', points: 30, outcome: 'struck', challenger: 0 }),
  playOf({ seat: 0, word: '', path: [], points: 0, outcome: 'passed' }),
  playOf({ seat: 1, word: 'read', points: 12 }),
  playOf({ seat: 2, word: 'gone', points: 18, outcome: 'doubled', challenger: 1 }),
  playOf({ seat: 0, word: 'harvested', points: 34 }),
  playOf({ seat: 1, word: '', path: [], points: 0, outcome: 'timer' }),
  playOf({ seat: 2, word: 'nod', points: 5 }),
];
const RESULT: Result = { places: [[0], [1], [2]], scores: [41, 32, 23], reason: 'turns' };
const TOLD = { plays: PLAYS, result: RESULT, rules: viewOf().rules };

describe('the story of a game', () => {
  it('has totals after each round, in which struck words count nothing', () => {
    expect(totalsByRound(PLAYS, 3)).toEqual([
      [0, 0, 0],
      [7, 20, 0],
      [7, 32, 18],
      [41, 32, 23],
    ]);
  });

  it('knows how long somebody led', () => {
    expect(ledOf(totalsByRound(PLAYS, 3), 1)).toEqual([1, 2]);
    expect(ledOf(totalsByRound(PLAYS, 3), 2)).toBeNull();
  });

  it('finds the moments that mattered, in order', () => {
    expect(keyMoments(PLAYS).map(({ index, kind }) => [index, kind])).toEqual([
      [2, 'struck'],
      [5, 'doubled'],
      [6, 'best'],
    ]);
  });

  it('shows at most as many as asked, the best word among them', () => {
    expect(keyMoments(PLAYS, 1).map(({ kind }) => kind)).toEqual(['best']);
  });

  it('has the pegs of any moment, without those of struck words', () => {
    expect(usesAt(PLAYS.slice(0, 3), 6)).toBe('222200');
  });
});

describe('the end in words', () => {
  it('says who won by how much', () => {
    expect(headline(TOLD, CAST)).toBe('You win by nine.');
    expect(headline(TOLD, { ...CAST, you: 1 })).toBe('Noor wins by nine.');
  });

  it('lets equal totals share', () => {
    const result = { ...RESULT, places: [[0, 2], [1]] };
    expect(headline({ ...TOLD, result }, CAST)).toBe('You and Tomasz share the win.');
  });

  it('tells how the winner came back', () => {
    expect(story(TOLD, CAST)).toBe('Ida led until the last turn. HARVESTED brought you the win.');
  });

  it('tells what ended it, where that is not the number of turns', () => {
    const told = { ...TOLD, result: { ...RESULT, reason: 'no_word_left' } };
    expect(story(told, CAST)).toMatch(/^No word of the list was left on the board\./);
  });

  it('has one fact a seat', () => {
    expect(factOf(TOLD, 0)).toBe('Best word HARVESTED, 34.');
    expect(factOf(TOLD, 1)).toBe('Led from turn 1 to turn 2.');
    expect(factOf(TOLD, 2)).toBe('Lost ZEBRAIC to a challenge.');
  });
});

describe('the chart', () => {
  const plane = planeOf(PLAYS, 3, { width: 400, height: 200, right: 40 });

  it('begins at nothing and ends with the highest total on top', () => {
    expect(yOf(plane, 0)).toBe(200 - plane.bottom);
    expect(yOf(plane, 41)).toBe(plane.top);
    expect(xOf(plane, 3)).toBe(360);
  });

  it('has few lines across, in even steps', () => {
    expect(stepsOf(277)).toEqual([0, 100, 200]);
    expect(stepsOf(41)).toEqual([0, 25]);
  });

  it('keeps the badges at the ends apart', () => {
    const ends = endsOf(plane, [40, 41, 40], 24).sort((a, b) => a - b);
    expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBeGreaterThanOrEqual(24);
    expect((ends[2] ?? 0) - (ends[1] ?? 0)).toBeGreaterThanOrEqual(24);
  });

  it('keeps the words of its moments from lying over each other', () => {
    const notes = notesOf(plane, PLAYS, 3, keyMoments(PLAYS));
    const heights = notes.map((note) => note.textY);
    expect(new Set(heights.map((y) => Math.round(y / 16))).size).toBe(notes.length);
  });
});
