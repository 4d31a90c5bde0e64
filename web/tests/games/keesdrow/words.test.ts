import { describe, expect, it } from 'vitest';
import { heard, heardOf } from '../../../src/games/keesdrow/announce';
import { caption } from '../../../src/games/keesdrow/caption';
import { newsOf } from '../../../src/games/keesdrow/news';
import { sentence } from '../../../src/games/keesdrow/refusals';
import { reviewHeadline, reviewRows } from '../../../src/games/keesdrow/review';
import { CAST, playOf, viewOf } from './fixtures';

const view = viewOf();
const harvest = { seat: 1, word: 'harvest', path: [0, 1], points: [12, 10] };

describe('a screen reader hears', () => {
  it('who played what for how much, and how long it can be challenged', () => {
    expect(heard({ type: 'spelled', ...harvest, closes: 9000 }, CAST, view)).toBe(
      'Ida played HARVEST for 22. 10 seconds to challenge.',
    );
  });

  it('nothing of a window where words are checked', () => {
    expect(heard({ type: 'spelled', ...harvest, closes: null }, CAST, view)).toBe(
      'Ida played HARVEST for 22.',
    );
  });

  it('the verdict and what it does', () => {
    const said = heardOf(
      [
        { type: 'challenged', seat: 0, word: 'harvest', valid: true },
        { type: 'stood', seat: 1, points: 44, doubled: true },
      ],
      CAST,
      view,
    );
    expect(said).toBe('You challenged. HARVEST is a word. Ida scores 44 points.');
  });

  it('that its turn has come, and the time', () => {
    expect(heard({ type: 'turn_began', seat: 0, turn: 4, due: 1 }, CAST, view)).toBe(
      'Your turn. You have 120 seconds.',
    );
    expect(heard({ type: 'turn_began', seat: 2, turn: 4, due: 1 }, CAST, view)).toBe(
      "It is Tomasz's turn.",
    );
  });

  it('who drew equal letters', () => {
    expect(heard({ type: 'draw_tied', seats: [0, 2], due: 1 }, CAST, view)).toBe(
      'You and Tomasz drew the same letter and draw again.',
    );
  });
});

describe('a refusal names the rule', () => {
  it('with the letter or the word it is about', () => {
    expect(sentence({ code: 'spent', rule: 'KD-9', params: { cell: 3, letter: 'E' } })).toBe(
      'The E has a red peg already.',
    );
    expect(sentence({ code: 'too_short', rule: 'KD-15', params: { least: 3 } })).toBe(
      'Words here have three letters or more.',
    );
    expect(sentence({ code: 'not_a_word', rule: 'KD-17', params: { word: 'zebraic' } })).toBe(
      'ZEBRAIC is not in the word list of this table.',
    );
  });

  it('says why the dictionary is closed', () => {
    const closed = (why: string) =>
      sentence({ code: 'dictionary_closed', rule: 'KD-6', params: { why } });
    expect(closed('window')).toBe('The word list is closed while a word can be challenged.');
    expect(closed('option')).toBe('Looking words up was not agreed at this table.');
  });

  it('gives the code of one that it does not know', () => {
    expect(sentence({ code: 'odd', rule: null, params: {} })).toContain('odd');
  });
});

describe('news', () => {
  it('tells the verdict with its points', () => {
    const struck = newsOf(
      [
        { type: 'challenged', seat: 2, word: 'latee', valid: false },
        { type: 'struck', seat: 0 },
      ],
      CAST,
      view,
    );
    expect(struck).toEqual({
      text: 'LATEE is not a word. You score nothing.',
      detail: 'Tomasz challenged.',
      kind: 'bad',
    });
  });

  it('tells who starts and why', () => {
    const drawn = viewOf({ draws: [{ seat: 1, tile: 2, letter: 'B' }] });
    const news = newsOf([{ type: 'turn_began', seat: 1, turn: 0, due: null }], CAST, drawn);
    expect(news?.text).toBe('Ida starts.');
    expect(news?.detail).toBe('The B that Ida drew is nearest to A.');
  });

  it('has none of a word that is open: the slip asks', () => {
    expect(newsOf([{ type: 'spelled', ...harvest, closes: 1 }], CAST, view)).toBeNull();
  });
});

describe('the caption', () => {
  it('counts rounds, not plays', () => {
    expect(caption(viewOf({ turn: 4 }))).toBe('turn 2 of 2');
  });
});

describe('the review after a turn', () => {
  const found = ['harvested', 'windows', 'vested', 'widow', 'rivet'].map((word, at) => ({
    word,
    path: [at],
    score: 40 - at,
  }));

  it('sets what was there beside what was played', () => {
    const play = playOf({ word: 'restored', points: 17 });
    expect(reviewHeadline({ play, found, best: 40 })).toBe(
      'RESTORED gave you 17. There was 40 on the board.',
    );
  });

  it('says so when nothing was worth more', () => {
    const play = playOf({ word: 'harvested', points: 40 });
    expect(reviewHeadline({ play, found, best: 40 })).toBe(
      'HARVESTED gave you 40. Nothing on the board was worth more.',
    );
  });

  it('has words for a pass', () => {
    const play = playOf({ word: '', path: [], outcome: 'passed' });
    expect(reviewHeadline({ play, found, best: 40 })).toBe(
      'You passed. There was 40 on the board.',
    );
  });

  it('lists the best four others and the own word among them', () => {
    const rows = reviewRows({
      play: playOf({ word: 'vested', points: 38 }),
      found,
      best: 40,
    });
    expect(rows.map((row) => [row.word, row.yours])).toEqual([
      ['harvested', false],
      ['windows', false],
      ['vested', true],
      ['widow', false],
      ['rivet', false],
    ]);
  });
});
