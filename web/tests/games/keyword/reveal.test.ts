import { describe, expect, it } from 'vitest';
import { bestHead, bestLines } from '../../../src/games/keyword/reveal/best';
import { headline, readyOf, reason, rowsOf } from '../../../src/games/keyword/reveal/reveal';
import type { Shown, View } from '../../../src/games/keyword/types';
import { seat } from '../../samples';
import { shownOf } from './cards';
import { seatOf, viewOf } from './fixtures';

const CAST = { you: 1, seats: ['Ida', 'Noor', 'Tomasz', 'Wren'].map((name) => seat(name)) };

function round(why: View['why'], winner: number | null, shown: Shown[]) {
  return { why, winner, shown };
}

const MORE_BLUE = round('more_blue', 0, [
  shownOf('won', 'spArKLED'),
  shownOf('beaten', "strAngEr'"),
  shownOf('no_word', 'kAilEn'),
  shownOf('passed', '', { swapped: 3 }),
]);

describe('the sentence over the words', () => {
  it('says who keeps what, and that blue decided', () => {
    expect(headline(MORE_BLUE, CAST)).toBe('Ida keeps SPARKLED.');
    expect(reason(MORE_BLUE, CAST)).toBe('Two words of eight letters. Ida’s has more blue.');
  });

  it('speaks to whoever has won', () => {
    const own = { ...CAST, you: 0 };
    expect(headline(MORE_BLUE, own)).toBe('You keep SPARKLED.');
    expect(reason(MORE_BLUE, own)).toBe('Two words of eight letters. Yours has more blue.');
  });

  it('says by how much the longest word is longer', () => {
    const longest = round('longest', 1, [shownOf('beaten', 'glow'), shownOf('won', 'wonder')]);
    expect(reason(longest, CAST)).toBe('Six letters. The runner-up has four.');
    const three = [shownOf('beaten', 'glow'), shownOf('won', 'wonder'), shownOf('beaten', 'ox')];
    expect(reason(round('longest', 1, three), CAST)).toBe('Six letters. The runner-up has four.');
    three[2] = shownOf('beaten', 'lamp');
    expect(reason(round('longest', 1, three), CAST)).toBe('Six letters. The runners-up have four.');
  });

  it('says when there was only one word, or one that is in the list', () => {
    const only = round('longest', 1, [shownOf('passed'), shownOf('won', 'wonder')]);
    expect(reason(only, CAST)).toBe('The only word of this round, with six letters.');
    const listed = round('longest', 1, [shownOf('no_word', 'xkron'), shownOf('won', 'wonder')]);
    expect(reason(listed, CAST)).toBe('The only word in the list, with six letters.');
  });

  it('says that equal words cancel each other', () => {
    const tied = round('tied', null, [shownOf('tied', 'raNger'), shownOf('tied', 'Strong')]);
    expect(headline(tied, CAST)).toBe('Nobody keeps a word.');
    expect(reason(tied, CAST)).toBe('Two words of six letters, tied on blue. Nobody scores.');
  });

  it('says why nobody had a word', () => {
    const told = (shown: Shown[]) => reason(round('nobody', null, shown), CAST);
    expect(told([shownOf('passed'), shownOf('passed')])).toBe('Everyone passed.');
    expect(told([shownOf('passed'), shownOf('nothing')])).toBe('Nobody laid a word.');
    expect(told([shownOf('no_word', 'xk'), shownOf('nothing')])).toBe(
      'The only word isn’t in the list.',
    );
    expect(told([shownOf('no_word', 'xk'), shownOf('no_word', 'qq')])).toBe(
      'None of the words are in the list.',
    );
  });
});

