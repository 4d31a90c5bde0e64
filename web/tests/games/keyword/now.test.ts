import { describe, expect, it } from 'vitest';
import rulebook from '../../../../docs/rules/keyword.md?raw';
import { now } from '../../../src/games/keyword/play/now';
import { parseRulebook, sectionOf } from '../../../src/state/rulebook';
import { viewOf } from './fixtures';

const ended = (reason: string) =>
  now(viewOf({ phase: 'over', result: { places: [[0]], scores: [1], reason } }));

describe('the rules that apply now', () => {
  it('are those of passing, and of having no word, as long as words are laid', () => {
    for (const may_pass of [true, false]) expect(now(viewOf({ may_pass }))).toContain('KW-10');
    expect(now(viewOf({ phase: 'shown' }))).not.toContain('KW-10');
  });

  it('are those of being too late only with a timer', () => {
    expect(now(viewOf())).toContain('KW-12');
    expect(now(viewOf({ due: null }))).not.toContain('KW-12');
  });

  it('begin with the reveal while the words are shown', () => {
    expect(now(viewOf({ phase: 'shown' }))[0]).toBe('KW-11');
    expect(now(viewOf({ phase: 'last_call' }))[0]).toBe('KW-17');
  });

  it('are those by which the game ended', () => {
    expect(['keyword', 'orange_deck', 'blue_deck', 'stuck'].map((why) => ended(why)[0])).toEqual([
      'KW-17',
      'KW-19',
      'KW-19',
      'KW-20',
    ]);
  });

  it('all stand in the rulebook', () => {
    const book = parseRulebook(rulebook);
    const phases = (['lay', 'shown', 'last_call'] as const).flatMap((phase) =>
      now(viewOf({ phase })),
    );
    const all = [...phases, ...['keyword', 'orange_deck', 'stuck'].flatMap(ended)];
    expect(all.filter((id) => sectionOf(book, id) === null)).toEqual([]);
  });
});
