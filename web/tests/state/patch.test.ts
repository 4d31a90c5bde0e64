import { describe, expect, it } from 'vitest';
import { patched } from '../../src/state/patch';

const plays = [
  { word: 'tea', outcome: 'stood' },
  { word: 'ate', outcome: 'open' },
];
const view = { turn: 1, plays, seats: [{ kept: ['tea'] }, { kept: [] }] };

describe('a patch of a view', () => {
  it('replaces fields and keeps the others', () => {
    expect(patched(view, { turn: 2 })).toEqual({ ...view, turn: 2 });
  });

  it('adds to a row what is new of it', () => {
    expect(patched({ keys: ['tea'] }, { 'keys+': ['eat', 'eta'] })).toEqual({
      keys: ['tea', 'eat', 'eta'],
    });
  });

  it('changes items within a row, and keeps the others as they are', () => {
    const after = patched(view, { 'plays*': { 1: { outcome: 'stood' } } }) as typeof view;
    expect(after.plays[1]).toEqual({ word: 'ate', outcome: 'stood' });
    expect(after.plays[0]).toBe(plays[0]);
  });

  it('reaches into the rows of an item', () => {
    const after = patched(view, { 'seats*': { 0: { 'kept+': ['ate'] } } }) as typeof view;
    expect(after.seats).toEqual([{ kept: ['tea', 'ate'] }, { kept: [] }]);
  });

  it('changes items of a row and adds to it at once', () => {
    const patch = { 'plays*': { 1: { outcome: 'struck' } }, 'plays+': [{ word: '' }] };
    expect((patched(view, patch) as typeof view).plays).toEqual([
      plays[0],
      { word: 'ate', outcome: 'struck' },
      { word: '' },
    ]);
  });

  it('leaves a lobby alone, which has no view', () => {
    expect(patched(null, {})).toBeNull();
  });
});