describe('the words side by side', () => {
  it('begin with the one that won, and end with who has none', () => {
    expect(rowsOf(MORE_BLUE, CAST).map((row) => [row.seat, row.head])).toEqual([
      [0, '8 letters'],
      [1, '8 letters'],
      [2, 'not a word'],
      [3, 'passed'],
    ]);
  });

  it('say what becomes of each', () => {
    expect(rowsOf(MORE_BLUE, CAST).map((row) => row.line)).toEqual([
      '5 blue, so it beats STRANGER.',
      '2 blue. Your orange cards are discarded.',
      'Takes the cards back.',
      'Swapped three cards.',
    ]);
  });

  it('are in the order of what they are worth', () => {
    const rows = rowsOf(
      round('longest', 2, [
        shownOf('beaten', 'glow'),
        shownOf('beaten', 'gLow'),
        shownOf('won', 'wonder'),
      ]),
      CAST,
    );
    expect(rows.map((row) => row.seat)).toEqual([2, 1, 0]);
  });

  it('tell a word that was taken from the rack as time was up', () => {
    const [row] = rowsOf(round('longest', 0, [shownOf('won', 'wonder', { late: true })]), CAST);
    expect(row?.line).toBe('Counted from the rack when time ran out. 0 blue.');
  });

  it('tell oneself, and of nobody else, what lay on the rack and was no word', () => {
    const late = round('nobody', null, [shownOf('nothing'), shownOf('nothing')]);
    expect(rowsOf(late, CAST, 'ncips').map((row) => row.line)).toEqual([
      'Keeps all their cards.',
      'NCIPS on your rack didn’t count. You keep your cards.',
    ]);
  });

  it('tell who had no word and said so', () => {
    const said = [shownOf('won', 'wonder'), shownOf('declined'), shownOf('declined')];
    const rows = rowsOf(round('longest', 0, said), CAST);
    expect(rows.map(({ head }) => head)).toEqual(['6 letters', 'no word', 'no word']);
    expect(rows.slice(1).map(({ line }) => line)).toEqual([
      'You had no word, and keep your cards.',
      'Had no word, and keeps all their cards.',
    ]);
  });

  it('tell who kept all cards', () => {
    const rows = rowsOf(round('nobody', null, [shownOf('passed'), shownOf('nothing')]), CAST);
    expect(rows.map((row) => row.line)).toEqual(['Kept all their cards.', 'You keep your cards.']);
  });
});

describe('who is ready', () => {
  it('is counted', () => {
    const seats = [seatOf({ ready: true }), seatOf(), seatOf({ ready: true })];
    expect(readyOf(seats)).toBe('2 of 3 are ready');
  });
});

describe('the best of each hand', () => {
  const view = viewOf({
    shown: [shownOf('won', 'strAng'), shownOf('no_word', 'gLow')],
    before: [{ id: 4, letter: 'a' }],
    held: [
      { seat: 0, cards: [{ id: 7, letter: '?' }] },
      { seat: 1, cards: [] },
    ],
  });
  const pieces = [
    { type: 'blue' as const, card: 4, letter: null },
    { type: 'orange' as const, card: 7, letter: 't' },
  ];

  it('has its cards, a blank as what it would have stood for', () => {
    const best = { type: 'best' as const, round: 0, found: [{ seat: 1, word: 'at', pieces }] };
    expect(bestLines(best, view, CAST)[0]?.cards).toEqual([
      { card: 4, colour: 'blue', letter: 'a', blank: false },
      { card: 7, colour: 'orange', letter: 't', blank: false },
    ]);
    const other = { ...best, found: [{ seat: 0, word: 'at', pieces }] };
    const missed = { ...view, shown: [shownOf('nothing'), shownOf('nothing')] };
    expect(bestLines(other, missed, CAST)[0]?.cards[1]?.blank).toBe(true);
  });

  it('says when somebody found it, and what there was otherwise', () => {
    const told = (of: number, laid: Shown) =>
      bestLines(
        { type: 'best', round: 0, found: [{ seat: of, word: 'at', pieces }] },
        { ...view, shown: [laid, laid] },
        CAST,
      )[0]?.note;
    expect(told(0, shownOf('beaten', 'aT'))).toBe('Ida found the best word.');
    expect(told(1, shownOf('won', 'aT'))).toBe('You found the best word.');
    expect(told(0, shownOf('beaten', 'at'))).toBe('2 letters, 1 blue');
    expect(told(0, shownOf('no_word', 'xkron'))).toBe('2 letters, 1 blue');
  });

  it('says when a hand had none', () => {
    const best = { type: 'best' as const, round: 0, found: [{ seat: 1, word: '', pieces: [] }] };
    expect(bestLines(best, view, CAST)[0]?.note).toBe('no word');
  });

  it('is the player’s own word where it is worth as much as the one that was found', () => {
    const best = { type: 'best' as const, round: 0, found: [{ seat: 1, word: 'at', pieces }] };
    const laid = (text: string) => ({
      ...view,
      shown: [shownOf('won', 'no'), shownOf('tied', text)],
    });
    const spelled = (text: string) =>
      bestLines(best, laid(text), CAST)[0]
        ?.cards.map(({ letter }) => letter)
        .join('');
    expect(spelled('oX')).toBe('ox');
    expect(spelled('oxen')).toBe('oxen');
    expect(spelled('ox')).toBe('at');
  });

  it('is headed by whose hand it is', () => {
    const head = (...seats: number[]) =>
      bestHead(
        seats.map((of) => ({ seat: of, cards: [], note: '' })),
        CAST,
      );
    expect(head(1)).toBe('The best word you could have laid');
    expect(head(0)).toBe('The best word Ida could have laid');
    expect(head(0, 1)).toBe('The best word each player could have laid');
  });

  it('is nobody’s own to a spectator', () => {
    const watching = { ...CAST, you: null };
    expect(bestHead([{ seat: 1, cards: [], note: '' }], watching)).toBe(
      'The best word Noor could have laid',
    );
  });
});
