import { describe, expect, it } from 'vitest';
import { bestLine, rowsOf } from '../../../src/games/keesdrow/end/solitaire';
import { heardOf } from '../../../src/games/keesdrow/play/announce';
import { callLabel, callsOf, hush, partOf } from '../../../src/games/keesdrow/play/coaching';
import { callLine, lossLine, resumeLine } from '../../../src/games/keesdrow/play/coachingSlip';
import { moveIn, scoresBefore } from '../../../src/games/keesdrow/play/scenes';
import { odds, question } from '../../../src/games/keesdrow/play/slip';
import { standings } from '../../../src/games/keesdrow/play/standing';
import { storyOf } from '../../../src/games/keesdrow/story';
import { CAST, playOf, propsOf, rulesOf, viewOf } from './fixtures';
import { TEAMS, view } from './told';

describe('teams', () => {
  const view = viewOf(TEAMS);
  const called = viewOf({
    ...TEAMS,
    phase: 'coaching',
    called: [0],
    coaching: { caller: 1, left: 9_000, turn: 0, during: 'turn', denied: false },
  });

  it('may not talk during their own turn, and the others may', () => {
    const silent = [0, 1, 2, 3, 4, null].map((you) => hush(view, you) !== null);
    expect(silent).toEqual([true, false, true, false, false, false]);
    expect(hush({ ...view, phase: 'window' }, 0)).toBeNull();
    expect(hush(called, 2)).toContain('Partners keep silent');
  });

  it('are accused by the others and the moderator, once a turn', () => {
    expect([0, 1, 2, 3, 4, null].map((you) => callsOf(view, you))).toEqual([
      [],
      [0],
      [],
      [0],
      [0],
      [],
    ]);
    expect(callsOf({ ...view, called: [0] }, 1)).toEqual([]);
    expect(callsOf({ ...view, phase: 'window' }, 1)).toEqual([0]);
    expect(callsOf({ ...view, phase: 'coaching' }, 1)).toEqual([]);
  });

  it('are accused of a word until the next one is out', () => {
    const cart = playOf({ seat: 0, word: 'cart', outcome: 'stood' });
    const next = viewOf({ ...TEAMS, turn: 1, seat: 1, plays: [cart] });
    expect([0, 1, 2, 3, 4, null].map((you) => callsOf(next, you))).toEqual([
      [1],
      [0],
      [1],
      [0],
      [0, 1],
      [],
    ]);
    expect([0, 1].map((turn) => callLabel(next, turn))).toEqual([
      'Call coaching on CART',
      'Call coaching',
    ]);
    const skipped = { ...next, turn: 2, plays: [cart, playOf({ seat: 1, outcome: 'skipped' })] };
    expect(callsOf(skipped, 3)).toEqual([0]);
    const passed = { ...next, plays: [playOf({ seat: 0, word: '', outcome: 'passed' })] };
    expect(callsOf(passed, 1)).toEqual([]);
  });

  it('answer for a word that is out, though it is another turn', () => {
    const cart = playOf({ seat: 0, word: 'cart', outcome: 'stood' });
    const late = viewOf({
      ...TEAMS,
      phase: 'coaching',
      turn: 1,
      seat: 1,
      plays: [cart],
      coaching: { caller: 3, left: 9_000, turn: 0, during: 'turn', denied: false },
    });
    expect([0, 1, 2, 3, 4].map((you) => partOf(late, you))).toEqual([
      'answer',
      'wait',
      'answer',
      'wait',
      'rule',
    ]);
    expect(lossLine(late)).toBe('CART is taken back, with all its effects.');
    expect(resumeLine(late)).toBe('The turn goes on with the time it had left.');
    expect(lossLine(called)).toBe('The turn is lost, without a word.');
    expect([0, 1].map((you) => hush(late, you) === null)).toEqual([true, false]);
    const open = { caller: 3, left: 9_000, turn: 0, during: 'window', denied: false } as const;
    const window = { ...called, coaching: open };
    expect(hush(window, 0)).toBeNull();
    expect(resumeLine(window)).toBe('The word can be challenged for the time that was left.');
    expect(callLine(late, CAST)).toContain('your turn was coached');
  });

  it('answer a call, the moderator rules, and all others wait', () => {
    const parts = (of: typeof called) => [0, 1, 2, 3, 4, null].map((you) => partOf(of, you));
    expect(parts(called)).toEqual(['answer', 'wait', 'answer', 'wait', 'rule', 'wait']);
    const denied = {
      ...called,
      coaching: { caller: 1, left: null, turn: 0, during: 'turn' as const, denied: true },
    };
    expect(parts(denied)).toEqual(['wait', 'wait', 'wait', 'wait', 'rule', 'wait']);
  });

  it('stand with one total each, and their moderator with none', () => {
    const { table } = propsOf();
    const rows = standings(view, table, null, 0);
    expect(rows.map((row) => [row.side, row.turn])).toEqual([
      [[0, 2], true],
      [[1, 3], false],
    ]);
  });

  it('name oneself before the partner', () => {
    const { table } = propsOf();
    const named = (you: number) =>
      standings(view, table, null, you).map((row) => row.people.map((one) => one.seat));
    expect(named(2)[0]).toEqual([2, 0]);
    expect(named(0)[0]).toEqual([0, 2]);
  });

  it('get their points back off while pegs drop', () => {
    const stood = { type: 'stood' as const, seat: 2, points: 7, doubled: false };
    expect(scoresBefore([stood], view)).toEqual([0, 0, 0, 0, 0]);
  });

  it('are heard by a screen reader, with the ruling and its reason', () => {
    const ruled = {
      type: 'coaching_ruled' as const,
      seat: 2,
      coached: true,
      reason: 'A word was said.',
    };
    expect(heardOf([ruled, { type: 'forfeited', seat: 0 }], CAST, view)).toBe(
      'Tomasz rules that it was coached: A word was said. You lose this turn.',
    );
  });
});

