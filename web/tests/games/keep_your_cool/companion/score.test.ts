import { describe, expect, it } from 'vitest';
import {
  type Act,
  doubtsOf,
  pointsOf,
  sheetOf,
} from '../../../../src/games/keep_your_cool/companion/score';
import { Families } from '../../../../src/lib/companion/families';
import { unfolded, WordList } from '../../../../src/lib/companion/wordList';
import { files } from '../../../../wordlist';

const made = files();
const words = new WordList(unfolded(made.words[1].toString()));
const families = new Families(words, made.families[1]);
const STANDARD = { game: 'standard' };
const ADVANCED = { game: 'advanced' };
const say = (word: string): Act => ({ kind: 'say', word });
const pair = (by: number): Act => ({ kind: 'pair', by });
const stop = (by: number): Act => ({ kind: 'stop', by });
const flag = (by: number): Act => ({ kind: 'flag', by });
const FIRST: Act = { kind: 'flipper', by: 0 };
const STRIKE: Act = { kind: 'strike' };

describe('a word', () => {
  it('counts all along the chain of the rulebook (KYC-16)', () => {
    const chain = ['ludicrous', 'casserole', 'clear', 'brace', 'embalm', 'creamy'];
    chain.forEach((word, at) => {
      const key = chain[at - 1] ?? null;
      const doubts = doubtsOf(word, { key, used: chain.slice(0, at) }, words, families);
      expect(doubts).toEqual({ unlisted: false, missing: [], related: null });
    });
  });

  it('is doubted with reasons: the list, its letters, its family (KYC-17)', () => {
    const sheet = { key: 'house', used: ['play', 'house'] };
    expect(doubtsOf('qqq', sheet, words, families)).toMatchObject({
      unlisted: true,
      missing: ['h', 'e'],
    });
    const { related } = doubtsOf('playable', sheet, words, families);
    expect(related?.word).toBe('play');
    expect(related?.chain).toEqual([{ word: 'playable', base: 'play', how: '-able' }]);
    expect(doubtsOf('house', sheet, null, null).related).toEqual({ word: 'house', chain: [] });
  });
});

describe('a game', () => {
  it('swaps the roles with each word but the first (KYC-5, KYC-12)', () => {
    expect(sheetOf(STANDARD, [FIRST, say('clear')]).flipper).toBe(0);
    expect(sheetOf(STANDARD, [FIRST, say('clear'), say('brace')])).toMatchObject({
      flipper: 1,
      key: 'brace',
      used: ['clear', 'brace'],
    });
    expect(sheetOf(STANDARD, [FIRST, say('clear'), { kind: 'foul' }])).toMatchObject({
      flipper: 1,
      key: 'clear',
    });
  });

  it('bars a grabber who was stopped until the next pair (KYC-19)', () => {
    const acts = [FIRST, say('clear'), stop(1)];
    expect(sheetOf(STANDARD, acts).locked).toEqual([true, false]);
    expect(sheetOf(STANDARD, [...acts, say('brace')]).locked).toEqual([true, false]);
    expect(sheetOf(STANDARD, [...acts, pair(0)]).locked).toEqual([false, false]);
  });

  it('takes a struck word back, with the pairs of its speaker since (KYC-28)', () => {
    const acts = [FIRST, say('clear'), pair(0), stop(0), say('brace'), pair(1), stop(1), STRIKE];
    expect(sheetOf(STANDARD, acts)).toMatchObject({
      ...{ flipper: 0, key: 'clear', used: ['clear'], tiles: [2, 0], out: 2, left: 8 },
      // The pair that had freed a player is gone; the stop afterwards stands.
      locked: [true, true],
    });
    expect(sheetOf(STANDARD, [FIRST, say('clear'), STRIKE]).key).toBeNull();
    expect(sheetOf(STANDARD, [FIRST, STRIKE])).toEqual(sheetOf(STANDARD, [FIRST]));
  });

  it('ends by a flag, or with the last tiles (KYC-20, KYC-25)', () => {
    expect(sheetOf(STANDARD, [FIRST, flag(1)])).toMatchObject({ over: 'flag', winner: 1 });
    const even = [0, 1, 0, 1, 0, 1].map(pair);
    expect(sheetOf(STANDARD, [FIRST, ...even])).toMatchObject({ over: 'tiles', winner: null });
    expect(sheetOf(STANDARD, [FIRST, ...even.slice(1), pair(1)])).toMatchObject({ winner: 1 });
    expect(sheetOf(STANDARD, [FIRST, ...even.slice(1)]).over).toBeNull();
  });

  it('counts flags in the advanced game, which two of them end (KYC-26)', () => {
    const acts = [FIRST, pair(0), pair(0), pair(0), pair(0), pair(0), pair(0), flag(1)];
    expect(sheetOf(ADVANCED, acts)).toMatchObject({ over: null, left: 10 });
    const sheet = sheetOf(ADVANCED, [...acts, flag(1)]);
    expect([sheet.over, sheet.winner, pointsOf(sheet, true)]).toEqual(['flags', 0, [12, 10]]);
  });
});
