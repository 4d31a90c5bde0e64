import { describe, expect, it } from 'vitest';
import { heard, heardOf } from '../../../src/games/keesdrow/play/announce';
import { caption } from '../../../src/games/keesdrow/play/caption';
import { newsOf } from '../../../src/games/keesdrow/play/news';
import {
  knownRows,
  missedPaths,
  nearLine,
  type Reviewed,
  reviewHeadline,
  reviewRows,
  thereLine,
} from '../../../src/games/keesdrow/play/offers';
import { sentence } from '../../../src/games/keesdrow/refusals';
import { lastWords } from '../../../src/games/keesdrow/story';
import type { Play } from '../../../src/games/keesdrow/types';
import { CAST, playOf, propsOf, rulesOf, viewOf } from './fixtures';
import { harvest, view } from './told';

describe('a screen reader hears', () => {
  it('who played what for how much, and how long it can be challenged', () => {
    expect(heard({ type: 'spelled', ...harvest, closes: 9000 }, CAST, view)).toBe(
      'Ida played HARVEST for 22. 10 seconds to challenge.',
    );
  });

  it('at the end who won, and the totals', () => {
    const scores = [34, 25, 12];
    const result = { places: [[0], [1], [2]], scores, reason: 'agreed' };
    const over = viewOf({ phase: 'over', scores, result });
    expect(heard({ type: 'ended', reason: 'agreed' } as never, CAST, over)).toBe(
      'The game is over. You win by nine. You 34, Ida 25 and Tomasz 12.',
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
      'It’s Tomasz’s turn.',
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
      'The E already has a red peg.',
    );
    expect(sentence({ code: 'too_short', rule: 'KD-15', params: { least: 3 } })).toBe(
      'Words need at least three letters here.',
    );
    expect(sentence({ code: 'not_a_word', rule: 'KD-17', params: { word: 'zebraic' } })).toBe(
      'ZEBRAIC isn’t in this table’s word list.',
    );
  });

  it('says why the dictionary is closed', () => {
    const closed = (why: string) =>
      sentence({ code: 'dictionary_closed', rule: 'KD-6', params: { why } });
    expect(closed('window')).toBe('The word list is closed while a word is open to challenge.');
    expect(closed('option')).toBe('Looking words up isn’t allowed at this table.');
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
      text: 'LATEE isn’t a word. You score nothing.',
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
    expect(caption(viewOf({ turn: 4 }), propsOf().table)).toBe('turn 2 of 2');
  });

  it('calls a game alone a solitaire, unless it is the daily board', () => {
    const alone = viewOf({ teams: [null], turn: 1 });
    const { table } = propsOf();
    expect(caption(alone, table)).toBe('solitaire, turn 2 of 2');
    expect(caption(alone, { ...table, daily: '2026-11-29' })).toBe('turn 2 of 2');
  });
});

describe('the last words', () => {
  const plays = [
    playOf({ seat: 1, word: 'slip' }),
    playOf({ seat: 2, word: 'spread', points: 9, outcome: 'struck' }),
    playOf({ seat: 0, word: 'cart' }),
    playOf({ seat: 1, word: 'gone', points: 12 }),
    playOf({ seat: 2, word: '', path: [], outcome: 'passed' }),
  ];
  const told = (you: number | null, changes = {}) =>
    lastWords(viewOf({ plays, ...changes }), you).map(({ play, worth }) => [play.word, worth]);

  it('are those of the others, one each, the latest first', () => {
    expect(told(0)).toEqual([
      ['gone', '12'],
      ['spread', '0'],
    ]);
  });

  it('are everybody’s for a spectator, and one’s own alone', () => {
    expect(told(null).map(([word]) => word)).toEqual(['gone', 'cart', 'spread']);
    const alone = [playOf({ seat: 0, word: 'cart', points: 7 })];
    expect(told(0, { teams: [null], plays: alone })).toEqual([['cart', '7']]);
  });

  it('have no points where words take tiles', () => {
    const rules = rulesOf({ variation: 'four_score' });
    expect(told(0, { rules }).map(([, worth]) => worth)).toEqual(['', '']);
  });
});

