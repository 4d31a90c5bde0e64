import { describe, expect, it } from 'vitest';
import { companion } from '../../../../src/games/keesdrow/companion';
import {
  type Act,
  earlier,
  leaders,
  openWord,
  pointsOf,
  sheetOf,
} from '../../../../src/games/keesdrow/companion/score';
import vectors from '../vectors.json';

const TURNS = { teams: 'no', end: 'turns', turns: '2', goal: '100' };
const word = (text: string, pegs?: number[]): Act => ({
  kind: 'word',
  word: text,
  pegs: pegs ?? [...text].map(() => 1),
});
const PASS: Act = { kind: 'pass' };

describe('the points of a word', () => {
  it('are those of the rulebook: STRESS with one S is worth 16 (KD-5)', () => {
    expect(pointsOf('stress', [1, 1, 1, 1, 2, 3])).toEqual([2, 2, 1, 1, 4, 6]);
  });

  it('are those of the room, peg by peg (KD-9, KD-10)', () => {
    let compared = 0;
    for (const { uses, paths } of vectors)
      for (const path of paths) {
        if (path.flaw !== null) continue;
        const pegs = path.cells.map(
          (cell, at) =>
            Number(uses[cell]) + path.cells.slice(0, at + 1).filter((c) => c === cell).length,
        );
        expect(pointsOf(path.word, pegs)).toEqual(path.points);
        compared += 1;
      }
    expect(compared).toBeGreaterThan(50);
  });
});

describe('the score sheet', () => {
  it('goes round, doubles a good word that was challenged, and strikes a bad one', () => {
    const acts: Act[] = [
      word('HOUSE'),
      { kind: 'challenge', by: 1, right: true },
      word('TRAC'),
      { kind: 'challenge', by: 0, right: false },
      PASS,
    ];
    const sheet = sheetOf(TURNS, 2, acts);
    // H3 O1 U3 S2 E1
    expect(sheet.totals).toEqual([20, 0]);
    expect(sheet.turns.map(({ outcome }) => outcome)).toEqual(['doubled', 'struck', 'passed']);
    expect([sheet.seat, sheet.round, sheet.over]).toEqual([1, 2, null]);
  });

  it('lets a word be challenged once, until the next turn (KD-17)', () => {
    const acts = [word('HOUSE')];
    expect(openWord(acts, sheetOf(TURNS, 2, acts))?.word).toBe('HOUSE');
    const settled: Act[] = [...acts, { kind: 'challenge', by: 1, right: true }];
    expect(openWord(settled, sheetOf(TURNS, 2, settled))).toBeNull();
    const twice: Act[] = [...settled, { kind: 'challenge', by: 1, right: true }];
    expect(sheetOf(TURNS, 2, twice).totals).toEqual([20, 0]);
  });

  it('adds partners, who sit opposite each other (KD-25)', () => {
    const teams = { ...TURNS, teams: 'yes' };
    const acts = ['AE', 'IO', 'RA', 'SS'].map((text) => word(text));
    expect(sheetOf(teams, 4, acts)).toMatchObject({
      sides: [
        [0, 2],
        [1, 3],
      ],
      totals: [4, 6],
    });
    expect(companion.problem?.(teams, 3)).toBeTruthy();
    expect(companion.problem?.(teams, 6)).toBeNull();
  });

  it('ends after the turns, at the goal, or when nobody finds a word (KD-21 to KD-23)', () => {
    expect(sheetOf(TURNS, 2, [PASS, PASS, PASS]).over).toBeNull();
    expect(sheetOf(TURNS, 2, [PASS, PASS, PASS, PASS]).over).toBe('turns');
    const goal = { ...TURNS, end: 'points', goal: '10' };
    // Everybody gets the same number of turns.
    expect(sheetOf(goal, 2, [word('HOUSE')]).over).toBeNull();
    expect(sheetOf(goal, 2, [word('HOUSE'), PASS]).over).toBe('points');
    const out = { ...TURNS, end: 'exhausted' };
    const struck: Act[] = [word('TRAC'), { kind: 'challenge', by: 0, right: false }];
    expect(sheetOf(out, 2, [PASS, word('HOUSE'), PASS]).over).toBeNull();
    expect(sheetOf(out, 2, [PASS, ...struck]).over).toBe('exhausted');
    expect(sheetOf(out, 2, [PASS, { kind: 'finish' }]).over).toBe('agreed');
  });

  it('shares the win of equal totals (KD-24)', () => {
    const acts: Act[] = [word('AE'), word('IO'), { kind: 'finish' }];
    expect(leaders(sheetOf(TURNS, 2, acts))).toEqual([[0], [1]]);
  });

  it('finds words that were played before, and beginnings of them, but no struck ones', () => {
    const { turns } = sheetOf(TURNS, 2, [word('CARTS'), word('CART')]);
    expect(earlier(turns, 'cart')?.word).toBe('CART');
    expect(earlier(turns.slice(0, 1), 'cart')?.word).toBe('CARTS');
    expect(earlier(turns, 'ART')).toBeNull();
    const struck = sheetOf(TURNS, 2, [word('CARTS'), { kind: 'challenge', by: 1, right: false }]);
    expect(earlier(struck.turns, 'CARTS')).toBeNull();
  });
});
