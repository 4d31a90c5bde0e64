import { describe, expect, it } from 'vitest';
import { sentenceOf, tableSentence } from '../../src/lib/refusals';

const refused = (code: string, params = {}) => ({ code, rule: null, params });

describe('sentences for refusals', () => {
  it('has one for what the table refuses', () => {
    expect(tableSentence(refused('not_host'))).toBe('Only the host can do that.');
  });

  it('fills in how many are needed', () => {
    expect(tableSentence(refused('too_few', { least: 2 }))).toBe(
      'This game needs at least two players.',
    );
  });

  it('tells how long a player may still come back', () => {
    expect(tableSentence(refused('not_gone', { seconds: 12 }))).toContain('Give it 12 seconds.');
    expect(tableSentence(refused('not_gone', { seconds: 1 }))).toContain('Give it 1 second.');
    expect(tableSentence(refused('not_gone'))).toContain('Give it a moment.');
  });

  it('leaves the rest to the game', () => {
    expect(sentenceOf(refused('spent'), () => 'The E has a red peg already.')).toBe(
      'The E has a red peg already.',
    );
  });

  it('names the code when nobody knows it', () => {
    expect(sentenceOf(refused('odd'))).toContain('odd');
  });
});