describe('the review after a turn', () => {
  const found = ['harvested', 'windows', 'vested', 'widow', 'rivet'].map((word, at) => ({
    word,
    path: [at],
    score: 40 - at,
  }));

  const reviewed = (play: Play, more: Partial<Reviewed> = {}): Reviewed => ({
    play,
    made: play.points,
    forTiles: false,
    found,
    best: 40,
    near: null,
    known: [],
    ...more,
  });

  it('sets what was there beside what was played', () => {
    const play = playOf({ word: 'restored', points: 17 });
    expect(reviewHeadline(reviewed(play))).toBe(
      'RESTORED scored 17. HARVESTED would have scored 40, WINDOWS 39.',
    );
  });

  it('tells after the game what a turn had on offer, whoever played it', () => {
    expect(thereLine(reviewed(playOf({ seat: 2, word: 'slip', points: 12 })))).toBe(
      'HARVESTED would have scored 40, WINDOWS 39.',
    );
  });

  it('says so when nothing was worth more', () => {
    const play = playOf({ word: 'harvested', points: 40 });
    expect(reviewHeadline(reviewed(play))).toBe(
      'HARVESTED scored 40. Nothing on the board was worth more.',
    );
  });

  it('has words for a pass', () => {
    const play = playOf({ word: '', path: [], outcome: 'passed' });
    expect(reviewHeadline(reviewed(play))).toBe(
      'You passed. HARVESTED would have scored 40, WINDOWS 39.',
    );
  });

  it('lists the best four others and the own word among them', () => {
    const rows = reviewRows(reviewed(playOf({ word: 'vested', points: 38 })));
    expect(rows.map((row) => [row.word, row.yours])).toEqual([
      ['harvested', false],
      ['windows', false],
      ['vested', true],
      ['widow', false],
      ['rivet', false],
    ]);
  });

  it('lists nothing where the words are kept till the end', () => {
    const kept = reviewed(playOf({ word: 'vested', points: 38 }), { found: [] });
    expect(reviewRows(kept)).toEqual([]);
    expect(reviewHeadline(kept)).toBe('VESTED scored 38. The best word was worth 40.');
  });

  it('says so when the board had no word', () => {
    const pass = playOf({ word: '', path: [], points: 0, outcome: 'passed' });
    expect(reviewHeadline(reviewed(pass, { found: [], best: 0 }))).toBe(
      'You passed. There were no words on the board.',
    );
  });

  it('counts tiles where words take them', () => {
    const play = playOf({ word: 'vested', points: 0 });
    const worth = (score: number) => [{ word: 'windows', path: [1], score }];
    const four = { forTiles: true, made: 1 };
    expect(reviewHeadline(reviewed(play, { ...four, found: worth(2), best: 2 }))).toBe(
      'VESTED took one tile. WINDOWS would have taken two tiles.',
    );
    expect(reviewHeadline(reviewed(play, { ...four, found: worth(1), best: 1 }))).toBe(
      'VESTED took one tile. No word would have taken more.',
    );
  });

  it('draws the best two words that were worth more, and none that is hidden or was no better', () => {
    const play = playOf({ word: 'restored', points: 17 });
    expect(missedPaths(reviewed(play))).toEqual([[0], [1]]);
    expect(missedPaths(reviewed(play, { made: 39 }))).toEqual([[0]]);
    expect(missedPaths(reviewed(play, { found: [] }))).toEqual([]);
    expect(missedPaths(reviewed(play, { made: 40 }))).toEqual([]);
  });

  it('sets words that most people know beside rarer ones', () => {
    const [, windows] = found;
    const play = playOf({ word: 'restored', points: 17 });
    expect(knownRows(reviewed(play))).toEqual([]);
    expect(knownRows(reviewed(play, { known: windows ? [windows] : [] }))).toEqual([
      { word: 'windows', path: [1], score: 39, yours: false },
    ]);
  });

  it('says how far off the nearest word was', () => {
    expect(nearLine({ word: 'latee', distance: 1, found: [] })).toBe(
      'Nearest to LATEE, one letter off:',
    );
  });
});
