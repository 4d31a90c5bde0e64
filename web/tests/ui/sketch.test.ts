import { describe, expect, it } from 'vitest';
import {
  fromFragment,
  LONGEST_NOTE,
  MOST_MARKS,
  markOf,
  markText,
  noteOf,
  type Sketch,
  sketchOf,
  toFragment,
} from '../../src/ui/replay/sketch/sketch';

/** The same numbers each time, from 0 to below *most*. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const PLACES = ['a1', 'l12', 't5', 'blue-6', 'x120y40', 's0', 'r4', 'orange-108'];
const LETTERS = [
  ...'abc ÄßŁ漢👋🏽~.,%#&<>"\'\\0',
  '\u200d',
  '\u0301',
  '\u202e',
  '\ud800',
  '\n',
  '\0',
];

function anySketch(below: (most: number) => number): Sketch {
  const marks = new Map(
    Array.from({ length: below(MOST_MARKS + 1) }, () => {
      const from = PLACES[below(PLACES.length)] ?? '';
      const to = PLACES[below(PLACES.length)] ?? '';
      const mark = { from, to: to === from ? null : to };
      return [markText(mark), mark] as const;
    }),
  );
  const note = Array.from({ length: below(260) }, () => LETTERS[below(LETTERS.length)]).join('');
  return { marks: [...marks.values()], note: noteOf(note) };
}

describe('a sketch in a link', () => {
  it('comes back as it was, whatever is drawn and written', () => {
    const below = numbers(7);
    for (let one = 0; one < 500; one += 1) {
      const sketch = anySketch(below);
      const fragment = toFragment(sketch);
      expect(fragment).toMatch(/^[\w~.,-]*$/);
      expect(fragment.length).toBeLessThan(2_000);
      const empty = sketch.marks.length === 0 && sketch.note === '';
      expect(fromFragment(fragment)).toEqual(empty ? null : sketch);
    }
  });

  it('is nothing, or a sketch within the limits, after any change to the link', () => {
    const below = numbers(11);
    const signs = '~.,-_abcxyz019AZ%<> \u{1f600}';
    for (let one = 0; one < 2_000; one += 1) {
      const letters = [...toFragment(anySketch(below))];
      for (let change = below(4); change >= 0; change -= 1)
        letters.splice(below(letters.length + 1), below(3), signs.charAt(below(signs.length)));
      const read = fromFragment(letters.join(''));
      if (read === null) continue;
      expect(sketchOf(read.marks.map(markText), read.note)).toEqual(read);
      expect(read.marks.length).toBeLessThanOrEqual(MOST_MARKS);
      expect([...read.note].length).toBeLessThanOrEqual(LONGEST_NOTE);
    }
  });

  it.each([
    '',
    'c3',
    '~',
    '~1',
    '~1~',
    '~2~c3',
    '~1~c3~~',
    '~1~c3.d4.e5',
    '~1~c3.c3',
    '~1~C3',
    '~1~c3,c3',
    '~1~c3,',
    '~1~thirteen-long',
    '~1~<b>',
    '~1~__proto__',
    `~1~${Array.from({ length: 25 }, (_, at) => `a${at}`).join()}`,
    '~1~~gA',
    '~1~~/w',
    '~1~~Cg',
    `~1~~${btoa('x'.repeat(201)).replaceAll('=', '')}`,
  ])('is nothing if it reads %j', (fragment) => {
    expect(fromFragment(fragment)).toBeNull();
  });
});

describe('a mark', () => {
  it('is a place, or an arrow between two', () => {
    expect(markOf('c3')).toEqual({ from: 'c3', to: null });
    expect(markOf('blue-6.s0')).toEqual({ from: 'blue-6', to: 's0' });
    for (const wrong of [null, 3, {}, '', '.', 'c3.', '.c3', 'c3 ', 'c3\n', 'ß'])
      expect(markOf(wrong)).toBeNull();
  });
});

describe('a note', () => {
  it('is one line of what can be seen', () => {
    expect(noteOf('  two\nlines \u202e\u0000\ufeff')).toBe('two lines  ');
    expect(noteOf('👩\u200d🚀')).toBe('👩\u200d🚀');
    expect([...noteOf('👋'.repeat(300))]).toHaveLength(LONGEST_NOTE);
  });

  it('stays the same once it’s clean', () => {
    const below = numbers(3);
    for (let one = 0; one < 500; one += 1) {
      const { note } = anySketch(below);
      expect(noteOf(note)).toBe(note);
    }
  });
});
