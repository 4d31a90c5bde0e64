import { beforeEach, describe, expect, it } from 'vitest';
import type { Places } from '../../src/lib/places';
import {
  fileOf,
  KEPT,
  keptOf,
  LONGEST_FILE,
  MOST_MOMENTS,
  opened,
} from '../../src/ui/replay/sketch/notes';
import { LONGEST_NOTE } from '../../src/ui/replay/sketch/sketch';
import { type Here, type Led, Sketching } from '../../src/ui/replay/sketch/sketching.svelte';

const PLACES: Places<unknown> = {
  all: () => ['c3', 'd4'],
  name: (_view, _cast, id) => (id === 'gone' ? null : id.toUpperCase()),
  at: () => null,
  spot: () => null,
};

let here: Here;
let led: Led | null;
const TABLE = 'oak-bell-1';
const [MARK, ARROW] = [
  { from: 'c3', to: null },
  { from: 'c3', to: 'd4' },
];

beforeEach(() => {
  localStorage.clear();
  here = {
    seat: null,
    step: 4,
    view: {},
    cast: { you: null, seats: [] },
    places: PLACES as Places,
  };
  led = null;
});

const begun = (
  table: string | null = TABLE,
  linked: ConstructorParameters<typeof Sketching>[1] = null,
) =>
  new Sketching(
    table,
    linked,
    () => here,
    () => led,
  );

describe('somebody who draws', () => {
  it('hears each mark, and takes it away by drawing it again', () => {
    const sketching = begun();
    expect(sketching.draw(ARROW)).toBe('Arrow from C3 to D4.');
    expect(sketching.draw(MARK)).toBe('Mark on C3.');
    expect(sketching.own.marks).toEqual([ARROW, MARK]);
    expect(sketching.draw(ARROW)).toBe('Erased: Arrow from C3 to D4.');
    expect(sketching.own.marks).toEqual([MARK]);
    expect(sketching.draw({ from: 'gone', to: null })).toBeNull();
  });

  it('is stopped at the limit, and told so', () => {
    const sketching = begun();
    for (let at = 0; at < 24; at += 1) sketching.draw({ from: `p${at}`, to: null });
    expect(sketching.draw(MARK)).toMatch(/^24 marks are the most/);
    expect(sketching.own.marks).toHaveLength(24);
  });

  it('keeps what another tab has drawn meanwhile', () => {
    const [one, other] = [begun(), begun()];
    one.draw(ARROW);
    other.stored('rumpus.sound');
    expect(other.own.marks).toEqual([]);
    other.stored(KEPT);
    here = { ...here, step: 5 };
    other.draw(MARK);
    expect([...keptOf(TABLE).keys()]).toEqual(['w.4', 'w.5']);
  });

  it('finds it again on this device, at the same moment of the same view and game', () => {
    begun().draw(ARROW);
    expect(begun().own.marks).toEqual([ARROW]);
    expect(begun('oak-bell-2').own.marks).toEqual([]);
    here = { ...here, seat: 0 };
    expect(begun().own.marks).toEqual([]);
    here = { ...here, seat: null, step: 5 };
    const later = begun();
    expect(later.own.marks).toEqual([]);
    expect([...later.bySteps.keys()]).toEqual([4]);
  });

  it('keeps nothing of a game from a file', () => {
    begun(null).draw(ARROW);
    expect(localStorage).toHaveLength(0);
  });

  it('loses the oldest moments of very many', () => {
    const sketching = begun();
    for (let step = 0; step <= MOST_MOMENTS; step += 1) {
      here = { ...here, step };
      sketching.write('Here');
    }
    expect(sketching.notes.size).toBe(MOST_MOMENTS);
    expect(sketching.bySteps.has(0)).toBe(false);
    expect(keptOf(TABLE).size).toBe(MOST_MOMENTS);
  });

  it('survives what a broken device kept', () => {
    for (const kept of [
      '{',
      '7',
      'null',
      '[null]',
      '[["oak-bell-1",[["w.4",["<b>"],""]]]]',
      '[["oak-bell-1"]]',
    ]) {
      localStorage.setItem('rumpus.sketches', kept);
      const sketching = begun();
      expect(sketching.own.marks).toEqual([]);
      sketching.draw(MARK);
      expect(begun().own.marks).toEqual([MARK]);
    }
  });
});

