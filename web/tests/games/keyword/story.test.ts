import { describe, expect, it } from 'vitest';
import { marksOf, share } from '../../../src/games/keyword/end/share';
import { factOf, how, placed } from '../../../src/games/keyword/end/verdict';
import { headline } from '../../../src/games/keyword/headline';
import { text } from '../../../src/games/keyword/messages';
import { heardOf } from '../../../src/games/keyword/play/announce';
import { caption } from '../../../src/games/keyword/play/caption';
import { bestKept, remarksOf, totalsByRound, wonIn } from '../../../src/games/keyword/review/story';
import { countOf, spellingOf, tallyOf } from '../../../src/games/keyword/tally';
import type { Kept, View } from '../../../src/games/keyword/types';
import { keptOf } from './cards';
import { NAMES, propsOf, seatOf, viewOf } from './fixtures';

const { table } = propsOf();
const CAST = { you: 0, seats: table.seats };

function ended(kept: Kept[][], reason: string, places: number[][], more: Partial<View> = {}): View {
  return viewOf({
    phase: 'over',
    round: 2,
    seats: kept.map((words) => seatOf({ kept: words })),
    result: { places, scores: kept.map((words) => words.length), reason },
    ...more,
  });
}

const WORDS = [[keptOf(0, 'wonDer')], [keptOf(2, 'spArKLED')], [] as Kept[]];

describe('the tally of the keyword', () => {
  it('uses each card once', () => {
    expect(spellingOf('tent', [keptOf(0, 'tent')])).toEqual(
      [0, 1, 2, 3].map((card) => ({ word: 0, card })),
    );
    expect(spellingOf('tent', [keptOf(0, 'ten')]).at(-1)).toBeNull();
  });

  it('takes cards from any word', () => {
    expect(spellingOf('key', [keptOf(0, 'oak'), keptOf(3, 'yes')])).toEqual([
      { word: 0, card: 2 },
      { word: 1, card: 1 },
      { word: 1, card: 0 },
    ]);
  });

  it('marks the letters that came with the last word', () => {
    const kept = [keptOf(0, 'oak'), keptOf(3, 'yes')];
    const tally = tallyOf('keyw', { kept, spelled: spellingOf('keyw', kept) }, 3);
    expect(tally.map((each) => each.fresh)).toEqual([false, true, true, false]);
    expect(tally.map((each) => each.colour)).toEqual(['orange', 'orange', 'orange', null]);
    expect(countOf(tally)).toBe(3);
  });
});

describe('the notebook', () => {
  it('says what is blue only once somebody has a word', () => {
    const { hint } = text.play.notebook;
    expect(hint(1, false)).toBe('Round 1.');
    expect(hint(4, true)).toBe('Round 4. Blue letters came from the middle.');
  });
});

describe('the end is heard', () => {
  it('with who won, last of all', () => {
    const words = ended(WORDS, 'orange_deck', [[1], [0], [2]]);
    expect(heardOf([{ type: 'ended', reason: 'orange_deck' }], CAST, words)).toBe(
      `The orange deck has run out. The game is over. ${headline(words, CAST)}`,
    );
    const cracked = ended(WORDS, 'keyword', [[0], [1], [2]]);
    expect(
      heardOf(
        [
          { type: 'cracked', seat: 0 },
          { type: 'ended', reason: 'keyword' },
        ],
        CAST,
        cracked,
      ),
    ).toBe('The game is over. You spell KEYWORD and win.');
  });
});

describe('the story of a game', () => {
  const view = ended(WORDS, 'orange_deck', [[1], [0], [2]]);

  it('knows who kept what in a round, and where nobody did', () => {
    expect(wonIn(view, 2)?.seat).toBe(1);
    expect(wonIn(view, 1)).toBeNull();
  });

  it('counts words, or letters of the keyword, by round', () => {
    expect(totalsByRound(view, 'words')).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
    ]);
    expect(totalsByRound(view, 'letters').at(-1)).toEqual([5, 4, 0]);
  });

  it('remarks the best word, and the one that cracked the code', () => {
    expect(bestKept(view)?.kept.word).toBe('sparkled');
    expect(remarksOf(view).map((each) => [each.text, each.line, each.round])).toEqual([
      ['SPARKLED', 1, 3],
    ]);
    const cracked = ended([[keptOf(0, 'wonDers'), keptOf(2, 'key')], []], 'keyword', [[0], [1]]);
    expect(remarksOf(cracked).map((each) => each.text)).toEqual(['WONDERS', 'KEYWORD spelled']);
  });
});

describe('the end in words', () => {
  it('says who spelled the keyword, and who had more words', () => {
    const view = ended([[keptOf(2, 'keyword')], [keptOf(0, 'a'), keptOf(1, 'b')], []], 'keyword', [
      [0],
      [1],
      [2],
    ]);
    expect(headline(view, CAST)).toBe('You spell KEYWORD.');
    expect(how(view, CAST)).toBe('The code was cracked after three rounds. Ida had more words.');
  });

  it('says by what the first is ahead: words, letters, blue cards', () => {
    const words = ended([[keptOf(0, 'at')], [keptOf(1, 'on'), keptOf(2, 'go')]], 'orange_deck', [
      [1],
      [0],
    ]);
    expect(headline(words, CAST)).toBe('Ida wins by one word.');
    expect(how(words, CAST)).toBe('The orange deck ran out after three rounds.');
    const letters = ended([[keptOf(0, 'at')], [keptOf(1, 'gone')]], 'blue_deck', [[1], [0]]);
    expect(headline(letters, CAST)).toBe('Ida wins by two letters.');
    expect(how(letters, CAST)).toBe('The blue deck ran out after three rounds. One word each.');
    const blue = ended([[keptOf(0, 'at')], [keptOf(1, 'gO')]], 'stuck', [[1], [0]]);
    expect(headline(blue, CAST)).toBe('Ida wins by one blue card.');
    expect(how(blue, CAST)).toContain('For three rounds in a row, nobody scored');
  });

  it('says that a win is shared', () => {
    const view = ended([[keptOf(0, 'at')], [keptOf(1, 'go')], []], 'stuck', [[0, 1], [2]]);
    expect(headline(view, CAST)).toBe('You and Ida share the win.');
    expect(how(view, CAST)).toContain('One word each, and two letters.');
  });

  it('has one fact a seat, from the first place down', () => {
    const view = ended(WORDS, 'orange_deck', [[1], [0], [2]]);
    expect(placed(view)).toEqual([1, 0, 2]);
    expect(factOf(view, 1)).toBe('8 letters, 5 blue. Longest: SPARKLED.');
    expect(factOf(view, 2)).toBe('No word kept.');
  });
});

describe('the caption', () => {
  it('counts rounds from one', () => {
    expect(caption({ phase: 'lay', round: 6 })).toBe('round 7');
    expect(caption({ phase: 'shown', round: 6 })).toBe('round 7');
    expect(caption({ phase: 'last_call', round: 6 })).toBe('last call');
    expect(caption({ phase: 'over', round: 6 })).toBe('finished');
  });
});

describe('the text to share', () => {
  const view = ended(WORDS, 'orange_deck', [[1], [0], [2]]);

  it('has a mark for each round: whose word, and how long', () => {
    expect(marksOf(view)).toEqual(['●6', '·', '▲8']);
  });

  it('names everybody and no word that was laid', () => {
    const text = share(view, table);
    for (const name of NAMES) expect(text).toContain(name);
    expect(text).not.toMatch(/sparkled|wonder/i);
    expect(text).toContain('A keyword of seven letters, not cracked');
  });
});
