import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  isWordFor,
  languageOf,
  presetNow,
  said,
  sentences,
  stepsTo,
} from '../../src/state/house';
import type { Option } from '../../src/wire.gen';
import { GAME } from '../samples';

const OPTIONS = { end: 'turns', turns: 10, lexicon: 'rumpus-en' };
const { options, presets } = GAME;

describe('house rules as sentences', () => {
  it('puts the phrase of the choice where the sentence has its gap', () => {
    expect(sentences(options, OPTIONS, []).map(said)).toEqual([
      'The game ends after a set number of turns.',
      'Everybody gets ten turns.',
      'The word list is Rumpus English.',
    ]);
  });

  it('leaves out a rule that does not matter with another choice', () => {
    const keys = sentences(options, { ...OPTIONS, end: 'points' }, []).map((one) => one.option.key);
    expect(keys).toEqual(['end', 'lexicon']);
  });

  it('says a number that is not among the phrases as it is', () => {
    expect(sentences(options, { ...OPTIONS, turns: 13 }, []).map(said)).toContain(
      'Everybody gets 13 turns.',
    );
  });

  it('says a word in capitals, whether it is among the phrases or not', () => {
    const keyword: Option = {
      key: 'keyword',
      kind: 'word',
      default: 'crane',
      sentence: 'The keyword is {}.',
      rule: 'KW-2',
      choices: [],
      least: 3,
      most: 12,
      when: {},
    };
    expect(sentences([keyword], { keyword: 'stone' }, []).map(said)).toEqual([
      'The keyword is STONE.',
    ]);
    const fits = (text: string) => isWordFor(keyword, text);
    expect(['at', 'tea', 'abcdefghijkl', 'abcdefghijklm', 'te a', 'té'].map(fits)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('marks the rules that changed, and no others', () => {
    const marked = sentences(options, OPTIONS, ['turns']).filter((one) => one.changed);
    expect(marked.map((one) => one.option.key)).toEqual(['turns']);
  });

  it('offers the installed word lists for a word list', () => {
    const lexicon = options.find((option) => option.kind === 'lexicon');
    expect(
      lexicon &&
        choicesOf(lexicon, { lexicons: ['a', 'b'], foreign: {} }).map((choice) => choice.value),
    ).toEqual(['a', 'b']);
  });

  it('calls a word list by its title, never by the name of its file', () => {
    const lexicon = options.find((option) => option.kind === 'lexicon');
    const lists = lexicon
      ? choicesOf(lexicon, { lexicons: ['rumpus-en', 'family-words'], foreign: {} })
      : [];
    expect(lists.map(({ phrase }) => phrase)).toEqual(['Rumpus English', 'Family words']);
    expect(sentences(options, { ...OPTIONS, lexicon: 'family-words' }, []).map(said)).toContain(
      'The word list is Family words.',
    );
  });

  it('names the language of each word list where there is more than one', () => {
    const lexicon = options.find((option) => option.kind === 'lexicon');
    const foreign = { german: { language: 'de', brings: { keyword: 'orange' } } };
    const game = { lexicons: ['rumpus-en', 'german'], foreign };
    const lists = lexicon ? choicesOf(lexicon, game) : [];
    expect(lists.map(({ phrase, note }) => [phrase, note])).toEqual([
      ['Rumpus English', 'Words in English'],
      ['German words', 'Words in German'],
    ]);
    expect(lists[1]?.brings).toEqual({ keyword: 'orange' });
    expect(languageOf(game, { lexicon: 'german' })).toBe('de');
    expect(languageOf(game, { lexicon: 'rumpus-en' })).toBe('en');
    expect(languageOf({ lexicons: [], foreign: {} }, {})).toBeNull();
  });

  it('knows which preset stands, whatever the word list', () => {
    expect(presetNow(options, presets, { ...OPTIONS, lexicon: 'tiny' }, 2)?.name).toBe('Rulebook');
    expect(presetNow(options, presets, { ...OPTIONS, turns: 7 }, 2)?.name).toBe('Quick');
    expect(presetNow(options, presets, { ...OPTIONS, turns: 12 }, 2)).toBeNull();
  });

  it('is not the one for fewer than those who sit', () => {
    const alone = [{ name: 'Solitaire', note: '', options: { turns: 7 }, most: 1 }];
    expect(presetNow(options, alone, { ...OPTIONS, turns: 7 }, 1)?.name).toBe('Solitaire');
    expect(presetNow(options, alone, { ...OPTIONS, turns: 7 }, 3)).toBeNull();
  });

  it('changes for a preset only what differs', () => {
    const [, quick] = presets;
    expect(quick && stepsTo(options, quick, { ...OPTIONS, end: 'points' })).toEqual([
      { key: 'end', value: 'turns' },
      { key: 'turns', value: 7 },
    ]);
  });

  it('takes along what a choice of the preset brings, and leaves alone what does not matter', () => {
    const choice = (value: string, brings: Record<string, string> = {}) => ({
      value,
      phrase: value,
      note: '',
      needs: {},
      excludes: {},
      brings,
    });
    const option = (
      key: string,
      choices: Option['choices'],
      when: Option['when'] = {},
    ): Option => ({
      key,
      kind: 'choice',
      default: choices[0]?.value ?? '',
      sentence: '{}',
      rule: 'KD-1',
      choices,
      least: 0,
      most: 0,
      when,
    });
    const declared = [
      option('variation', [choice('none'), choice('four_score', { words: 'checked' })]),
      option('words', [choice('challenge'), choice('checked')]),
      option('goal', [choice('low'), choice('high')], { variation: ['none'] }),
    ];
    const four = { name: 'Four Score', note: '', options: { variation: 'four_score' }, most: 0 };
    const now = { variation: 'none', words: 'challenge', goal: 'high' };
    expect(stepsTo(declared, four, now)).toEqual([
      { key: 'variation', value: 'four_score' },
      { key: 'words', value: 'checked' },
    ]);
  });
});
