import { describe, expect, it } from 'vitest';
import rulebook from '../../../../docs/rules/keesdrow.md?raw';
import { now } from '../../../src/games/keesdrow/play/now';
import type { View } from '../../../src/games/keesdrow/types';
import { parseRulebook } from '../../../src/state/rulebook';
import { rulesOf, viewOf } from './fixtures';

const PHASES: View['phase'][] = ['draw', 'turn', 'window', 'coaching', 'over'];
const known = parseRulebook(rulebook).flatMap((section) => section.rules.map((rule) => rule.id));

describe('the rules that apply now', () => {
  it('are rules of the book, whatever happens', () => {
    for (const phase of PHASES) {
      const told = now(viewOf({ phase, rules: rulesOf({ variation: 'flip_flop', teams: 'yes' }) }));
      expect(told.length).toBeGreaterThan(0);
      expect(told.filter((id) => !known.includes(id))).toEqual([]);
    }
  });

  it('are those of spelling in a turn, and of challenges while a word is open', () => {
    expect(now(viewOf({ phase: 'turn' }))[0]).toBe('KD-7');
    expect(now(viewOf({ phase: 'window' }))[0]).toBe('KD-17');
  });

  it('know the variation, the teams, and how the game ends', () => {
    const four = rulesOf({ variation: 'four_score' });
    expect(now(viewOf({ rules: four }))).toContain('KD-26');
    expect(now(viewOf())).not.toContain('KD-26');
    expect(now(viewOf({ rules: rulesOf({ teams: 'yes' }) }))).toContain('KD-25');
    expect(now(viewOf({ phase: 'over', rules: rulesOf({ end: 'points' }) }))[0]).toBe('KD-21');
    expect(now(viewOf({ phase: 'over', rules: four }))[0]).toBe('KD-26');
    expect(now(viewOf({ no_word_left: true }))).toContain('KD-24');
  });
});
