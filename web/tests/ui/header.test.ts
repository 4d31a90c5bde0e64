import { describe, expect, it } from 'vitest';
import { headerLine } from '../../src/ui/table/headerLine';
import { table } from '../samples';

describe('the line under a table’s title', () => {
  const tried = table({ phase: 'play', unrated: 'tried', name: 'maple-kettle-42' });

  it('says during play that a game is a try from a replay', () => {
    expect(headerLine(tried, 'Keesdrow', 'turn 3 of 10', true)).toMatch(
      /, turn 3 of 10, a try from a replay$/,
    );
    expect(headerLine(tried, 'Keesdrow', 'turn 3 of 10', false)).toBe('Turn 3 of 10, a try');
  });

  it('says nothing of it at other tables, rated or not', () => {
    for (const unrated of [null, 'private'] as const) {
      const other = table({ phase: 'play', unrated });
      expect(headerLine(other, 'Keesdrow', 'turn 3 of 10', true)).not.toContain('try');
      expect(headerLine(other, 'Keesdrow', 'turn 3 of 10', false)).toBe('Turn 3 of 10');
    }
  });

  it('still says so after the end, when the header has room', () => {
    const over = table({ phase: 'over', unrated: 'tried' });
    expect(headerLine(over, 'Keesdrow', undefined, true)).toMatch(/finished, a try from a replay$/);
  });
});
