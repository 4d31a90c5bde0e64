import { describe, expect, it } from 'vitest';
import { draws } from '../../src/games/icecool/play/schools';
import { places as school } from '../../src/games/icecool/replay/places';
import type { School } from '../../src/games/icecool/scene/types';
import { places as tiles } from '../../src/games/keep_your_cool/replay/places';
import { places as cells } from '../../src/games/keesdrow/replay/places';
import { places as cards } from '../../src/games/keyword/replay/places';
import type { Places } from '../../src/lib/places';
import { markOf } from '../../src/ui/replay/sketch/sketch';
import { viewOf as schoolOf, seatOf } from './icecool/fixtures';
import { viewOf as tableOf } from './keep_your_cool/fixtures';
import { viewOf as boardOf } from './keesdrow/fixtures';
import { viewOf as handOf } from './keyword/fixtures';

const cast = { you: null, seats: [{ name: 'Noor' }, { name: 'Ida' }, { name: 'Wren' }] };
const pose = { x: 100, y: 60, z: 0, qw: 1, qx: 0, qy: 0, qz: 0 };
const inSchool = schoolOf({ seats: [seatOf({ pose: pose as never }), seatOf()] });

const GAMES: readonly [string, Places, unknown][] = [
  ['keesdrow', cells as Places, boardOf()],
  ['keyword', cards as Places, handOf()],
  ['keep_your_cool', tiles as Places, tableOf()],
  ['icecool', school as Places, inSchool],
];

describe.each(GAMES)('places of %s', (_, places, view) => {
  it('each have a name, and an id that fits into a link', () => {
    const all = places.all(view as never, cast);
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all).size).toBe(all.length);
    for (const id of all) {
      expect(markOf(id)).toEqual({ from: id, to: null });
      expect(places.name(view as never, cast, id)).toMatch(/\S/);
    }
  });

  it('aren’t there for an id from elsewhere, and aren’t shown on another board', () => {
    for (const id of [
      '',
      'zz99',
      'c0',
      'a99',
      't0',
      't99',
      's9',
      'r9',
      'blue-999',
      'x999y1',
      'x1y999',
      '__proto__',
    ])
      expect(places.name(view as never, cast, id)).toBeNull();
    const empty = document.createElement('div');
    for (const id of places.all(view as never, cast))
      expect(places.spot(empty, view as never, id)).toBeNull();
    expect(places.at(empty, view as never, 5, 5)).toBeNull();
  });
});

describe('the places of Keesdrow', () => {
  it('are named by column, row and letter, where tiles are now', () => {
    expect(cells.name(boardOf(), cast, 'a1')).toBe('A1 (C)');
    expect(cells.name(boardOf({ places: [1, 0, 2, 3] }), cast, 'a1')).toBe('A1 (S)');
    expect(cells.name(boardOf(), cast, 'e1')).toBeNull();
  });
});

describe('the places of ICECOOL 2', () => {
  it('are penguins, rooms, and points of the floor', () => {
    expect(school.name(inSchool, cast, 's0')).toBe('Noor');
    expect(school.name(inSchool, cast, 's1')).toBeNull();
    expect(school.name(inSchool, cast, 'r2')).toBe('Gym');
    expect(school.name(inSchool, cast, 'x100y100')).toBe('a point in the Classroom');
  });

  it('are found on the canvas that draws the school, wherever its camera stands', () => {
    const board = document.createElement('div');
    const canvas = board.appendChild(document.createElement('canvas'));
    const drawn = {
      pick: ({ x, y }: { x: number; y: number }) => ({
        penguin: x < 10 ? 0 : null,
        floor: { x: 2 * x, y: 2 * y },
        room: 0,
      }),
      project: (x: number, y: number) => ({ x: x / 2, y: y / 2 }),
    };
    draws(canvas, drawn as unknown as School);
    expect(school.at(board, inSchool, 5, 5)).toBe('s0');
    expect(school.at(board, inSchool, 50, 20)).toBe('x100y40');
    expect(school.at(board, inSchool, 400, 20)).toBeNull();
    expect(school.spot(board, inSchool, 'x100y40')).toEqual({ x: 50, y: 20, r: 8 });
    expect(school.spot(board, inSchool, 's0')).toMatchObject({ x: 50, y: 30 });
  });
});
