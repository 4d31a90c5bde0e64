import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Families } from '../../../src/lib/companion/families';
import { unfolded, WordList } from '../../../src/lib/companion/wordList';
import { files } from '../../../wordlist';
import vectors from '../../games/keep_your_cool/companion/vectors.json';

const made = files();
const list = unfolded(made.words[1].toString());
const words = new WordList(list);
const DATA = join(import.meta.dirname, '../../../../src/rumpus/words/data');

describe('the word list on a device', () => {
  it('has all words of the room, sorted, and nothing else', () => {
    const raw = readFileSync(join(DATA, 'rumpus-en.lex'));
    expect(words.size).toBe(raw.readUInt32LE(16));
    expect(list).toEqual(list.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(new Set(list).size).toBe(list.length);
    expect(list.every((word) => /^[a-z]{2,28}$/.test(word))).toBe(true);
  });

  it('finds words in any case, the first and the last as well', () => {
    const found = ['house', 'STRESS', list[0], list.at(-1)].map((word) => words.has(word ?? ''));
    expect(found).toEqual([true, true, true, true]);
    const absent = ['', 'housex', 'qqq', 'zzzzzz', 'a'.repeat(30)].map((word) => words.has(word));
    expect(absent).toEqual([false, false, false, false, false]);
  });

  it('reads each word as what it adds to the one before', () => {
    expect(unfolded('AcatDsAdogBug')).toEqual(['cat', 'cats', 'dog', 'dug']);
  });
});

describe('word families on a device', () => {
  const families = new Families(words, made.families[1]);

  it.each(vectors)('are those of the room: $one and $other', ({ one, other, chain }) => {
    expect(families.same(one, other)).toEqual(chain);
  });

  it('hold for words in any case, and not for words that are in no list', () => {
    expect(families.same('PLAY', 'player')).toHaveLength(1);
    expect(families.same('Qqq', 'qqq')).toEqual([]);
    expect(families.same('qqq', 'play')).toBeNull();
  });
});