describe('tiles that move', () => {
  const four = viewOf({ rules: rulesOf({ variation: 'four_score' }), scores: [2, 0, 0] });
  const taken = { type: 'tiles_taken' as const, seat: 0, tiles: [3, 5] };

  it('go to whoever filled them, and then the total moves', () => {
    expect(moveIn([taken])).toEqual({ type: 'take', tiles: [3, 5], seat: 0 });
    expect(scoresBefore([taken], four)).toEqual([0, 0, 0]);
    expect(heardOf([taken], CAST, four)).toBe('You take two tiles.');
  });

  it('go round in their column', () => {
    const flipped = { type: 'flipped' as const, columns: [1], places: [0, 3, 2, 1] };
    expect(moveIn([flipped])).toEqual({ type: 'turn', columns: [1], before: [0, 1, 2, 3] });
    expect(heardOf([flipped], CAST, view)).toBe('One column of tiles turns, letters 3 and 4.');
  });

  it('are at stake in a challenge, with both outcomes', () => {
    const moves = { tiles: [3], columns: [] };
    const asked = { view: four, play: playOf({ word: 'harvest', points: 0 }), cast: CAST, moves };
    expect(question(asked, true)).toBe('Ida played HARVEST for one tile. Do you believe it?');
    expect(odds(asked)).toBe(
      'Not a word: Ida takes nothing. A word: it stands, and you lose your next turn.',
    );
  });
});

describe('a game alone', () => {
  const story = storyOf(
    viewOf({
      teams: [null],
      plays: [playOf({ seat: 0 }), playOf({ seat: 0, word: '', path: [], outcome: 'passed' })],
    }),
  );

  it('lists each turn beside the best there was', () => {
    const best = [{ word: 'carts', path: [0], score: 12 }, null];
    const rows = rowsOf(story, best);
    expect(rows.map(({ word, made }) => [word, made])).toEqual([
      ['CART', 7],
      ['passed', 0],
    ]);
    expect(bestLine(rows, true)).toContain('adds up to 12.');
    expect(bestLine(rows, false)).toBe('');
  });
});
