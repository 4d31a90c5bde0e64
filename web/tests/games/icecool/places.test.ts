import { describe, expect, it } from 'vitest';
import { bytesOf, fishOf, penguinsOf, takenIn } from '../../../src/games/icecool/play/showing';
import {
  barredFor,
  bars,
  doorsFor,
  hung,
  mayMove,
  moveFish,
  onesOf,
  pointsOf,
  skates,
  twosOf,
  withTask,
} from '../../../src/games/icecool/preview/cards';
import {
  CLASSROOM,
  doorName,
  doorwayAt,
  intoLines,
  joined,
  KITCHEN,
  lined,
  onLine,
  PLAN,
  roomName,
  roomsOf,
  whereWords,
} from '../../../src/games/icecool/preview/places';
import { type Card, standing } from '../../../src/games/icecool/types';
import { FISH_DOORS, flickedOf, seatOf, TAKEN, viewOf } from './fixtures';
import vectors from './vectors.json';

const HALL = PLAN.rooms.findIndex((room) => room.name === 'Hall');
const GYM = PLAN.rooms.findIndex((room) => room.name === 'Gym');

describe('places', () => {
  it('the Classroom is box 1 and the Kitchen box 2', () => {
    expect(roomName(CLASSROOM)).toBe('the Classroom');
    expect(roomName(KITCHEN)).toBe('the Kitchen');
    expect(roomName(null)).toBe('the yard');
  });

  it('a door has the names of both its rooms', () => {
    expect(FISH_DOORS.map((door) => doorName(door))).toEqual([
      'Library and Kitchen',
      'Classroom and Gym',
      'Gym and Hall',
    ]);
    expect(joined(5)).toEqual([GYM, HALL]);
  });

  it('a penguin in a doorway is in both rooms, and one that is not in yet in the Classroom', () => {
    expect(doorwayAt({ x: 280, y: 155 })).toBe(5);
    expect(doorwayAt({ x: 280, y: 120 })).toBeNull();
    expect(doorwayAt({ x: 330, y: 155 })).toBeNull();
    expect(roomsOf({ x: 280, y: 155 })).toEqual([GYM, HALL]);
    expect(roomsOf({ x: 280, y: 120 })).toEqual([GYM]);
    expect(roomsOf(null)).toEqual([CLASSROOM]);
    expect(roomsOf({ x: -80, y: 0 })).toEqual([]);
  });

  it('a penguin is in the door and in the rooms where the server says it is', () => {
    expect(vectors.filter(({ door }) => door !== null).length).toBeGreaterThan(60);
    const wrong = vectors.filter(
      ({ door, pose, rooms }) => doorwayAt(pose) !== door || roomsOf(pose).join() !== rooms.join(),
    );
    expect(wrong).toEqual([]);
  });

  it('tells in words where somebody is', () => {
    expect(whereWords(null)).toBe('not in yet');
    expect(whereWords({ x: 380, y: 80 })).toBe('in the Gym');
    expect(whereWords({ x: 280, y: 155 })).toBe('in the doorway between the Gym and the Hall');
    expect(whereWords({ x: -80, y: 0 })).toBe('in the yard');
  });

  it('the orange line lies 52 mm within the middle of the walls', () => {
    expect(lined(KITCHEN)).toEqual({ left: 412, bottom: 212, right: 508, top: 428 });
    expect(intoLines(KITCHEN, { x: 0, y: 0 })).toEqual({ x: 412, y: 212 });
    expect(intoLines(KITCHEN, { x: 430, y: 300 })).toEqual({ x: 430, y: 300 });
  });

  it('the closest point of the line is straight from the wall, and sideways from within', () => {
    expect(onLine(KITCHEN, { x: 380, y: 300 })).toEqual({ x: 412, y: 300 });
    expect(onLine(KITCHEN, { x: 370, y: 170 })).toEqual({ x: 412, y: 212 });
    expect(onLine(KITCHEN, { x: 430, y: 210 })).toEqual({ x: 430, y: 212 });
  });
});

const card = (id: number, worth: number, task: Card['task'] = null): Card => ({ id, worth, task });

