import { describe, expect, it } from 'vitest';
import { type Decided, decided, oftenOf } from '../../../src/games/keyword/lobby/odds';
import { canSpell, note, proposals, seatingOf } from '../../../src/games/keyword/lobby/seats';
import { seat, table } from '../../samples';

const lobby = (players: number, keyword = 'keyword') =>
  table({
    game: 'keyword',
    seats: Array.from({ length: 6 }, (_, at) => seat(at < players ? `P${at}` : null)),
    options: { keyword },
  });

describe('the keyword in the lobby', () => {
  it('proposes the length that suits so many players first', () => {
    const first = (players: number) => proposals(lobby(players))[0]?.value;
    expect([1, 2, 3, 4, 5, 6].map(first)).toEqual([
      'keyword',
      'keyword',
      'crane',
      'tea',
      'tea',
      'tea',
    ]);
  });

  it('says which length suits, and whether this one does', () => {
    expect(note(lobby(3, 'crane'))).toContain('CRANE has five letters, which suits three players.');
    expect(note(lobby(3))).toContain(
      'Five letters suit three players better: the keyword is completed more often.',
    );
    expect(note(lobby(2, 'tea'))).toContain(
      'Seven letters suit two players better: the keyword is harder to complete.',
    );
  });

  it('promises for words of that length, not for this word', () => {
    expect(note(lobby(2, 'pizzazz'))).toContain(
      'keywords of seven letters are completed in seven games',
    );
  });

  it('warns of letters that there are few of', () => {
    expect(note(lobby(2, 'pizzazz'))).toContain(
      'This one needs all four Zs in both decks, so expect it less often.',
    );
    expect(note(lobby(2, 'fezzes'))).toContain('needs two of the four Zs in both decks');
    expect(note(lobby(2, 'zzzzz'))).toContain('needs more than the four Zs in both decks');
    expect(note(lobby(2, 'kook'))).not.toContain('Os');
    expect(note(lobby(2))).not.toContain('expect it less');
    expect(proposals(lobby(2)).filter(({ note }) => note.includes('expect it less'))).toEqual([]);
  });

  it('can’t begin with a keyword that the decks can’t spell', () => {
    expect(canSpell('keyword')).toBe(true);
    expect(canSpell('qqqqqqqqqqqq')).toBe(false);
    expect(seatingOf(lobby(3)).unfit).toBeNull();
    expect(seatingOf(lobby(3, 'qqqqqqqqqqqq')).unfit).toMatch(/can’t spell QQQQQQQQQQQQ/);
  });
});

describe('how often a keyword decides', () => {
  const FIGURES: Decided = { games: 100, players: { 3: { 3: 1, 5: 0.8, 7: 0.1 } } };

  it('is worded by what was counted', () => {
    expect(decided(3, 5, FIGURES)).toBe('in eight games out of ten');
    expect(decided(3, 7, FIGURES)).toBe('in one game out of ten');
    expect(decided(3, 3, FIGURES)).toBe('in nearly every game');
  });

  it('lies between its neighbours for a length between, and is that of the nearest end beyond', () => {
    expect(decided(3, 4, FIGURES)).toBe('in nine games out of ten');
    expect(decided(3, 12, FIGURES)).toBe('in one game out of ten');
  });

  it('is not told where nobody has counted', () => {
    expect(decided(2, 7, FIGURES)).toBeNull();
  });

  it('promises nothing where it hardly happens', () => {
    expect(oftenOf(0)).toBe('almost never');
    expect(oftenOf(0.04)).toBe('in one game out of twenty');
    expect(oftenOf(0.5)).toBe('in half of all games');
    expect(oftenOf(0.96)).toBe('in nine games out of ten');
  });
});