describe('a sketch from a link', () => {
  const linked = { seat: null, step: 4, sketch: { marks: [ARROW], note: 'Look' } };

  it('shows in place of one’s own, and is kept once it’s changed', () => {
    begun().draw(MARK);
    const sketching = begun(TABLE, linked);
    expect(sketching.spoken(null)).toBe('Look Arrow from C3 to D4.');
    expect(begun().own.marks).toEqual([MARK]);
    sketching.write('Look here');
    expect(begun().own).toEqual({ marks: [ARROW], note: 'Look here' });
  });
});

describe('the leader’s sketch', () => {
  it('shows at their moment only, and only if it can be read', () => {
    const sketching = begun();
    led = { seat: null, step: 4, marks: ['c3.d4'], note: 'See' };
    expect(sketching.spoken('Noor')).toBe('Noor: See Arrow from C3 to D4.');
    led = { seat: null, step: 5, marks: ['c3.d4'], note: '' };
    expect(sketching.theirs.marks).toEqual([]);
    for (const marks of [undefined, 'c3', ['<i>'], ['c3.c3'], [3]]) {
      led = { seat: null, step: 4, marks, note: '' };
      expect(sketching.theirs.marks).toEqual([]);
    }
    expect(sketching.own.marks).toEqual([]);
  });
});

describe('a file of notes', () => {
  it('is opened elsewhere, and only at the same game', () => {
    const sketching = begun();
    sketching.draw(ARROW);
    sketching.write('Why?');
    const file = fileOf('keesdrow', TABLE, sketching.notes);
    localStorage.clear();
    const other = begun();
    const read = opened(file, 'keesdrow', TABLE);
    if ('notes' in read) other.add(read.notes);
    expect(other.own).toEqual({ marks: [ARROW], note: 'Why?' });
    expect(opened(file, 'keesdrow', null)).toEqual(read);
    expect(opened(file, 'keesdrow', 'oak-bell-2')).toEqual({ wrong: 'other_game' });
    expect(opened(file, 'icecool', TABLE)).toEqual({ wrong: 'other_game' });
  });

  it('is taken back if it holds as much as there may be', () => {
    const sketching = begun();
    for (let step = 0; step < MOST_MOMENTS; step += 1) {
      here = { ...here, step };
      for (let at = 10; at < 34; at += 1)
        sketching.draw({ from: `from-place-${at}`.slice(-12), to: `to-a-place${at}` });
      sketching.write('"'.repeat(LONGEST_NOTE / 2) + '👋'.repeat(LONGEST_NOTE / 2));
    }
    const file = fileOf('keesdrow', TABLE, sketching.notes);
    expect(opened(file, 'keesdrow', TABLE)).toEqual({ notes: sketching.notes });
    expect(keptOf(TABLE)).toEqual(sketching.notes);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"notes":1}',
    '{"notes":2,"game":"keesdrow","table":null,"moments":[]}',
    '{"notes":1,"game":"keesdrow","table":null,"moments":[["w.4",["c3"]]]}',
    '{"notes":1,"game":"keesdrow","table":null,"moments":[["w.4",["c3"],7]]}',
    '{"notes":1,"game":"keesdrow","table":null,"moments":[["w.4",[],""]]}',
    '{"notes":1,"game":"keesdrow","table":null,"moments":[["w.4",["c3"],""],["w.4",["d4"],""]]}',
    '{"notes":1,"game":"keesdrow","table":null,"moments":[["__proto__",["c3"],""]]}',
    `{"notes":1,"game":"keesdrow","table":null,"moments":[],"x":"${'x'.repeat(LONGEST_FILE)}"}`,
  ])('is refused if it is %.60s', (file) => {
    expect(opened(file, 'keesdrow', TABLE)).toEqual({ wrong: 'no_notes' });
  });
});