describe('cards', () => {
  const hand = [
    card(1, 1, 'jump'),
    card(2, 1, 'doors'),
    card(3, 2),
    card(4, 1, 'doors'),
    card(5, 1),
    card(6, 3),
  ];

  it('a 1 without a task is a stand-in and can do nothing', () => {
    expect(onesOf(hand).map((one) => one.id)).toEqual([1, 2, 4]);
    expect(twosOf(hand).map((two) => two.id)).toEqual([3]);
    expect(withTask(hand, 'doors').map((one) => one.id)).toEqual([2, 4]);
    expect(pointsOf(hand)).toBe(9);
  });

  it('skates are the two 1s whose task is held most often', () => {
    expect(skates(hand)?.map((one) => one.id)).toEqual([2, 4]);
    expect(skates([card(1, 1, 'jump'), card(5, 1)])).toBeNull();
  });

  it('a fish may go to no door of a room where its penguin is, and to no door that has one of its colour', () => {
    const view = viewOf();
    expect(hung(view)).toHaveLength(6);
    // Seat 0 stands in the Gym: doors 2, 3 and 5 lead there, and 1 has its fish.
    expect(doorsFor(view, { colour: 0, door: 1 })).toEqual([0, 4, 6]);
    // Seat 1 is not in yet, which counts as the Classroom: doors 0, 3 and 4.
    expect(doorsFor(view, { colour: 1, door: 1 })).toEqual([2, 6]);
    expect(moveFish({ colour: 1, door: 1 }, 6)).toEqual({
      type: 'move_fish',
      colour: 1,
      out_of: 1,
      to: 6,
    });
  });

  it('what forbids a door to a fish: another of its colour, or the room where its penguin is', () => {
    const view = viewOf();
    expect(barredFor(view, { colour: 0, door: 1 })).toEqual([2, 3, 5]);
    expect(bars(view, 0, 2)).toEqual({ room: 2 });
    expect(bars(view, 0, 3)).toBe('fish');
    expect(bars(view, 0, 4)).toBeNull();
    expect(barredFor(view, { colour: 1, door: 1 })).toEqual([0, 3, 4, 5]);
    expect(bars(view, 1, 4)).toEqual({ room: CLASSROOM });
  });

  it('moving a fish takes two 2s, and a penguin that did not leave the school', () => {
    const view = viewOf({ hand: [card(1, 2), card(2, 2)] });
    expect(mayMove(view)).toBe(true);
    expect(mayMove({ ...view, outside: true })).toBe(false);
    expect(mayMove({ ...view, hand: [card(1, 2), card(2, 3)] })).toBe(false);
    expect(mayMove({ ...view, rules: { ...view.rules, scoring: 'tournament' } })).toBe(false);
  });
});

describe('what the school shows', () => {
  it('who was caught has no ID card round the neck, and the Catcher has a sash', () => {
    const view = viewOf({ seats: [seatOf({ caught: 1 }), seatOf(), seatOf({ role: 'catcher' })] });
    expect(penguinsOf(view).map(({ look }) => [look.catcher, look.id])).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ]);
  });

  it('a penguin that is being placed stands where it would be put', () => {
    const pose = standing(420, 220);
    const view = viewOf({ turn: 2 });
    expect(penguinsOf(view, pose)[2]?.pose).toEqual(pose);
    expect(penguinsOf(view, pose)[0]?.pose).toEqual(view.seats[0]?.pose);
  });

  it('fish hang by door, in the order of seats', () => {
    const view = viewOf({ seats: [seatOf({ fish: [5] }), seatOf({ fish: [3, 5] })] });
    expect(fishOf(view)).toEqual([
      { door: 3, seats: [1] },
      { door: 5, seats: [0, 1] },
    ]);
  });

  it('a fish swims at the moment of the passage that took it', () => {
    expect(takenIn(flickedOf(), TAKEN)).toEqual([{ at: 300, door: 5, seat: 0, penguin: 0 }]);
    expect(takenIn(flickedOf(), [])).toEqual([]);
  });

  it('the track comes as base64', () => {
    expect([...bytesOf(btoa('AB\u00ff'))]).toEqual([65, 66, 255]);
  });
});
