import { describe, expect, it } from 'vitest';
import {
  type Act,
  type Laid,
  lacking,
  makes,
  missing,
  sheetOf,
  winnerOf,
} from '../../../../src/games/keyword/companion/score';
import vectors from '../vectors.json';

const laid = (seat: number, word: string, blue: number, valid = true): Laid => ({
  seat,
  word,
  blue,
  valid,
});
const round = (...words: Laid[]): Act => ({ kind: 'round', laid: words });

/** Whether the cards can make the word, by trying each card for each letter. */
function tried(word: string, orange: string, blue: string): boolean {
  const cards = [
    ...[...orange].map((letter) => ({ letter, own: true })),
    ...[...blue].map((letter) => ({ letter, own: false })),
  ];
  const from = (at: number, used: ReadonlySet<number>, own: boolean): boolean =>
    at === word.length
      ? own && word !== ''
      : cards.some(
          (card, index) =>
            !used.has(index) &&
            (card.letter === '?' || card.letter === word[at]) &&
            from(at + 1, new Set([...used, index]), own || card.own),
        );
  return from(0, new Set(), false);
}

describe('cards', () => {
  it('make the words that the room can lay', () => {
    for (const { word, orange, blue, picks } of vectors) {
      const own = picks?.some(({ colour }) => colour === 'orange') ?? false;
      // The room may find a way without an orange card where there is one with it.
      if (picks === null || own) expect(makes(word, orange, blue)).toBe(picks !== null);
    }
  });

  it('make what trying all of them finds', () => {
    let seed = 1;
    const drawn = (letters: string, most: number): string =>
      Array.from({ length: most }, () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return letters[seed % letters.length] ?? '';
      }).join('');
    let made = 0;
    for (let at = 0; at < 400; at += 1) {
      const [word, orange, blue] = [
        drawn('abc', 1 + (at % 4)),
        drawn('abcd?', 2),
        drawn('abcd?', 3),
      ];
      const expected = tried(word, orange, blue);
      expect(makes(word, orange, blue)).toBe(expected);
      made += expected ? 1 : 0;
    }
    expect(made).toBeGreaterThan(40);
    expect(made).toBeLessThan(360);
  });
});

describe('a round', () => {
  it('goes to the longest word, then to more blue letters, else to nobody (KW-14)', () => {
    expect(winnerOf([laid(0, 'houses', 1), laid(1, 'house', 4)])).toBe(0);
    expect(winnerOf([laid(0, 'house', 1), laid(1, 'mouse', 2)])).toBe(1);
    expect(winnerOf([laid(0, 'house', 2), laid(1, 'mouse', 2), laid(2, 'at', 1)])).toBeNull();
    expect(winnerOf([])).toBeNull();
  });

  it('counts no word that isn’t one, and none of blue cards only (KW-7, KW-13)', () => {
    expect(winnerOf([laid(0, 'housex', 1, false), laid(1, 'at', 0)])).toBe(1);
    expect(winnerOf([laid(0, 'house', 5), laid(1, 'at', 0)])).toBe(1);
  });
});

describe('the keyword', () => {
  it('needs each of its letters once for each time that it has it', () => {
    expect(lacking('keek', 'ek').sort()).toEqual(['e', 'k']);
    expect(missing('KEY', [laid(0, 'keen', 0)])).toEqual(['y']);
  });

  it('wins at once when the words of a seat have all letters (KW-17)', () => {
    const acts = [round(laid(0, 'keen', 1), laid(1, 'at', 0)), round(laid(0, 'yes', 0))];
    const sheet = sheetOf('key', 2, acts);
    expect([sheet.over, sheet.winners]).toEqual(['keyword', [0]]);
    // Nothing counts after that.
    expect(sheetOf('key', 2, [...acts, round(laid(1, 'words', 0))]).rounds).toHaveLength(2);
  });
});

describe('the end', () => {
  it('goes to most words, then letters, then blue cards, else it is shared (KW-19)', () => {
    const end: Act = { kind: 'end' };
    const one = (first: Laid, second: Laid): readonly number[] =>
      sheetOf('keyword', 2, [round(first), round(second), end]).winners;
    expect(one(laid(0, 'cat', 0), laid(1, 'cats', 0))).toEqual([1]);
    expect(one(laid(0, 'cat', 1), laid(1, 'dog', 0))).toEqual([0]);
    expect(one(laid(0, 'cat', 1), laid(1, 'dog', 1))).toEqual([0, 1]);
    const more = [
      round(laid(0, 'a', 0)),
      round(laid(0, 'a', 0)),
      round(laid(1, 'abcdefg', 3)),
      end,
    ];
    expect(sheetOf('xyz', 2, more).winners).toEqual([0]);
  });
});
