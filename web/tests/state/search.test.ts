import { describe, expect, it } from 'vitest';
import icecool from '../../../docs/rules/icecool.md?raw';
import keesdrow from '../../../docs/rules/keesdrow.md?raw';
import { parseRulebook } from '../../src/state/rulebook';
import { searchRules } from '../../src/state/search';

const SECTIONS = parseRulebook(keesdrow);
const first = (query: string): string[] =>
  searchRules(SECTIONS, query)
    .slice(0, 4)
    .map((rule) => rule.id);

describe('searchRules', () => {
  it.each([
    ['How do I win?', 'KD-22'],
    ['what is a red peg', 'KD-9'],
    ['how many points is Q', 'KD-5'],
    ['letter values', 'KD-5'],
    ['tie', 'KD-24'],
    ['plural', 'KD-12'],
    ['bonus', 'KD-9'],
    ['lookup', 'KD-6'],
    ['can i pass', 'KD-16'],
    ['diagonal', 'KD-7'],
    ['double letter', 'KD-8'],
    ['KD-14', 'KD-14'],
  ])('answers "%s" with %s among the first', (query, id) => {
    expect(first(query)).toContain(id);
  });

  it('answers how one wins ICECOOL 2 with the end of the game, and then that of a round', () => {
    const found = searchRules(parseRulebook(icecool), 'how do I win');
    expect(found.slice(0, 2).map((rule) => rule.id)).toEqual(['IC-32', 'IC-30']);
  });

  it('says nothing to small words, and to words that no rule has', () => {
    expect(searchRules(SECTIONS, 'how do I')).toEqual([]);
    expect(searchRules(SECTIONS, 'xylophone')).toEqual([]);
  });
});
