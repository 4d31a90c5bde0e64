import { describe, expect, it, vi } from 'vitest';
import { press, release, withdrawsIn } from '../../../src/games/keep_your_cool/play/hold';
import { DELETE, ROWS, SAY, typedAfter } from '../../../src/games/keep_your_cool/play/keys';
import { plain } from '../../../src/games/keep_your_cool/play/letters';
import { spelledNeeds } from '../../../src/games/keep_your_cool/play/lines';
import { Pointing, thousandths } from '../../../src/games/keep_your_cool/play/pointing';
import { pressed } from '../../../src/games/keep_your_cool/play/pressing';
import { needs } from '../../../src/games/keep_your_cool/preview/letters';

const key = (name: string, code: string, target: Element = document.body, more = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, code, ...more });
  Object.defineProperty(event, 'target', { value: target });
  return pressed(event);
};

describe('press and hold', () => {
  it('a hand that is held stays out, and a second press changes nothing', () => {
    const held = press(null, 'left', 1_000);
    expect(withdrawsIn(held, 9_000)).toBeNull();
    expect(press(held, 'right', 1_100)).toBe(held);
  });

  it('letting go takes the hand back at once after the first 0.3 s, and waits for that before', () => {
    const held = press(null, 'left', 1_000);
    const early = release(held, 1_100);
    const late = release(held, 1_500);
    expect(early && withdrawsIn(early, 1_100)).toBe(200);
    expect(late && withdrawsIn(late, 1_500)).toBe(0);
  });

  it('a hand that is let go can be put out again', () => {
    const gone = release(press(null, 'left', 1_000), 1_500);
    expect(press(gone, 'right', 4_000)).toEqual({ side: 'right', pressed: 4_000, released: null });
    expect(release(null, 1)).toBeNull();
  });
});

describe('keys', () => {
  const word = () => Object.assign(document.createElement('input'), { type: 'text' });

  it('space stops, 1 and 2 reach', () => {
    expect(key(' ', 'Space')).toEqual({ does: 'stop' });
    expect(key('1', 'Digit1')).toEqual({ does: 'reach', side: 'left' });
    expect(key('2', 'Digit2')).toEqual({ does: 'reach', side: 'right' });
    expect(key('2', 'Numpad2')).toEqual({ does: 'reach', side: 'right' });
    expect(key('x', 'KeyX')).toBeNull();
    expect(key('1', 'Digit1', document.body, { ctrlKey: true })).toBeNull();
  });

  it('reach by the place of the key, also where a digit needs Shift', () => {
    expect(key('&', 'Digit1')).toEqual({ does: 'reach', side: 'left' });
  });

  it('while one types a word do the same, and no letter reaches, small or capital', () => {
    const field = word();
    field.dataset.word = '';
    expect(key('1', 'Digit1', field)).toEqual({ does: 'reach', side: 'left' });
    expect(key(' ', 'Space', field)).toEqual({ does: 'stop' });
    for (const letter of ['a', 'A', 'd', 'D']) {
      const more = { shiftKey: letter < 'a' };
      expect(key(letter, `Key${letter.toUpperCase()}`, field, more)).toBeNull();
    }
  });

  it('of a keyboard that composes do nothing: space chooses among its words', () => {
    expect(key(' ', 'Space', word(), { isComposing: true })).toBeNull();
    const field = word();
    field.dataset.word = '';
    expect(key(' ', 'Space', field, { isComposing: true })).toBeNull();
    expect(key('1', 'Digit1', field, { isComposing: true })).toBeNull();
  });

  it('in a dialog or another field nothing is done', () => {
    const dialog = document.createElement('dialog');
    const inside = dialog.appendChild(document.createElement('button'));
    expect(key(' ', 'Space', inside)).toBeNull();
    expect(key('1', 'Digit1', document.createElement('input'))).toBeNull();
  });
});

describe('the keyboard of the table', () => {
  it('has every letter once, and a key to delete and one to say', () => {
    const letters = ROWS.flat().filter((each) => each.length === 1);
    expect(letters.toSorted().join('')).toBe('abcdefghijklmnopqrstuvwxyz');
    expect(ROWS.flat()).toEqual(expect.arrayContaining([DELETE, SAY]));
  });

  it('adds letters, deletes the last, and says without typing', () => {
    expect(typedAfter('em', 'b')).toBe('emb');
    expect(typedAfter('emb', DELETE)).toBe('em');
    expect(typedAfter('', DELETE)).toBe('');
    expect(typedAfter('emb', SAY)).toBe('emb');
  });

  it('words are plain letters, and no longer than the room reads', () => {
    expect(plain('Émbalm 2!')).toBe('mbalm');
    expect(plain('a'.repeat(40))).toHaveLength(28);
  });
});

describe('the letters that are wanted', () => {
  const once = { same_letter_twice: 'no' } as const;
  const twice = { same_letter_twice: 'yes' } as const;

  it('tick off in any place and order', () => {
    expect(needs('brace', 'emb', once)).toEqual([
      { letter: 'b', has: true },
      { letter: 'e', has: true },
    ]);
    expect(needs('brace', 'cab', once).map((need) => need.has)).toEqual([true, false]);
  });

  it('are one where the key word begins and ends alike, or two by house rule', () => {
    expect(needs('dared', 'd', once)).toEqual([{ letter: 'd', has: true }]);
    expect(needs('dared', 'd', twice).map((need) => need.has)).toEqual([true, false]);
    expect(needs('dared', 'add', twice).map((need) => need.has)).toEqual([true, true]);
  });

  it('are spoken with their articles', () => {
    expect(spelledNeeds('ludicrous', once)).toBe('an L and an S');
    expect(spelledNeeds('dared', twice)).toBe('two Ds');
    expect(spelledNeeds('dared', once)).toBe('a D');
  });
});

describe('the hand over the table', () => {
  it('is sent at most fifteen times a second, the last place always', () => {
    vi.useFakeTimers();
    let clock = 0;
    const tell = vi.fn();
    const pointing = new Pointing(tell, () => clock);
    for (let i = 0; i < 20; i++) {
      pointing.at({ x: i, y: 0 });
      clock += 10;
      vi.advanceTimersByTime(10);
    }
    clock += 100;
    vi.advanceTimersByTime(100);
    expect(tell.mock.calls.length).toBeLessThanOrEqual(5);
    expect(tell).toHaveBeenLastCalledWith({ x: 19, y: 0 });
    pointing.close();
    vi.useRealTimers();
  });

  it('is nowhere beside the table, and in thousandths over it', () => {
    expect(thousandths(0, 0, 200)).toEqual({ x: 500, y: 500 });
    expect(thousandths(-200, 0, 200)).toEqual({ x: 0, y: 500 });
    expect(thousandths(180, 180, 200)).toBeNull();
  });
});
